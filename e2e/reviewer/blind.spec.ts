/** A reviewer marks without learning whose answers they are, until the name is shown with a reason. */
import type { Page } from 'playwright/test'

import { everythingShown, foundIn } from '#e2e/support/everythingShown.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { downloaded, exported } from '#e2e/support/downloads.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { showNames } from '#e2e/support/names.ts'
import { seedFile, seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import {
  comparePath,
  fairOutcomePath,
  markingPath,
  responsePath,
  responsesPath,
  statisticsPath,
  whatIfPath,
} from '#src/paths.ts'
import {
  anAssessment,
  code,
  file,
  longText,
  number,
  quoting,
  shortText,
  signature,
  singleChoice,
  statement,
  storedFile,
  text,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const PERSON = {
  name: 'Ylva Nattkanåri',
  email: 'ylvan@example.org',
  phone: '+47 912 34 567',
  reference: '7K4M-Q2XD',
}
/** Questions with points and no key. */
const TO_MARK = 6
/** Whatever would tell who it is. */
const THEIRS = /ylva|nattkan[aå]ri|912 ?34 ?567|elsewhere\.example/iu
const CV = { ...storedFile('cv1'), name: 'Ylva Nattkanåri CV.txt', type: 'text/plain' }

const definition = withCalculated(
  anAssessment(
    shortText('nick', { prompt: text('What do we call you?'), points: 1 }),
    statement('hello', { prompt: quoting('nick') }),
    shortText('mail', { prompt: text('Where do we write to?'), format: 'email', points: 1 }),
    longText('why', { prompt: text('Why you?'), points: 3 }),
    code('program', { prompt: text('Add two numbers.'), points: 2 }),
    withOther(singleChoice('team', ['Red', 'Blue'], { prompt: text('Which team?') })),
    number('years', { prompt: text('How many years?') }),
    signature('sign', { prompt: text('Please sign.'), points: 1 }),
    file('cv', { prompt: text('Your CV'), points: 2 }),
  ),
  { id: 'sum', name: 'sum', expression: '"By " & nick', points: { most: 1 } },
)

const answers = {
  nick: 'Ylva',
  mail: 'y@elsewhere.example',
  why: 'I am YLVA NATTKANARI, ask y@elsewhere.example or 91234567, see https://x.example/nattkanari.',
  program: '// Nattkanåri, 2026\nconst ylva = 1',
  team: { other: 'Team Ylva' },
  years: { raw: 'since Ylva' },
  sign: { typed: 'Y. Nattkanåri' },
  cv: [CV],
}

test('nothing in review names a candidate until the name is shown', async ({ page }) => {
  const { assessmentId, ids } = await seedBlind(page)
  const [submitted = '', unfinished = '', damaged = ''] = ids
  const addresses = [
    responsesPath(assessmentId),
    `${responsesPath(assessmentId)}?sort=name`,
    ...ids.map((id) => responsePath(assessmentId, id)),
    markingPath(assessmentId),
    statisticsPath(assessmentId),
    whatIfPath(assessmentId),
    fairOutcomePath(assessmentId),
    `${comparePath(assessmentId)}?compare=${ids.join(',')}`,
  ]

  await test.step('every screen of review, and all that they link to', async () => {
    const seen = await walk(page, addresses, async (address) => {
      const problems = foundIn(await everythingShown(page), THEIRS)
      expect.soft(problems, address).toEqual([])
    })
    expect(seen.size).toBeGreaterThan(addresses.length + 5)
    expect([...seen].join(' ')).toContain(unfinished)
    expect([...seen].join(' ')).toContain(damaged)
  })

  await test.step('every answer to every question, and what is announced on marking', async () => {
    await page.goto(markingPath(assessmentId))
    const picker = page.getByRole('combobox', { name: 'Question' })
    await expect(picker.locator('option')).toHaveCount(TO_MARK)
    for (let index = 0; index < TO_MARK; index += 1) {
      await picker.selectOption({ index })
      await page.getByRole('article').focus()
      await page.keyboard.press('1')
      await expect(page.getByText(/^Marked: 1/).first()).toBeVisible()
      await expect.soft(page.getByText('All marked.')).toBeVisible()
      expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
    }
    await page.getByRole('button', { name: 'Finish 1 review' }).click()
    await expect(page.getByRole('button', { name: /^Finish/ })).toHaveCount(0)
    expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
  })

  await test.step('a search for the name finds nobody, and one in a link is removed', async () => {
    await page.goto(`${responsesPath(assessmentId)}?search=912`)
    await expect(page).not.toHaveURL(/912/)
    await expect(page.getByText(/^1 submitted/)).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search reference' })
    await search.fill('912')
    await expect(page.getByText(/^0 of 1 submitted/)).toBeVisible()
    await search.fill('7k4m')
    await expect(page.getByText(/^1 submitted/)).toBeVisible()
  })

  await test.step('downloads', async () => {
    await page.goto(responsePath(assessmentId, submitted))
    for (const name of ['Download as JSON', `Download ${PERSON.reference}-1.txt`]) {
      const { fileName, content } = await downloaded(page, name)
      expect(`${fileName}\n${content}`).not.toMatch(THEIRS)
    }
    await expectAccessible(page)
    await page.goto(responsesPath(assessmentId))
    for (const format of ['Excel workbook', 'CSV', 'JSON']) {
      const { fileName, content } = await exported(page, format)
      expect(content).toContain(PERSON.reference)
      expect(`${fileName}\n${content}`, format).not.toMatch(THEIRS)
    }
    await page.goto(responsePath(assessmentId, submitted))
  })

  await test.step('the name is shown with a reason, by keyboard', async () => {
    await page.getByRole('button', { name: 'Show name' }).press('Enter')
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
    await expect(reason).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.type('She asked for feedback')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: PERSON.name })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hide name' })).toBeFocused()
    await expect(page.getByText(/^Shown to Hiring team on/)).toContainText('She asked for feedback')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText('Team Ylva')).toBeVisible()
  })

  await test.step('then everything that was searched contains it, but the title and the address', async () => {
    const where = foundIn(await everythingShown(page), THEIRS).map((each) => each.split(':')[0])
    expect(where).toEqual(['markup', 'tree', 'print', 'clipboard'])
    const { content } = await downloaded(page, 'Download as JSON')
    expect(content).toMatch(THEIRS)
    expect((await downloaded(page, `Download ${CV.name}`)).fileName).toMatch(THEIRS)
  })

  await test.step('hidden again, it is nowhere', async () => {
    await page.getByRole('button', { name: 'Hide name' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: PERSON.reference })).toBeVisible()
    await expect(page.getByText(/hidden again on/)).toBeVisible()
    await walk(page, addresses, async (address) => {
      expect.soft(foundIn(await everythingShown(page), THEIRS), address).toEqual([])
    })
  })

  await test.step('the list shows all names at once', async () => {
    await page.goto(responsesPath(assessmentId))
    await showNames(page)
    await expect(page.getByRole('link', { name: PERSON.name })).toBeVisible()
    await expectAccessible(page)
  })
})

