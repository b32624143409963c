/** An assessment of 60 questions with many submitted responses, ten of whose answers have to be marked. */
import type { Page } from 'playwright/test'

import type { Answers } from '#schemas/answer.ts'
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

const OPTIONS = ['first', 'second', 'third', 'fourth']
const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]

const definition = anAssessment(
  section(
    'sums',
    ...of(25, (place) => number(`sum${place}`, keyed({ value: place, tolerance: 0 }))),
  ),
  section(
    'choices',
    ...of(15, (place) => singleChoice(`one${place}`, OPTIONS, keyed({ options: ['first'] }))),
    ...of(10, (place) =>
      multipleChoice(`many${place}`, OPTIONS, keyed({ options: ['first', 'third'] })),
    ),
  ),
  section(
    'words',
    ...of(5, (place) => shortText(`word${place}`, { points: 2, tags: ['words'] })),
    ...of(5, (place) =>
      longText(`why${place}`, { points: 5, rubric: { levels }, tags: ['words'] }),
    ),
  ),
)
definition.settings.passMark = { percent: 50 }

/** Stores the assessment with this many responses, and returns its id. */
export async function seedManyResponses(page: Page, size: number): Promise<string> {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  await seedRecords(page, { Jobs: [job], Assessments: [assessment, version] })
  for (let from = 0; from < size; from += 1_000) {
    const people = of(Math.min(1_000, size - from), (place) => ({
      ...candidates[0],
      id: crypto.randomUUID(),
      name: `Person ${from + place}`,
      email: `person${from + place}@example.org`,
      reference: crypto.randomUUID().slice(0, 9).toUpperCase(),
    }))
    await seedRecords(page, {
      Candidates: people,
      Responses: people.map((candidate, place) =>
        submittedResponse({
          candidate,
          assessmentId: assessment.id,
          versionId: version.id,
          answers: answersOf(from + place),
        }),
      ),
    })
  }
  return assessment.id
}

function answersOf(place: number): Answers {
  return Object.fromEntries([
    ...of(25, (at) => [`sum${at}`, (place * 7 + at) % (at + 2)] as const),
    ...of(15, (at) => [`one${at}`, { option: OPTIONS[(place + at) % 4] ?? '' }] as const),
    ...of(
      10,
      (at) =>
        [`many${at}`, { options: ['first', OPTIONS[((place * 3 + at) % 3) + 1] ?? ''] }] as const,
    ),
    ...of(5, (at) => [`word${at}`, `Word ${(place + at) % 40}`] as const),
    ...of(
      5,
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
