import type { Page } from 'playwright/test'

import { startedElsewhere, changeRecord } from '#e2e/pictures/storedChanges.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { handOver } from '#e2e/support/handingOver.ts'
import { candidatePath, jobPath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, type InvitedCandidates } from '#tests/support/invitedCandidates.ts'

export interface TakingState {
  name: string
  /** Opens it on a device with only the invitations, and waits until it is ready. */
  open: (page: Page, invited: InvitedCandidates) => Promise<void>
}

const WRONG = { email: FIRST.email, code: 'ZZZZ9999' } as const

/** Everything a candidate may see, in the order of a long and unlucky day. */
export const takingStates: readonly TakingState[] = [
  { name: 'identify', open: identify },
  {
    name: 'identify-empty',
    async open(page, invited) {
      await identify(page, invited)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('region', { name: 'There is a problem' }).waitFor()
    },
  },
  { name: 'identify-wrong', open: (page, invited) => wrongTries(page, invited, 1) },
  { name: 'identify-wait', open: (page, invited) => wrongTries(page, invited, 6) },
  { name: 'welcome', open: welcome },
  { name: 'questions', open: start },
  {
    name: 'contents',
    async open(page, invited) {
      await start(page, invited)
      await page.getByText('Contents', { exact: true }).click()
    },
  },
  {
    name: 'errors',
    async open(page, invited) {
      await start(page, invited)
      await new AssessmentPage(page).next()
      await page.getByRole('region', { name: 'There is a problem' }).waitFor()
    },
  },
  { name: 'answered', open: answerFirstPage },
  {
    name: 'second-page',
    async open(page, invited) {
      await answerFirstPage(page, invited)
      await new AssessmentPage(page).next()
      await page.getByRole('button', { name: 'Back' }).waitFor()
    },
  },
  { name: 'check', open: check },
  { name: 'receipt', open: submit },
  { name: 'opened-by-staff', open: openedByStaff },
  {
    name: 'receipt-handed-over',
    async open(page, invited) {
      await page.goto(jobPath(invited.job.id))
      await handOver(page)
      await submit(page, invited)
    },
  },
  {
    name: 'already-submitted',
    async open(page, invited) {
      await submit(page, invited)
      await page.getByRole('button', { name: 'Hand the device back' }).click()
      await new IdentifyPage(page).identify(FIRST)
      await page.getByRole('heading', { name: 'Already submitted' }).waitFor()
    },
  },
  {
    name: 'left',
    async open(page, invited) {
      await start(page, invited)
      await page.getByRole('button', { name: 'Stop and leave' }).click()
      await page.getByText(/^Your answers are saved on this device/).waitFor()
    },
  },
  {
    name: 'resumed',
    async open(page, invited) {
      await start(page, invited)
      await page.getByRole('button', { name: 'Stop and leave' }).click()
      await new IdentifyPage(page).identify(FIRST)
      await page.getByText(/^Saved on this device/).waitFor()
    },
  },
  {
    name: 'idle',
    async open(page, invited) {
      await start(page, invited)
      await page.clock.fastForward('03:01')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'locked',
    async open(page, invited) {
      await start(page, invited)
      await loadedAfresh(page, () => page.clock.fastForward('05:01'))
      await page.getByText(/^This page locked .* They are saved/).waitFor()
    },
  },
  {
    name: 'locked-unsaved',
    async open(page, invited) {
      await start(page, invited)
      await failWrites(page)
      await page.getByRole('radio').first().check()
      await page
        .getByText(/^Not saved/)
        .first()
        .waitFor()
      await page.clock.fastForward('05:01')
      await page.getByText(/^This page locked .* but the last ones/).waitFor()
    },
  },
  {
    name: 'not-saved',
    async open(page, invited) {
      await start(page, invited)
      await failWrites(page)
      await page.getByRole('radio').first().check()
      await page
        .getByText(/^Not saved/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'other-tab',
    async open(page, invited) {
      const other = await page.context().newPage()
      await start(other, invited)
      await identify(page, invited)
      await new IdentifyPage(page).identify(FIRST)
      await page.getByRole('heading', { name: 'Already open in another tab' }).waitFor()
      await other.close()
    },
  },
  {
    name: 'unknown',
    async open(page) {
      await page.goto(takePath('00000000-0000-4000-8000-000000000000'))
      await page.getByRole('heading', { name: 'We can’t find this assessment' }).waitFor()
    },
  },
  {
    name: 'closed',
    async open(page, { assessment }) {
      await page.evaluate(changeRecord, ['Assessments', assessment.id, { closed: true }] as const)
      await page.goto(takePath(assessment.id))
      await page.getByRole('heading', { name: 'This assessment is closed' }).waitFor()
    },
  },
  {
    name: 'not-assigned',
    async open(page, invited) {
      await welcome(page, invited)
      const [{ id, assignment }] = invited.candidates
      const other = { ...assignment, assessmentId: crypto.randomUUID() }
      await page.evaluate(changeRecord, ['Candidates', id, { assignment: other }] as const)
      await new AssessmentPage(page).start()
      await page.getByRole('heading', { name: /^You haven’t been given/ }).waitFor()
    },
  },
  {
    name: 'other-in-progress',
    async open(page, invited) {
      await welcome(page, invited)
      const [{ id }] = invited.candidates
      await page.evaluate(changeRecord, ['Responses', id, startedElsewhere(id)] as const)
      await new AssessmentPage(page).start()
      await page.getByRole('heading', { name: 'Finish your other assessment first' }).waitFor()
    },
  },
]

async function identify(page: Page, { assessment }: InvitedCandidates): Promise<void> {
  await page.goto(takePath(assessment.id))
  await new IdentifyPage(page).email.waitFor()
}

async function wrongTries(page: Page, invited: InvitedCandidates, times: number): Promise<void> {
  await identify(page, invited)
  for (let tried = 0; tried < times; tried += 1) {
    await new IdentifyPage(page).identify(WRONG)
    await page.getByRole('region', { name: 'There is a problem' }).waitFor()
    await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor()
  }
}

async function welcome(page: Page, invited: InvitedCandidates): Promise<void> {
  await identify(page, invited)
  await new IdentifyPage(page).identify(FIRST)
  await new AssessmentPage(page).startButton.waitFor()
}

async function openedByStaff(page: Page, invited: InvitedCandidates): Promise<void> {
  await page.goto(candidatePath(invited.candidates[0].id))
  await handOver(page)
  await new AssessmentPage(page).startButton.waitFor()
}

async function start(page: Page, invited: InvitedCandidates): Promise<void> {
  await welcome(page, invited)
  await new AssessmentPage(page).start()
  await new AssessmentPage(page).saved()
}

async function answerFirstPage(page: Page, invited: InvitedCandidates): Promise<void> {
  await start(page, invited)
  await page.getByRole('radio').first().check()
  // The answer shows one of them.
  await page.getByRole('textbox').nth(1).waitFor()
  await page.getByRole('textbox').first().fill('Django')
  await page.getByRole('textbox').nth(1).fill('7')
  await new AssessmentPage(page).saved()
}

async function check(page: Page, invited: InvitedCandidates): Promise<void> {
  await answerFirstPage(page, invited)
  const assessing = new AssessmentPage(page)
  await assessing.next()
  await page.getByRole('checkbox').first().check()
  await assessing.checkAnswers()
  await page.getByRole('button', { name: 'Submit answers' }).waitFor()
}

async function submit(page: Page, invited: InvitedCandidates): Promise<void> {
  await check(page, invited)
  await loadedAfresh(page, () => new AssessmentPage(page).submit())
  await page.getByRole('button', { name: 'Hand the device back' }).waitFor()
}

/** All writes fail until the page is reloaded. */
export function failWrites(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
  })
}
