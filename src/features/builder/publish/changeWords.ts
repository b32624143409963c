import type { DefinitionChange } from '#src/engine/editing/comparing.ts'
import { listText } from '#src/wording/candidate/formats.ts'

/** One line of the publish dialog: "Changed question “Role”: options and correct answer". */
export function changeWords(change: DefinitionChange): string {
  const said = `${verbs[change.change]} ${subjectOf(change)}`
  return 'fields' in change ? `${said}: ${fieldsText(change.fields)}` : said
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

/** Several properties may share a label. */
function fieldsText(changed: readonly string[]): string {
  const names = changed.map((field) => fields[field] ?? 'details')
  return listText([...new Set(names)], 'and')
}

type Verb = DefinitionChange['change']

const verbs: { readonly [V in Verb]: string } = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
}

/** Properties as named in the builder; any other is "details". */
const fields: Readonly<Record<string, string>> = {
  title: 'title',
  introduction: 'introduction',
  layout: 'pages',
  passMark: 'pass mark',
  bands: 'score bands',
  prompt: 'text',
  help: 'help',
  explanation: 'explanation',
  code: 'code',
  kind: 'kind',
  picture: 'picture',
  showIf: 'when it is shown',
  required: 'whether it is required',
  requiredIf: 'when it is required',
  errorText: 'error message',
  options: 'options',
  other: 'the “Other” option',
  rows: 'rows',
  several: 'answers per row',
  label: 'checkbox label',
  language: 'programming language',
  look: 'how the scale is shown',
  lowLabel: 'labels of the scale',
  highLabel: 'labels of the scale',
  display: 'how options are shown',
  shuffle: 'order',
  draw: 'how many are picked',
  name: 'name',
  expression: 'expression',
  key: 'correct answer',
  points: 'points',
  optionPoints: 'points for options',
  knockOut: 'knock-out',
  rubric: 'rubric',
  format: 'format',
  pattern: 'pattern',
  min: 'limits',
  lowest: 'limits',
  highest: 'limits',
  max: 'limits',
  step: 'limits',
  minLength: 'limits',
  maxLength: 'limits',
  minChoices: 'limits',
  maxChoices: 'limits',
  minFiles: 'limits',
  maxFiles: 'limits',
  maxSize: 'limits',
  accept: 'file types',
  unit: 'unit',
  timeLimit: 'time limit',
}
