/** One attempt with a clock, from its start to the receipt, in either mode. */
import { expect, vi } from 'vitest'

import type { Answer, Answers } from '#schemas/answer.ts'
import type { CurrentAttempt } from '#schemas/attempt.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Response } from '#schemas/records/response.ts'
import type { TimeUsed } from '#schemas/timeUsed.ts'
import { countTime, rounded } from '#src/assessment/engine/clock/counting.ts'
import { closedQuestions, placesAt, WHOLE_PAGE } from '#src/assessment/engine/clock/remaining.ts'
import {
  limitsIn,
  startPart,
  timeUsedBefore,
  unstartedParts,
} from '#src/assessment/engine/clock/starting.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { forCandidates } from '#src/assessment/engine/forCandidates/forCandidates.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'
import { simulateCandidates } from '#src/builder/model/paths/prover.ts'
import { pauseClock, resumeClock } from '#src/hiring/storage/clock.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { fileSealOf } from '#src/storage/sealing/teamFiles.ts'
import { getFile, storeFile } from '#src/storage/stored/files.ts'
import type { AttemptSeal } from '#src/taking/storage/attemptSeal.ts'
import { getClockTerms } from '#src/taking/storage/clockTerms.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { openAttemptWriter } from '#src/taking/storage/saving.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { candidateNow, minutesLater, STAFF, value } from '#tests/support/hiring.ts'
import { quickHarden } from '#tests/support/protection/quickHarden.ts'

import { withoutOriginals } from './authored.ts'

export interface Sitting {
  candidateId: string
  assessmentId: string
  language: string
  /** As published. */
  definition: Definition
  seed: number
  /** The time of the whole runs out before anything is complete. */
  runsOut: boolean
}

const MINUTE = 60_000

/** Goes on by the device's clock. */
function pass(minutes: number): void {
  vi.setSystemTime(minutesLater(minutes, new Date()))
}

/**
 * Starts, answers for 5 minutes, goes away for an hour of which staff stop 50 minutes, comes back to
 * the same, and submits; false if there is no way to the end.
 */
export async function hasSubmitted(sitting: Sitting): Promise<boolean> {
  const { candidateId, assessmentId, language, definition, runsOut } = sitting
  const { assignment } = await candidateNow(candidateId)
  const credentials = { code: assignment!.code, harden: quickHarden }
  const open = () => ({ candidateId, assessmentId, language, now: new Date(), credentials })
  const { response, version, seal } = value(await startOrResume(open()))
  const attempt = response.current!
  expect(version.definition).toEqual(seal ? forCandidates(definition) : definition)
  expect(shownIn(version.definition)).toEqual(shownIn(definition))
  expect(attempt.language).toBe(language)
  const compiled = compile(inLanguage(version.definition, language))
  const simulated = simulateCandidates(definition, { seed: sitting.seed, count: 8 }).find(
    ({ answers }) => runsOut || prepareSubmission(startEvaluation(compiled, answers, attempt)).ok,
  )
  if (simulated === undefined) return false
  const answers = await withFiles(definition, simulated.answers, attempt, seal)

  const page = firstPage(definition)
  const extraTime = assignment!.extraTime
  const limits = limitsIn(version.definition, extraTime, timeUsedBefore(attempt))
  let used = timeUsedBefore(attempt)
  for (const id of unstartedParts(limits, used)) used = startPart(used, id)
  const answering = (minutes: number) => {
    pass(minutes)
    const passed = minutes * MINUTE
    const places = placesAt(version.definition, limits, { used, page })
    used = rounded(counted(used, passed, places))
  }
  answering(5)
  const pasted = { kind: 'pasted', at: new Date().toISOString(), questionId: 'q0', length: 3 }
  const activity = { pages: [{ place: page, visibleMs: 5 * MINUTE }], events: [pasted] }
  const kept = {
    answers,
    place: page,
    activity: activity as NonNullable<CurrentAttempt['activity']>,
    marked: questionsOf(definition).map(({ id }) => id),
  }
  const writer = openAttemptWriter({ response, seal, onState: () => undefined })
  writer.change({ ...kept, activeMs: 5 * MINUTE, used })
  await writer.flush()
  writer.close()

  pass(5)
  value(await pauseClock(candidateId, 'A fire alarm', STAFF))
  pass(50)
  value(await resumeClock(candidateId, STAFF))
  pass(5)
  const resumed = value(await startOrResume(open()))
  expect(resumed.resumed).toBe(true)
  const { seed, clock } = attempt
  const again = { seed, language, clock: { ...clock, activeMs: 5 * MINUTE, used } }
  expect(resumed.response.current).toMatchObject({ ...kept, ...again })
  const { pauses } = await getClockTerms(candidateId, assessmentId)
  const awayFrom = used.allMs
  used = rounded(counted(used, null, [], pauses))
  expect(used.allMs - awayFrom).toBe(10 * MINUTE)

  if (runsOut) answering(120)
  const closed = runsOut ? closedQuestions(version.definition, limits, used) : undefined
  const evaluation = startEvaluation(compiled, answers, attempt)
  const prepared = value(prepareSubmission(evaluation, closed))
  const by = runsOut ? { by: 'clock' as const } : {}
  const { attemptId } = attempt
  const end = { candidateId, attemptId, activity: kept.activity, used, now: new Date(), ...by }
  value(await submitAttempt({ ...end, ...prepared, seal: resumed.seal }))
  await isReceived(candidateId, {
    seed,
    language,
    answers: prepared.answers,
    dropped: prepared.dropped,
    activity: kept.activity,
    clock: { used, ...(extraTime > 0 && { extraTime }) },
    events: [
      { kind: 'started' },
      { kind: 'left' },
      { kind: 'paused', ms: 50 * MINUTE },
      { kind: 'resumed' },
      { kind: 'submitted', ...by },
    ],
  })
  return true
}

