import { expect, test } from '#e2e/support/fixtures.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'

test('a response prints in dark on white, whichever theme is chosen', async ({ page }) => {
  const definition = anAssessment(longText('why', { prompt: text('Why?'), points: 6 }))
  const { assessment, people } = await seedSubmitted(page, definition, [{ why: 'The fjords' }])
  await page.goto(responsePath(assessment.id, people[0]?.id ?? ''))
  const answer = page.getByText('The fjords')
  await expect(answer).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const lightness = () =>
    answer.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) throw new Error('Every browser can draw')
      context.fillStyle = getComputedStyle(element).color
      context.fillRect(0, 0, 1, 1)
      return context.getImageData(0, 0, 1, 1).data[1]
    })
  expect(await lightness()).toBeGreaterThan(150)
  await page.emulateMedia({ media: 'print' })
  expect(await lightness()).toBeLessThan(80)
})

test('a long answer begins below its question and goes on on the next page', { tag: FULL }, async ({
  page,
}) => {
  const definition = anAssessment(longText('why', { prompt: text('Why?'), points: 6 }))
  const given = [{ why: 'Short' }, { why: 'The fjords, and all that is behind them.\n'.repeat(50) }]
  const { assessment, people } = await seedSubmitted(page, definition, given)
  const pages: number[] = []
  for (const { id } of people) {
    await page.goto(responsePath(assessment.id, id))
    await expect(page.getByRole('article')).toBeVisible()
    const pdf = await page.pdf({ format: 'A4' })
    pages.push(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0)
  }
  expect(pages).toEqual([1, 2])
})
