import { readFile } from 'node:fs/promises'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { nameReviewer } from '#e2e/support/showNames.ts'
import { FULL } from '#e2e/support/settings.ts'
import { responsesPath } from '#src/base/paths.ts'
import { HOSTILE_CELLS } from '#tests/support/exports/hostileCells.ts'
import { readCsv, readXlsx, withoutGuard } from '#tests/support/exports/readTables.ts'
import { exportAs, seedHostile } from './hostileResponses.ts'

test('a reviewer exports hostile answers, which stay as they are and never run', async ({
  page,
}) => {
  const assessment = await seedHostile(page)
  await page.goto(responsesPath(assessment.id))
  const given = HOSTILE_CELLS.map((each) => Buffer.from(each, 'utf8').toString('utf8'))

  await test.step('as a workbook, without names', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await expectAccessible(page, 'the dialog of an export')
    await page.keyboard.press('Escape')
    const { name, bytes } = await exportAs(page, 'Excel workbook')
    expect(name).toMatch(/^responses-.*-\d{4}-\d\d-\d\d\.xlsx$/)
    const sheets = await readXlsx(new Blob([bytes]))
    expect(Object.keys(sheets)).toEqual(['Responses', 'Questions', 'Scores', 'Marks'])
    expect(sheets['Responses']).toHaveLength(HOSTILE_CELLS.length + 1)
    expect(JSON.stringify(sheets)).not.toContain('Canary')
  })

  await test.step('as CSV of what is listed, without a byte order mark', async () => {
    const { bytes } = await exportAs(page, 'CSV', () =>
      page.getByRole('checkbox', { name: 'Start with a byte order mark' }).uncheck(),
    )
    const [heads = [], ...rows] = readCsv(bytes.toString('utf8'))
    const at = heads.indexOf('Why?')
    const read = new Map(rows.map((row) => [row[0], withoutGuard(row[at] ?? '')]))
    given.forEach((each, place) =>
      expect(read.get(`REF${String(place).padStart(2, '0')}`)).toBe(
        each.replaceAll('\0', '\uFFFD'),
      ),
    )
  })

  await test.step('names need a reason, which is recorded', async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export responses' })
    await dialog.getByRole('radio', { name: 'JSON' }).check()
    await dialog.getByRole('checkbox', { name: /^Include names/ }).check()
    await dialog.getByRole('button', { name: 'Export' }).click()
    await expect(dialog.getByText('Enter a reason')).toBeVisible()
    await nameReviewer(dialog)
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Invitations')
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Export' }).click()
    const file = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
    expect(file.responses[0].candidate.name).toMatch(/^Canary/)
  })

  await test.step('also from the statistics, and those as CSV', async () => {
    await page.getByRole('link', { name: 'Statistics' }).click()
    await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible()
    const { bytes } = await exportAs(page, 'JSON')
    expect(JSON.parse(bytes.toString('utf8')).responses).toHaveLength(HOSTILE_CELLS.length)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all figures as CSV' }).click()
    const csv = await readFile(await (await downloading).path(), 'utf8')
    expect(readCsv(csv.slice(1))[1]).toContain('Responses')
  })
})

test('in protected mode the worker opens what is sealed', { tag: FULL }, async ({ page }) => {
  const assessment = await seedHostile(page)
  const passphrase = await protect(page)
  await page.goto(responsesPath(assessment.id))
  await unlock(page, passphrase)
  const { bytes } = await exportAs(page, 'JSON')
  const { responses } = JSON.parse(bytes.toString('utf8'))
  expect(responses).toHaveLength(HOSTILE_CELLS.length)
  const answers = responses.map(
    (each: { attempts: { answers: { why: string } }[] }) => each.attempts[0]?.answers.why,
  )
  expect(answers).toContain('=1+1')
  expect(answers).toContain('constructor')
})
