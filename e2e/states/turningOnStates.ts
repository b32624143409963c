/** The dialog that turns protection on, step by step. */
import type { Page } from 'playwright/test'

import { paths } from '#src/base/paths.ts'
import type { InvitedCandidates } from '#tests/support/invitedCandidates.ts'

export interface ProtectionState {
  name: string
  /** Goes there from the state before it, or from a device with only the invitations. */
  open: (page: Page, invited: InvitedCandidates) => Promise<void>
}

const TURN_ON = 'Turn on protection'
const OWN = 'purple tractor beneath eleven lazy chimneys hums'

/** From off to on. */
export const turningOn: readonly ProtectionState[] = [
  {
    name: 'off',
    async open(page) {
      await page.goto(paths.data)
      await page.getByRole('button', { name: TURN_ON }).waitFor()
    },
  },
  {
    name: 'turning on, the passphrase',
    async open(page) {
      await page.getByRole('button', { name: TURN_ON }).click()
      await page
        .getByLabel('New passphrase')
        .getByText(/^(\w+ ){5}\w+$/)
        .waitFor()
    },
  },
  {
    name: 'turning on, typed differently',
    async open(page) {
      await page.getByLabel('Confirm the passphrase').fill('something else')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('The passphrases don’t match').waitFor()
    },
  },
  {
    name: 'turning on, an own passphrase that is too easy',
    async open(page) {
      await page.getByRole('button', { name: 'Use my own' }).click()
      await page.getByLabel('New passphrase').fill('summer 2026')
      await page.getByText(/^Too easy to guess/).waitFor()
    },
  },
  {
    name: 'turning on, stop asked',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Stop turning on protection?' }).waitFor()
    },
  },
  {
    name: 'turning on, the recovery code',
    async open(page) {
      await page.getByRole('button', { name: 'Keep going' }).click()
      await page.getByLabel('New passphrase').fill(OWN)
      await page.getByLabel('Confirm the passphrase').fill(OWN)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('status', { name: 'Recovery code' }).waitFor()
    },
  },
  {
    name: 'turning on, a wrong end of the code',
    async open(page) {
      await page.getByLabel('Last 6 letters and digits').fill('AAAAAA')
      await page.getByRole('button', { name: TURN_ON }).click()
      await page.getByText(/^These are not the last 6/).waitFor()
    },
  },
  {
    name: 'turning on, while another tab has a draft open',
    async open(page) {
      await page.evaluate(openDraft)
      const code = await page.getByRole('status', { name: 'Recovery code' }).textContent()
      await page.getByLabel('Last 6 letters and digits').fill(code?.slice(-6) ?? '')
      await page.getByRole('button', { name: TURN_ON }).click()
      await page
        .getByRole('dialog')
        .getByText(/^1 draft is open in another tab/)
        .waitFor()
    },
  },
  {
    name: 'turning on, in progress',
    async open(page) {
      await page.evaluate(closeDraft)
      // No key can be made any more, so that it doesn't end.
      await page.context().route(/keyWorker.*js$/, () => undefined)
      await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
      await page
        .getByRole('dialog')
        .getByText(/[1-9]\d* of \d+ records$/)
        .waitFor()
    },
  },
  {
    name: 'turning on, stop asked while in progress',
    async open(page) {
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByRole('dialog', { name: /^Stop before/ }).waitFor()
    },
  },
  {
    name: 'in progress on the page',
    async open(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).last().click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
]

/** Holds the lock of a builder. */
function openDraft(): void {
  void navigator.locks.request(
    'open-draft',
    () => new Promise((resolve) => document.addEventListener('closedraft', resolve)),
  )
}

function closeDraft(): void {
  document.dispatchEvent(new Event('closedraft'))
}
