import type { DefinitionChange } from '#src/assessment/engine/editing/comparing.ts'
import { propertiesText } from '#src/staff/words/propertiesText.ts'

/** One line of the publish dialog: "Changed question “Role”: options and correct answer". */
export function changeWords(change: DefinitionChange): string {
  const said = `${verbs[change.change]} ${subjectOf(change)}`
  return 'fields' in change ? `${said}: ${propertiesText(change.fields)}` : said
}

function subjectOf(change: DefinitionChange): string {
  switch (change.of) {
    case 'settings':
      return 'the settings of the assessment'
    case 'section':
      return change.name === '' ? 'a section without a title' : `section “${change.name}”`
    case 'calculated':
      return change.name === ''
        ? 'a calculated value without a name'
        : `the calculated value “${change.name}”`
    case 'question':
      return change.name === '' ? 'a question without text' : `question “${change.name}”`
  }
}

type Verb = DefinitionChange['change']

const verbs: { readonly [V in Verb]: string } = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
}
