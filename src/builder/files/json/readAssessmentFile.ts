/**
 * Reads the file of one assessment, which `writeAssessmentFile` writes. Input is checked for size
 * before anything else, and texts are parsed again from their source.
 */

import { assessmentFileSchema } from '#schemas/files/assessmentFile.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { done, type Result } from '#schemas/result.ts'
import { assessmentFileUpgrades } from '#schemas/upgrades/assessmentFile.ts'
import { definitionUpgrades } from '#schemas/upgrades/definition.ts'
import { findNewer, upgrade } from '#schemas/upgrades/upgrade.ts'
import { MAX_POINTS } from '#schemas/points.ts'
import type { Question } from '#schemas/question.ts'
import { withOriginals } from '#src/assessment/engine/texts/originals.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import type { JsonPath } from '#src/storage/json/jsonPath.ts'
import { ASSESSMENT_LIMITS, isLonger } from '#src/storage/json/limits.ts'
import { readJson } from '#src/storage/json/readJson.ts'
import {
  newerProblem,
  type Problem,
  type Unreadable,
  unreadable,
} from '#src/storage/json/unreadableFile.ts'
import { patternProblem, patternProblemWords } from '#src/builder/files/patternSafety.ts'

import { isObject, isWrapped, refusedExtent, TOO_LARGE } from './assessmentExtent.ts'
import { repeatedId, repeatedTest } from './repeatedId.ts'
import { withDerivedTexts } from './withDerivedTexts.ts'
import { compactFile, type ReadAssessment } from './writeAssessmentFile.ts'

/**
 * Reads what `writeAssessmentFile` wrote, or a bare definition; texts may be plain strings.
 * Translations without an original count as made from the text in the file (rule Z6).
 */
export function readAssessmentFile(text: string): Result<ReadAssessment, Unreadable> {
  const read = readJson(text)
  return read.ok ? readAssessment(read.value) : read
}

/** Reads JSON already parsed by `readJson`, located at `base` of a file. */
export function readAssessment(
  value: unknown,
  base: JsonPath = [],
): Result<ReadAssessment, Unreadable> {
  const extent = refusedExtent(value)
  if (extent !== null) return unreadable(extent, base)
  const file = readFile(value, base)
  if (!file.ok) return file
  // The size it would have when saved again.
  if (isLonger(compactFile(file.value), ASSESSMENT_LIMITS.bytes)) {
    return unreadable({ path: [], why: TOO_LARGE }, base)
  }
  const { definition, testCandidates } = file.value
  const refused = repeatedId(definition) ?? refusedPattern(definition) ?? refusedPoints(definition)
  if (refused !== null) {
    return unreadable(refused, isWrapped(value) ? [...base, 'definition'] : base)
  }
  const repeated = repeatedTest(testCandidates)
  return repeated === null ? file : unreadable(repeated, base)
}

function readFile(value: unknown, base: JsonPath): Result<ReadAssessment, Unreadable> {
  const problem = problemOfWhole(value)
  if (problem !== null) return unreadable(problem, base)
  if (!isWrapped(value)) {
    const current = upgrade(definitionUpgrades, value)
    const checked = definitionSchema.safeParse(withDerivedTexts(current))
    if (!checked.success) return unreadable(firstProblem(checked.error.issues, current), base)
    return done({ definition: withOriginals(checked.data), testCandidates: [] })
  }
  const current = upgrade(assessmentFileUpgrades, value)
  const checked = assessmentFileSchema.safeParse(withDerivedDefinition(current))
  if (!checked.success) return unreadable(firstProblem(checked.error.issues, current), base)
  const { definition, testCandidates = [] } = checked.data
  return done({ definition: withOriginals(definition), testCandidates })
}

function withDerivedDefinition(file: unknown): unknown {
  return isObject(file) ? { ...file, definition: withDerivedTexts(file['definition']) } : file
}

/** Problems that a schema would report as many missing fields, or as an invalid number. */
function problemOfWhole(value: unknown): Problem | null {
  if (!isObject(value)) return null
  const newer = findNewer(isWrapped(value) ? assessmentFileUpgrades : definitionUpgrades, value)
  if (newer !== null) return newerProblem(newer)
  if (isWrapped(value)) {
    if (value['definition'] !== undefined) return null
    return { path: [], why: 'it has no definition: put the assessment in it as “definition”' }
  }
  if (['format', 'settings', 'sections'].some((name) => name in value)) return null
  const why = 'it is not an assessment: it must be what the app saves, or a definition by itself'
  return { path: [], why }
}

/** The first pattern that must not be matched against candidates' input. */
function refusedPattern(definition: Definition): Problem | null {
  const allowed = new Set<string>()
  for (const [index, { questions }] of definition.sections.entries()) {
    for (const [place, question] of questions.entries()) {
      if (question.kind !== 'shortText' || question.pattern === undefined) continue
      const { source, ignoreCase } = question.pattern
      const pattern = `${ignoreCase} ${source}`
      if (allowed.has(pattern)) continue
      const problem = patternProblem(question.pattern)
      const path = ['sections', index, 'questions', place, 'pattern', 'source']
      // An invalid pattern does no harm, and is reported to its author as a finding.
      if (problem !== null && problem !== 'broken') {
        return { path, why: patternProblemWords(problem) }
      }
      allowed.add(pattern)
    }
  }
  return null
}

type Given = { points: number; path: (string | number)[] }

/** The first number of points beyond what the builder's fields accept. */
function refusedPoints({ sections, calculated }: Definition): Problem | null {
  const given = [
    ...sections.flatMap(({ questions }, index) =>
      questions.flatMap((question, place) =>
        pointsOf(question).map(({ points, path }) => ({
          points,
          path: ['sections', index, 'questions', place, ...path],
        })),
      ),
    ),
    ...calculated.flatMap(({ points }, index): Given[] =>
      points ? [{ points: points.most, path: ['calculated', index, 'points', 'most'] }] : [],
    ),
  ]
  const refused = given.find(({ points }) => Math.abs(points) > MAX_POINTS)
  if (refused === undefined) return null
  const why = `it must be from -${MAX_POINTS} to ${MAX_POINTS}, not ${refused.points}`
  return { path: refused.path, why }
}

function pointsOf(question: Question): Given[] {
  if (question.kind === 'statement') return []
  const { points, rubric } = question
  const levels = rubric?.levels ?? []
  const optionPoints = 'optionPoints' in question ? question.optionPoints : undefined
  const { byOption, floor } = optionPoints ?? { byOption: {}, floor: 0 }
  return [
    { points: points ?? 0, path: ['points'] },
    ...levels.map((level, place) => ({
      points: level.points,
      path: ['rubric', 'levels', place, 'points'],
    })),
    ...Object.entries(byOption).map(([id, each]) => ({
      points: each,
      path: ['optionPoints', 'byOption', id],
    })),
    { points: floor, path: ['optionPoints', 'floor'] },
  ]
}
