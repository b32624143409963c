import type { Page } from 'playwright/test'

import { FORMATS } from '#schemas/base.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { type Counts, DataPage } from '#e2e/pages/dataPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { JobsPage } from '#e2e/pages/jobsPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { showNames } from '#e2e/support/showNames.ts'
import { addRecord, storedAsFormat1 } from '#e2e/support/olderRecords.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { builderPath, candidatePath, paths } from '#src/base/paths.ts'

const STORED: Counts = { Jobs: '5', Candidates: '28', Assessments: '4', Responses: '11' }
const ADA = '0b594b09-a3da-4653-ada9-14fcfd48a5af'
const SCREENING = 'a9f220f1-dbbc-40e9-b049-93954e12e8b8'
const GRACE = { email: 'grace@example.org', code: 'E12CHT8X' }
const REFERENCES = 'She knows her onions – all of them.'

test('data of the first build is read, shown, edited and stored in the current format', async ({
  page,
}) => {
  await storedAsFormat1(page)
  // Found by the same check: once this one is listed, any damaged record would be too.
  await addRecord(page, 'Jobs', { format: FORMATS.job + 1, id: 'newer', title: 'From tomorrow' })
  const candidates = new CandidatesPage(page)

  await test.step('every record is read, none is damaged', async () => {
    await page.goto(paths.data)
    await new DataPage(page).expectCounts(STORED)
    await expectNoneDamaged(page)
  })

  await test.step('the lists show them', async () => {
    await page.goto('/')
    await expect(new JobsPage(page).row('Greengrocer')).toBeVisible()
    await expect(page.getByText('4 jobs', { exact: true })).toBeVisible()
    await page.goto(paths.candidates)
    await expect(page.getByText('28 candidates', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible()
    await page.goto(paths.assessments)
    await expect(page.getByText('4 assessments', { exact: true })).toBeVisible()
  })

  await test.step('a response with every answer and its file', async () => {
    await page.getByRole('link', { name: '1 response to Greengrocer screening' }).click()
    await showNames(page)
    await page.getByRole('link', { name: 'Ada Lovelace' }).click()
    const reading = new ResponsePage(page)
    await expect(reading.score).toContainText('1 of 3 points')
    await expect(reading.card(/Which market/)).toContainText('Camden')
    expect(await reading.download('references.txt')).toBe(REFERENCES)
  })

  await test.step('a profile, which is edited and stored in the current format', async () => {
    await page.goto(candidatePath(ADA))
    await expect(candidates.notes).toHaveText(/Knows her onions/)
    await expect(candidates.timeline.filter({ hasText: 'submitted' })).toHaveCount(1)
    const before = await storedRecord(page, 'Candidates', ADA)
    await candidates.moveByMenu('Ada Lovelace', 'Offer')
    await expect(candidates.timeline.filter({ hasText: 'Offer' })).toHaveCount(1)
    expect(await storedRecord(page, 'Candidates', ADA)).toMatchObject({
      format: FORMATS.candidate,
      rev: Number(Reflect.get(Object(before), 'rev')) + 1,
      stage: 'offer',
    })
  })

  await test.step('a draft with its undo history and its test candidate', async () => {
    const builder = new BuilderPage(page)
    await page.goto(builderPath(SCREENING))
    await expect(builder.row(/Years of experience/)).toBeVisible()
    await expect(page.getByRole('button', { name: '1 test candidate passes' })).toBeVisible()
    await page.getByRole('button', { name: 'Redo: Move question' }).click()
    await page.getByRole('button', { name: 'Undo: Move question' }).click()
    await page.getByRole('button', { name: 'Undo: Move question' }).click()
    await page.getByRole('button', { name: 'Undo: Edit question text' }).click()
    await expect(builder.row('Which market?')).toBeVisible()
    await builder.saved()
    expect(await storedRecord(page, 'Assessments', SCREENING)).toMatchObject({
      format: FORMATS.assessment,
      draft: { format: FORMATS.definition },
    })
  })

  await test.step('an unfinished attempt continues', async () => {
    await new IdentifyPage(page).signIn(SCREENING, GRACE)
    const taking = new AssessmentPage(page)
    await taking.goOn()
    const lastJob = page.getByRole('textbox', { name: /last job/ })
    await expect(lastJob).toHaveValue('Half done')
    await lastJob.fill('All done')
    await taking.saved()
    await taking.checkAnswers()
    await taking.handIn()
  })

  await page.goto(paths.data)
  await new DataPage(page).expectCounts(STORED)
  await expectNoneDamaged(page)
})

async function expectNoneDamaged(page: Page): Promise<void> {
  const newer = page.getByRole('region', { name: '1 record from a newer version of TalentFlow' })
  await expect(newer).toContainText('Job “From tomorrow”')
  await expect(page.getByRole('heading', { name: /damaged/ })).toHaveCount(0)
}
