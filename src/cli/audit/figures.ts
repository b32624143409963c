/** Statistics of one version, computed again from recomputed points (rules F1 to F10). */
import type { ExportedStatistics } from '#schemas/files/exportedStatistics.ts'
import type { Definition } from '#schemas/definition.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import { type Attempt, type ScoredAnswer, type ScoredAttempt, shareSoFar } from './attemptScores.ts'
import { choicesAgain, FOR_A_RELATION } from './choices.ts'
import { asNumber, compare, differ, type Exact, plus, quotient, ZERO } from './exact.ts'

export interface Submitted {
  attempt: Attempt
  scored: ScoredAttempt
}

type Figure = ExportedStatistics['mean']
type QuestionFigures = ExportedStatistics['questions'][number]

const FOR_A_MEAN = 10

/** From the last attempts of all responses in the file, if they were attempts at this version. */
export function figuresAgain(
  { definition, versionId }: { definition: Definition; versionId: string },
  submitted: readonly Submitted[],
): ExportedStatistics {
  const rows = submitted.map(({ scored: { answers } }) => {
    return new Map(answers.map((each) => [each.question.id, each]))
  })
  const questions = questionsOf(definition).filter(
    (each) =>
      each.kind !== 'statement' &&
      !(each.kind === 'singleChoice' && each.selfIdentification === true),
  )
  const items = questions.map(({ id }) => id).filter((id) => isItem(answersTo(id)))
  const shares = submitted.flatMap(({ scored }) => shareSoFar(scored.sums) ?? [])
  const values = shares.map(asNumber)
  const reliability = reliabilityOf(rows, items)
  return {
    versionId,
    submissions: submitted.length,
    provisional: submitted.filter(({ scored }) => scored.isProvisional).length,
    scored: shares.length,
    mean: figure(values.length, FOR_A_MEAN, () => mean(values)),
    median: figure(values.length, FOR_A_MEAN, () => median(values)),
    deviation: figure(values.length, FOR_A_MEAN, () => Math.sqrt(variance(values))),
    tenths: tenths(shares),
    medianTime: figure(submitted.length, FOR_A_MEAN, () =>
      median(submitted.map(({ attempt }) => attempt.activeMs)),
    ),
    reliability: reliability.all,
    questions: questions.map((question): QuestionFigures => {
      const answers = answersTo(question.id)
      const asked = rows.flatMap((row, at) => {
        const answer = row.get(question.id)
        const given = submitted[at]?.attempt.answers[question.id]
        if (answer === undefined || answer.status === 'notShown') return []
        const rest = restOf(row, items, question.id)
        return [{ answer, given: answer.status === 'answered' ? given : undefined, rest }]
      })
      const item = items.includes(question.id)
      const scored = asked.filter(({ answer }) => item && isKnown(answer))
      const related = scored.flatMap(({ answer, rest }) => (rest ? [{ answer, rest }] : []))
      return {
        questionId: question.id,
        asked: asked.length,
        answered: answers.filter(({ status }) => status === 'answered').length,
        blank: answers.filter(({ status }) => status === 'blank').length,
        notShown: answers.filter(({ status }) => status === 'notShown').length,
        toBeMarked: answers.filter(({ rule }) => rule === 'toBeMarked').length,
        facility: item
          ? figure(scored.length, FOR_A_MEAN, () => mean(scored.map(({ answer }) => part(answer))))
          : null,
        discrimination:
          related.length > 0
            ? figure(related.length, FOR_A_RELATION, () =>
                correlation(
                  related.map(({ answer }) => part(answer)),
                  related.map(({ rest }) => asNumber(rest)),
                ),
              )
            : null,
        alphaWithout: reliability.without.get(question.id) ?? null,
        reached: item ? reached(answers.filter(isKnown)) : [],
        choices: choicesAgain(question, asked),
      }
    }),
  }

  function answersTo(id: string): ScoredAnswer[] {
    return rows.flatMap((row) => row.get(id) ?? [])
  }
}

type Row = ReadonlyMap<string, ScoredAnswer>

/** It was asked, has points, and is marked. */
function isKnown({ most, rule }: ScoredAnswer): boolean {
  return compare(most, ZERO) > 0 && rule !== 'toBeMarked'
}

function isItem(answers: readonly ScoredAnswer[]): boolean {
  return answers.some(isKnown) && !answers.some(({ rule }) => rule === 'toBeMarked')
}

