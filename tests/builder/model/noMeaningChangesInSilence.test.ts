import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { type StepName, stepNameSchema } from '#schemas/stepName.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import {
  isRequired,
  isSectionShown,
  isShown,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { knockOutsIn } from '#src/assessment/engine/scoring/knockOuts.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import {
  type MeaningChange,
  meaningChanges,
  meaningChangeWords,
} from '#src/builder/model/words/meaningWords.ts'
import { isSetBy } from '#src/builder/model/words/settingSteps.ts'
import {
  anAssessment,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { editsOfParts, editsOfSteps, scoredQuestion } from '#tests/builder/model/everyStep.ts'

const XYZ = ['x', 'y', 'z']

/** A question of each kind, a condition with its answer, and answers. */
const kinds: { readonly [K in QuestionKind]: readonly [Question, Condition, readonly Answer[]] } = {
  singleChoice: [
    singleChoice('a', XYZ),
    when('a', { op: 'isOneOf', values: ['x', 'y'] }),
    XYZ.map((option) => ({ option })),
  ],
  multipleChoice: [
    multipleChoice('a', XYZ),
    when('a', { op: 'is', value: ['x', 'y'] }),
    [['x'], ['y'], ['z'], ['x', 'y'], ['x', 'z'], ['y', 'z'], XYZ].map((options) => ({ options })),
  ],
  shortText: [
    shortText('a'),
    when('a', { op: 'isOneOf', values: ['x', 'xyz'] }),
    ['x', 'xyz', 'X', 'other'],
  ],
  longText: [longText('a'), when('a', { op: 'isNotBlank' }), ['x', 'a longer text']],
  number: [number('a'), when('a', { op: 'atLeast', value: 3 }), [0, 1, 2, 3, 4, 5, 9]],
  date: [
    date('a'),
    when('a', { op: 'after', value: '2024-02-29' }),
    ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'],
  ],
  rating: [rating('a'), when('a', { op: 'atLeast', value: 3 }), [1, 2, 3, 4, 5]],
  ranking: [
    ranking('a', XYZ),
    when('a', { op: 'is', value: ['y', 'x', 'z'] }),
    [
      ['x', 'y', 'z'],
      ['y', 'x', 'z'],
      ['z', 'y', 'x'],
    ],
  ],
  matrix: [
    matrix('a', ['r', 's'], XYZ),
    {
      kind: 'compare',
      of: { question: 'a', row: 'r' },
      test: { op: 'is', value: 'x' },
    },
    [
      { r: ['x'], s: ['x'] },
      { r: ['y'], s: ['x'] },
      { r: ['x'], s: ['y'] },
    ],
  ],
  file: [file('a', { maxFiles: 3 }), when('a', { op: 'isNotBlank' }), [{ files: ['f1'] }]],
  code: [code('a'), when('a', { op: 'isNotBlank' }), ['let a', 'let abc']],
  signature: [signature('a'), when('a', { op: 'isNotBlank' }), [{ typed: 'Ada' }]],
  consent: [consent('a'), when('a', { op: 'is', value: true }), [true]],
  statement: [statement('a'), when('first', { op: 'atLeast', value: 1 }), []],
}

function assessmentWith(question: Question, condition: Condition): Definition {
  const onFirst = when('first', { op: 'atLeast', value: 1 })
  return anAssessment(
    section('s1', number('first'), { ...scoredQuestion(question), showIf: onFirst }),
    section('s2', { showIf: condition }, statement('note')),
    section('s3', number('then', { showIf: condition }), number('last', { requiredIf: condition })),
  )
}

/** What is said of a change, by what changed. */
type Aspect = 'key' | 'knockOut' | 'condition' | 'requirement'
const ASPECTS: { readonly [C in MeaningChange['of']]: Aspect } = {
  key: 'key',
  reach: 'key',
  scale: 'key',
  points: 'key',
  knockOut: 'knockOut',
  knockOutScale: 'knockOut',
  condition: 'condition',
  conditionScale: 'condition',
  expression: 'condition',
  requirement: 'requirement',
}

/** What the answers mean, read from the engine itself; null for an answer that is not allowed. */
function meaningsOf(definition: Definition, answers: readonly Answer[]) {
  const question = findQuestion(definition, 'a')?.question
  const prepared = question && prepareQuestion(question)
  return answers.map((answer) => {
    if (prepared?.brokenRule(answer) || (prepared && prepared.value(answer) === null)) return null
    const evaluation = evaluate(definition, { first: 1, a: answer })
    const isAsked = question !== undefined && isShown(evaluation, 'a')
    const has = (id: string) => findQuestion(definition, id) !== null
    const score = question && scoreAnswers(definition, { first: 1, a: answer }, { seed: 0 })
    const of = score?.questions.find((each) => each.questionId === 'a')
    return {
      key: of && isAsked ? `${of.points} ${of.most}` : null,
      knockOut: isAsked ? knockOutsIn(evaluation).includes('a') : null,
      condition: [
        question ? isShown(evaluation, 'a') : null,
        has('then') ? isShown(evaluation, 'then') : null,
        has('last') ? isRequired(evaluation, 'last') : null,
        definition.sections.some(({ id }) => id === 's2') ? isSectionShown(evaluation, 's2') : null,
      ],
    }
  })
}

type Meaning = ReturnType<typeof meaningsOf>[number]

/** What differs for an answer that both allow. What only one of them has is left out. */
function differing(before: Definition, after: Definition, answers: readonly Answer[]): Set<Aspect> {
  const [was, is] = [meaningsOf(before, answers), meaningsOf(after, answers)]
  const found = new Set<Aspect>()
  for (const [at, old] of was.entries()) {
    const now = is[at]
    if (!old || !now) continue
    if (old.key !== now.key && now.key !== null) found.add('key')
    if (old.knockOut !== now.knockOut && now.knockOut !== null) found.add('knockOut')
    const isOther = old.condition.some((each, place) => {
      const other = now.condition[place]
      return each !== other && each !== null && other !== null
    })
    if (isOther) found.add('condition')
  }
  const question = findQuestion(after, 'a')?.question
  const isScored = question !== undefined && 'key' in question
  // A correct answer that is no longer allowed, or is again.
  const isCorrect = (each: Meaning) => each !== null && each.key !== null && each.key !== '0 4'
  const isCut = was.some((each, at) => {
    const now = is[at] ?? null
    return (each === null) !== (now === null) && (isCorrect(each) || isCorrect(now))
  })
  if (isScored && isCut) found.add('key')
  const [scale, newScale] = [before, after].map((each) => scaleIn(each))
  if (scale && newScale && JSON.stringify(scale) !== JSON.stringify(newScale))
    found.add('condition')
  const [required, isStill] = [before, after].map((each) => requiredIn(each))
  if (required !== undefined && isStill !== undefined && required !== isStill)
    found.add('requirement')
  return found
}

function scaleIn(definition: Definition) {
  const question = findQuestion(definition, 'a')?.question
  if (question?.kind === 'number') return [question.unit]
  if (question?.kind !== 'rating') return null
  return [question.lowest, question.highest, question.lowLabel, question.highLabel]
}

function requiredIn(definition: Definition): boolean | undefined {
  const question = findQuestion(definition, 'a')?.question
  return question && question.kind !== 'statement' && question.required
}

const steps: readonly (readonly [StepName, readonly ((d: Definition) => Definition)[]])[] = [
  ...Object.entries(editsOfSteps).map(([name, edits]) => [name as StepName, edits] as const),
  // Several questions take the step together.
  ...Object.entries(editsOfSteps).flatMap(([step, edits]) => {
    const name = stepNameSchema.safeParse({ key: 'questions', step, count: 1 })
    return name.success ? [[name.data, edits] as const] : []
  }),
  ...editsOfParts,
]

/** Old and new, or what became of it. */
const SAID = / → |no longer allowed|allowed again|removed: |changed: |places: /

test.each(Object.entries(kinds))(
  'E11 to E18: no step changes what an answer of %s means in silence',
  (_, [question, condition, answers]) => {
    const before = assessmentWith(question, condition)
    const silent: unknown[] = []
    for (const [name, edits] of steps) {
      for (const [at, edit] of edits.entries()) {
        const after = edit(before)
        const changes = meaningChanges(before, after)
        const said = new Set(changes.map(({ of }) => ASPECTS[of]))
        for (const aspect of differing(before, after, answers)) {
          if (!said.has(aspect)) silent.push([name, at, aspect])
        }
        const isPurpose = changes.every((change) => isSetBy(name, change))
        const words = meaningChangeWords(changes, { before, after }, null)
        if (!isPurpose && !SAID.test(words)) silent.push([name, at, words])
      }
    }
    expect(silent).toEqual([])
  },
)
