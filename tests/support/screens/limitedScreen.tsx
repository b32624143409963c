/** The candidate's page of an assessment with time limits. */
import { screen } from '@testing-library/react'
import { vi } from 'vitest'

import type { Definition, Settings } from '#schemas/definition.ts'
import type { Pause } from '#schemas/timeUsed.ts'
import { limitFacts } from '#src/assessment/engine/clock/limits.ts'
import { announceChanges } from '#src/storage/core/changes.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'

import { anInvited, letPass, openCandidatePage } from './candidateScreen.tsx'

export const why = () => screen.findByRole('textbox', { name: /What about why/ })

export function said(): string {
  return document.getElementById('announcements-polite')?.textContent ?? ''
}

/** As a device does whose lid was closed meanwhile. */
export function sleepFor(minutes: number): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  letPass(0)
  hidden.mockRestore()
  letPass(minutes)
}

/** Two sections, the first of which may have a limit; both questions are required. */
export function limited(own: Partial<Settings>, sectionLimit?: number): Definition {
  const definition = anAssessment(
    section(
      's1',
      { title: 'First', ...(sectionLimit && { timeLimit: sectionLimit }) },
      shortText('why', { required: true }),
    ),
    section('s2', { title: 'Last' }, shortText('last', { required: true })),
  )
  return { ...definition, settings: { ...definition.settings, ...own } }
}

type Terms = { extraTime?: number; pauses?: Pause[] }

/** As another tab of staff would store them. */
export async function setTerms(candidateId: string, terms: Terms) {
  await setTermsUnheard(candidateId, terms)
  announceChanges(new Map([['Candidates', [candidateId]]]))
}

/** As while a tablet froze the page: it hears nothing of other tabs. */
export async function setTermsUnheard(candidateId: string, terms: Terms) {
  await candidateTable
    .where('id')
    .equals(candidateId)
    .modify((record) => {
      if (hasAssignment(record)) Object.assign(record.assignment, terms)
    })
}

function hasAssignment(record: unknown): record is { assignment: object } {
  return typeof record === 'object' && record !== null && 'assignment' in record
}

/** `staffAddress`: the device was handed over. */
export async function invited(
  definition: Definition,
  terms: Terms = {},
  staffAddress: string | null = null,
) {
  const person = await anInvited(definition)
  await setTerms(person.candidateId, terms)
  const page = openCandidatePage(person.assessmentId, staffAddress)
  await page.identify(person)
  return { ...person, page }
}

/** Time away counts by the clock of the device. */
export async function returnAfter(
  minutes: number,
  { page, email, code }: Awaited<ReturnType<typeof started>>,
) {
  await page.press('Stop and leave')
  await screen.findByRole('textbox', { name: 'Access code' })
  letPass(minutes)
  await page.identify({ email, code })
}

/** At the first questions; if they have a limit of their own, that is started as well. */
export async function started(definition: Definition, staffAddress: string | null = null) {
  const sitting = await invited(definition, {}, staffAddress)
  await sitting.page.press('Start')
  await screen.findByRole('button', { name: 'Stop and leave' })
  const facts = limitFacts(definition, 0)
  if (facts?.sections || facts?.questions) await sitting.page.press('Start')
  return sitting
}