function part({ points, most }: ScoredAnswer): number {
  return asNumber(quotient(points, most))
}

/** The share reached in all other items. */
function restOf(row: Row, items: readonly string[], without: string): Exact | null {
  const others = items.flatMap((id) => {
    const answer = id === without ? undefined : row.get(id)
    return answer && isKnown(answer) ? [answer] : []
  })
  const most = plus(...others.map((each) => each.most))
  if (compare(most, ZERO) <= 0) return null
  return quotient(plus(...others.map(({ points }) => points)), most)
}

/** Cronbach's alpha, the standard error of measurement, and alpha without each item. */
function reliabilityOf(rows: readonly Row[], items: readonly string[]) {
  const complete = rows.filter((row) =>
    items.every((id) => {
      const answer = row.get(id)
      return answer !== undefined && isKnown(answer)
    }),
  )
  const columns = new Map(
    items.map((id) => [id, complete.map((row) => row.get(id)?.points ?? ZERO)]),
  )
  const alphaOf = (ids: readonly string[]): number | null => {
    const totals = totalsOf(ids)
    if (ids.length < 2 || !differ(totals)) return null
    const within = ids.map((id) => variance((columns.get(id) ?? []).map(asNumber)))
    return (ids.length / (ids.length - 1)) * (1 - sum(within) / variance(totals.map(asNumber)))
  }
  const totalsOf = (ids: readonly string[]) =>
    complete.map((_, at) => plus(...ids.map((id) => columns.get(id)?.[at] ?? ZERO)))
  const relation = (compute: () => number | null) =>
    figure(complete.length, FOR_A_RELATION, compute)
  const alpha = items.length < 2 ? null : relation(() => alphaOf(items))
  const known = alpha?.kind === 'value' ? alpha.value : null
  const most = sum(items.map((id) => asNumber(complete[0]?.get(id)?.most ?? ZERO)))
  const error = (from: number) =>
    (Math.sqrt(variance(totalsOf(items).map(asNumber))) * Math.sqrt(Math.max(0, 1 - from))) / most
  const without = known === null || items.length < 3 ? [] : items
  return {
    all: {
      items: items.length,
      complete: complete.length,
      alpha,
      standardError: known === null ? alpha : relation(() => error(known)),
    },
    without: new Map(
      without.map((id) => [id, relation(() => alphaOf(items.filter((each) => each !== id)))]),
    ),
  }
}

function reached(answers: readonly ScoredAnswer[]): QuestionFigures['reached'] {
  const different: { points: Exact; count: number }[] = []
  for (const { points } of answers) {
    const same = different.find((each) => compare(each.points, points) === 0)
    if (same) same.count += 1
    else different.push({ points, count: 1 })
  }
  return different
    .toSorted((a, b) => compare(a.points, b.points))
    .map(({ points, count }) => ({ points: asNumber(points), count }))
}

/** The last one has 100 % as well, the first everything below 0. */
function tenths(shares: readonly Exact[]): number[] {
  const places = shares.map(({ top, bottom }) =>
    top < 0n ? 0 : Math.min(9, Number((top * 10n) / bottom)),
  )
  return Array.from({ length: 10 }, (_, at) => places.filter((place) => place === at).length)
}

function figure(cases: number, needed: number, compute: () => number | null): Figure {
  if (cases < needed) return { kind: 'tooFew', cases, needed }
  const value = compute()
  return value === null ? { kind: 'noSpread', cases } : { kind: 'value', value, cases }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]]
  return ((low ?? 0) + (high ?? 0)) / 2
}

/** Of a sample: over n − 1. */
function variance(values: readonly number[]): number {
  const middle = mean(values)
  return sum(values.map((value) => (value - middle) ** 2)) / (values.length - 1)
}

/** Pearson's; null if one of them does not vary. */
function correlation(first: readonly number[], second: readonly number[]): number | null {
  if (!varies(first) || !varies(second)) return null
  const [a, b] = [mean(first), mean(second)]
  const together = sum(first.map((value, at) => (value - a) * ((second[at] ?? 0) - b)))
  const [alone, other] = [sum(first.map((v) => (v - a) ** 2)), sum(second.map((v) => (v - b) ** 2))]
  return together / Math.sqrt(alone * other)
}

function varies(values: readonly number[]): boolean {
  return values.some((value) => Math.abs(value - (values[0] ?? value)) > 1e-12)
}
