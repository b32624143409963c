/**
 * Every path through a small definition, by brute force: for each question a pool of answers, one
 * of every sort that the comparisons distinguish. Uses no code of the checker.
 */
import type { Answer } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { comparedTexts, comparisonsOf } from '#src/assessment/engine/conditionMapping.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import {
  giveAnswer,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { sortByKind } from '#tests/assessment/engine/reference/reference.ts'
import { anAssessment, statement, storedFile } from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'

/** Calls back with every path, which is valid only during the call. */
export function forEachPath(definition: Definition, visit: (path: Evaluation) => void): void {
  const compared = questionsOf(definition).map((question) => comparisonsWith(question, definition))
  const pools = questionsOf(definition).map((question, at) => poolOf(question, compared[at] ?? []))
  const walk = (path: Evaluation, index: number): void => {
    const id = path.compiled.questions[index]?.question.id
    const pool = pools[index]
    if (id === undefined || pool === undefined) return visit(path)
    if (path.shown[index] === 0) return walk(path, index + 1)
    if (path.required[index] === 0 || pool.length === 0) walk(path, index + 1)
    // If nothing reads or scores a question, it only matters whether it is answered when it must
    // be.
    const matters =
      compared[index]?.length !== 0 || isScored(path.compiled.questions[index]?.question)
    const tried = matters || path.required[index] === 1 ? pool : []
    for (const answer of tried) {
      giveAnswer(path, id, answer)
      // Unanswered rows are a problem only if the question is required.
      if (path.violations[index] === null) walk(path, index + 1)
    }
    giveAnswer(path, id, undefined)
  }
  for (const path of everyDraw(definition)) walk(path, 0)
}

function isScored(question: Question | undefined): boolean {
  return question !== undefined && 'points' in question && question.points !== undefined
}

function pointsFor(question: Question, answer: Answer): number {
  if (!isScored(question)) return 0
  return scoreAnswers(anAssessment(question), { [question.id]: answer }, { seed: 0 }).points
}

/** One evaluation for each possible random selection. */
function everyDraw(definition: Definition): Evaluation[] {
  const compiled = compile(definition)
  const byDrawn = new Map<string, Evaluation>()
  const seeds = definition.sections.some(({ draw }) => draw !== undefined) ? 300 : 1
  for (let seed = 0; seed < seeds; seed++) {
    const path = startEvaluation(compiled, {}, { seed })
    byDrawn.set(path.drawn.join(''), path)
  }
  return [...byDrawn.values()]
}

/** If words are searched for within texts, a verdict may be undecided (rule K3). */
export function looksWithinTexts(definition: Definition): boolean {
  const textIds = questionsOf(definition)
    .filter(({ kind }) => sortByKind[kind] === 'text')
    .map(({ id }) => id)
  return conditionsOf(definition)
    .flatMap(comparisonsOf)
    .some(({ of, test: { op } }) => {
      if (op !== 'includes' || !('question' in of)) return false
      return of.measure === 'other' || textIds.includes(of.question)
    })
}

function conditionsOf({ sections }: Definition): Condition[] {
  return sections
    .flatMap((section) => [
      section.showIf ?? [],
      ...section.questions.flatMap((each) => [
        each.showIf ?? [],
        (each.kind !== 'statement' && each.requiredIf) || [],
      ]),
    ])
    .flat()
}

function comparisonsWith(question: Question, definition: Definition): Condition[] {
  return conditionsOf(definition)
    .flatMap(comparisonsOf)
    .filter(({ of }) => 'question' in of && of.question === question.id)
}

/** The first answer of every sort that is within the limits. */
function poolOf(question: Question, comparisons: readonly Condition[]): Answer[] {
  const probes = comparisons.map((showIf, at) => statement(`probe${at}`, { showIf }))
  if (question.kind === 'statement') return []
  const { showIf: _, requiredIf: __, ...own } = question
  const alone = { ...own, required: false }
  const probed = evaluate(anAssessment(alone, ...probes))
  const bySort = new Map<string, Answer>()
  for (const answer of answersTo(question, wordsIn(comparisons))) {
    giveAnswer(probed, question.id, answer)
    if (probed.values[0] === null) continue
    const sort = [...probed.shown, probed.unfinished[0] === null, pointsFor(alone, answer)].join(
      ' ',
    )
    if (violationOf(probed, question.id) === null && !bySort.has(sort)) bySort.set(sort, answer)
  }
  return [...bySort.values()]
}

// Every word that definitions may search texts for, alone and in combination.
const WORDS = [
  ...new Set([
    'X',
    'xyz',
    'z\u00fc',
    // Compares as equal, but is longer by a code point (rules C3 and L4).
    'zu\u0308',
    ...wordsOf(['x', 'y', 'q'], 4),
    ...wordsOf(['x', 'y', 'q', 'all'], 3),
  ]),
]
const NUMBERS = Array.from({ length: 41 }, (_, count) => count / 4 - 4)

const DAYS = Array.from({ length: 10 }, (_, place) =>
  new Date(Date.UTC(2024, 1, 24 + place)).toISOString().slice(0, 10),
)

function answersTo(question: Question, named: readonly string[]): Answer[] {
  const texts = [...WORDS, ...named]
  switch (question.kind) {
    case 'singleChoice': {
      const words = question.other ? texts : []
      return [
        ...question.options.map(({ id }) => ({ option: id })),
        ...words.map((other) => ({ other })),
      ]
    }
    case 'multipleChoice': {
      const sets = subsets(question.options.map(({ id }) => id))
      const words = question.other ? texts : []
      return [
        ...sets.map((options) => ({ options })),
        ...words.flatMap((other) => [[], ...sets].map((options) => ({ options, other }))),
      ]
    }
    case 'shortText':
    case 'longText':
    case 'code':
      return texts
    case 'number':
    case 'rating':
      return NUMBERS
    case 'date':
      return DAYS
    case 'ranking':
      return orders(question.options.map(({ id }) => id))
    case 'matrix': {
      const ids = question.options.map(({ id }) => id)
      const choices = question.several ? subsets(ids) : ids.map((id) => [id])
      return question.rows.reduce<Record<string, string[]>[]>(
        (answers, { id }) =>
          answers.flatMap((answer) => [
            answer,
            ...choices.map((choice) => ({ ...answer, [id]: choice })),
          ]),
        [{}],
      )
    }
    case 'signature':
      return [{ typed: 'x' }]
    case 'consent':
      return [true]
    case 'file':
      return [1, 2, 3, 4, 5].map((count) =>
        Array.from({ length: count }, (_, at) => storedFile(`f${at}`)),
      )
    case 'statement':
      return []
  }
}

/** A text may be compared with anything, even a date. */
function wordsIn(comparisons: readonly Condition[]): string[] {
  return comparisons.flatMap(comparisonsOf).flatMap(({ test }) => comparedTexts(test))
}

function wordsOf(letters: readonly string[], longest: number): string[] {
  if (longest === 0) return []
  const shorter = wordsOf(letters, longest - 1)
  return [...letters, ...shorter.flatMap((word) => letters.map((letter) => word + letter))]
}

function orders(ids: readonly string[]): string[][] {
  if (ids.length === 0) return [[]]
  return ids.flatMap((first) =>
    orders(ids.filter((id) => id !== first)).map((others) => [first, ...others]),
  )
}

function subsets(items: readonly string[]): string[][] {
  const [first, ...rest] = items
  if (first === undefined) return []
  const others = subsets(rest)
  return [[first], ...others, ...others.map((each) => [first, ...each])]
}
