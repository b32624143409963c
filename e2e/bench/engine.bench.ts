/** The cost of the engine alone, in CPU time, so that other load on the machine isn't included. */

import { expect, test } from 'playwright/test'
import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { evaluateAll } from '#src/assessment/engine/evaluation/evaluating.ts'
import { giveAnswer, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'

import { ASKED_OFTEN, chainOf, conditionalAssessment } from './conditionalAssessment.ts'

const SIZES = [100, 500, 2000] as const
const ROUNDS = 41

test('an answer costs the same at 100, at 500 and at 2,000 questions', () => {
  const costs = SIZES.map((size) => medianCost(answering(conditionalAssessment(size)), 20_000))
  console.log(`\nMicroseconds for one answer\n${table(costs)}\n`)
  expect((costs.at(-1) ?? Infinity) / (costs[0] ?? 0)).toBeLessThan(2)
})

test('evaluating every condition, and checking a submission, scale linearly', () => {
  const passes = SIZES.map((size) => medianCost(passing(conditionalAssessment(size)), 500))
  const checks = SIZES.map((size) => medianCost(submitting(conditionalAssessment(size)), 100))
  console.log(`\nMicroseconds for a pass over every condition\n${table(passes)}`)
  console.log(`\nMicroseconds to check what is submitted\n${table(checks)}\n`)
  for (const [, middle = 0, most = Infinity] of [passes, checks]) {
    expect(most / middle).toBeLessThan(8)
  }
})

test('after an edit the definition is recompiled', () => {
  const costs = SIZES.map((size) => medianCost(editing(conditionalAssessment(size)), 20))
  console.log(`\nMicroseconds to compile again after an edit\n${table(costs)}\n`)
  expect(costs).toHaveLength(SIZES.length)
})

test('every path is checked', () => {
  const forms: [string, Definition][] = [
    ...SIZES.map((size): [string, Definition] => [
      `${size} questions`,
      conditionalAssessment(size),
    ]),
    ...([100, 400] as const).map((size): [string, Definition] => [
      `${size} questions, each depends on the one before`,
      chainOf(size),
    ]),
  ]
  const lines = forms.map(([name, definition]) => {
    const [milliseconds, { places }] = timed(() => proveReadiness(definition))
    expect(places.every(({ reach }) => reach.kind === 'reached')).toBe(true)
    return `  ${name}: ${(milliseconds / 1000).toFixed(0)}`
  })
  console.log(`\nMilliseconds to look into every path\n${lines.join('\n')}\n`)
})

/** One question alternates between two answers, which show and hide its dependents. */
function answering(definition: Definition): (turn: number) => void {
  const evaluation = startEvaluation(compile(definition), {}, { seed: 0 })
  return (turn) => {
    const { questions } = giveAnswer(evaluation, ASKED_OFTEN, {
      option: turn % 2 === 0 ? 'yes' : 'no',
    })
    if (questions.length < 2) throw new Error('Nothing depends on the answer')
  }
}

/** Evaluates everything again with unchanged answers. */
function passing(definition: Definition): () => void {
  const evaluation = startEvaluation(compile(definition), answeredWithYes(definition), { seed: 0 })
  return () => evaluateAll(evaluation)
}

/** Validates a form without errors and prepares its submission. */
function submitting(definition: Definition): () => void {
  const evaluation = startEvaluation(compile(definition), answeredWithYes(definition), { seed: 0 })
  return () => {
    if (!prepareSubmission(evaluation).ok) throw new Error('Something is in violation')
  }
}

function answeredWithYes({ sections }: Definition): Answers {
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id))
  return Object.fromEntries(ids.map((id) => [id, { option: 'yes' }]))
}

/** Types into the prompt of one question. */
function editing(definition: Definition): (turn: number) => void {
  let compiled = compile(definition)
  return (turn) => {
    const prompt = { source: `Typed ${turn}`, tree: [] }
    compiled = compileEdited(updateQuestion(compiled.definition, ASKED_OFTEN, { prompt }), compiled)
  }
}

/** Microseconds per turn: the median of many rounds after a warm-up. */
function medianCost(take: (turn: number) => void, turns: number): number {
  const round = () => {
    for (let turn = 0; turn < turns; turn++) take(turn)
  }
  round()
  const costs = Array.from({ length: ROUNDS }, () => timed(round)[0] / turns)
  return costs.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

function timed<T>(work: () => T): [microseconds: number, result: T] {
  const before = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(before)
  return [user + system, result]
}

function table(costs: readonly number[]): string {
  const lines = SIZES.map((size, at) => `  ${size} questions: ${(costs[at] ?? 0).toFixed(2)}`)
  const ratios = SIZES.slice(0, -1).map((size, at) => {
    const ratio = (costs.at(-1) ?? Number.NaN) / (costs[at] ?? Number.NaN)
    return `  ${SIZES.at(-1)} to ${size}: ${ratio.toFixed(2)}`
  })
  return [...lines, ...ratios].join('\n')
}
