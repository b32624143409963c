import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { MarkingPage } from '#src/review/screens/byQuestion/MarkingPage.tsx'
import { markingPath, paths } from '#src/base/paths.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('keyed', ['x', 'y'], { key: { options: ['x'] }, points: 4 }),
  shortText('town', { prompt: text('Which town?'), points: 2 }),
  longText('why', { prompt: text('Why there?'), points: 3 }),
)

async function opened(question?: string) {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const ids = [
    await respond('Ada Canary', { keyed: { option: 'x' }, town: 'Oslo', why: 'The fjord' }),
    await respond('Grace Canary', { town: 'Oslo', why: 'The hills' }),
    await respond('Omar Canary', { town: 'Bergen', why: 'The rain' }),
    await respond('Blank Canary', { keyed: { option: 'y' } }),
  ]
  const { user } = openScreen(
    [{ path: paths.marking, element: <MarkingPage /> }],
    markingPath(assessmentId, question),
  )
  await screen.findByRole('article')
  return { user, ids }
}

async function marksOf(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.reviews[0]?.marks ?? {}
}

const card = () => screen.getByRole('article')

test('what is marked by question names nobody, also where names are shown', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  await respond('Ada Canary', { why: 'As Ada Canary I say so' })
  openScreen([{ path: paths.marking, element: <MarkingPage /> }], markingPath(assessmentId))
  expect(await screen.findByText('As ••• I say so')).toBeVisible()
  expect(document.body).not.toHaveTextContent('Canary')
})

test('a response that can’t be read is reported, and the others can be marked', async () => {
  const { ids } = await opened()
  await act(() => database.table('Responses').update(ids[1] ?? '', { attempts: 'gone' }))
  expect(await screen.findByText('1 response is damaged')).toBeVisible()
  expect(screen.getByRole('option', { name: '2. Which town? (2 of 2 to mark)' })).toBeVisible()
})

test('the page opens at an unmarked answer, which has the focus and is not passed over', async () => {
  const { user, ids } = await opened('why')
  await waitFor(() => expect(card()).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Mark this answer' }))
  expect(screen.getByText(/^Answer 1 of 3/)).toBeVisible()
  expect(card()).toHaveFocus()
  await user.keyboard('2')
  await screen.findByText(/2 left to mark/)
  await user.click(screen.getByRole('button', { name: 'Next unmarked' }))
  expect(screen.getByText(/^Answer 2 of 3/)).toBeVisible()
  const marks = await Promise.all(ids.slice(0, 3).map(marksOf))
  expect(marks.filter(({ why }) => why?.points === 2)).toHaveLength(1)
})

test('only answers that no key decides are marked, and nobody is named', async () => {
  await opened()
  const picker = screen.getByRole('combobox', { name: 'Question' })
  expect(
    within(picker)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['2. Which town? (3 of 3 to mark)', '3. Why there? (3 of 3 to mark)'])
  expect(document.body).not.toHaveTextContent('Canary')
  expect(document.title).not.toContain('Canary')
})

test('all answers to a question are marked with keys alone, and the question stays', async () => {
  const { user, ids } = await opened('why')
  const pinned = screen.getByRole('region', { name: 'Question' })
  const seen = new Set<string | null>()
  for (const left of [2, 1, 0]) {
    if (left === 2) card().focus()
    else await user.keyboard('n')
    seen.add(card().textContent)
    await user.keyboard('2')
    expect(
      await screen.findByText(left === 0 ? /All marked/ : new RegExp(`${left} left`)),
    ).toBeVisible()
    expect(screen.getByRole('region', { name: 'Question' })).toBe(pinned)
  }
  expect(seen.size).toBe(3)
  for (const id of ids.slice(0, 3)) expect(await marksOf(id)).toMatchObject({ why: { points: 2 } })
})

test('N stops when all of a question is marked, and Enter leads to the next, then to the end', async () => {
  const { user, ids } = await opened()
  const question = () => screen.getByRole('region', { name: 'Question' }).textContent
  card().focus()
  // Two of the three gave the same.
  await user.keyboard('2')
  await screen.findByText(/[12] (of 3 answers )?left to mark/)
  await user.keyboard('n1')
  await screen.findByText(/All marked/)
  expect(question()).toContain('Which town?')
  await user.keyboard('n')
  const goOn = screen.getByRole('button', { name: 'Next question: Why there?' })
  expect(goOn).toHaveFocus()
  expect(
    screen.getByText('All answers to this question are marked.', { ignore: 'output, [role]' }),
  ).toBeVisible()
  expect(question()).toContain('Which town?')
  // A digit now marks nothing, here or there.
  await user.keyboard('2')
  const marks = await Promise.all(ids.slice(0, 3).map(marksOf))
  expect(marks.map(({ why }) => why)).toEqual([undefined, undefined, undefined])
  await user.keyboard('{Enter}')
  expect(question()).toContain('Why there?')
  expect(card()).toHaveFocus()
  for (const left of [/2 left/, /1 left/, /All marked/]) {
    await user.keyboard('3')
    await screen.findByText(left)
    await user.keyboard('n')
  }
  expect(screen.getByRole('button', { name: 'Finish 3 reviews' })).toHaveFocus()
})

test('a digit right after N at the last answer does not change its mark', async () => {
  const { user, ids } = await opened()
  card().focus()
  await user.keyboard('2')
  await screen.findByText(/[12] (of 3 answers )?left to mark/)
  // Faster than storage: the last mark is not shown yet when N is pressed.
  await user.keyboard('n2n{Enter}1')
  await screen.findByText(/All marked/)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next question: Why there?' })).toHaveFocus(),
  )
  const marks = await Promise.all(ids.slice(0, 3).map(marksOf))
  expect(marks.map(({ town }) => town?.points)).toEqual([2, 2, 2])
})

