import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Reveal } from '#schemas/reveal.ts'
import type { Assessment } from '#schemas/records/assessment.ts'
import type { Response } from '#schemas/records/response.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { withWords } from '#src/review/model/decision/decisions.ts'
import { routes } from '#src/app/routes.tsx'
import { paths } from '#src/base/paths.ts'
import { database } from '#src/storage/core/database.ts'
import { addReviewer } from '#src/storage/device/team.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { showAllParts } from '#tests/support/screens/showAllParts.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

import { addresses, everyScreenData } from './everyScreen.ts'

withFreshDatabases()

const AT = '2026-02-05T12:00:00.000Z'
const RITA = { kind: 'staff', name: 'Rita' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const

/** Of every candidate, and in whatever somebody wrote. */
const NAME = /nattkan|ylva/iu
const SCORE = /\d of \d+ (points|so far)|Passed|Knock-out|Provisional/u
const REFERENCE = /C-[A-Z]{3}/u

/** Where names are for other work than review. */
const WITH_NAMES = new Set([
  'a job',
  'candidates',
  'a new candidate',
  'the board',
  'a candidate',
  'an invited candidate',
  'inviting',
  'codes',
])
/** Where names appear once they are shown. */
const REVEALING = new Set([
  'responses',
  'a response',
  'a reviewed response',
  'a comparison',
  'what-if',
  'deciding',
  'a decision',
  'a reopened decision',
])

/** Where a reviewer's own words can be changed, and so stay as they were written. */
const WITH_OWN_WORDS = new Set(['a reviewed response', 'marking'])

test.each(addresses.filter(([name]) => !WITH_NAMES.has(name)))(
  'H2, H9: %s has no names while they are hidden',
  async (name, address) => {
    await store({ isShown: false, hasOwnWords: !WITH_OWN_WORDS.has(name) })
    const page = await screenAt(address)
    expect(NAME.exec(page())?.[0]).toBeUndefined()
  },
)

test.each(addresses.filter(([name]) => WITH_NAMES.has(name)))(
  'H2: %s has names, and neither scores nor references',
  async (_, address) => {
    await store({ isShown: false })
    const page = await screenAt(address)
    expect(page()).toMatch(NAME)
    expect(SCORE.exec(page())?.[0]).toBeUndefined()
    expect(REFERENCE.exec(page())?.[0]).toBeUndefined()
    expect(document.querySelector('a[href*="/responses/"]')).toBeNull()
  },
)

test.each(addresses.filter(([name]) => REVEALING.has(name) || name === 'a candidate'))(
  'H2: %s has both once this reviewer has shown the name',
  async (_, address) => {
    await store({ isShown: true })
    const page = await screenAt(address)
    await waitFor(() => expect(page()).toMatch(SCORE))
    expect(page()).toMatch(NAME)
  },
)

test.each(addresses.filter(([name]) => name === 'a comparison'))(
  'H9: %s with one name shown has no other in what reviewers wrote',
  async (_, address) => {
    await store({ isShown: 'first', hasOwnWords: true })
    const page = await screenAt(address)
    await waitFor(() => expect(page()).toMatch(SCORE))
    const others = [...page().matchAll(/nattkan[a-z]/giu)].map(([name]) => name.toLowerCase())
    expect(others).toContain('nattkana')
    expect(others.filter((name) => name !== 'nattkana')).toEqual([])
  },
)

test('H11: mentions have no scores, and once this reviewer has shown a name, no reference', async () => {
  await store({ isShown: true })
  const page = await screenAt(() => paths.mentions)
  await waitFor(() => expect(page()).toMatch(NAME))
  expect(REFERENCE.exec(page())?.[0]).toBeUndefined()
  expect(SCORE.exec(page())?.[0]).toBeUndefined()
})

const NAMELESS = addresses.filter(
  ([name]) => !REVEALING.has(name) && !WITH_NAMES.has(name) && name !== 'mentions',
)

test.each(NAMELESS)(
  'H2: %s has no names even where they are shown elsewhere',
  async (_, address) => {
    await store({ isShown: true })
    const page = await screenAt(address)
    expect(NAME.exec(page())?.[0]).toBeUndefined()
  },
)

/** Opens a screen; what it gives is all that the screen shows, names, or would give away. */
async function screenAt(address: (typeof addresses)[number][1]): Promise<() => string> {
  // Of the screen before.
  document.title = ''
  const { addressNow } = openScreen(routes, address(data))
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() =>
    expect(screen.queryByLabelText(/^(Loading|Reading|Computing|Counting)/)).toBeNull(),
  )
  await waitFor(() => expect(document.title).toContain('TalentFlow'))
  await showAllParts()
  return () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    const typed = fields.map((each) => each.value)
    const { outerHTML } = document.documentElement
    return [outerHTML, ...typed, document.title, addressNow()].join('\n')
  }
}

