/** Data that only staff may see, with words that appear nowhere else. */
import type { Page } from 'playwright/test'

import type { Definition } from '#schemas/definition.ts'
import {
  allKinds,
  FIRST,
  type InvitedCandidates,
  invitedCandidates,
  SECOND,
} from '#tests/support/invitedCandidates.ts'
import { storedFile } from '#tests/support/definitions.ts'
import { seedFile, seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'

/** Indexed, so stored readable in protected mode as well. */
const INDEXED = ['Ada Canary', 'Grace Second', FIRST.email, SECOND.email]

/** Sealed in protected mode. */
export const SECRETS = [
  FIRST.code,
  SECOND.code,
  'Canary key',
  'Canary rubric',
  'Canary explanation',
  'Canary note',
  'Canary said',
  'Canary file',
  'Canary draft',
]

/** A form that nobody saved. */
export const UNSAVED = 'Canary unsaved'

/** May not be shown anywhere while a candidate has the device. */
export const STAFFS = [
  ...INDEXED,
  ...SECRETS,
  'ABCD-2345',
  'WXYZ-6789',
  UNSAVED,
  'Canary other job',
  'Canary other assessment',
]

const FILE = { ...storedFile('cv1'), name: 'cv.txt', type: 'text/plain' }

export interface Seeded {
  mine: InvitedCandidates
  /** Of a job that is not handed over. */
  other: InvitedCandidates
}

/** The second candidate has submitted, with a file. */
export async function seedCanaries(page: Page): Promise<Seeded> {
  const mine = invitedWithCanaries()
  const other = otherJob()
  const response = submittedResponse({
    candidate: mine.candidates[1],
    assessmentId: mine.assessment.id,
    versionId: mine.version.id,
    answers: { story: 'Canary said', cv: [FILE] },
  })
  await seedRecords(page, {
    Jobs: [mine.job, other.job],
    Assessments: [mine.assessment, mine.version, other.assessment, other.version],
    Candidates: [...mine.candidates],
    Responses: [response],
  })
  const owner = response.attempts[0]?.attemptId ?? ''
  await seedFile(page, owner, FILE, 'Canary file')
  return { mine, other }
}

/** One of them has a note, and one question everything that only staff may see. */
export function invitedWithCanaries(): InvitedCandidates {
  return withNote(invitedCandidates(withStaffParts(allKinds())))
}

function otherJob(): InvitedCandidates {
  const other = invitedCandidates({
    ...allKinds(),
    settings: { ...allKinds().settings, title: 'Canary other assessment' },
  })
  const job = { ...other.job, title: 'Canary other job', slug: 'other', order: 2 }
  return { ...other, job }
}

function withNote(records: InvitedCandidates): InvitedCandidates {
  const [first, second] = records.candidates
  const by = { kind: 'staff', name: 'Hiring team' } as const
  const note = { id: crypto.randomUUID(), at: first.updatedAt, by, text: 'Canary note' }
  return { ...records, candidates: [{ ...first, notes: [note] }, second] }
}

/** The question about frameworks gets everything that only staff may see. */
function withStaffParts(definition: Definition): Definition {
  return {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) =>
        question.kind === 'shortText'
          ? {
              ...question,
              key: { accepted: ['Canary key'], ignoreCase: true },
              points: 2,
              explanation: { source: 'Canary explanation', tree: [] },
              rubric: { levels: [{ id: 'l1', text: 'Canary rubric', points: 1 }] },
            }
          : question,
      ),
    })),
  }
}
