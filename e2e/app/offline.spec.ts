/** Without the server, after one load. */
import type { Definition } from '#schemas/definition.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { DataPage } from '#e2e/pages/dataPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expect, plainTest, test } from '#e2e/support/builtHost.ts'
import { handOver, PIN } from '#e2e/support/handingOver.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { offlineReady } from '#e2e/support/serviceWorker.ts'
import { FULL } from '#e2e/support/settings.ts'
import {
  builderPath,
  candidatePath,
  invitePath,
  jobPath,
  paths,
  responsePath,
  responsesPath,
} from '#src/base/paths.ts'
import { allKinds, FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { translatedInto } from '#tests/support/translated.ts'

test('every staff screen opens for the first time', { tag: FULL }, async ({ page, server }) => {
  const { job, assessment, candidates } = await seedInvitedCandidates(page)
  const [ada] = candidates
  await page.goto(paths.jobs)
  await offlineReady(page)
  await server.stop()
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('from a page that was open before', async () => {
    await page.getByRole('link', { name: 'Candidates', exact: true }).click()
    await expect(heading).toHaveText('Candidates')
  })
  for (const [address, title] of [
    [paths.home, 'Jobs'],
    [jobPath(job.id), job.title],
    [paths.board, 'Candidates'],
    [candidatePath(ada.id), ada.name],
    [paths.assessments, 'Assessments'],
    [invitePath(assessment.id), 'Invite'],
    [responsesPath(assessment.id), 'Responses'],
    [responsePath(assessment.id, ada.id), 'Response'],
    [paths.data, 'Data'],
    ['/nowhere', 'Page not found'],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address)
      await expect(heading).toContainText(title)
    })
  }
  await test.step('the builder', async () => {
    await page.goto(builderPath(assessment.id))
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('Engineering basics')
  })
  await test.step('the sample data, whose names are a file of their own', async () => {
    await page.goto(paths.data)
    await new DataPage(page).load.click()
    await expect(page.getByText(/^Added 25 jobs/)).toBeVisible()
  })
})

test('an assessment is taken, on a device that is handed over', async ({ page, server }) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await offlineReady(page)
  await server.stop()
  await handOver(page)
  const assessing = new AssessmentPage(page)
  await new IdentifyPage(page).identify(FIRST)
  await assessing.start()
  await page.getByRole('radio', { name: 'Backend' }).check()
  await page.getByRole('textbox', { name: /Which framework/ }).fill('React')
  await page.getByRole('textbox', { name: /How many years/ }).fill('3')
  await page.reload()
  await assessing.goOn()
  await assessing.answerSecondPage()
  await assessing.handIn()

  await test.step('no staff page opens until the PIN is entered', async () => {
    await page.goto(paths.candidates)
    await expect(page.getByRole('textbox', { name: 'PIN' })).toBeVisible()
    await expect(page.getByText(FIRST.email)).toHaveCount(0)
    await page.getByRole('textbox', { name: 'PIN' }).fill(PIN)
    await page.getByRole('button', { name: 'Take the device back' }).click()
    await expect(page.getByText(FIRST.email)).toBeVisible()
  })
})

test('an assessment is taken in languages that were never open before', { tag: FULL }, async ({
  page,
  server,
}) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(inAllLanguages()))
  await page.goto(paths.jobs)
  await offlineReady(page)
  await server.stop()
  await new IdentifyPage(page).signIn(assessment.id, FIRST)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  const language = page.locator('select')
  for (const [chosen, start] of [
    ['de', 'Beginnen'],
    ['fr', 'Commencer'],
    ['es', 'Empezar'],
    ['ar', 'بدء'],
    ['he', 'התחלה'],
  ] as const) {
    await language.selectOption(chosen)
    await expect(page.getByRole('button', { name: start })).toBeVisible()
  }
  await page.locator('main button').first().click()
  // The words of rarer kinds are a file of their own.
  await expect(page.locator('input[type=file]')).toBeAttached()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
})

test('a device is protected, an assessment taken, and its answers read', { tag: FULL }, async ({
  page,
  server,
}) => {
  const { assessment, candidates } = await seedInvitedCandidates(page)
  await page.goto(paths.jobs)
  await offlineReady(page)
  await server.stop()
  const { passphrase } = await protectByKeyboard(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await assessing.saved()
  await page.reload()
  await new IdentifyPage(page).identify(FIRST)
  await assessing.answerSecondPage()
  await assessing.handIn()
  await page.goto(responsePath(assessment.id, candidates[0].id))
  await unlock(page, passphrase)
  await expect(new ResponsePage(page).card(/How many years/)).toContainText('3')
})

plainTest(
  'an own passphrase can’t be checked, and a generated one is used',
  { tag: FULL },
  async ({ page, server }) => {
    await page.goto(paths.data)
    await offlineReady(page)
    await server.stop()
    await page.getByRole('button', { name: 'Turn on protection' }).click()
    const dialog = page.getByRole('dialog', { name: 'Turn on protection' })
    await dialog.getByRole('button', { name: 'Use my own' }).click()
    await page.keyboard.type('purple tractors beneath eleven lazy chimneys hum')
    await expect(dialog.getByText(/can’t be checked while you are offline/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByLabel('New passphrase')).toHaveAccessibleDescription(
      /can’t be checked while you are offline\. Use a generated one\./,
    )
    await dialog.getByRole('button', { name: 'Use a generated one' }).click()
    const offered = (await dialog.getByLabel('New passphrase').textContent()) ?? ''
    await dialog.getByLabel('Confirm the passphrase').fill(offered)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('status', { name: 'Recovery code' })).toBeVisible()
  },
)

test('an assessment is taken after the candidate’s page alone was loaded', { tag: FULL }, async ({
  page,
  server,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  await offlineReady(page)
  await server.stop()
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await assessing.answerSecondPage()
  await assessing.handIn()
})

test('the browser finds nothing that keeps the app from being installed', { tag: FULL }, async ({
  page,
}) => {
  await page.goto(paths.jobs)
  await offlineReady(page)
  const session = await page.context().newCDPSession(page)
  const { errors, url } = await session.send('Page.getAppManifest')
  expect({ errors, path: new URL(url).pathname }).toEqual({
    errors: [],
    path: '/manifest.webmanifest',
  })
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // The contexts of tests are private windows, in which no browser installs anything.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  expect(others).toEqual([])
})

function inAllLanguages() {
  const all = allKinds()
  const onOnePage = { ...all, settings: { ...all.settings, layout: 'all' as const } }
  return ['de', 'fr', 'es', 'ar', 'he'].reduce<Definition>(
    (definition, language) => translatedInto(definition, language, {}),
    onOnePage,
  )
}
