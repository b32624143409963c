import { putRecords } from '#e2e/support/seed.ts'
import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import {
  definitionOf,
  FIRST,
  type InvitedCandidates,
  invitedCandidates,
  question,
} from '#tests/support/invitedCandidates.ts'

import type { View } from './view.ts'

/** A published assessment and two invited candidates, as staff would have created them. */
export async function seedInvited(
  view: View,
  records: InvitedCandidates = invitedCandidates(),
): Promise<InvitedCandidates> {
  const { job, assessment, version, candidates } = records
  // The app creates the database.
  await view.goto(paths.jobs)
  await view.says('No jobs yet')
  const stores = { Jobs: [job], Assessments: [assessment, version], Candidates: [...candidates] }
  await view.ask(putRecords, JSON.stringify(stores))
  return records
}

export const TEXT_FIELD = /^Tell us about yourself/

/** A single long-text question. */
export function oneText(): InvitedCandidates {
  return invitedCandidates(
    definitionOf('Screening', [
      {
        id: 'about',
        title: 'About you',
        questions: [
          { ...question('story', 'Tell us about yourself.'), kind: 'longText', required: false },
        ],
      },
    ]),
  )
}

/** Signs in a candidate who is about to write a long text; returns the address. */
export async function startWriting(view: View): Promise<string> {
  const { assessment } = await seedInvited(view, oneText())
  const address = takePath(assessment.id)
  await view.goto(address)
  await signIn(view)
  await view.click('button', 'Start')
  return address
}

export async function signIn(
  view: View,
  { email, code }: { email: string; code: string } = FIRST,
): Promise<void> {
  await view.fill('textbox', /^E-?mail address$/, email)
  await view.fill('textbox', 'Access code', code)
  await view.click('button', /^(Continue|Sign in)$/)
}
