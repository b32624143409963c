import type { DefinitionChange } from '#src/assessment/engine/editing/comparing.ts'
import { listText, pluralsIn } from '#src/assessment/words/values/formats.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')

/** "2 questions and the settings changed; 1 section added" (rule VE4); empty without any change. */
export function changeSummary(
  changes: readonly DefinitionChange[],
  isCompanyChanged = false,
): string {
  const parts = VERBS.flatMap((verb) => {
    const subjects = subjectsOf(changes.filter(({ change }) => change === verb))
    if (verb === 'changed' && isCompanyChanged) subjects.push('the company on candidates’ pages')
    return subjects.length === 0 ? [] : `${listText(subjects, 'and')} ${verb}`
  })
  const line = parts.join('; ')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`
}

const VERBS = ['changed', 'added', 'removed', 'moved'] as const

function subjectsOf(changes: readonly DefinitionChange[]): string[] {
  const countOf = (of: DefinitionChange['of']) => changes.filter((each) => each.of === of).length
  const sections = countOf('section')
  const questions = countOf('question')
  const values = countOf('calculated')
  return [
    ...(sections > 0 ? [counted(sections, { one: 'section', other: 'sections' })] : []),
    ...(questions > 0 ? [counted(questions, { one: 'question', other: 'questions' })] : []),
    ...(values > 0
      ? [counted(values, { one: 'calculated value', other: 'calculated values' })]
      : []),
    ...(countOf('settings') > 0 ? ['the settings'] : []),
    ...(countOf('textRules') > 0 ? ['how short answers are compared'] : []),
  ]
}