/** What every candidate gets, whatever is sealed for staff. */
function shownIn(definition: Definition) {
  const { settings, sections, translations } = withoutOriginals(definition)
  const { passMark: _limit, bands: _named, requiredByDefault: _added, ...shown } = settings
  const parts = sections.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map((each) => ({
      id: each.id,
      help: each.help,
      showIf: each.showIf,
      ...(each.kind !== 'statement' && {
        errorText: each.errorText,
        requiredIf: each.requiredIf,
        timeLimit: each.timeLimit,
      }),
    })),
  }))
  return { settings: shown, parts, translations }
}

/** Time by the page's clock, or without a page. */
function counted(
  used: TimeUsed,
  passed: number | null,
  places: readonly string[],
  pauses: Parameters<typeof countTime>[2]['pauses'] = [],
): TimeUsed {
  const reading = { wall: Date.now(), passed, wasHidden: false, wasPaused: false }
  return countTime(used, reading, { places, pauses }).used
}

function firstPage({ settings, sections }: Definition): string {
  const [first] = sections.filter(({ questions }) => questions.length > 0)
  if (settings.layout === 'all') return WHOLE_PAGE
  return settings.layout === 'section' ? first!.id : first!.questions[0]!.id
}

/** The files of the answers really exist. */
async function withFiles(
  definition: Definition,
  answers: Answers,
  { attemptId }: CurrentAttempt,
  seal: AttemptSeal | null,
): Promise<Answers> {
  const entries = Object.entries(answers).map(async ([id, answer]): Promise<[string, Answer]> => {
    const isFile = questionsOf(definition).some((each) => each.id === id && each.kind === 'file')
    if (!isFile || !Array.isArray(answer)) return [id, answer]
    const stored = answer.map(async (_example, place) => {
      const file = new File([`${place}`], `Canary ${place}.txt`)
      return value(await storeFile({ owner: attemptId, file, seal }))
    })
    return [id, await Promise.all(stored)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** As staff read it: what was submitted, every file, and no mark for later. */
async function isReceived(candidateId: string, submitted: object): Promise<void> {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It was submitted')
  const attempt = stored.value.attempts.at(-1)!
  expect(attempt).toMatchObject(submitted)
  expect(attempt).not.toHaveProperty('marked')
  await hasItsFiles(attempt)
}

export async function hasItsFiles(attempt: Response['attempts'][number]): Promise<void> {
  const { attemptId, answers, fileKey } = attempt
  const seal = fileKey ? await fileSealOf(attemptId, fileKey) : null
  for (const answer of Object.values(answers)) {
    if (!Array.isArray(answer)) continue
    for (const each of answer) {
      if (typeof each === 'string') continue
      const content = await getFile(attemptId, each.fileId, seal)
      expect(content?.name).toBe(each.name)
      expect(content?.bytes.byteLength).toBe(each.size)
    }
  }
}
