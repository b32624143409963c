import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { operandsBefore } from '#src/assessment/engine/conditions/comparisons.ts'
import { mapQuestions } from '#src/assessment/engine/editing/definition.ts'
import {
  MADE_SELF_IDENTIFICATION,
  isSelfIdentification,
} from '#src/assessment/engine/selfIdentification.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import {
  isRequired,
  isShown,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { quotedIn } from '#src/assessment/engine/evaluation/quotes.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { forCandidates } from '#src/assessment/engine/forCandidates/forCandidates.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { isKeyCorrectable } from '#src/builder/model/correctedKeys.ts'
import { withheldAttempt } from '#src/review/model/withholding.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { answerableIn } from '#src/assessment/engine/statistics/submissions.ts'
import { anyAnswers } from '#tests/support/arbitrary/arbitraries.ts'
import { anyWholeDefinition } from '#tests/support/arbitrary/arbitraryCalculations.ts'
import {
  anAssessment,
  number,
  quoting,
  singleChoice,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

const SEED = { seed: 1 }
const asked = { selfIdentification: true } as const
const gender = singleChoice('gender', ['woman', 'man'], asked)

/** With everything that would use the answer of another question. */
const used = withCalculated(
  anAssessment(
    singleChoice('gender', ['woman', 'man'], {
      ...asked,
      required: true,
      key: { options: ['woman'] },
      points: 3,
      knockOut: { op: 'is', value: 'man' },
    }),
    number('then', { showIf: when('gender', { op: 'is', value: 'woman' }) }),
    number('blank', { showIf: when('gender', { op: 'isBlank' }) }),
    number('quoted', { prompt: quoting('gender') }),
  ),
  { said: 'gender & "!"' },
)

/** All but what became of self-identification itself. */
function outcomeOf(definition: Definition, answers: Answers): unknown {
  const evaluation = startEvaluation(compile(definition), answers, SEED)
  const others = questionsOf(definition).filter((each) => !isSelfIdentification(each))
  return {
    each: others.map(({ id }) => [
      isShown(evaluation, id),
      isRequired(evaluation, id),
      violationOf(evaluation, id),
    ]),
    shownSections: [...evaluation.shownSections],
    calculated: evaluation.calculated,
    score: scoreAnswers(definition, answers, SEED),
    read: readAnswers(definition, answers, [], SEED),
    quoted: questionsOf(definition).map(({ id }) =>
      isSelfIdentification(questionById(definition, id)) ? null : quotedIn(evaluation, id),
    ),
  }
}

function questionById(definition: Definition, id: string): Question {
  return questionsOf(definition).find((each) => each.id === id)!
}

test('G1, G2: whatever else there is comes out the same with and without the answer', () => {
  fc.assert(
    fc.property(anyWholeDefinition, anyAnswers, (start, answers) => {
      const definition = mapQuestions(start, (question) =>
        question.kind === 'singleChoice' ? { ...question, ...asked } : question,
      )
      const without = Object.fromEntries(
        Object.entries(answers).filter(
          ([id]) =>
            !questionsOf(definition).some((each) => each.id === id && isSelfIdentification(each)),
        ),
      )
      expect(outcomeOf(definition, answers)).toEqual(outcomeOf(definition, without))
      const withheld = withheldAttempt({ versionId: 'v', answers }, [{ id: 'v', definition }])
      expect(withheld.answers).toEqual(without)
    }),
    fewRuns,
  )
})

test('G1: it is never required, and nothing can be earned, compared, inserted or calculated', () => {
  const answers = { gender: { option: 'woman' } }
  const evaluation = startEvaluation(compile(used), answers, SEED)
  expect(isRequired(evaluation, 'gender')).toBe(false)
  expect(['then', 'blank'].map((id) => isShown(evaluation, id))).toEqual([false, true])
  expect(quotedIn(evaluation, 'gender')).toBeNull()
  expect(evaluation.calculated).toEqual([null])
  expect(scoreAnswers(used, { gender: { option: 'man' } }, SEED)).toMatchObject({
    points: 0,
    most: 0,
    toBeMarked: 0,
    knockOuts: [],
  })
  expect(isKeyCorrectable(questionById(used, 'gender'))).toBe(false)
  expect(operandsBefore(used, { questionId: 'quoted' }).map(({ question }) => question.id)).toEqual(
    ['then', 'blank'],
  )
})

test('G1: an option that is not offered is refused as in any choice', () => {
  const evaluation = startEvaluation(
    compile(anAssessment(gender)),
    { gender: { option: 'x' } },
    SEED,
  )
  expect(violationOf(evaluation, 'gender')).toMatchObject({ rule: 'unknownOption' })
})

test('G1: marking a question changes at once what depends on it', () => {
  const plain = anAssessment(
    singleChoice('gender', ['woman', 'man'], { required: true }),
    number('then', { showIf: when('gender', { op: 'is', value: 'woman' }) }),
  )
  const marked = updateQuestion(plain, 'gender', asked)
  const compiled = compileEdited(marked, compile(plain))
  const evaluation = startEvaluation(compiled, { gender: { option: 'woman' } }, SEED)
  expect(isShown(evaluation, 'then')).toBe(false)
  expect(isRequired(evaluation, 'gender')).toBe(false)
})

test('G1, N2: candidates are told of it', () => {
  expect(questionsOf(forCandidates(used))[0]).toMatchObject(asked)
})

test('G2: a shown one is withheld, answered or not, and nothing says that its answer was dropped', () => {
  const definition = anAssessment(
    number('years'),
    singleChoice('gender', ['woman', 'man'], {
      ...asked,
      showIf: when('years', { op: 'atLeast', value: 3 }),
    }),
  )
  const read = (answers: Answers, dropped: string[] = []) =>
    readAnswers(definition, answers, dropped, SEED)[0]?.questions[1]
  for (const answers of [{ years: 4 }, { years: 4, gender: { option: 'woman' } }]) {
    expect(read(answers)).toMatchObject({ status: 'withheld', number: 2 })
    expect(read(answers)).not.toHaveProperty('answer')
  }
  expect(read({ years: 1 }, ['gender'])).toMatchObject({ status: 'notShown', dropped: false })
})

test('G2: answers are left out of an attempt by the version it answers', () => {
  const definition = anAssessment(gender, singleChoice('city'))
  const attempt = {
    versionId: 'v1',
    answers: {
      gender: { option: 'woman' },
      city: { option: 'yes' },
      years: 3,
      several: { options: ['a'] },
    },
    dropped: ['gender'],
  }
  const { answers } = withheldAttempt(attempt, [{ id: 'v1', definition }])
  expect(Object.keys(answers)).toEqual(['city', 'years', 'several'])
  expect(withheldAttempt(attempt, [{ id: 'v1', definition }]).dropped).toEqual([])
  const plain = anAssessment(singleChoice('gender'))
  expect(withheldAttempt(attempt, [{ id: 'v1', definition: plain }])).toBe(attempt)
  // Without its version, any single choice may be one.
  const unknown = withheldAttempt(attempt, [{ id: 'v2', definition }])
  expect(Object.keys(unknown.answers)).toEqual(['years', 'several'])
})

test('G2: the lengths of what was pasted into it are left out too', () => {
  const definition = anAssessment(gender, singleChoice('city'))
  const at = '2026-02-03T10:00:00.000Z'
  const pasted = (questionId: string) => ({ kind: 'pasted', at, questionId, length: 9 }) as const
  const hidden = { kind: 'hidden', at, ms: 5 } as const
  const attempt = {
    versionId: 'v1',
    answers: { gender: { other: 'Something' } },
    activity: { pages: [], events: [pasted('gender'), hidden, pasted('city')] },
  }
  const { activity } = withheldAttempt(attempt, [{ id: 'v1', definition }])
  expect(activity?.events).toEqual([hidden, pasted('city')])
  expect(withheldAttempt(attempt, []).activity?.events).toEqual([hidden, pasted('city')])
})

test('G2: it has no statistics', () => {
  const compiled = compile(anAssessment(gender, number('years')))
  expect(answerableIn(compiled).map(({ id }) => id)).toEqual(['years'])
})

test('G3: what counts for nothing is a problem, and its fix removes all of it', () => {
  const definition = anAssessment(
    singleChoice('gender', ['woman', 'man'], {
      ...asked,
      requiredIf: when('gender', { op: 'isBlank' }),
      optionPoints: { byOption: { woman: 1 }, floor: 0 },
      rubric: { levels: [] },
    }),
  )
  const [finding, ...others] = checkReadiness(definition).filter(
    ({ kind }) => kind === 'selfIdentificationCounts',
  )
  expect(others).toEqual([])
  expect(finding?.grade).toBe('problem')
  const fixed = fixFinding(definition, finding!)!
  expect(questionsOf(fixed)).toEqual([gender])
  expect(proveReadiness(fixed).findings).toEqual([])
  const whole = updateQuestion(used, 'gender', MADE_SELF_IDENTIFICATION)
  expect(questionsOf(whole)[0]).toEqual(gender)
})

test('G3: using its answer is a problem in a condition, a text and an expression', () => {
  const found = checkReadiness(used).map(({ kind, place }) => `${kind} ${place.field}`)
  expect(found).toEqual([
    'expressionBroken expression',
    'selfIdentificationCounts selfIdentification',
    'selfIdentificationUsed showIf',
    'selfIdentificationUsed showIf',
    'selfIdentificationUsed prompt',
  ])
  const finding = checkReadiness(used).find(({ place }) => place.field === 'showIf')
  const fixed = fixFinding(used, finding!)!
  expect(questionById(fixed, 'then')).not.toHaveProperty('showIf')
})
