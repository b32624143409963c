import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expectHeadsAbove } from '#e2e/support/columnHeads.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { showNames } from '#e2e/support/showNames.ts'
import { seedFile, seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { responsesPath } from '#src/base/paths.ts'
import {
  anAssessment,
  answeredWith,
  file,
  longText,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  storedFile,
  text,
} from '#tests/support/definitions.ts'
import { type InvitedCandidates, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const CV = { ...storedFile('cv1'), name: 'Ünïque CV.txt', type: 'text/plain' }
const CV_TEXT = 'Ten years of fjords – all of them deep.'

test('a reviewer reads every response as it was asked and answered, with its score and reasons', async ({
  page,
}) => {
  const { assessment } = await seedTwoSubmitted(page)
  const reading = new ResponsePage(page)
  const rows = page.getByRole('region', { name: 'Responses' }).getByRole('listitem')

  await test.step('the list shows names, versions and scores', async () => {
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText('2 submitted responses')).toBeVisible()
    await showNames(page)
    await expect(rows.filter({ hasText: 'Ada Canary' })).toContainText('4 of 5 so far')
    await expect(rows.filter({ hasText: 'Ada Canary' })).toContainText('Version 1')
    await expect(rows.filter({ hasText: 'Grace Second' })).toContainText('9 of 18 points')
    await expect(rows.filter({ hasText: 'Grace Second' })).toContainText('Version 2')
    await expectHeadsAbove(page, 'Responses')
  })

  await test.step('search and order are in the address', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Lowest score first')
    await expect(rows.first()).toContainText('Grace Second')
    await page.getByRole('searchbox', { name: 'Search name or reference' }).fill('ada')
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/\?(?=.*search=ada)(?=.*sort=lowest)/)
    await page.reload()
    await expect(page.getByText('1 of 2 submitted responses')).toBeVisible()
    await page.getByRole('link', { name: 'Ada Canary' }).click()
    await expect(page.getByRole('heading', { name: 'Ada Canary', level: 1 })).toBeVisible()
  })

  await test.step('answered, blank and not shown look different, each with its reason', async () => {
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText(/version 1, submitted/)).toBeVisible()
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
    await expect(trail.first()).toHaveAccessibleName('Assessments')
    await expect(reading.score).toContainText('4 of 5 so far')
    await expect(reading.score).toContainText('3 answered, 1 left blank, 1 not asked')
    await expect(reading.score).toContainText('Provisional: 1 answer to mark')

    const capital = reading.card(/Which is the capital/)
    await expect(capital).toContainText('Oslo')
    await expect(capital).toContainText('Correct: 4 of 4 points')
    await expect(capital).toContainText('Correct answer: Oslo')
    await expect(reading.card(/Which fjord/)).toContainText('that answer was dropped')
    await expect(reading.card(/Which fjord/)).toContainText('Not asked, because of earlier answers')
    await expect(reading.card(/How many people/)).toContainText('Left blank: 0 of 1 point')
    await expect(reading.card(/Why there/)).toContainText('It rains less.')
    await expect(reading.card(/Why there/)).toContainText('To be marked: up to 6 points')
    await expect(reading.card(/Your CV/)).not.toContainText('points')
  })

  await test.step('a downloaded file has the uploaded bytes', async () => {
    expect(await reading.download(CV.name)).toBe(CV_TEXT)
  })

  await test.step('the filter is in the address too', async () => {
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Left blank (1)')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page).toHaveURL(/show=blank/)
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(reading.card(/How many people/)).toBeVisible()
  })

  await test.step('the next response had another version, and is shown with it', async () => {
    await page.getByRole('link', { name: 'Responses' }).click()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).not.toHaveURL(/search/)
    await page.getByRole('link', { name: 'Grace Second' }).click()
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText(/version 2, submitted/)).toBeVisible()
    await expect(reading.card(/Which is the capital/)).toHaveCount(0)
    const asked = reading.card(/Where does the government sit/)
    await expect(asked).toContainText('Bergen')
    await expect(asked).toContainText('Correct: 9 of 9 points')
    await expect(reading.card(/How many people/)).toContainText('Wrong: 0 of 1 point')
    await page.getByRole('button', { name: 'Next response: Ada Canary' }).click()
    await expect(reading.card(/Which is the capital/)).toContainText('Correct answer: Oslo')
  })
})

const capital = singleChoice('capital', ['Oslo', 'Bergen'], {
  prompt: text('Which is the capital?'),
  key: { options: ['Oslo'] },
  points: 4,
})
/** The second version: different wording, key and points. */
const government = {
  ...capital,
  prompt: text('Where does the government sit?'),
  key: { options: ['Bergen'] },
  points: 9,
}

function aboutNorway(first: typeof capital) {
  return anAssessment(
    section(
      'norway',
      { title: 'Norway' },
      statement('hello'),
      first,
      shortText('fjord', {
        prompt: text('Which fjord?'),
        showIf: answeredWith('capital', 'Bergen'),
        points: 2,
      }),
      number('people', {
        prompt: text('How many people live there?'),
        key: { value: 700, tolerance: 50 },
        points: 1,
      }),
      longText('why', { prompt: text('Why there?'), points: 6 }),
      file('cv', { prompt: text('Your CV') }),
    ),
  )
}

/** Ada with version 1; then wording and key changed, and Grace with version 2. */
async function seedTwoSubmitted(
  page: Parameters<typeof seedRecords>[0],
): Promise<InvitedCandidates> {
  const records = invitedCandidates(aboutNorway(capital))
  const { job, assessment, version, candidates } = records
  const [ada, grace] = candidates
  const second = {
    ...version,
    id: versionIdOf(assessment.id, 2),
    number: 2,
    definition: aboutNorway(government),
  }
  const adas = submittedResponse({
    candidate: ada,
    assessmentId: assessment.id,
    versionId: version.id,
    answers: { capital: { option: 'Oslo' }, why: 'It rains less.', cv: [CV] },
    dropped: ['fjord'],
  })
  const graces = submittedResponse({
    candidate: grace,
    assessmentId: assessment.id,
    versionId: second.id,
    answers: { capital: { option: 'Bergen' }, people: 3 },
  })
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [
      { ...assessment, draft: aboutNorway(government), publishedVersion: 2 },
      version,
      second,
    ],
    Candidates: [...candidates],
    Responses: [adas, graces],
  })
  await seedFile(page, adas.attempts[0]?.attemptId ?? '', CV, CV_TEXT)
  return records
}
