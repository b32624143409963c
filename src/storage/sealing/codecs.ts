/** The parts of each kind of record that protected mode seals, and the names they are bound to. */
import type { Assessment, Version } from '#schemas/records/assessment.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { HistoryStep } from '#schemas/records/history.ts'
import type { Response } from '#schemas/records/response.ts'
import { forCandidates } from '#src/assessment/engine/forCandidates/forCandidates.ts'

import type { OpenKeys } from './openKeys.ts'
import type { Parts, Sealer } from './sealedParts.ts'
import {
  activitySealer,
  codeSealer,
  draftSealer,
  markedSealer,
  staffSealer,
  submittedSealer,
} from './sealers.ts'

/** A stored value that no schema has validated yet. */
type Raw = { readonly [field: string]: unknown }

/** Opens what is stored, and seals what is to be stored. */
export interface Codec<T> {
  /** Plain parts stay as they are, so that sealed and plain records can exist side by side. */
  open(raw: Raw, parts: Parts, keys: OpenKeys): unknown
  seal(record: T, parts: Parts, keys: OpenKeys): unknown
}

export const assessmentCodec: Codec<Assessment> = {
  open({ content, ...bare }, parts, keys) {
    if (content === undefined) return bare
    return { ...bare, ...openedPart(parts, content, keys, ['assessment', String(bare['id'])]) }
  },
  seal({ draft, testCandidates, keyCorrections, whatIfs, decisions, ...bare }, parts, keys) {
    const content = {
      ...{ draft, testCandidates, keyCorrections },
      ...(whatIfs && { whatIfs }),
      ...(decisions && { decisions }),
    }
    return { ...bare, content: sealedPart(parts, content, keys, ['assessment', bare.id]) }
  },
}

export const versionCodec: Codec<Version> = {
  open({ sealedDefinition, ...bare }, parts, keys) {
    if (sealedDefinition === undefined) return bare
    const ids = ['version', String(bare['id'])] as const
    return {
      ...bare,
      definition: parts.open(nameOf(ids), sealedDefinition, staffSealer(keys, ...ids)),
    }
  },
  seal(version, parts, keys) {
    const { definition } = version
    const sealedDefinition = sealedPart(parts, definition, keys, ['version', version.id])
    return { ...version, definition: forCandidates(definition), sealedDefinition }
  },
}

export const candidateCodec: Codec<Candidate> = {
  open(raw, parts, keys) {
    const { notes, assignment } = raw
    const id = String(raw['id'])
    return {
      ...raw,
      ...(Array.isArray(notes) && { notes: notes.map((note) => openNote(note, id, parts, keys)) }),
      ...(isRaw(assignment) && { assignment: openAssignment(assignment, id, parts, keys) }),
    }
  },
  seal({ notes, assignment, ...bare }, parts, keys) {
    const { id } = bare
    const sealedNotes = notes.map(({ text, ...note }) => {
      return { ...note, sealedText: sealedPart(parts, text, keys, ['note', id, note.id]) }
    })
    if (assignment === undefined) return { ...bare, notes: sealedNotes }
    const { code, ...where } = assignment
    const sealed = parts.seal(codeName(id), code, codeSealer(keys, id))
    return { ...bare, notes: sealedNotes, assignment: { ...where, ...objectOf(sealed) } }
  },
}

export const responseCodec: Codec<Response> = {
  open({ judgement, ...raw }, parts, keys) {
    const { current, attempts } = raw
    const whose = {
      candidateId: String(raw['candidateId']),
      assessmentId: String(raw['assessmentId']),
    }
    const ids = ['judgement', whose.candidateId]
    return {
      ...raw,
      ...(isRaw(current) && { current: openCurrent(current, parts, keys) }),
      ...(Array.isArray(attempts) && {
        attempts: attempts.map((attempt) => openFinished(attempt, whose, parts, keys)),
      }),
      // One that doesn't open makes the record damaged, or the next review would be written over it.
      ...(judgement !== undefined && {
        reviews: undefined,
        ...openedPart(parts, judgement, keys, ids),
      }),
    }
  },
  seal({ current, attempts, reviews, scores, settled = [], reveals = [], ...bare }, parts, keys) {
    const isJudged = reviews.length + scores.length + settled.length + reveals.length > 0
    const judgement = {
      reviews,
      scores,
      ...(settled.length > 0 && { settled }),
      ...(reveals.length > 0 && { reveals }),
    }
    const ids = ['judgement', bare.candidateId]
    return {
      ...bare,
      reviews: [],
      scores: [],
      attempts: attempts.map(({ answers, dropped, activity, ...attempt }) => {
        const sealer = submittedSealer(keys, { ...bare, ...attempt })
        const name = nameOf(['submitted', bare.candidateId, attempt.attemptId])
        const submitted = { answers, dropped, ...(activity && { activity }) }
        return { ...attempt, sealed: parts.seal(name, submitted, sealer) }
      }),
      ...(current && { current: sealCurrent(current, parts, keys) }),
      ...(isJudged && { judgement: sealedPart(parts, judgement, keys, ids) }),
    }
  },
}

