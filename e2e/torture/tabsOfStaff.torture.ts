import { randomInt } from 'node:crypto'

import { expect, type Locator, type Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { JobsPage } from '#e2e/pages/jobsPage.ts'
import { test } from '#e2e/support/profileTest.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { assessmentSchema } from '#schemas/records/assessment.ts'
import { type Job, jobSchema } from '#schemas/records/job.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { type Move, outcomesOf } from './moves.ts'
import { tell, times } from './size.ts'
import { note, seedWriters } from './writers.ts'

/** All pages wait for the same time, which is more precise than a call for each from here. */
const SOON_MS = 50

const OFTEN = { timeout: 30_000, intervals: [20, 50, 100] }

test('7. two and three tabs edit the same assessment at once', async ({ device }) => {
  const rounds = times(1_000, 2)
  const context = await device.start()
  const reader = await context.newPage()
  const { assessmentId } = await seedWriters(reader, 1)
  const storedDraft = async () => {
    const stored = await storedRecord(reader, 'Assessments', assessmentId)
    return JSON.stringify(assessmentSchema.parse(stored).draft)
  }
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto(`${builderPath(assessmentId)}?at=story`)
  let conflicts = 0
  for (let round = 0; round < rounds; round += 1) {
    tell(round, rounds)
    const typing = tabs.slice(round % 2)
    const texts = typing.map((_, tab) => `Round ${round}, tab ${tab}`)
    for (const tab of typing) await expect(new BuilderPage(tab).prompt).toBeVisible()
    const at = Date.now() + SOON_MS
    await Promise.all(
      typing.map((tab, place) =>
        new BuilderPage(tab).prompt.evaluate(typeText, { at, text: texts[place] ?? '' }),
      ),
    )
    let states: State[] = []
    await expect(async () => {
      const draft = await storedDraft()
      states = await Promise.all(typing.map(stateOf))
      expect(texts.filter((text) => draft.includes(text))).toHaveLength(1)
      // Only one is stored. The others are said not to be, and are still in their fields.
      expect(states).toEqual(
        texts.map((text) => ({ kind: draft.includes(text) ? 'saved' : 'elsewhere', text })),
      )
    }).toPass(OFTEN)
    for (const [place, { kind }] of states.entries()) {
      const tab = typing[place]
      if (kind === 'saved' || tab === undefined) continue
      conflicts += 1
      await tab.getByRole('button', { name: 'Load the other version' }).click()
      // What is typed until it is loaded is replaced too, as asked for.
      await expect(conflictIn(tab)).toHaveCount(0)
    }
  }
  note(
    `${rounds} rounds: one text stored in each, ${conflicts} others kept in their fields and called a conflict`,
  )
})

test('7. two and three tabs move jobs at once', async ({ device }) => {
  const rounds = times(1_000, 2)
  const context = await device.start()
  const reader = await context.newPage()
  const seeded = twelveJobs()
  await seedRecords(reader, { Jobs: seeded })
  const storedJobs = async () => {
    const stored = await Promise.all(seeded.map(({ id }) => storedRecord(reader, 'Jobs', id)))
    return stored.map((job) => jobSchema.parse(job)).toSorted((a, b) => a.order - b.order)
  }
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto(paths.jobs)
  let moved = 0
  for (let round = 0; round < rounds; round += 1) {
    tell(round, rounds)
    const before = await storedJobs()
    for (const tab of tabs) await new JobsPage(tab).expectTitles(before.map(({ title }) => title))
    const titles = before.map(({ title }) => title)
    const moves = randomMoves(titles, 2 + (round % 2))
    const at = Date.now() + SOON_MS
    await Promise.all(
      moves.map(async (move, tab) => tabs[tab]?.evaluate(pressArrow, { at, ...move })),
    )
    let after: Job[] = []
    await expect(async () => {
      after = await storedJobs()
      const revOf = (jobs: readonly Job[], id: string) =>
        jobs.find(({ title }) => title === id)?.rev ?? 0
      for (const { id } of moves) expect(revOf(after, id)).toBeGreaterThan(revOf(before, id))
    }).toPass(OFTEN)
    expect(outcomesOf(titles, moves)).toContainEqual(after.map(({ title }) => title))
    expect(new Set(after.map(({ order }) => order)).size).toBe(after.length)
    moved += moves.length
  }
  const last = (await storedJobs()).map(({ title }) => title)
  for (const tab of tabs) await new JobsPage(tab).expectTitles(last)
  note(`${rounds} rounds, ${moved} moves: each took effect, and all tabs showed the same order`)
})

interface State {
  kind: 'saved' | 'saving' | 'elsewhere'
  text: string
}

function conflictIn(tab: Page): Locator {
  return tab.getByRole('alert', { name: 'Changed in another tab' })
}

async function stateOf(tab: Page): Promise<State> {
  const text = await new BuilderPage(tab).prompt.inputValue()
  if (await conflictIn(tab).isVisible()) return { kind: 'elsewhere', text }
  return { kind: (await tab.getByText(/^Saved at/).isVisible()) ? 'saved' : 'saving', text }
}

function twelveJobs(): Job[] {
  return Array.from({ length: 12 }, (_, number) => ({
    ...invitedCandidates().job,
    title: `Job ${number}`,
    slug: `job-${number}`,
    order: number,
  }))
}

/** Of as many different jobs, so far from the ends that the other moves take none of them there. */
function randomMoves(titles: readonly string[], count: number): Move[] {
  const left = titles.slice(3, -3)
  return Array.from({ length: count }, () => {
    const [id = ''] = left.splice(randomInt(left.length), 1)
    const by = randomInt(2) === 0 ? 1 : -1
    return { id, by }
  })
}

async function typeText(
  field: HTMLElement | SVGElement,
  { at, text }: { at: number; text: string },
): Promise<void> {
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
  value?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

async function pressArrow({ at, id, by }: Move & { at: number }): Promise<void> {
  const link = [...document.querySelectorAll('li a')].find(({ textContent }) => textContent === id)
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()))
  const key = by < 0 ? 'ArrowUp' : 'ArrowDown'
  link?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true }))
}
