import type { DefinitionChange } from '#src/engine/editing/comparing.ts'
import { listText } from '#src/wording/candidate/formats.ts'

import { staffWords } from './staffWords.ts'

/** One line of the publish dialog: "Changed question “Role”: options and answer key". */
export function changeWords(change: DefinitionChange): string {
  const { changes } = staffWords
  const what = change.of === 'settings' ? changes.settings : changes[change.of](change.name)
  const said = `${changes.verbs[change.change]} ${what}`
  return 'fields' in change ? `${said}: ${fieldsText(change.fields)}` : said
}

/** Several properties may go by one word. */
function fieldsText(fields: readonly string[]): string {
  const { changes } = staffWords
  const names = fields.map((field) => changes.fields[field] ?? changes.otherField)
  return listText([...new Set(names)], 'and')
}
