import type { DefinitionChange } from '#src/assessment/engine/editing/comparing.ts'
import { propertiesText } from '#src/staff/words/propertiesText.ts'

/**
 * One line of the publish dialog: "Changed question 2, “Role”: options and correct answer".
 * `numberById`: of the questions in the draft; several may read alike.
 */
export function changeWords(
  change: DefinitionChange,
  numberById: ReadonlyMap<string, number>,
): string {
  if (change.of === 'textRules') return textRulesWords(change.questions)
  const said = `${verbs[change.change]} ${subjectOf(change, numberById)}`
  return 'fields' in change ? `${said}: ${propertiesText(change.fields)}` : said
}

/** Why a short answer may now mean something else, though nobody edited its question. */
function textRulesWords(questions: number): string {
  const where = questions === 1 ? '1 question' : `${questions} questions`
  return `Changed how short answers are compared in ${where}: how quotes, dashes and spaces were typed no longer matters`
}

function subjectOf(
  change: Exclude<DefinitionChange, { of: 'textRules' }>,
  numberById: ReadonlyMap<string, number>,
): string {
  switch (change.of) {
    case 'settings':
      return 'the settings of the assessment'
    case 'section':
      return change.name === '' ? 'a section without a title' : `section “${change.name}”`
    case 'calculated':
      return change.name === ''
        ? 'a calculated value without a name'
        : `the calculated value “${change.name}”`
    case 'question': {
      const number = numberById.get(change.id)
      if (number === undefined) {
        return change.name === '' ? 'a question without text' : `question “${change.name}”`
      }
      return change.name === '' ? `question ${number}` : `question ${number}, “${change.name}”`
    }
  }
}

type Verb = DefinitionChange['change']

const verbs: { readonly [V in Verb]: string } = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
}