test('a mark that a key could not save says so', async () => {
  const { user, ids } = await opened('why')
  card().focus()
  failWrites('Responses', { error: 'UnknownError' })
  await user.keyboard('2')
  const [said] = await screen.findAllByText(/^The browser could not save this/)
  expect(said).toBeVisible()
  for (const id of ids) expect(await marksOf(id)).toEqual({})
})

test('J, K and N go on from answer to answer, and the focus goes along', async () => {
  const { user } = await opened('why')
  card().focus()
  await user.keyboard('j')
  expect(screen.getByText(/^Answer 2 of 3/)).toBeVisible()
  expect(card()).toHaveFocus()
  await user.keyboard('k1')
  expect(screen.getByText(/^Answer 1 of 3/)).toBeVisible()
  await screen.findByText(/2 left to mark/)
  await user.keyboard('nj')
  expect(screen.getByText(/^Answer 3 of 3/)).toBeVisible()
  await user.keyboard('j')
  expect(screen.getByText(/^Answer 3 of 3/)).toBeVisible()
})

test('the same short answer is marked once for all who gave it, and undone for all', async () => {
  const { user, ids } = await opened('town')
  const find = async () => {
    for (let at = 0; at < 2 && !within(card()).queryByText(/2 candidates gave/); at += 1) {
      await user.click(screen.getByRole('button', { name: 'Next' }))
    }
  }
  await find()
  expect(within(card()).getByText('2 candidates gave this answer.')).toBeVisible()
  expect(screen.getByText(/^Group [12] of 2\. 3 of 3 answers left to mark\.$/)).toBeVisible()
  card().focus()
  await user.keyboard('2')
  expect(await screen.findByText('2 answers marked: 2 points each')).toBeVisible()
  expect(await marksOf(ids[0] ?? '')).toMatchObject({ town: { points: 2 } })
  expect(await marksOf(ids[1] ?? '')).toMatchObject({ town: { points: 2 } })
  expect(await marksOf(ids[2] ?? '')).toEqual({})
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await marksOf(ids[1] ?? '')).toEqual({}))
  expect(await marksOf(ids[0] ?? '')).toEqual({})
})

test('reviews with nothing left are finished together, and only those', async () => {
  const { user, ids } = await opened('why')
  expect(screen.queryByRole('button', { name: /^Finish/ })).toBeNull()
  const picker = screen.getByRole('combobox', { name: 'Question' })
  await user.selectOptions(picker, '2. Which town? (3 of 3 to mark)')
  for (const left of [2, 0]) {
    card().focus()
    const isForTwo = within(card()).queryByText(/2 candidates gave/) !== null
    await user.keyboard('1')
    const settled = isForTwo ? /1 of 3 answers left/ : /2 of 3 answers left/
    await screen.findByText(left === 0 ? /All marked/ : settled)
    await user.keyboard('n')
  }
  await user.selectOptions(picker, '3. Why there? (3 of 3 to mark)')
  card().focus()
  await user.keyboard('1')
  await screen.findByText(/2 left to mark/)
  expect(screen.getByText(/A recommendation is given on each response\.$/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Finish 1 review' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Finish/ })).toBeNull())
  const finished = async () => {
    const stored = await Promise.all(ids.map((id) => getResponse(id)))
    return stored.filter((each) => each?.kind === 'whole' && each.value.reviews[0]?.doneAt).length
  }
  expect(await finished()).toBe(1)
  expect(await screen.findByText('1 review finished')).toBeVisible()
  // Undo is that of finishing, no longer that of the last mark.
  await waitFor(() => expect(screen.queryByText(/^Marked:/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await finished()).toBe(0))
})

test('two answers are shown at once to compare them', async () => {
  const { user } = await opened('why')
  await user.click(screen.getByRole('checkbox', { name: 'Show two answers' }))
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('an answer that is deleted while it is marked is said, and the next one has the focus', async () => {
  const { user, ids } = await opened('why')
  card().focus()
  await user.keyboard('j')
  expect(screen.getByText(/^Answer 2 of 3/)).toBeVisible()
  const shown = card().textContent
  const texts = ['The fjord', 'The hills', 'The rain']
  const id = ids[texts.findIndex((each) => shown.includes(each))]
  await database.table('Responses').delete(id ?? '')
  expect(await screen.findByText(/^Answer 2 of 2/)).toBeVisible()
  expect((await screen.findAllByText(/^The answer shown before was deleted/))[0]).toBeVisible()
  await waitFor(() => expect(card()).toHaveFocus())
})
