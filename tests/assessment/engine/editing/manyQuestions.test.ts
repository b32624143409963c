import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Definition, definitionSchema } from '#schemas/definition.ts'
import {
  changeTagsOf,
  setPointsOf,
  setRequiredOf,
  setShowIfOf,
} from '#src/assessment/engine/editing/manyQuestions.ts'
import { setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import {
  duplicateQuestion,
  duplicateQuestions,
  moveQuestion,
  moveQuestions,
  removeQuestion,
  removeQuestions,
  updateQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { operandsBefore } from '#src/assessment/engine/conditions/comparisons.ts'
import { comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import {
  anyCondition,
  anyDefinition,
  questionIds,
  sectionIds,
} from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  answeredWith,
  consent,
  countingMint,
  number,
  quoting,
  section,
  shortText,
  singleChoice,
  statement,
  text,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const draft = anAssessment(
  section('one', singleChoice('a', ['x', 'y']), shortText('b'), statement('note')),
  section('two', number('c'), consent('agree')),
  section('three'),
)

function outline(definition: Definition): string {
  return definition.sections
    .map(({ id, questions }) => `${id}(${questions.map((question) => question.id).join(' ')})`)
    .join(' ')
}

const anyChosen = fc.subarray([...questionIds, 'gone'])

type Act = { name: string; run: (definition: Definition, ids: readonly string[]) => Definition }
const named = (name: string, run: Act['run']): Act => ({ name, run })
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc
    .boolean()
    .map((required) => named('required', (d, ids) => setRequiredOf(d, ids, required).definition)),
  fc
    .option(fc.nat({ max: 5 }), { nil: undefined })
    .map((points) => named('points', (d, ids) => setPointsOf(d, ids, points).definition)),
  fc
    .record({ add: fc.subarray(['t', 'u']), remove: fc.subarray(['t', 'v']) })
    .map((change) => named('tags', (d, ids) => changeTagsOf(d, ids, change).definition)),
  fc
    .option(anyCondition)
    .map((condition) => named('condition', (d, ids) => setShowIfOf(d, ids, condition).definition)),
  fc
    .tuple(fc.constantFrom(...sectionIds), fc.nat({ max: 8 }))
    .map(([to, index]) => named('move', (d, ids) => moveQuestions(d, ids, to, index))),
  fc.constantFrom(
    named('copy', (d, ids) => duplicateQuestions(d, ids, countingMint())),
    named('remove', (d, ids) => removeQuestions(d, ids)),
    named('remove with references', (d, ids) =>
      removeQuestions(removeReferences(d, { questionIds: ids }), ids),
    ),
  ),
)

test('E1, E2, E19: any act on any selection is valid, undone exactly, and moves nothing else', () => {
  fc.assert(
    fc.property(anyDefinition, anyChosen, anyAct, (before, ids, act) => {
      const after = act.run(before, ids)
      expect(definitionSchema.safeParse(after).error).toBeUndefined()
      const { undo, redo } = diffDefinitions(before, after)
      expect(applyPatches(after, undo)).toEqual(before)
      expect(applyPatches(before, redo)).toEqual(after)
      const chosen = new Set(ids)
      const others = (d: Definition) =>
        questionsOf(d).flatMap(({ id }) =>
          chosen.has(id) || !questionIds.includes(id) ? [] : [id],
        )
      expect(others(after)).toEqual(others(before))
      const kept = questionsOf(after).filter(({ id }) => chosen.has(id))
      const isGone = act.name.startsWith('remove')
      const was = questionsOf(before).filter(({ id }) => chosen.has(id) && !isGone)
      expect(kept.map(({ id }) => id)).toEqual(was.map(({ id }) => id))
    }),
    propertyRuns,
  )
})

test('E19: several are changed as each of them alone is, in any order and without repeats', () => {
  fc.assert(
    fc.property(anyDefinition, fc.shuffledSubarray(questionIds), anyAct, (before, ids, act) => {
      const after = act.run(before, ids)
      expect(act.run(before, [...ids.toReversed(), ...ids, 'gone'])).toEqual(after)
      const isOfEach = ['required', 'points', 'tags', 'condition', 'remove'].includes(act.name)
      expect(isOfEach ? ids.reduce((d, id) => act.run(d, [id]), before) : after).toEqual(after)
    }),
    propertyRuns,
  )
})

test('E19: questions moved together are together, in their order, at the place asked for', () => {
  expect(outline(moveQuestions(draft, ['c', 'a'], 'three', 0))).toBe(
    'one(b note) two(agree) three(a c)',
  )
  expect(outline(moveQuestions(draft, ['b', 'a'], 'one', 1))).toBe(
    'one(note a b) two(c agree) three()',
  )
  expect(outline(moveQuestions(draft, ['a', 'c'], 'two', 99))).toBe(
    'one(b note) two(agree a c) three()',
  )
  expect(moveQuestions(draft, ['a'], 'gone', 0)).toBe(draft)
  expect(moveQuestions(draft, ['gone'], 'one', 0)).toBe(draft)
  expect(moveQuestions(draft, ['c'], 'one', 1)).toEqual(moveQuestion(draft, 'c', 'one', 1))
})

test('E4, E19: copies come after the last original of their section, and refer to each other', () => {
  const linked = anAssessment(
    section(
      'one',
      number('years', { code: 'yrs' }),
      shortText('other'),
      shortText('why', { prompt: quoting('yrs') }),
    ),
    section('two', shortText('how', { showIf: when('years', { op: 'atLeast', value: 2 }) })),
  )
  const after = duplicateQuestions(linked, ['how', 'why', 'years'], countingMint())
  const [one = [], two = []] = after.sections.map(({ questions }) => questions)
  expect(one.map(({ code }) => code)).toEqual(['yrs', 'other', 'why', 'q5', 'q6'])
  expect(one[4]?.prompt.source).toBe('You said {{q5}}.')
  expect(two[1]?.showIf).toEqual(when(one[3]?.id ?? '', { op: 'atLeast', value: 2 }))
  expect(duplicateQuestions(linked, ['why'], countingMint())).toEqual(
    duplicateQuestion(linked, 'why', countingMint()),
  )
})

test('E4: copies of several questions are translated as their originals are', () => {
  const german = setTranslation(draft, 'de', 'a.prompt', text('Was ist a?'))
  const after = duplicateQuestions(german, ['a', 'c'], countingMint())
  const copy = after.sections[0]?.questions[1]
  expect(after.translations['de']?.[`${copy?.id}.prompt`]?.source).toBe('Was ist a?')
  expect(Object.keys(after.translations['de'] ?? {})).toHaveLength(2)
})

test('E20: what can’t be required or earn points stays as it is, with the reason', () => {
  const scored = updateQuestion(draft, 'a', {
    optionPoints: { byOption: { x: 1 }, floor: 0 },
  })
  const identifying = updateQuestion(anAssessment(singleChoice('group', ['x'])), 'group', {
    selfIdentification: true,
  })
  const required = setRequiredOf(draft, ['a', 'note', 'agree'], true)
  expect(required.left).toEqual([{ questionId: 'note', reason: 'statement' }])
  expect(questionOf(required.definition, 'a')).toMatchObject({ required: true })
  expect(setRequiredOf(identifying, ['group'], true)).toEqual({
    definition: identifying,
    left: [{ questionId: 'group', reason: 'selfIdentification' }],
  })
  const points = setPointsOf(scored, ['a', 'b', 'note', 'c', 'agree'], 2)
  expect(points.left).toEqual([
    { questionId: 'a', reason: 'pointsPerOption' },
    { questionId: 'note', reason: 'statement' },
    { questionId: 'agree', reason: 'consent' },
  ])
  expect(questionOf(points.definition, 'b')).toMatchObject({ points: 2 })
  expect(questionOf(points.definition, 'c')).toMatchObject({ points: 2 })
  expect(questionOf(setPointsOf(points.definition, ['b'], undefined).definition, 'b')).toEqual(
    questionOf(draft, 'b'),
  )
  expect(setPointsOf(identifying, ['group'], 1).left).toHaveLength(1)
})

test('E20: required or optional ends a condition for being required', () => {
  const sometimes = updateQuestion(draft, 'b', { requiredIf: answeredWith('a', 'x') })
  for (const required of [true, false]) {
    const after = questionOf(setRequiredOf(sometimes, ['b'], required).definition, 'b')
    expect(after).toEqual({ ...questionOf(draft, 'b'), required })
  }
})

test('E20: a condition is set where it uses only what comes before, as in the list of operands', () => {
  const condition = answeredWith('a', 'x')
  const { definition, left } = setShowIfOf(draft, ['a', 'b', 'c'], condition)
  expect(left).toEqual([{ questionId: 'a', reason: 'notBefore' }])
  expect(definition).toEqual(
    ['b', 'c'].reduce((d, questionId) => setShowIf(d, { questionId }, condition), draft),
  )
  const shuffled = anAssessment(section('one', { shuffle: true }, shortText('a'), shortText('b')))
  expect(setShowIfOf(shuffled, ['b'], condition).left).toHaveLength(1)
  const calculated = withCalculated(draft, { double: 'c * 2' })
  const byValue = {
    kind: 'compare',
    of: { calculated: 'c_double' },
    test: { op: 'isBlank' },
  } as const
  expect(setShowIfOf(calculated, ['b', 'agree'], byValue).left).toEqual([
    { questionId: 'b', reason: 'notBefore' },
  ])
})

test('E20: the questions left are those whose operands lack something that the condition uses', () => {
  fc.assert(
    fc.property(anyDefinition, anyCondition, (definition, condition) => {
      const used = comparisonsOf(condition).flatMap(({ of }) =>
        'question' in of ? [of.question] : [],
      )
      const isAnswered = (id: string) =>
        questionsOf(definition).some((each) => each.id === id && each.kind !== 'statement')
      fc.pre(used.every(isAnswered))
      const wanted = questionsOf(definition).filter(({ id }) => {
        const usable = operandsBefore(definition, { questionId: id }).map(
          (each) => each.question.id,
        )
        return !used.every((each) => usable.includes(each))
      })
      const { left } = setShowIfOf(definition, questionIds, condition)
      expect(left.map(({ questionId }) => questionId)).toEqual(wanted.map(({ id }) => id))
    }),
    propertyRuns,
  )
})

test('tags are added once, at the end, and removed with the last one', () => {
  const tagged = updateQuestion(draft, 'a', { tags: ['old', 'kept'] })
  const after = changeTagsOf(tagged, ['a', 'b'], { add: ['new', 'kept'], remove: ['old'] })
  expect(questionOf(after.definition, 'a').tags).toEqual(['kept', 'new'])
  expect(questionOf(after.definition, 'b').tags).toEqual(['new', 'kept'])
  const none = changeTagsOf(after.definition, ['b'], { add: [], remove: ['new', 'kept'] })
  expect(questionOf(none.definition, 'b')).toEqual(questionOf(draft, 'b'))
})

test('E21: references among several questions are no uses of them; those from outside are', () => {
  const linked = withCalculated(
    anAssessment(
      number('years'),
      shortText('why', { prompt: quoting('years'), showIf: when('years', { op: 'isNotBlank' }) }),
      shortText('how', { showIf: answeredWith('why', 'x') }),
    ),
    { double: 'years * 2' },
  )
  const uses = (...ids: string[]) =>
    usesOf(linked, { questionIds: ids }).map(({ of, field }) => `${of} ${field}`)
  expect(uses('years', 'why')).toEqual(['years expression', 'why showIf'])
  expect(uses('why', 'how')).toEqual([])
  expect(uses('years')).toEqual(usesOf(linked, 'years').map(({ of, field }) => `${of} ${field}`))
  const after = removeQuestions(removeReferences(linked, { questionIds: ['years', 'why'] }), [
    'years',
    'why',
  ])
  expect(questionOf(after, 'how')).not.toHaveProperty('showIf')
  expect(removeQuestions(linked, ['how'])).toEqual(removeQuestion(linked, 'how'))
})
