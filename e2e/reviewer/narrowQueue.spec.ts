import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

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

test('with two reviewers, no column leaves the list, and no line lies over its rows', {
  tag: FULL,
}, async ({ page }) => {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  const responses = candidates.map((candidate) => {
    const answers = { sum: 2, why: 'Because' }
    const ids = { assessmentId: assessment.id, versionId: version.id }
    const response = submittedResponse({ candidate, ...ids, answers })
    const attemptId = response.attempts[0]?.attemptId ?? ''
    return { ...response, reviews: ['Hiring team', 'Rita'].map((name) => review(name, attemptId)) }
  })
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: [...candidates],
    Responses: responses,
  })
  for (const width of [320, 360, 768, 1024, 1400, 1440]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(responsesPath(assessment.id))
    const list = page.getByRole('region', { name: 'Responses' })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    const edges = await list.evaluate((element) => {
      const { right, top } = element.getBoundingClientRect()
      return { right, top }
    })
    const outside = await list
      .locator('[data-column]:visible')
      .evaluateAll(
        (cells, edge) => cells.filter((cell) => cell.getBoundingClientRect().right > edge).length,
        edges.right,
      )
    expect(outside, `${width}`).toBe(0)
    const line = await page.getByText(/^Anyone: 2 finished/).boundingBox()
    expect((line?.y ?? 0) + (line?.height ?? 0), `${width}`).toBeLessThanOrEqual(edges.top)
  }
})

function review(name: string, attemptId: string) {
  const at = '2026-02-04T10:00:00.000Z'
  return {
    ...{ reviewId: crypto.randomUUID(), attemptId, by: { kind: 'staff', name } },
    ...{ at, doneAt: at, recommendation: 'strongYes', comments: {} },
    marks: { why: { points: 4, at } },
  }
}
