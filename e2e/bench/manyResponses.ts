/** An assessment with many submitted responses: of 60 questions, ten of which people mark, or shorter. */
import type { Page } from 'playwright/test'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Review } from '#schemas/review.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import {
  anAssessment,
  longText,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const AT = '2026-02-04T10:00:00.000Z'
const OPTIONS = ['first', 'second', 'third', 'fourth']
const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]

interface Size {
  sums: number
  single: number
  multiple: number
  /** Marked by people. */
  words: number
  /** Marked by people, with a rubric. */
  reasons: number
}

const LONG: Size = { sums: 25, single: 15, multiple: 10, words: 5, reasons: 5 }
/** Twelve questions. */
export const SHORT: Size = { sums: 4, single: 2, multiple: 2, words: 1, reasons: 3 }

function definitionOf({ sums, single, multiple, words, reasons }: Size): Definition {
  const definition = anAssessment(
    section(
      'sums',
      ...of(sums, (place) => number(`sum${place}`, keyed({ value: place, tolerance: 0 }))),
    ),
    section(
      'choices',
      ...of(single, (place) => singleChoice(`one${place}`, OPTIONS, keyed({ options: ['first'] }))),
      ...of(multiple, (place) =>
        multipleChoice(`many${place}`, OPTIONS, keyed({ options: ['first', 'third'] })),
      ),
    ),
    section(
      'words',
      ...of(words, (place) => shortText(`word${place}`, { points: 2, tags: ['words'] })),
      ...of(reasons, (place) =>
        longText(`why${place}`, { points: 5, rubric: { levels }, tags: ['words'] }),
      ),
    ),
  )
  definition.settings.passMark = { percent: 50 }
  return definition
}

/**
 * Stores an assessment with this many responses, and returns its id. Of each ten, one was also reviewed by
 * a colleague, who names another candidate.
 */
export async function seedManyResponses(
  page: Page,
  count: number,
  size: Size = LONG,
): Promise<string> {
  const { job, assessment, version, candidates } = invitedCandidates(definitionOf(size))
  // An access code takes longer to protect than everything else together.
  const { assignment: _, ...candidate } = candidates[0]
  await seedRecords(page, { Jobs: [job], Assessments: [assessment, version] })
  for (let from = 0; from < count; from += 1_000) {
    const people = of(Math.min(1_000, count - from), (place) => ({
      ...candidate,
      id: crypto.randomUUID(),
      name: nameOf(from + place),
      email: `person${from + place}@example.org`,
      reference: crypto.randomUUID().slice(0, 9).toUpperCase(),
    }))
    await seedRecords(page, {
      Candidates: people,
      Responses: people.map((person, place) => {
        const response = submittedResponse({
          candidate: person,
          assessmentId: assessment.id,
          versionId: version.id,
          answers: answersOf(from + place, size),
        })
        const attemptId = response.attempts[0]?.attemptId ?? ''
        return place % 10 === 0 ? { ...response, reviews: [colleagues(attemptId, from)] } : response
      }),
    })
  }
  return assessment.id
}

const SYLLABLES = ['ka', 'lo', 'mi', 'te', 'ra', 'su', 'no', 'vi', 'be', 'du']

/** "Kaloka Mitesu": different for each. */
function nameOf(place: number): string {
  const digits = [...`${place}`.padStart(6, '0')].map((digit) => SYLLABLES[Number(digit)] ?? '')
  const word = (from: number) => digits.slice(from, from + 3).join('')
  return [word(0), word(3)].map((each) => each[0]?.toUpperCase() + each.slice(1)).join(' ')
}

function colleagues(attemptId: string, place: number): Review {
  return {
    reviewId: crypto.randomUUID(),
    attemptId,
    by: { kind: 'staff', name: 'Tom' },
    at: AT,
    doneAt: AT,
    marks: { why0: { points: 2, level: 'fair', at: AT } },
    comments: { why0: `Clearer than what ${nameOf(place)} wrote.` },
  }
}

function answersOf(place: number, { sums, single, multiple, words, reasons }: Size): Answers {
  return Object.fromEntries([
    ...of(sums, (at) => [`sum${at}`, (place * 7 + at) % (at + 2)] as const),
    ...of(single, (at) => [`one${at}`, { option: OPTIONS[(place + at) % 4] ?? '' }] as const),
    ...of(
      multiple,
      (at) =>
        [`many${at}`, { options: ['first', OPTIONS[((place * 3 + at) % 3) + 1] ?? ''] }] as const,
    ),
    ...of(words, (at) => [`word${at}`, `Word ${(place + at) % 40}`] as const),
    ...of(
      reasons,
      (at) =>
        [
          `why${at}`,
          `Because of ${place} and ${at}. ${'It depends on what was there before. '.repeat(6)}`,
        ] as const,
    ),
  ])
}

function keyed<K>(key: K) {
  return { key, points: 1, tags: ['keyed'] }
}

function of<T>(count: number, make: (place: number) => T): T[] {
  return Array.from({ length: count }, (_, place) => make(place))
}
