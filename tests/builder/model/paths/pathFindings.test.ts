import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import {
  type CompiledCondition,
  compileCondition,
} from '#src/assessment/engine/conditions/compileCondition.ts'
import { secondsOf } from '#src/assessment/engine/kinds/duration.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { checkPaths } from '#src/builder/model/paths/prover.ts'
import { withoutPart } from '#src/assessment/engine/conditionParts.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anyForkingDefinition } from '#tests/support/arbitrary/arbitraryPaths.ts'
import { anAssessment } from '#tests/support/definitions.ts'
import { withPoints } from '#tests/support/pointsForAll.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { forEachPath, looksWithinTexts } from './bruteForce.ts'

const anySmallDefinition = fc.oneof(anyDefinition, anyForkingDefinition)

/** The place of a condition, such as `q1 showIf`. */
function told(findings: readonly Finding[], kind: Finding['kind']): string[] {
  return findings.filter((finding) => finding.kind === kind).map(whereOf)
}

test('K7: a condition is always or never true exactly if it is on every path that evaluates it', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      const seen = new Map<string, Set<boolean>>()
      const conditions = conditionsOf(definition)
      forEachPath(definition, (path) => {
        for (const { at, condition, isAsked } of conditions) {
          if (isAsked(path)) seen.set(at, (seen.get(at) ?? new Set()).add(condition.holds(path)))
        }
      })
      const only = (holds: boolean) =>
        [...seen].filter(([, all]) => all.size === 1 && all.has(holds)).map(([at]) => at)
      const { findings } = checkPaths(definition, [])
      const always = told(findings, 'conditionAlways')
      const never = [...told(findings, 'conditionNever'), ...told(findings, 'unreachable')]
      expect(only(true)).toEqual(expect.arrayContaining(always))
      expect(only(false)).toEqual(expect.arrayContaining(never))
      if (looksWithinTexts(definition)) return
      expect([always.length, never.length]).toEqual([only(true).length, only(false).length])
    }),
    propertyRuns,
  )
})

test('K8: a condition means the same without its needless part; if there is none, all are needed', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      const { findings } = checkPaths(definition, [])
      const decided = new Set(
        (['conditionAlways', 'conditionNever', 'unreachable', 'comparisonNever'] as const).flatMap(
          (kind) => told(findings, kind),
        ),
      )
      const conditions = conditionsOf(definition)
        .filter(({ at }) => !decided.has(at))
        .map((asked) => ({ ...asked, ...shortened(asked, findings) }))
      const asked = new Set<string>()
      forEachPath(definition, (path) => {
        for (const { at, condition, isAsked, shorts, shorter } of conditions) {
          if (!isAsked(path)) continue
          asked.add(at)
          for (const short of shorts) expect(short.holds(path)).toBe(condition.holds(path))
          for (const each of shorter) {
            if (each.holds(path) !== condition.holds(path)) shorter.delete(each)
          }
        }
      })
      // A path that doesn't exist evaluates nothing.
      const fixed = told(findings, 'partNeedless')
      const whole = conditions.filter(({ at }) => asked.has(at) && !fixed.includes(at))
      if (looksWithinTexts(definition)) return
      expect(whole.filter(({ shorter }) => shorter.size > 0)).toEqual([])
    }),
    propertyRuns,
  )
})

test('K9, K12: what is ready can be submitted on every path, and traps are located', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      const trapped = new Set<string>()
      forEachPath(definition, (path) => {
        for (const { questionId } of violationsOf(path)) trapped.add(questionId)
      })
      const { findings } = proveReadiness(definition)
      const traps = checkPaths(definition, []).findings.flatMap((finding) =>
        finding.kind === 'cannotBeAnswered' && finding.witness ? finding.place.questionId : [],
      )
      expect(new Set(traps)).toEqual(trapped)
      const isReady = findings.every(({ grade }) => grade === 'warning')
      expect(isReady && trapped.size > 0).toBe(false)
    }),
    propertyRuns,
  )
})

