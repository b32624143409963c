/** Candidates who write one long text, and may add a file. */
import { randomInt } from 'node:crypto'

import { expect, type Locator, type Page, test } from 'playwright/test'

import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { takePath } from '#src/base/takePath.ts'
import {
  definitionOf,
  FIRST,
  invitedCandidates,
  question,
} from '#tests/support/invitedCandidates.ts'

import { FIGURE } from './table.ts'

export const TEXT_FIELD = /Tell us about yourself/

/** `isSample`: staff can remove all of it at once. */
export async function seedWriters(
  page: Page,
  count: number,
  { isSample = false } = {},
): Promise<{ assessmentId: string; candidateIds: string[] }> {
  const { job, assessment, version, candidates } = invitedCandidates(textAndFile())
  const sample = isSample ? { sample: true } : {}
  const people = Array.from({ length: count }, (_, number) => ({
    ...candidates[0],
    ...sample,
    id: crypto.randomUUID(),
    email: emailOf(number),
  }))
  await seedRecords(page, {
    Jobs: [{ ...job, ...sample }],
    Assessments: [{ ...assessment, ...sample }, version],
    Candidates: people,
  })
  return { assessmentId: assessment.id, candidateIds: people.map(({ id }) => id) }
}

/** Signs in, starts or continues, and gives the field with what was recovered. */
export async function openField(
  page: Page,
  assessmentId: string,
  number: number,
): Promise<Locator> {
  await signIn(page, assessmentId, number)
  const field = page.getByRole('textbox', { name: TEXT_FIELD })
  const begin = page
    .getByRole('button', { name: /^(Start|Continue)$/ })
    .and(page.locator(':not([type="submit"])'))
  await expect(field.or(begin)).toBeVisible()
  if (await begin.isVisible()) await begin.click()
  await expect(field).toBeVisible()
  return field
}

export async function signIn(page: Page, assessmentId: string, number: number): Promise<void> {
  await page.goto(takePath(assessmentId))
  await identify(page, number)
}

export async function identify(page: Page, number: number): Promise<void> {
  await new IdentifyPage(page).identify({ email: emailOf(number), code: FIRST.code })
}

/** Without waiting: of a page that is just loading another one, that sometimes never ends. */
export function closeSoon(page: Page): void {
  page.close().catch(() => undefined)
}

export function randomKey(): string {
  return 'abcdefghijklmnopqrstuvwxyz '[randomInt(27)] ?? ''
}

export function note(figures: string): void {
  test.info().annotations.push({ type: FIGURE, description: figures })
}

function textAndFile() {
  return definitionOf('Screening', [
    {
      id: 'about',
      title: 'About you',
      questions: [
        { ...question('story', 'Tell us about yourself.'), kind: 'longText', required: false },
        {
          ...question('cv', 'Add your CV'),
          kind: 'file',
          required: false,
          accept: ['.txt'],
          maxFiles: 1,
          maxSize: 1_000_000,
        },
      ],
    },
  ])
}

export function emailOf(number: number): string {
  return `writer${number}@example.org`
}
