import { takePath } from '#src/base/takePath.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'

test('a candidate answers, is interrupted, continues, checks and submits', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)

  await test.step('sign in, after a wrong code', async () => {
    await page.goto(takePath(assessment.id))
    const identifying = new IdentifyPage(page)
    await identifying.identify({ email: FIRST.email, code: 'AAAA-1111' })
    await expect(page.getByRole('region', { name: 'There is a problem' })).toContainText(
      'don’t match',
    )
    await expect(page).toHaveTitle(/^Error: /)
    await expect(identifying.email).toHaveValue(FIRST.email)
    // As people type it: in lower case, with a hyphen and a space.
    await identifying.identify({ email: ` ${FIRST.email.toUpperCase()}`, code: 'abcd-2345 ' })
    await expect(assessing.startButton).toBeVisible()
    await expect(assessing.heading('Engineering basics')).toBeVisible()
  })

  await test.step('answer the first page; a condition shows a question', async () => {
    await assessing.start()
    await expect(assessing.heading('About you')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Which framework/ })).toHaveCount(0)
    await page.getByRole('radio', { name: 'Backend' }).check()
    await page.getByRole('textbox', { name: /Which framework/ }).fill('Django, mostly')
    await page.getByRole('textbox', { name: /How many years/ }).fill('letters')
    await assessing.next()
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible()
    await page.getByRole('textbox', { name: /How many years/ }).fill('7')
    await assessing.next()
    await expect(assessing.heading('Your work')).toBeVisible()
    await assessing.saved()
  })

  await test.step('a reload in the middle continues where it stopped', async () => {
    await page.getByRole('checkbox', { name: 'Git' }).check()
    await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('Two tabs, one draft.')
    await assessing.saved()
    await page.reload()
    await assessing.goOn()
    await expect(assessing.heading('Your work')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Git' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: /a bug you are proud of/ })).toHaveValue(
      'Two tabs, one draft.',
    )
  })

  await test.step('add a file, and see why another one is refused', async () => {
    const input = page.locator('input[type=file]')
    const bytes = Buffer.from('x')
    await input.setInputFiles({ name: 'me.exe', mimeType: 'text/plain', buffer: bytes })
    await expect(page.getByText(/me\.exe/).first()).toBeVisible()
    await input.setInputFiles({
      name: 'cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('My life in one line'),
    })
    await expect(page.getByText('cv.txt').first()).toBeVisible()
    await assessing.saved()
    await expectAccessible(page, 'a file added, another one refused')
    await assessing.checkAnswers()
  })

  await test.step('check the answers, change one, and come back', async () => {
    await expect(assessing.heading(/Check your answers/)).toBeVisible()
    await expect(page.getByText('Django, mostly')).toBeVisible()
    await assessing.change(/Which role/)
    await page.getByRole('radio', { name: 'Frontend' }).check()
    await expect(page.getByRole('textbox', { name: /Which framework/ })).toHaveCount(0)
    await assessing.checkAnswers()
    await expect(assessing.heading(/Check your answers/)).toBeVisible()
    await expect(page.getByText('Django, mostly')).toHaveCount(0)
  })

  await test.step('submit, and see the receipt', async () => {
    await assessing.handIn()
    const stored = await page.evaluate(readResponses)
    expect(stored).toHaveLength(1)
    const [attempt] = stored[0]?.attempts ?? []
    expect(attempt?.answers).toMatchObject({
      role: { option: 'role2' },
      years: 7,
      tools: { options: ['tool1'] },
      story: 'Two tabs, one draft.',
      cv: [{ name: 'cv.txt', size: 19 }],
    })
    expect(attempt?.answers).not.toHaveProperty('framework')
    expect(attempt?.dropped).toEqual(['framework'])
  })

  await test.step('a second start is refused with a message', async () => {
    await page.getByRole('button', { name: 'Hand the device back' }).click()
    await new IdentifyPage(page).identify(FIRST)
    await expect(assessing.heading('Already submitted')).toBeVisible()
  })
})

type StoredResponse = { attempts: { answers: Record<string, unknown>; dropped: string[] }[] }

function readResponses(): Promise<StoredResponse[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('Responses').objectStore('Responses').getAll()
      reading.onsuccess = () => resolve(reading.result)
      reading.onerror = () => reject(reading.error)
    }
  })
}
