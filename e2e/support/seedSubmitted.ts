import type { Page } from 'playwright/test'

import type { Answers } from '#schemas/answer.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Definition } from '#schemas/definition.ts'
import { type InvitedCandidates, invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { seedRecords } from './seed.ts'
import { submittedResponse } from './submitted.ts'

/** Stores an assessment with these responses, each of a candidate called "Canary". */
export async function seedSubmitted(
  page: Page,
  definition: Definition,
  answers: readonly Answers[],
  own: (place: number) => Partial<Candidate> = () => ({}),
): Promise<Pick<InvitedCandidates, 'assessment'> & { people: Candidate[] }> {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  const people = answers.map((_, place) => ({
    ...candidates[0],
    id: crypto.randomUUID(),
    name: `Canary ${place}`,
    email: `canary${place}@example.org`,
    ...own(place),
  }))
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
    Responses: people.map((candidate, place) =>
      submittedResponse({
        candidate,
        assessmentId: assessment.id,
        versionId: version.id,
        answers: answers[place] ?? {},
      }),
    ),
  })
  return { assessment, people }
}
