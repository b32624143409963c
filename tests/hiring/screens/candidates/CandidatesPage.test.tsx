import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { getCandidate, moveStage } from '#src/hiring/storage/candidates.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { BoardPage } from '#src/hiring/screens/board/BoardPage.tsx'
import { CandidatesPage } from '#src/hiring/screens/candidates/CandidatesPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, STAFF } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

const ids: Record<string, string> = {}

withFreshDatabases()

beforeEach(async () => {
  const baker = await aJob({ title: 'Baker', slug: 'baker' })
  const cook = await aJob({ title: 'Cook', slug: 'cook' })
  ids['cook'] = cook.id
  for (const [name, job] of [
    ['José Álvarez', baker],
    ['Ngozi Okafor', cook],
    ['李 明', cook],
  ] as const) {
    ids[name] = (await aCandidate(job.id, { name })).id
  }
  await moveStage(ids['Ngozi Okafor'] ?? '', 'hired', STAFF)
})

const open = (address: string) =>
  openScreen(
    [
      { path: '/candidates', element: <CandidatesPage /> },
      { path: '/candidates/board', element: <BoardPage /> },
      { path: '/candidates/:candidateId', element: <h1>One candidate</h1> },
    ],
    address,
  )

const names = async () =>
  within(await screen.findByRole('region', { name: 'Candidates' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the candidates list', () => {
  test('finds names ignoring accents, and shows the number of results', async () => {
    const { user, addressNow } = open('/candidates')
    expect(await screen.findByText('3 candidates')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Search name or email' }), 'jose')
    expect(await screen.findByText('1 of 3 candidates')).toBeInTheDocument()
    expect(await names()).toEqual(['José Álvarez'])
    await waitFor(() => expect(addressNow()).toBe('/candidates?search=jose'))
  })

  test('shows the filters in the address, each of which can be cleared', async () => {
    const { user } = open(`/candidates?stage=hired&job=${ids['cook']}`)
    expect(await screen.findByText('1 of 3 candidates')).toBeInTheDocument()
    expect(await names()).toEqual(['Ngozi Okafor'])
    await user.click(screen.getByRole('button', { name: 'Remove the stage filter' }))
    expect(await screen.findByText('2 of 3 candidates')).toBeInTheDocument()
  })

  test('marks a sample candidate, in the list and on the board', async () => {
    const id = ids['José Álvarez'] ?? ''
    const stored = await candidateTable.get(id)
    await candidateTable.put(Object.assign({}, stored, { sample: true }))
    open('/candidates')
    const mark = await screen.findByText('Sample')
    expect(mark.closest('li')).toHaveTextContent('José Álvarez')
    cleanup()
    open('/candidates/board')
    expect((await screen.findByText('Sample')).closest('li')).toHaveTextContent('José Álvarez')
  })

  test('says that there are no matches, and can clear the search', async () => {
    const { user } = open('/candidates?search=nobody')
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('3 candidates')).toBeInTheDocument()
  })

  test('adds a candidate, after reporting missing fields', async () => {
    const { user, addressNow } = open(`/candidates?job=${ids['cook']}`)
    await user.click(await screen.findByRole('button', { name: 'Add candidate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add candidate' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zoë')
    await user.click(dialog.getByRole('button', { name: 'Add candidate' }))
    expect(await dialog.findByText(/Enter an email address/)).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'zoe@example.org')
    await user.click(dialog.getByRole('button', { name: 'Add candidate' }))
    expect(await screen.findByRole('heading', { name: 'One candidate' })).toBeInTheDocument()
    const added = await getCandidate(addressNow().split('/').at(-1) ?? '')
    expect(added?.kind === 'whole' && added.value.name).toBe('Zoë')
  })
})

describe('the board', () => {
  const column = async (name: RegExp) => within(await screen.findByRole('region', { name }))

  test('has a column for every stage, and their counts add up', async () => {
    open('/candidates/board')
    expect(await screen.findByText('3 candidates')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Applied, 2' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Hired, 1' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Rejected, 0' })).toBeInTheDocument()
  })

  test('moves a card by its menu, and undoes the move from the toast', async () => {
    const { user } = open('/candidates/board')
    const applied = await column(/^Applied, /)
    await user.click(applied.getByRole('button', { name: 'Move José Álvarez to…' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Offer' }))
    await waitFor(async () =>
      expect((await column(/^Offer, 1/)).getByText('José Álvarez')).toBeInTheDocument(),
    )
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () =>
      expect((await column(/^Applied, 2/)).getByText('José Álvarez')).toBeInTheDocument(),
    )
  })

  test('asks before moving somebody out of hired', async () => {
    const { user } = open('/candidates/board')
    const hired = await column(/^Hired, 1/)
    await user.click(hired.getByRole('button', { name: 'Move Ngozi Okafor to…' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tech' }))
    expect(
      await screen.findByRole('dialog', { name: 'Move Ngozi Okafor out of Hired?' }),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const kept = await getCandidate(ids['Ngozi Okafor'] ?? '')
    expect(kept?.kind === 'whole' && kept.value.stage).toBe('hired')
  })
})

describe('a new candidate', () => {
  test('says who has already applied for the job with the same email', async () => {
    const job = await aJob({ title: 'Waiter', slug: 'waiter' })
    await aCandidate(job.id, { name: 'Zoë', email: 'zoe@example.org' })
    const { user } = open(`/candidates?job=${job.id}`)
    await user.click(await screen.findByRole('button', { name: 'Add candidate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add candidate' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zoé')
    const email = dialog.getByRole('textbox', { name: 'Email' })
    await user.type(email, 'zoe@example.org')
    await user.click(dialog.getByRole('button', { name: 'Add candidate' }))
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'Zoë has already applied for this job with this email',
      ),
    )
    await waitFor(() => expect(email).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(await screen.findByText('Discard your changes?')).toBeInTheDocument()
  })
})