let data = everyScreenData()

/** Everyone is named in whatever reviewers can write about somebody else. */
async function store({
  isShown,
  hasOwnWords = false,
}: {
  isShown: boolean | 'first'
  hasOwnWords?: boolean
}): Promise<void> {
  data = everyScreenData()
  value(await setSetting('staffName', RITA.name))
  value(await addReviewer(OMAR.name))
  const { records } = data
  const people = records.Candidates.map((candidate, at) => ({
    ...candidate,
    name: nameOf(at),
    email: `ylva${at}@example.org`,
    notes: [{ id: crypto.randomUUID(), text: noteOn(at), at: AT, by: OMAR }],
  }))
  const responses = records.Responses.map((response, at) => {
    const judged = reviewed(response, at, hasOwnWords)
    return isShown === true || (isShown === 'first' && at === 0)
      ? { ...judged, reveals: [...(judged.reveals ?? []), revealed(RITA, at)] }
      : judged
  })
  const assessments = records.Assessments.map((each) =>
    each.kind === 'assessment' ? inWords(each) : each,
  )
  const all = { ...records, Assessments: assessments, Candidates: people, Responses: responses }
  for (const [name, each] of Object.entries(all)) await database.table(name).bulkPut([...each])
}

/** Saved what-ifs and decisions name those who responded, too. */
function inWords(assessment: Assessment): Assessment {
  const { id, publishedVersion, decisions } = assessment
  if (publishedVersion === undefined) return assessment
  const words =
    decisions === undefined
      ? wordsOn(0)
      : { 1: `${nameOf(12)}, not ${nameOf(13)}`, 2: `${nameOf(14)}, again` }[decisions.length]
  const whatIf = { id: 'w1', versionId: versionIdOf(id, 1), name: `${words}`, by: OMAR, at: AT }
  return {
    ...assessment,
    whatIfs: [{ ...whatIf, weights: { sum: 2 }, bands: {} }],
    ...(decisions && { decisions: decisions.map((each) => withWords(each, () => `${words}`)) }),
  }
}

/** The first two have been reviewed by two people, and settled. */
function reviewed(response: Response, at: number, hasOwnWords: boolean): Response {
  const { attemptId = '' } = response.attempts[0] ?? {}
  const reveals = [revealed(OMAR, at)]
  if (at > 1) return { ...response, reveals }
  const words = wordsOn(at)
  const reviewBy = (by: typeof RITA | typeof OMAR, points: number) => ({
    reviewId: crypto.randomUUID(),
    attemptId,
    ...{ by, at: AT, doneAt: AT },
    marks: {
      why: { points, at: AT, reason: words, earlier: [{ points: 0, at: AT, reason: words }] },
    },
    comments: { why: words },
    comment: words,
    recommendation: 'yes' as const,
    recommendationChanges: [{ reason: words, at: AT }],
  })
  const mine = reviewBy(RITA, 2)
  const { comment: _comment, recommendationChanges: _changes, ...plain } = mine
  const silent = { ...plain, marks: { why: { points: 2, at: AT } }, comments: {} }
  return {
    ...response,
    reveals,
    reviews: [reviewBy(OMAR, 1), hasOwnWords ? mine : silent],
    settled: [{ attemptId, questionId: 'why', points: 2, reason: words, by: RITA, at: AT }],
    scores: [{ attemptId, at: AT, by: OMAR, reason: words, points: 1, most: 6 }],
  }
}

function revealed(by: typeof RITA | typeof OMAR, at: number): Reveal {
  return { by, at: AT, reason: wordsOn(at) }
}

function nameOf(at: number): string {
  return `Ylva Nattkan${'abcdefghijklmnop'.charAt(at)}`
}

/** The last one has no response, and so no score that her name could be joined with. */
function noteOn(at: number): string {
  return at < 12 ? `@Rita: ${wordsOn(at)}` : wordsOn(at)
}

/** About one candidate, naming that one and the next. */
function wordsOn(at: number): string {
  const [, own] = nameOf(at).split(' ')
  return `${own} is as good as ${nameOf((at + 1) % 12)}, better than nattkanf`
}
