import { responsePath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

import { expect, test } from './fixtures.ts'
import { oneText, seedInvited, signIn, TEXT_FIELD } from './seeding.ts'
import type { View } from './view.ts'

const STORY = 'Zebra in the story'

test('answers are sealed, open with the code after a reload, and are read with the passphrase', async ({
  view,
}) => {
  const { assessment, candidates } = await seedInvited(view, oneText())
  let passphrase = ''

  await test.step('staff set a passphrase', async () => {
    await view.goto('/data')
    // What comes late moves what is below it.
    await view.shows('button', 'Load sample data')
    await view.click('button', 'Turn on protection')
    passphrase = await view.find(/^(?:[a-z]+ ){5}[a-z]+$/m)
    await tabsThenType(view, 3, passphrase)
    const code = await view.find(/^(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}$/m)
    await tabsThenType(view, 3, code.slice(-6))
    await view.says(/Protection is on/)
  })

  await test.step('a candidate answers, reloads, and signs in again', async () => {
    await view.goto(takePath(assessment.id))
    await signIn(view)
    await view.click('button', 'Start')
    await view.fill('textbox', TEXT_FIELD, STORY)
    await view.says('Saved on this device')
    expect(await view.ask(allStored, null)).not.toContain('Zebra')
    await view.reload()
    await view.says('This page locked')
    await signIn(view)
    await view.has('textbox', TEXT_FIELD, STORY)
    await view.click('button', 'Check answers')
    await view.click('button', 'Submit answers')
    await view.shows('heading', 'Received')
    expect(await view.ask(allStored, null)).not.toContain('Zebra')
  })

  await test.step('staff read the answer with the passphrase only', async () => {
    await view.goto(responsePath(assessment.id, candidates[0].id))
    await view.says('Unlock this device')
    expect(await view.text()).not.toContain(FIRST.email)
    await view.driver.type(passphrase)
    await view.press('Enter')
    await view.says(STORY)
  })
})

/** From what has the focus when a dialog opens. */
async function tabsThenType(view: View, tabs: number, text: string): Promise<void> {
  for (let tab = 0; tab < tabs; tab += 1) await view.press('Tab')
  await view.driver.type(text)
  await view.press('Enter')
}

/** Runs in the page. */
function allStored(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('Responses').objectStore('Responses').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(JSON.stringify(reading.result))
      }
    }
  })
}