/** Opens these addresses and all others of review that they link to, as links and as choices. */
async function walk(
  page: Page,
  addresses: readonly string[],
  visit: (address: string) => Promise<void>,
): Promise<Set<string>> {
  const seen = new Set(addresses)
  for (const address of seen) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/^Loading|^Computing/)).toHaveCount(0)
    await visit(address)
    const links = await page.getByRole('link').evaluateAll((found) =>
      found.map((link) => {
        const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href)
        return pathname + search
      }),
    )
    expect(links.filter((link) => /^\/candidates\/[^b]/.test(link))).toEqual([])
    for (const link of links)
      if (/\/(responses|marking|statistics|what-if|fair-outcome|compare)\b/.test(link))
        seen.add(link)
  }
  return seen
}

/** One response is submitted, one in progress, and one damaged. */
async function seedBlind(page: Page) {
  const { job, assessment, version, candidates } = invitedCandidates(definition)
  const people = [1, 2, 3].map((place) => ({
    ...candidates[0],
    ...PERSON,
    id: crypto.randomUUID(),
    reference: place === 1 ? PERSON.reference : `8888-000${place}`,
  }))
  const [whole, started, damaged] = people.map((candidate) =>
    submittedResponse({
      candidate,
      assessmentId: assessment.id,
      versionId: version.id,
      answers,
    }),
  )
  const { attempts: [first] = [], submittedAt: _at, ...record } = started ?? {}
  const { submittedAt: _submitted, receipt: _receipt, dropped: _dropped, ...current } = first ?? {}
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
    Responses: [
      whole ?? {},
      { ...record, attempts: [], current },
      { ...damaged, reviews: 'Ylva Nattkanåri' },
    ],
  })
  await seedFile(page, whole?.attempts[0]?.attemptId ?? '', CV, 'Ten years of fjords')
  return { assessmentId: assessment.id, ids: people.map(({ id }) => id) }
}