export const historyStepCodec: Codec<HistoryStep> = {
  open({ content, ...bare }, parts, keys) {
    if (content === undefined) return bare
    return { ...bare, ...openedPart(parts, content, keys, stepIds(bare)) }
  },
  seal({ name, undo, redo, former, ...bare }, parts, keys) {
    const content = { name, undo, redo, ...(former && { former }) }
    return { ...bare, content: sealedPart(parts, content, keys, stepIds(bare)) }
  },
}

/** The name of a candidate's access code among the parts. */
export function codeName(candidateId: string): string {
  return nameOf(['code', candidateId])
}

function stepIds({ assessmentId, step }: Raw): string[] {
  return ['step', String(assessmentId), String(step)]
}

function openNote(note: unknown, candidateId: string, parts: Parts, keys: OpenKeys): unknown {
  if (!isRaw(note) || note['sealedText'] === undefined) return note
  const { sealedText, ...bare } = note
  const ids = ['note', candidateId, String(bare['id'])]
  return { ...bare, text: parts.open(nameOf(ids), sealedText, staffSealer(keys, ...ids)) }
}

function openAssignment(assignment: Raw, id: string, parts: Parts, keys: OpenKeys): unknown {
  const { verifier, sealedCode, ...where } = assignment
  if (sealedCode === undefined) return assignment
  return {
    ...where,
    code: parts.open(codeName(id), { verifier, sealedCode }, codeSealer(keys, id)),
  }
}

function openCurrent(current: Raw, parts: Parts, keys: OpenKeys): unknown {
  const { draft, sealedActivity, sealedMarked, keys: locked, ...bare } = current
  if (draft === undefined) return current
  const attemptId = String(bare['attemptId'])
  const opened = (name: string, sealed: Raw, sealer: Sealer) =>
    parts.open(name, { ...sealed, keys: locked }, sealer)
  return {
    ...bare,
    answers: opened(draftName(bare), { draft }, draftSealer(keys, attemptId)),
    ...(sealedActivity !== undefined && {
      activity: opened(activityName(bare), { sealedActivity }, activitySealer(keys, attemptId)),
    }),
    ...(sealedMarked !== undefined && {
      marked: opened(markedName(bare), { sealedMarked }, markedSealer(keys, attemptId)),
    }),
  }
}

/** One that was never protected stays so until its own page writes it. */
function sealCurrent(
  current: NonNullable<Response['current']>,
  parts: Parts,
  keys: OpenKeys,
): unknown {
  const { answers, activity, marked, ...bare } = current
  const { attemptId } = current
  const name = draftName(current)
  if (!parts.isKnown(name)) return current
  const draft = parts.seal(name, answers, draftSealer(keys, attemptId))
  const observed =
    activity && parts.seal(activityName(current), activity, activitySealer(keys, attemptId))
  const later = marked && parts.seal(markedName(current), marked, markedSealer(keys, attemptId))
  return { ...bare, ...objectOf(draft), ...objectOf(observed), ...objectOf(later) }
}

function draftName(attempt: Raw): string {
  return nameOf(['draft', String(attempt['attemptId'])])
}

function activityName(attempt: Raw): string {
  return nameOf(['activity', String(attempt['attemptId'])])
}

function markedName(attempt: Raw): string {
  return nameOf(['marked', String(attempt['attemptId'])])
}

function openFinished(
  attempt: unknown,
  whose: { candidateId: string; assessmentId: string },
  parts: Parts,
  keys: OpenKeys,
): unknown {
  if (!isRaw(attempt) || attempt['sealed'] === undefined) return attempt
  const { sealed, ...bare } = attempt
  const attemptId = String(bare['attemptId'])
  const sealer = submittedSealer(keys, {
    ...whose,
    versionId: String(bare['versionId']),
    attemptId,
  })
  const name = nameOf(['submitted', whose.candidateId, attemptId])
  return { ...bare, ...objectOf(parts.open(name, sealed, sealer)) }
}

function openedPart(parts: Parts, sealed: unknown, keys: OpenKeys, ids: readonly string[]): Raw {
  return objectOf(parts.open(nameOf(ids), sealed, staffSealer(keys, ...ids)))
}

function sealedPart(parts: Parts, plain: unknown, keys: OpenKeys, ids: readonly string[]): unknown {
  return parts.seal(nameOf(ids), plain, staffSealer(keys, ...ids))
}

function nameOf(ids: readonly string[]): string {
  return ids.join(' ')
}

function objectOf(value: unknown): Raw {
  return isRaw(value) ? value : {}
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
