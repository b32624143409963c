/** Two reviewers settle what they marked differently without learning whose answers they are. */
import { exported } from '#e2e/support/downloads.ts'
import { everythingShown, foundIn } from '#e2e/support/everythingShown.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { RESPONSE_FORMATS } from '#src/review/files/responseFormats.ts'
import { agreementPath, responsePath, responsesPath, settlingPath } from '#src/base/paths.ts'

import { PERSON, seedBlind, THEIRS } from './hiddenPerson.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('nothing in settling names a candidate, also where reviewers wrote the name', {
  tag: FULL,
}, async ({ page }) => {
  const { assessmentId, ids } = await seedBlind(page, { isReviewed: true })
  await page.goto(agreementPath(assessmentId))
  await expect(page.getByRole('table').first()).toBeVisible()
  expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
  await page.goto(settlingPath(assessmentId))
  await expect(page.getByText('Difference 1 of 2. 0 of 2 settled.')).toBeVisible()
  await expect(page.getByText(PERSON.reference)).toBeVisible()
  expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])

  await page.getByRole('textbox', { name: /^Other points/ }).fill('1')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Ylva gave two reasons')
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await expect(page.getByText('Difference 2 of 2. 1 of 2 settled.')).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('article')).toContainText('••• gave two reasons')
  expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])

  await page.goto(responsePath(assessmentId, ids[0] ?? ''))
  await expect(page.getByText('••• gave two reasons').last()).toBeVisible()
  await expect(page.getByText('What ••• says is true').first()).toBeVisible()
  expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])

  await page.goto(responsesPath(assessmentId))
  for (const { label: format } of RESPONSE_FORMATS) {
    const { content } = await exported(page, format)
    expect(content).toContain(PERSON.reference)
    expect(content, format).not.toMatch(THEIRS)
  }
})
