/** The one place that decides what may identify a person in an export (rule Y3 in `README.md`). */
import type { Answers } from '#schemas/answer.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Question } from '#schemas/question.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import {
  type AnswerMask,
  answerMask,
  NO_MASK,
  withNames,
} from '#src/review/model/masking/answerMask.ts'
import type { TextMask } from '#src/review/model/masking/textMask.ts'
import { isNameShown } from '#src/review/model/reveals.ts'

/** A submitted response with its candidate; null if that record can't be read. */
export interface SubmittedRecord {
  response: Response
  candidate: Pick<Candidate, 'name' | 'email' | 'phone' | 'reference' | 'stage' | 'jobId'> | null
}

export interface Naming {
  me: Actor
  /** Names and emails are included where they are shown to the reviewer anyway (rule H2). */
  includesNames: boolean
  /** Hides the names of all who responded (rule H9). */
  hideNames: TextMask
}

export interface ShownPerson {
  /** Tells responses apart in every export (rule H1). */
  reference: string
  /** Null if it must not be named. */
  candidate: { id: string; name: string; email: string } | null
}

export function shownPerson(
  { response, candidate }: SubmittedRecord,
  { me, includesNames }: Pick<Naming, 'me' | 'includesNames'>,
): ShownPerson {
  const isShown = includesNames && isNameShown(response.reveals, me)
  return {
    reference: candidate?.reference ?? response.attempts[0]?.receipt ?? '',
    candidate:
      isShown && candidate
        ? { id: response.candidateId, name: candidate.name, email: candidate.email }
        : null,
  }
}

export type Mask = Pick<AnswerMask, 'text' | 'words' | 'answer' | 'value'>

/** Hides in one attempt who gave the answers (rules H3 to H6), unless the person is named. */
export function maskFor(
  { reference, candidate: named }: ShownPerson,
  { candidate }: SubmittedRecord,
  answers: Answers,
  questions: readonly Question[],
  hideNames: TextMask,
): Mask {
  if (named !== null) return NO_MASK
  const { name = '', email = '', phone = '' } = candidate ?? {}
  return withNames(answerMask({ reference, name, email, phone }, answers, questions), hideNames)
}
