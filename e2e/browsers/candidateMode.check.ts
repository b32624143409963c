import { jobPath, paths } from '#src/base/paths.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

import { expect, test } from './fixtures.ts'
import { seedInvited, signIn } from './seeding.ts'
import type { View } from './view.ts'

const PIN = '271828'
/** To the candidates, and to the jobs. */
const STEPS_BACK = 2

test('candidate mode holds through Back and a restart of the browser', async ({ start }) => {
  const view = await start()
  const { job } = await seedInvited(view)

  await test.step('staff hand the device over', async () => {
    await view.goto(paths.candidates)
    await view.says(FIRST.email)
    await view.goto(jobPath(job.id))
    await view.click('button', 'Hand over this device')
    await view.fill('textbox', 'PIN', PIN)
    await view.fill('textbox', 'Confirm the PIN', PIN)
    await view.click('button', 'Hand over')
    await view.shows('textbox', 'Access code')
  })

  await test.step('Back leads to nothing of theirs', async () => {
    await signIn(view)
    await view.shows('button', 'Start')
    for (let step = 0; step < STEPS_BACK; step += 1) {
      await view.back()
      await view.shows('heading', 'This device is with a candidate')
      await expectNoStaff(view)
    }
  })

  await test.step('no address does, also after a restart', async () => {
    await expectClosed(view)
    await expectClosed(await start())
  })

  await test.step('the PIN takes it back, and the browser does not enter it by itself', async () => {
    const again = await start()
    await expectClosed(again)
    await again.has('textbox', 'PIN', '')
    await again.fill('textbox', 'PIN', '000000')
    await again.click('button', 'Take the device back')
    await again.says('This PIN is incorrect')
    await again.fill('textbox', 'PIN', PIN)
    await again.click('button', 'Take the device back')
    await again.shows('heading', 'Jobs')
    await again.goto(paths.candidates)
    await again.says(FIRST.email)
  })
})

async function expectClosed(view: View): Promise<void> {
  for (const path of [paths.candidates, paths.jobs]) {
    await view.goto(path)
    await view.shows('heading', 'This device is with a candidate')
    await expectNoStaff(view)
  }
}

async function expectNoStaff(view: View): Promise<void> {
  expect(await view.text()).not.toContain(FIRST.email)
  expect(await view.text()).not.toContain('Candidates')
}
