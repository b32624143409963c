import type { Locator } from 'playwright/test'

import { everyKind } from '#tests/support/everyKind.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, paths } from '#src/base/paths.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('in forced colours what is chosen differs from what is not', { tag: FULL }, async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))

  await test.step('places of the rail', async () => {
    await page.goto(paths.jobs)
    const rail = page.getByRole('navigation', { name: 'Main' })
    await expectDifferent(
      rail.getByRole('link', { name: 'Jobs' }),
      rail.getByRole('link', { name: 'Candidates' }),
    )
  })

  await test.step('the builder: outline, width of the preview, entries of a menu', async () => {
    await page.goto(builderPath(assessment.id))
    const rows = page.getByRole('treeitem')
    await rows.filter({ hasText: 'When could you start?' }).click()
    await expectDifferent(
      page.getByRole('treeitem', { selected: true }),
      rows.filter({ hasText: 'Please sign.' }),
    )
    await page.getByRole('radio', { name: 'Phone' }).check({ force: true })
    await expectDifferent(
      page.locator('label').filter({ has: page.getByRole('radio', { name: 'Phone' }) }),
      page.locator('label').filter({ has: page.getByRole('radio', { name: 'Tablet' }) }),
    )
    await page.getByRole('button', { name: 'Add question', exact: true }).first().click()
    await page.getByRole('menuitem').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expectDifferent(
      page.locator('[role="menuitem"][data-highlighted]'),
      page.getByRole('menuitem').last(),
    )
  })

  await test.step('steps of a scale', async () => {
    await new AssessmentPage(page).startAs(assessment.id, FIRST)
    const scale = page.getByRole('group', { name: /review code/ })
    await scale.locator('label', { hasText: '7' }).click()
    await expectDifferent(
      scale.locator('label', { hasText: '7' }),
      scale.locator('label', { hasText: '6' }),
    )
  })

  await test.step('stars, in the colours of the system', async () => {
    const stars = page.getByRole('group', { name: /like it/ }).locator('label')
    await stars.nth(2).click()
    const colours = await stars.locator('svg').evaluateAll((each) => {
      const probe = document.createElement('div')
      document.body.append(probe)
      const named = ['Highlight', 'CanvasText'].map((name) => {
        probe.style.color = name
        return [getComputedStyle(probe).color, name] as const
      })
      probe.remove()
      const nameOf = new Map(named)
      return each.map((star) => nameOf.get(getComputedStyle(star).color))
    })
    const [chosen, left] = ['Highlight', 'CanvasText']
    expect(colours).toEqual([chosen, chosen, chosen, left, left])
  })
})

/** Compares all that a browser draws in these colours: their edges, backgrounds and marks. */
async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toBeVisible()
  expect(await drawn(chosen)).not.toEqual(await drawn(other))
}

function drawn(element: Locator): Promise<string[]> {
  return element.evaluate((each) => {
    const own = getComputedStyle(each)
    const mark = getComputedStyle(each, '::before')
    const page = getComputedStyle(document.documentElement).backgroundColor
    const isPage = own.backgroundColor === page || own.backgroundColor.endsWith(', 0)')
    return [
      isPage ? '' : own.backgroundColor,
      own.borderWidth === '0px' ? '' : own.borderColor,
      own.outlineStyle === 'none' ? '' : own.outline,
      mark.content === 'none' ? '' : `${mark.width} ${mark.backgroundColor}`,
    ]
  })
}