test('K11: the shortest and the longest path take these minutes', () => {
  fc.assert(
    fc.property(anySmallDefinition, (definition) => {
      const seconds: number[] = []
      forEachPath(definition, (path) => {
        const shown = path.compiled.questions.filter((_, index) => path.shown[index] === 1)
        seconds.push(shown.reduce((sum, { question }) => sum + secondsOf(question), 0))
      })
      const least = wholeMinutes(Math.min(...seconds))
      const most = wholeMinutes(Math.max(...seconds))
      const { minutes } = checkPaths(definition, [])
      const hasLots = definition.sections.some(({ draw }) => draw !== undefined)
      expect(minutes.isExact || hasLots || looksWithinTexts(definition)).toBe(true)
      expect(minutes.least).toBeLessThanOrEqual(least)
      expect(minutes.most).toBeGreaterThanOrEqual(most)
      expect(minutes.isExact ? [minutes.least, minutes.most] : null).toEqual(
        minutes.isExact ? [least, most] : null,
      )
    }),
    propertyRuns,
  )
})

test('K16: no path gives fewer or more points', () => {
  fc.assert(
    fc.property(anyForkingDefinition.map(withPoints), (definition) => {
      const points: number[] = []
      const scoreOf = scorer()
      forEachPath(definition, (path) => {
        const given = path.compiled.questions.flatMap(({ question }, index) => {
          const answer = path.shown[index] === 1 ? path.answers[index] : undefined
          return answer === undefined ? [] : scoreOf(question, answer)
        })
        points.push(given.reduce((sum, each) => sum + each.marked, 0))
        points.push(given.reduce((sum, each) => sum + each.marked + each.open, 0))
      })
      const sums = checkPaths(definition, []).points
      expect(sums.least).toBeLessThanOrEqual(Math.min(...points))
      expect(sums.most).toBeGreaterThanOrEqual(Math.max(...points))
    }),
    propertyRuns,
  )
})

/** Caches the points of each answer, because a path has hundreds of neighbours. */
function scorer() {
  const known = new Map<Question, Map<Answer, { marked: number; open: number }>>()
  return (question: Question, answer: Answer) => {
    const own = known.get(question) ?? new Map()
    known.set(question, own)
    const before = own.get(answer)
    if (before) return before
    const { showIf: _, ...alone } = question
    const score = scoreAnswers(anAssessment(alone), { [question.id]: answer }, { seed: 0 })
    const found = { marked: score.points, open: score.toBeMarked }
    own.set(answer, found)
    return found
  }
}

function wholeMinutes(seconds: number): number {
  return Math.ceil(Math.round(seconds * 1000) / 60_000)
}

function whereOf({ place }: Finding): string {
  return `${place.questionId ?? place.sectionId} ${place.field}`
}

type Asked = { at: string; condition: CompiledCondition; isAsked: (path: Evaluation) => boolean }

/** Every condition, and the paths that evaluate it. */
function conditionsOf(definition: Definition): Asked[] {
  const { sections, questions } = compile(definition)
  const asked = (
    where: string,
    condition: CompiledCondition | null,
    isAsked: Asked['isAsked'],
  ): Asked[] => (condition ? [{ at: where, condition, isAsked }] : [])
  return [
    ...sections.flatMap(({ section, showIf }) => asked(`${section.id} showIf`, showIf, () => true)),
    ...questions.flatMap(
      ({ question, sectionIndex, showIf, requiredIf, alwaysRequired }, index) => [
        ...asked(`${question.id} showIf`, showIf, (path) => path.shownSections[sectionIndex] === 1),
        ...asked(`${question.id} requiredIf`, alwaysRequired ? null : requiredIf, (path) => {
          return path.shown[index] === 1
        }),
      ],
    ),
  ]
}

/** Without its needless part, if it has one, and without any one part. */
function shortened({ at, condition }: Asked, findings: readonly Finding[]) {
  const without = (path: readonly number[]) =>
    compileCondition(
      withoutPart(condition.source, path),
      (id) => condition.targets.get(id) ?? null,
      null,
    )
  const shorts = findings.flatMap((finding) =>
    finding.kind === 'partNeedless' && whereOf(finding) === at ? without(finding.path) : [],
  )
  return { shorts, shorter: new Set(partsOf(condition.source).map(without)) }
}

/** The position of each part that could be removed from a group with others. */
function partsOf(condition: Condition, above: readonly number[] = []): number[][] {
  if (condition.kind === 'compare') return []
  if (condition.kind === 'not') return partsOf(condition.condition, [...above, 0])
  const { conditions } = condition
  return conditions.flatMap((part, place) => [
    ...(conditions.length > 1 ? [[...above, place]] : []),
    ...partsOf(part, [...above, place]),
  ])
}
