import { expect, test } from 'vitest'

import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { removeOption, updateOption } from '#src/assessment/engine/editing/options.ts'
import { moveQuestion, updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeReferences } from '#src/assessment/engine/editing/references.ts'
import { updateSection } from '#src/assessment/engine/editing/sections.ts'
import { meaningChanges, meaningChangeWords } from '#src/builder/model/words/meaningWords.ts'
import { isSetBy } from '#src/builder/model/words/settingSteps.ts'
import {
  anAssessment,
  countingMint,
  multipleChoice,
  number,
  rating,
  section,
  singleChoice,
  statement,
  text,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'

const skill = rating('skill')
const tool = singleChoice('tool', ['Git', 'Make'], { required: true })
const draft = withCalculated(
  anAssessment(
    section('s1', { title: 'One' }, skill, tool),
    section(
      's2',
      { showIf: when('tool', { op: 'isOneOf', values: ['Git', 'Make'] }) },
      number('years', { showIf: when('skill', { op: 'atLeast', value: 4 }) }),
      number('more', { requiredIf: when('tool', { op: 'is', value: 'Git' }) }),
    ),
  ),
  { fit: 'skill * 2' },
)

function said(edit: (d: Definition) => Definition, before = draft, open: string | null = null) {
  const after = edit(before)
  return meaningChangeWords(meaningChanges(before, after), { before, after }, open)
}

test('E16: another scale is said wherever a number of it is compared or calculated with', () => {
  expect(said((d) => updateQuestion(d, 'skill', { highest: 10 }))).toBe(
    'Question 3. Shown only if: “What about skill?” is at least 4, of 1 to 5 → “What about skill?” is at least 4, of 1 to 10. ' +
      'Calculated value “fit”. Uses “What about skill?”, of 1 to 5 → “What about skill?”, of 1 to 10',
  )
})

test('E17: what a deleted option, another order or a limit makes of a condition is said', () => {
  const withoutMake = (d: Definition) => removeOption(d, 'tool', 'Make')
  expect(said(withoutMake)).toBe(
    'Section 2. Shown only if “What about tool?” is one of Git or a deleted option: true for some answers → true for fewer answers',
  )
  const part = { questionId: 'tool', partId: 'Make' }
  expect(said((d) => withoutMake(removeReferences(d, part)))).toBe(
    'Section 2. Shown only if: “What about tool?” is one of Git or Make → “What about tool?” is one of Git',
  )
  const git = { questionId: 'tool', partId: 'Git' }
  expect(said((d) => removeOption(removeReferences(d, git), 'tool', 'Git'))).toBe(
    'Section 2. Shown only if: “What about tool?” is one of Git or Make → “What about tool?” is one of Make. ' +
      'Question 4. Required only if: “What about tool?” is Git → no condition',
  )
  expect(said((d) => moveQuestion(d, 'skill', 's2', 1))).toBe(
    'Question 2. Shown only if “What about skill?” is at least 4: true for some answers → has no answer to use',
  )
  expect(said((d) => updateSection(d, 's1', { shuffle: true }))).toBe('')
  expect(said((d) => updateOption(d, 'tool', 'Git', { label: text('SVN') }))).toBe('')
})

type Deleting = [
  name: string,
  test: Predicate,
  choice: typeof multipleChoice | typeof singleChoice,
  truth: string,
]
const deleting: Deleting[] = [
  ['is not', { op: 'isNot', value: 'Make' }, singleChoice, 'every answer'],
  ['is not, of a set', { op: 'isNot', value: ['Git', 'Make'] }, multipleChoice, 'every answer'],
  ['is, of a set', { op: 'is', value: ['Git', 'Make'] }, multipleChoice, 'no answer'],
  ['includes', { op: 'includes', value: 'Make' }, multipleChoice, 'no answer'],
]

test.each(deleting)('E17: what a deleted option leaves of %s', (_, compared, choice, truth) => {
  const shown = statement('b', { showIf: when('a', compared) })
  const before = anAssessment(choice('a', ['Git', 'Make', 'Bash']), shown)
  expect(said((d) => removeOption(d, 'a', 'Make'), before)).toContain(
    `: true for some answers → true for ${truth}`,
  )
})

test('E18: a requirement that ends with another kind is said, unless the question has no text', () => {
  const toStatement = (d: Definition) => changeKind(d, 'tool', 'statement', countingMint())
  const before = anAssessment(tool)
  expect(said(toStatement, before, 'tool')).toBe('Required: yes → no')
  expect(said(toStatement, before)).toBe('Statement. Required: yes → no')
  const unwritten = anAssessment({ ...tool, prompt: text('') }, statement('b'))
  expect(said(toStatement, unwritten)).toBe('')
})

test('many places are only named, and what a step sets itself is not said', () => {
  const after = updateQuestion(draft, 'skill', {
    highest: 10,
    points: 1,
    key: { value: 4, tolerance: 0 },
  })
  const changes = meaningChanges(draft, after)
  expect(meaningChangeWords(changes, { before: draft, after }, null)).toBe(
    'Changed the meaning in 3 places: Question 1, Question 3, and Calculated value “fit”',
  )
  const key = changes.find(({ of }) => of === 'key')!
  expect(isSetBy('changeCorrectAnswer', key)).toBe(true)
  expect(isSetBy('changeAcceptedText', key)).toBe(false)
  expect(isSetBy('changeHighestStep', key)).toBe(false)
})
