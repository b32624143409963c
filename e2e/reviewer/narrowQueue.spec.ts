import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'

const questions = anAssessment(
  number('sum', { key: { value: 2, tolerance: 0 }, points: 20 }),
  singleChoice('visa', ['yes', 'no'], { knockOut: { op: 'is', value: 'no' } }),
  longText('why', { points: 5, tags: ['reasons'] }),
)
const definition = {
  ...questions,
  settings: { ...questions.settings, passMark: { percent: 50 } },
}

test('on a tablet and a phone, the list of responses cuts off no reference, no outcome and no label', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment } = await seedSubmitted(
    page,
    definition,
    [{ sum: 1, visa: { option: 'no' }, why: 'Because' }],
    () => ({ reference: 'WWWW-MMMM' }),
  )
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // A filter that is in use has a field.
    await page.goto(`${responsesPath(assessment.id)}?version=1`)
    await expect(page.getByRole('listitem').getByText('Can’t pass')).toBeVisible()
    await expect(page.getByRole('listitem').getByText('Knock-out', { exact: true })).toBeVisible()
    const cells = page.locator('li [data-column]:visible, li [data-column]:visible *')
    const cut = await cells.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
    expect(cut, `${width}`).toEqual([])
    const lines = await page
      .locator('main label:visible')
      .evaluateAll((labels) =>
        labels.map(
          (label) => label.clientHeight / Number.parseFloat(getComputedStyle(label).lineHeight),
        ),
      )
    expect(Math.max(...lines), `${width}`).toBeLessThan(1.5)
  }
})
