import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'

test('an idle candidate is warned, then locked out, and continues after signing in', async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  const framework = page.getByRole('textbox', { name: /Which framework/ })
  await page.clock.install()
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()
  await framework.fill('Canary framework')
  await assessing.saved()

  await test.step('a warning after three minutes, dismissed by any key', async () => {
    await page.clock.fastForward('03:01')
    const dialog = page.getByRole('dialog', { name: 'Are you still there?' })
    await expect(
      dialog.getByText('To keep your answers private, the page will lock soon'),
    ).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stay on this page' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(framework).toHaveValue('Canary framework')
  })

  await test.step('locked after five, with nothing left on the page', async () => {
    await loadedAfresh(page, () => page.clock.fastForward('05:01'))
    await expect(page.getByText(/^This page locked .* They are saved/)).toBeVisible()
    await expect(page.getByText('Canary framework')).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
  })

  await test.step('the same person continues', async () => {
    await new IdentifyPage(page).signIn(assessment.id, FIRST)
    await assessing.goOn()
    await expect(framework).toHaveValue('Canary framework')
  })
})

test('a second tab is read-only until the first one is closed', async ({ page, context }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()
  await assessing.saved()

  const other = await context.newPage()
  await new IdentifyPage(other).signIn(assessment.id, FIRST)
  await expect(other.getByRole('heading', { name: 'Already open in another tab' })).toBeVisible()
  await expect(other.getByRole('radio')).toHaveCount(0)

  const framework = page.getByRole('textbox', { name: /Which framework/ })
  await framework.fill('From the first tab')
  await assessing.saved()
  await page.close()
  // A tab is closed before all its locks are released.
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).held))
    .toEqual([])
  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(other.getByRole('textbox', { name: /Which framework/ })).toHaveValue(
    'From the first tab',
  )
})

test('signing in in another tab locks the one left open', { tag: FULL }, async ({
  page,
  context,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  await new AssessmentPage(page).startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()

  const other = await context.newPage()
  await new IdentifyPage(other).signIn(assessment.id, SECOND)
  await expect(other.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page.getByText(/^This page locked .* They are saved/)).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test('what was typed just before leaving is saved', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const address = takePath(assessment.id)
  const assessing = new AssessmentPage(page)
  const framework = page.getByRole('textbox', { name: /Which framework/ })
  await page.goto(address)
  await new IdentifyPage(page).identify(FIRST)
  await assessing.start()
  await page.getByRole('radio', { name: 'Backend' }).check()

  const leave = {
    reload: () => page.reload(),
    'another address of the app': async () => {
      await page.goto('/jobs')
      // A page that is left while it opens complains that it could not read.
      await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
      await page.goto(address)
    },
    // Back restores the page, which then loads itself again.
    'out of the app and back': () =>
      page.goto('about:blank').then(() => page.goBack({ waitUntil: 'commit' })),
  }
  for (const [way, go] of Object.entries(leave)) {
    await test.step(way, async () => {
      await framework.focus()
      await expect(framework).toBeFocused()
      const before = await framework.inputValue()
      await page.keyboard.press('End')
      await page.keyboard.type(`${way}. `)
      const typed = `${before}${way}. `
      await expect(framework).toHaveValue(typed)
      await go()
      await expect(framework).toHaveValue(typed)
    })
  }
})
