/** The screens of protected mode, as somebody meets them one after the other on one page. */
import type { Page } from 'playwright/test'

import { startProtecting } from '#e2e/support/protecting.ts'
import { candidatePath, paths } from '#src/base/paths.ts'

import { type ProtectionState, turningOn } from './turningOnStates.ts'

const TURN_OFF = 'Turn off protection'
const REPLACE_CODE = 'Replace recovery code'

/** Set in the first state. */
const passphrases = new WeakMap<Page, string>()

/** What can be changed while it is on. */
const whileOn: readonly ProtectionState[] = [
  {
    name: 'turned on',
    async open(page) {
      passphrases.set(page, await startProtecting(page))
      await page.getByRole('button', { name: 'Done' }).waitFor()
    },
  },
  {
    name: 'on',
    async open(page) {
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: 'Lock now' }).waitFor()
    },
  },
  {
    name: 'changing the passphrase',
    async open(page) {
      await page.getByRole('button', { name: 'Change passphrase' }).click()
      await page
        .getByLabel('New passphrase')
        .getByText(/^(\w+ ){5}\w+$/)
        .waitFor()
    },
  },
  {
    name: 'changing the passphrase, nothing entered',
    async open(page) {
      await page.getByRole('dialog').getByRole('button', { name: 'Change passphrase' }).click()
      await page.getByText('Enter the current passphrase').waitFor()
    },
  },
  {
    name: 'replacing the recovery code',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: REPLACE_CODE }).click()
      await page.getByRole('button', { name: 'Create new code' }).waitFor()
    },
  },
  {
    name: 'replacing the recovery code, the new one',
    async open(page) {
      await page.getByLabel('Team passphrase').fill(passphrases.get(page) ?? '')
      await page.getByRole('button', { name: 'Create new code' }).click()
      await page.getByRole('status', { name: 'Recovery code' }).waitFor()
    },
  },
  {
    name: 'replacing the recovery code, stop asked',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: 'Stop replacing the recovery code?' }).waitFor()
    },
  },
  {
    name: 'turning off',
    async open(page) {
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByRole('button', { name: TURN_OFF }).click()
      await page.getByLabel('Team passphrase').waitFor()
    },
  },
  {
    name: 'turning off, wrong passphrase',
    async open(page) {
      await page.getByLabel('Team passphrase').fill('wrong')
      await page.getByRole('dialog').getByRole('button', { name: TURN_OFF }).click()
      await page.getByRole('dialog').getByText('This passphrase is incorrect').waitFor()
    },
  },
]

/** Pages in place of the staff pages, and the hand-over between them. */
function lockedOut(): readonly ProtectionState[] {
  let passphrase = ''
  return [
    {
      name: 'locked',
      async open(page, { candidates }) {
        passphrase = await startProtecting(page)
        await page.getByRole('button', { name: 'Done' }).click()
        await page.goto(candidatePath(candidates[0].id))
        await page.getByLabel('Team passphrase').waitFor()
      },
    },
    {
      name: 'locked, wrong passphrase',
      async open(page) {
        await page.getByLabel('Team passphrase').fill('wrong')
        await page.getByRole('button', { name: 'Unlock' }).click()
        await page.getByRole('main').getByText('This passphrase is incorrect').waitFor()
        await page.getByText('Lost both the passphrase').click()
      },
    },
    {
      name: 'locked, recovery',
      async open(page) {
        await page.getByRole('button', { name: 'Use the recovery code' }).click()
        await page
          .getByLabel('New passphrase')
          .getByText(/^(\w+ ){5}\w+$/)
          .waitFor()
      },
    },
    {
      name: 'locked, recovery with half a code',
      async open(page) {
        await page.getByLabel('Recovery code').fill('ABCDE')
        await page.getByRole('button', { name: 'Set passphrase and unlock' }).click()
        await page.getByText(/^A recovery code has 26/).waitFor()
      },
    },
    {
      name: 'handing over',
      async open(page) {
        await page.getByRole('button', { name: 'Use the passphrase instead' }).click()
        await page.getByLabel('Team passphrase').fill(passphrase)
        await page.getByRole('button', { name: 'Unlock' }).click()
        await page.getByRole('button', { name: 'Hand over this device' }).click()
        await page.getByRole('status', { name: 'Access code' }).waitFor()
      },
    },
    {
      name: 'handed over',
      async open(page) {
        await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
        await page.waitForURL('**/take/**')
        await page.goto(paths.jobs)
        await page.getByLabel('Team passphrase').waitFor()
      },
    },
    {
      name: 'handed over, without the passphrase',
      async open(page) {
        await page.getByText('Don’t have the passphrase?').click()
        await page.getByRole('button', { name: /^Start the/ }).waitFor()
      },
    },
    {
      name: 'key damaged',
      async open(page) {
        await page.getByLabel('Team passphrase').fill(passphrase)
        await page.getByRole('button', { name: 'Take the device back' }).click()
        await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
        await page.evaluate(damageKey)
        await page.reload()
        await page.getByRole('heading', { name: 'This device can’t be unlocked' }).waitFor()
      },
    },
  ]
}

/** Each part starts on a device with only the invitations; its states follow one another. */
export const protectionParts = [
  { name: 'turning it on', states: () => turningOn },
  { name: 'while it is on', states: () => whileOn },
  { name: 'locked and handed over', states: lockedOut },
] as const

function damageKey(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDevice')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('keys', 'readwrite')
      writing.objectStore('keys').put({ id: 'team', kid: 'damaged' })
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
