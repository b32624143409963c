import { expect, test } from '#e2e/support/fixtures.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'

test.use({ viewport: { width: 360, height: 740 } })

const keyed = (id: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    singleChoice(`${id}${at}`, ['x', 'y'], { key: { options: ['x'] }, points: 1 }),
  )

test('on a phone, the next answer begins in the upper half of the window', { tag: FULL }, async ({
  page,
}) => {
  const ids = ['a', 'b', 'c']
  const definition = anAssessment(
    ...ids.flatMap((id) => [
      ...keyed(id, 12),
      longText(id, { prompt: text(`Why ${id}?`), points: 4 }),
    ]),
    ...keyed('end', 12),
  )
  const given = Object.fromEntries(ids.map((id) => [id, 'The fjords.\n'.repeat(9)]))
  const { assessment, people } = await seedSubmitted(page, definition, [given])
  await page.goto(responsePath(assessment.id, people[0]?.id ?? ''))
  await page.getByRole('button', { name: 'Mark the next answer' }).click()
  for (const id of ids) {
    const card = page.locator('[data-question]:focus')
    await expect(card).toContainText(`Why ${id}?`)
    const isUpper = () =>
      card.evaluate((element) => {
        const { top } = element.getBoundingClientRect()
        return top >= 0 && top <= innerHeight / 2
      })
    await expect.poll(isUpper, `answer ${id}`).toBe(true)
    await page.keyboard.press('n')
  }
})
