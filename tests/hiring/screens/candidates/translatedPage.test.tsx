import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { candidateRoute } from '#tests/support/screens/candidateRoute.tsx'
import { CandidatesPage } from '#src/hiring/screens/candidates/CandidatesPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'
import {
  type Translating,
  translatePage,
  wordsOnPage,
} from '#tests/support/screens/translatedPage.ts'

withFreshDatabases()

let stop: () => void = () => undefined
// No minute passes since they applied.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test.each(['once', 'always'] as const)(
  'the search for candidates reads the same while the browser translates it %s',
  async (translating) => {
    const { id } = await aJob({ title: 'Baker' })
    await aCandidate(id, { name: 'Ada Canary', email: 'ada@example.org' })
    await aCandidate(id, { name: 'Grace Dada', email: 'grace@example.org' })
    const untranslated = await wordsOfSearch('never')
    expect(await wordsOfSearch(translating)).toEqual(untranslated)
  },
)

test('a candidate’s profile opens while the browser translates it', async () => {
  const job = await aJob({ title: 'Baker' })
  const { id } = await aCandidate(job.id, { name: 'Ada Canary' })
  stop = translatePage('always')
  openScreen([candidateRoute], `/candidates/${id}`)
  expect(await screen.findByRole('link', { name: 'Baker' })).toBeVisible()
})

/** What the list reads while somebody searches it. */
async function wordsOfSearch(translating: Translating | 'never'): Promise<string[]> {
  const { user } = openScreen([{ path: '/candidates', element: <CandidatesPage /> }], '/candidates')
  const words: string[] = []
  const read = async (count: string) => {
    await screen.findByText(count)
    words.push(wordsOnPage())
  }
  await screen.findAllByText('Baker', { selector: 'li *' })
  await read('2 candidates')
  if (translating !== 'never') stop = translatePage(translating)

  const search = screen.getByRole('searchbox', { name: 'Search name or email' })
  await user.type(search, 'ada')
  await read('2 candidates')
  await user.type(search, '@')
  await read('1 of 2 candidates')
  await user.type(search, 'x')
  await screen.findByText('No matches')
  await read('0 of 2 candidates')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await read('2 candidates')
  cleanup()
  return words
}
