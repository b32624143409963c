/**
 * A candidate whose name, email and phone number are wherever they can be: in every kind of answer, in a
 * file name, in an earlier attempt and in a note.
 */
import type { Page } from 'playwright/test'
import { seedFile, seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import type { Activity } from '#schemas/activity.ts'
import type { Response } from '#schemas/records/response.ts'
import { ALL_PLACE } from '#src/assessment/renderer/fill/pages.ts'
import {
  anAssessment,
  code,
  file,
  longText,
  number,
  quoting,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  text,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

export const PERSON = {
  name: 'Ylva Nattkanåri',
  email: 'ylvan@example.org',
  phone: '+47 912 34 567',
  reference: '7K4M-Q2XD',
}
/** How many questions have points and no key. */
export const TO_MARK = 6
/** Whatever would tell who it is. */
export const THEIRS = /ylva|nattkan[aå]ri|912 ?34 ?567|elsewhere\.example/iu
export const CV = { ...storedFile('cv1'), name: 'Ylva Nattkanåri CV.txt', type: 'text/plain' }

const definition = withCalculated(
  anAssessment(
    shortText('nick', { prompt: text('What do we call you?'), points: 1 }),
    statement('hello', { prompt: quoting('nick') }),
    shortText('mail', { prompt: text('Where do we write to?'), format: 'email', points: 1 }),
    longText('why', { prompt: text('Why you?'), points: 3 }),
    code('program', { prompt: text('Add two numbers.'), points: 2 }),
    withOther(singleChoice('team', ['Red', 'Blue'], { prompt: text('Which team?') })),
    number('years', { prompt: text('How many years?') }),
    signature('sign', { prompt: text('Please sign.'), points: 1 }),
    file('cv', { prompt: text('Your CV'), points: 2 }),
  ),
  { id: 'sum', name: 'sum', expression: '"By " & nick', points: { most: 1 } },
)

const answers = {
  nick: 'Ylva',
  mail: 'y@elsewhere.example',
  why: 'I am YLVA NATTKANARI, ask y@elsewhere.example or 91234567, see https://x.example/nattkanari.',
  program: '// Nattkanåri, 2026\nconst ylva = 1',
  team: { other: 'Team Ylva' },
  years: { raw: 'since Ylva' },
  sign: { typed: 'Y. Nattkanåri' },
  cv: [CV],
}

/** What the first of the two attempts was answered with. */
const before = {
  ...answers,
  nick: 'Nattkanåri',
  why: 'My first try: Ylva Nattkanåri, ylvan@example.org.',
  cv: [{ ...CV, fileId: 'file-cv0' }],
}

const activity: Activity = {
  pages: [{ place: ALL_PLACE, visibleMs: 60_000 }],
  events: [
    { kind: 'hidden', at: '2026-02-03T10:01:00.000Z', ms: 5_000 },
    { kind: 'pasted', at: '2026-02-03T10:02:00.000Z', questionId: 'why', length: 90 },
  ],
}

const AT = '2026-02-04T10:00:00.000Z'

const NOTE = {
  id: crypto.randomUUID(),
  text: 'Ylva called back from +47 912 34 567 and sent ylvan@example.org.',
  at: AT,
  by: { kind: 'staff', name: 'Hiring team' },
} as const

/**
 * Differing marks of whoever is at the device and of somebody else, who wrote the name. One's own words
 * are in fields, as they were typed.
 */
function twoReviews({ attempts }: Response): Response['reviews'] {
  return ['Hiring team', 'Omar'].map((by, place) => {
    const name = place === 0 ? 'This candidate' : PERSON.name
    return {
      reviewId: crypto.randomUUID(),
      attemptId: attempts.at(-1)?.attemptId ?? '',
      by: { kind: 'staff', name: by },
      at: AT,
      doneAt: AT,
      marks: {
        nick: { points: place, reason: `${name} has no nickname`, at: AT },
        why: { points: 1 + place, reason: `What ${name} says is true`, at: AT },
      },
      comments: { nick: `${name}?`, why: `Call ${name} on ${place === 0 ? '…' : PERSON.phone}` },
      comment: `${name} did well`,
      recommendation: place === 0 ? 'no' : 'strongYes',
    }
  })
}

/**
 * One response is submitted for the second time, one is in progress, and one is damaged. `isReviewed`:
 * the first has been reviewed by two people.
 */
export async function seedBlind(page: Page, { isReviewed = false } = {}) {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  const people = [1, 2, 3].map((place) => ({
    ...candidates[0],
    ...PERSON,
    id: crypto.randomUUID(),
    reference: place === 1 ? PERSON.reference : `8888-000${place}`,
    notes: [NOTE],
  }))
  const [whole, started, damaged] = people.map((candidate) =>
    submittedResponse({
      candidate,
      assessmentId: assessment.id,
      versionId: version.id,
      answers,
    }),
  )
  const { attempts: [first] = [], submittedAt: _at, ...record } = started ?? {}
  const { submittedAt: _submitted, receipt: _receipt, dropped: _dropped, ...current } = first ?? {}
  const again = whole && withEarlierAttempt(whole)
  if (again && isReviewed) again.reviews = twoReviews(again)
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
    Responses: [
      again ?? {},
      { ...record, attempts: [], current },
      { ...damaged, reviews: 'Ylva Nattkanåri' },
    ],
  })
  for (const { attemptId, answers: given } of again?.attempts ?? []) {
    const [cv] = given === before ? before.cv : [CV]
    await seedFile(page, attemptId, cv ?? CV, 'Ten years of fjords')
  }
  return { assessmentId: assessment.id, ids: people.map(({ id }) => id) }
}

/** Both observed while they were filled in. */
function withEarlierAttempt(response: Response): Response {
  const earlier = response.attempts.map((attempt) => ({
    ...attempt,
    attemptId: crypto.randomUUID(),
    startedAt: '2026-02-01T10:00:00.000Z',
    submittedAt: '2026-02-01T11:00:00.000Z',
    answers: before,
    activity,
  }))
  const latest = response.attempts.map((attempt) => ({ ...attempt, activity }))
  return { ...response, attempts: [...earlier, ...latest] }
}
