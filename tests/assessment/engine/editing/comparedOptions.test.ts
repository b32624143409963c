/**
 * What conditions and knock-outs compare with after the kind of a question has changed: over every
 * kind before, operator, place and kind after.
 */
import { describe, expect, test } from 'vitest'

import type { Condition, Operator, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion, QuestionKind } from '#schemas/question.ts'
import { comparedTexts, comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { operatorsFor, valueSortOf } from '#src/assessment/engine/conditions/comparisons.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import type { ValueSort } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import type { Look } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import {
  all,
  anAssessment,
  any,
  countingMint,
  longText,
  matrix,
  multipleChoice,
  not,
  number,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import { holds, questionOf } from '#tests/support/evaluations.ts'
import { told } from '#tests/support/findings.ts'

const OPTIONS = ['o_git', 'o_make', 'o_word']

/** Each kind with options, and how it can be compared. */
const before: readonly (readonly [AnswerableQuestion, Look])[] = [
  [withOther(singleChoice('a', OPTIONS)), {}],
  [withOther(multipleChoice('a', OPTIONS)), {}],
  [ranking('a', OPTIONS), {}],
  [matrix('a', ['r_one'], OPTIONS), { row: 'r_one' }],
  [matrix('a', ['r_one'], OPTIONS, { several: true }), { row: 'r_one' }],
]

function valueOf(sort: ValueSort): string | string[] {
  return sort === 'options' ? ['o_make', 'o_git'] : sort === 'order' ? OPTIONS : 'o_make'
}

function predicateOf(op: Operator, sort: ValueSort): Predicate {
  const value = valueOf(sort)
  if (op === 'is' || op === 'isNot') return { op, value }
  if (op === 'isOneOf') return { op, values: ['o_make', 'o_git'] }
  if (op === 'includes') return { op, value: String(value) }
  if (op === 'isBlank' || op === 'isNotBlank') return { op }
  throw new Error(`No option is compared by ${op}`)
}

const comparisons = before.flatMap(([question, look]) =>
  operatorsFor(question, look).map((op) => {
    const predicate = predicateOf(op, valueSortOf(question, look, op))
    return { name: `${question.kind} ${op}`, question, look, predicate }
  }),
)

/** The predicate in each place that can contain one. */
function everywhere(question: AnswerableQuestion, look: Look, predicate: Predicate): Definition {
  const condition = when('a', predicate, look)
  const knocked = look.row === undefined ? { ...question, knockOut: predicate } : question
  return anAssessment(
    section('first', knocked, number('years')),
    section('second', { showIf: condition }, shortText('b', { requiredIf: condition })),
    section(
      'third',
      shortText('c', { showIf: any(not(condition), when('years', { op: 'is', value: 3 })) }),
      statement('d', { showIf: all(condition) }),
    ),
  )
}

/** What each place compares with, by the place as findings name it. */
function predicatesIn(definition: Definition): (readonly [place: string, Predicate])[] {
  const ofCondition = (place: string, condition?: Condition) =>
    (condition ? comparisonsOf(condition) : [])
      .filter(({ of }) => 'question' in of && of.question === 'a')
      .map(({ test: predicate }) => [place, predicate] as const)
  return definition.sections.flatMap(({ id, showIf, questions }) => [
    ...ofCondition(`${id}.showIf`, showIf),
    ...questions.flatMap((each) => [
      ...ofCondition(`${each.id}.showIf`, each.showIf),
      ...('requiredIf' in each ? ofCondition(`${each.id}.requiredIf`, each.requiredIf) : []),
      ...('knockOut' in each && each.knockOut
        ? [[`${each.id}.knockOut`, each.knockOut] as const]
        : []),
    ]),
  ])
}

function problemsAt(definition: Definition): Set<string> {
  const problems = checkReadiness(definition).filter(({ grade }) => grade === 'problem')
  return new Set(
    problems.map(
      ({ place: { sectionId, questionId, field } }) => `${questionId ?? sectionId}.${field}`,
    ),
  )
}

/** Places without a problem that compare with an option which the question no longer has. */
function silentlyDead(definition: Definition): string[] {
  const asked = questionOf(definition, 'a')
  const offered = new Set('options' in asked ? asked.options.map(({ id }) => id) : [])
  const problems = problemsAt(definition)
  return predicatesIn(definition)
    .filter(
      ([place, predicate]) =>
        comparedTexts(predicate).some((id) => !offered.has(id)) && !problems.has(place),
    )
    .map(([place]) => place)
}

describe.each(comparisons)('$name', ({ question, look, predicate }) => {
  const draft = everywhere(question, look, predicate)
  const others = questionKinds.filter((kind) => kind !== question.kind)

  test('is a comparison that suits, to begin with', () => {
    expect([...problemsAt(draft)]).toEqual([])
  })

  test.each(others)('E6, P7, P8: changed to %s, no option is compared with in silence', (kind) => {
    const changed = changeKind(draft, 'a', kind, countingMint())
    expect(silentlyDead(changed)).toEqual([])
    for (const next of others.filter((each) => each !== kind)) {
      expect([next, silentlyDead(changeKind(changed, 'a', next, countingMint()))]).toEqual([
        next,
        [],
      ])
    }
  })
})

const [one, several] = [singleChoice('a', OPTIONS), multipleChoice('a', OPTIONS)]

test.each([
  [one, { op: 'is', value: 'o_make' }],
  [one, { op: 'isNot', value: 'o_make' }],
  [one, { op: 'isOneOf', values: ['o_make'] }],
  [several, { op: 'includes', value: 'o_make' }],
] satisfies [AnswerableQuestion, Predicate][])(
  'E6, C2: without options, the comparison is a blank answer’s, whatever is typed: %#',
  (question, predicate) => {
    const typed = (kind: QuestionKind, answer: string) => {
      const draft = changeKind(everywhere(question, {}, predicate), 'a', kind, countingMint())
      return holds(questionOf(draft, 'd').showIf!, questionOf(draft, 'a'), answer)
    }
    for (const kind of ['shortText', 'longText', 'code'] as const) {
      expect(typed(kind, 'o_make')).toBe(predicate.op === 'isNot')
      expect(typed(kind, '')).toBe(predicate.op === 'isNot')
    }
  },
)

test('E6, P7, P10: what used an option is a problem, and can be removed', () => {
  const draft = everywhere(several, {}, { op: 'includes', value: 'o_make' })
  const changed = changeKind(draft, 'a', 'longText', countingMint())
  const places = ['second.showIf', 'b.requiredIf', 'c.showIf', 'd.showIf']
  expect(told(changed)).toEqual(places.map((place) => `problem deadOption ${place}`))
  const proven = proveReadiness(changed).findings.filter(({ grade }) => grade === 'problem')
  expect(proven.map(({ kind }) => kind)).toEqual(places.map(() => 'deadOption'))
  const fixed = checkReadiness(changed).reduce(
    (fixing, finding) => fixFinding(fixing, finding) ?? fixing,
    changed,
  )
  expect(told(fixed)).toEqual([])
  expect(questionOf(fixed, 'c').showIf).toEqual(any(when('years', { op: 'is', value: 3 })))
})

test('E6, E2: undoing the change of kind brings every comparison back', () => {
  const draft = everywhere(one, {}, { op: 'isOneOf', values: ['o_git', 'o_make'] })
  const changed = changeKind(draft, 'a', 'code', countingMint())
  const { undo, redo } = diffDefinitions(draft, changed)
  expect(applyPatches(changed, undo)).toEqual(draft)
  expect(applyPatches(draft, redo)).toEqual(changed)
})

test('E6, P9: a comparison without a value yet stays unfinished', () => {
  const draft = anAssessment(one, statement('b', { showIf: when('a', { op: 'is', value: '' }) }))
  expect(told(changeKind(draft, 'a', 'shortText', countingMint()))).toEqual([
    'problem conditionEmpty b.showIf',
  ])
})

test('E1, E6: what does not compare with an option stays as it is', () => {
  const own = when('a', { op: 'is', value: 'Make' }, { measure: 'other' })
  const draft = anAssessment(
    section('first', withOther(several)),
    section('second', { showIf: when('a', { op: 'isBlank' }) }, shortText('b', { showIf: own })),
  )
  const changed = changeKind(draft, 'a', 'longText', countingMint())
  expect(changed.sections[1]).toBe(draft.sections[1])
  const words = anAssessment(
    shortText('a'),
    statement('b', { showIf: when('a', { op: 'is', value: 'Make' }) }),
  )
  const longer = changeKind(words, 'a', 'longText', countingMint())
  expect(longer).toEqual(anAssessment(longText('a'), questionOf(words, 'b')))
})
