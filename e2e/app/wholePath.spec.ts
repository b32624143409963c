import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { JobsPage } from '#e2e/pages/jobsPage.ts'
import { showNames } from '#e2e/support/showNames.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FRUIT_QUIZ } from '#e2e/support/fruitQuiz.ts'
import { paths } from '#src/base/paths.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org', job: 'Greengrocer' }
const GRACE = { name: 'Grace Hopper', email: 'grace@example.org', job: 'Greengrocer' }
const REFERENCES = 'She knows her onions – all of them.'

test('from an empty database to a submitted response with its score', async ({ page }) => {
  const builder = new BuilderPage(page)
  const candidates = new CandidatesPage(page)
  const identifying = new IdentifyPage(page)
  const assessing = new AssessmentPage(page)
  const role = page.getByRole('textbox', { name: /Tell us about your last job/ })
  let address = ''
  let adasCode = ''
  let gracesCode = ''

  await test.step('a manager creates a job', async () => {
    await page.goto('/')
    await new JobsPage(page).create('Greengrocer')
  })

  await test.step('pastes a quiz, adds a section with each kind and a condition, publishes', async () => {
    await page.goto(paths.assessments)
    await builder.createByPasting('Greengrocer screening')
    await builder.pasteQuiz(FRUIT_QUIZ, /3 questions found: 3 with a correct answer/)
    await builder.addSectionOfAllKinds()
    await expect(builder.preview.getByText('Thank you for your time.')).toBeVisible()
    await builder.publish(1, '2 sections with 9 questions.')
  })

  await test.step('adds two candidates and reads their access codes', async () => {
    await page.goto(paths.candidates)
    await candidates.add(GRACE)
    gracesCode = await candidates.accessCode()
    await page.goto(paths.candidates)
    await candidates.add(ADA)
    adasCode = await candidates.accessCode()
    address = await candidates.addressForCandidate()
  })

  await test.step('the first candidate answers: one correct, one wrong, one left blank', async () => {
    await page.goto(address)
    await identifying.identify({ email: ADA.email, code: adasCode })
    await assessing.start()
    await page.getByRole('radio', { name: '2', exact: true }).check()
    await page.getByRole('radio', { name: 'Cherry' }).check()
    await assessing.next()
    await page.getByRole('radio', { name: 'At the market' }).check()
    await page.getByRole('textbox', { name: /Which market/ }).fill('Camden')
    await role.fill('I sold onions.')
    await assessing.saved()
  })

  await test.step('a reload in the middle continues where it stopped', async () => {
    await page.reload()
    await assessing.goOn()
    await expect(role).toHaveValue('I sold onions.')
    await expect(page.getByRole('textbox', { name: /Which market/ })).toHaveValue('Camden')
    await page.locator('input[type=file]').setInputFiles({
      name: 'references.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(REFERENCES),
    })
    await expect(page.getByText('references.txt').first()).toBeVisible()
    await assessing.saved()
  })

  await test.step('she checks the answers, changes one, submits and gets a receipt', async () => {
    await assessing.checkAnswers()
    await expect(page.getByText('Camden')).toBeVisible()
    await assessing.change(/Where would you work/)
    await page.getByRole('radio', { name: 'In the shop' }).check()
    await expect(page.getByRole('textbox', { name: /Which market/ })).toHaveCount(0)
    await assessing.checkAnswers()
    await assessing.handIn()
  })

  await test.step('the next candidate sees nothing of the previous one', async () => {
    await page.getByRole('button', { name: 'Hand the device back' }).click()
    await expect(identifying.email).toHaveValue('')
    await identifying.identify({ email: GRACE.email, code: gracesCode })
    await assessing.start()
    await expect(page.getByRole('radio', { name: 'Cherry' })).not.toBeChecked()
    await assessing.next()
    await expect(role).toHaveValue('')
    await expect(page.getByText('references.txt')).toHaveCount(0)
    await page.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(identifying.email).toHaveValue('')
  })

  await test.step('a reviewer opens the response and sees each question as it was asked', async () => {
    const reading = new ResponsePage(page)
    await page.goto(paths.assessments)
    await page.getByRole('link', { name: '1 response to Greengrocer screening' }).click()
    await page.getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}/ }).click()
    await showNames(page)
    await expect(page.getByRole('heading', { level: 1, name: ADA.name })).toBeVisible()
    await expect(reading.score).toContainText('1 of 3 points')
    await expect(reading.card(/What does this print/)).toContainText('Correct: 1 of 1 point')
    await expect(reading.card(/Which one grows/)).toContainText('Wrong: 0 of 1 point')
    await expect(reading.card(/typeof null/)).toContainText('Left blank: 0 of 1 point')
    await expect(reading.card(/Where would you work/)).toContainText('In the shop')
    await expect(reading.card(/Which market/)).toContainText('Not asked in the end')
    await expect(reading.card(/your last job/)).toContainText('I sold onions.')
    expect(await reading.download('references.txt')).toBe(REFERENCES)
  })
})
