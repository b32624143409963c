/** Scores and statistics of a file of responses, computed again and compared. */
import type { Definition } from '#schemas/definition.ts'
import type { ResponsesFile } from '#schemas/files/responsesFile.ts'

import {
  type Attempt,
  type Limits,
  outcomeOf,
  scoreAgain,
  type ScoredAttempt,
  type Sums,
  weighedSums,
  type WhatIf,
} from './attemptScores.ts'
import { type Difference, differencesIn } from './differences.ts'
import { asNumber } from './exact.ts'
import { figuresAgain, type Submitted } from './figures.ts'

/** U6: points that need a larger denominator are rounded, and this is far above it. */
const WHAT_IF_ROUNDING = 1e-6

export interface Audit {
  checked: {
    responses: number
    attempts: number
    points: number
    whatIfs: number
    versions: number
  }
  /** Taken as they are in the file: points for answers in which a name is hidden. */
  taken: { hiddenAnswers: number }
  differences: Difference[]
}

export interface CheckedFile {
  file: ResponsesFile
  /** The definition of each version with the keys that count (rule U1), by its id. */
  keyedById: ReadonlyMap<string, Definition>
}

/** Everything in the file that follows from something else in it. */
export function audit({ file, keyedById }: CheckedFile): Audit {
  const differences: Difference[] = []
  const checked = { responses: 0, attempts: 0, points: 0, whatIfs: 0, versions: 0 }
  const taken = { hiddenAnswers: 0 }
  const submittedById = new Map<string, Submitted[]>(file.versions.map(({ id }) => [id, []]))
  for (const [at, { reference, attempts }] of file.responses.entries()) {
    checked.responses += 1
    for (const [place, attempt] of attempts.entries()) {
      const version = file.versions.find(({ id }) => id === attempt.versionId)
      const definition = keyedById.get(attempt.versionId)
      if (version === undefined || definition === undefined) continue
      const here = { path: ['responses', at, 'attempts', place], about: [reference] }
      checked.attempts += 1
      const score = attempt.score ?? NO_SCORE
      const scored = scoreAgain(definition, attempt, score)
      const again = { score: scoreWords(definition, scored, attempt) }
      differences.push(...differencesIn(attempt, again, here))
      checked.points += scored.answers.length + scored.calculated.length
      taken.hiddenAnswers += scored.answers.filter(({ isTaken }) => isTaken).length
      const { whatIfs = [] } = version
      checked.whatIfs += whatIfs.length
      const weighed = whatIfs.map((whatIf) => whatIfWords(definition, scored, whatIf))
      const inWhatIfs = { ...here, path: [...here.path, 'whatIfs'], rounding: WHAT_IF_ROUNDING }
      differences.push(...differencesIn(attempt.whatIfs ?? [], weighed, inWhatIfs))
      if (place < attempts.length - 1) continue
      submittedById.get(version.id)?.push({ attempt, scored })
    }
  }
  const again = file.versions.flatMap(({ id }) => {
    const submitted = submittedById.get(id) ?? []
    const definition = keyedById.get(id)
    if (submitted.length === 0 || definition === undefined) return []
    return [figuresAgain({ definition, versionId: id }, submitted)]
  })
  checked.versions = again.length
  differences.push(...differencesIn(file.statistics, again, { path: ['statistics'], about: [] }))
  return { checked, taken, differences }
}

const NO_SCORE: NonNullable<Attempt['score']> = {
  ...{ points: 0, most: 0, toBeMarked: 0, isProvisional: false, passed: null, band: null },
  ...{ knockOuts: [], questions: [], calculated: [] },
}

function scoreWords(definition: Definition, scored: ScoredAttempt, { calculated }: Attempt) {
  const valueById = new Map(calculated?.map((each) => [each.calculatedId, each.value]))
  const { passMark, bands = [] } = definition.settings
  return {
    ...sumWords(scored.sums, { passMark: passMark?.percent, bands }),
    isProvisional: scored.isProvisional,
    knockOuts: scored.knockOuts,
    questions: scored.answers.map(({ question: { id }, points, most, rule }) => {
      return { questionId: id, points: asNumber(points), most: asNumber(most), rule }
    }),
    calculated: scored.calculated.map(({ calculatedId, points, most }) => {
      const value = valueById.get(calculatedId)
      return { calculatedId, value, points: asNumber(points), most: asNumber(most) }
    }),
  }
}

function whatIfWords(definition: Definition, scored: ScoredAttempt, whatIf: WhatIf) {
  const { passMark, bands: starts } = whatIf
  const bands = (definition.settings.bands ?? []).flatMap((band) => {
    const from = Object.hasOwn(starts, band.id) ? starts[band.id] : undefined
    return from === undefined ? [] : [{ ...band, from }]
  })
  const sums = weighedSums(definition, scored, whatIf)
  return { id: whatIf.id, ...sumWords(sums, { passMark, bands }) }
}

function sumWords(sums: Sums, limits: Limits) {
  const { passed, band, openBands } = outcomeOf(sums, limits)
  return {
    points: asNumber(sums.points),
    most: asNumber(sums.most),
    toBeMarked: asNumber(sums.toBeMarked),
    passed,
    band,
    openBands,
  }
}
