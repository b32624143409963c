import { FORMATS } from '#schemas/base.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { jobTable } from '#src/storage/core/database.ts'
import { DATABASE_NAME } from '#src/storage/core/layout.ts'
import { getJob, listJobs, setJobStatus } from '#src/hiring/storage/jobs.ts'
import { JobsPage } from '#src/hiring/screens/jobs/JobsPage.tsx'
import { openRaw, withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const open = (address = '/jobs') =>
  openScreen(
    [
      { path: '/jobs', element: <JobsPage /> },
      { path: '/jobs/:jobId', element: <h1>One job</h1> },
    ],
    address,
  )

/** Newest first, because new jobs are added at the top. */
async function threeJobs() {
  const baker = await aJob({ title: 'Baker', slug: 'baker', tags: ['night'] })
  const cook = await aJob({ title: 'Cook', slug: 'cook', department: 'Kitchen' })
  const waiter = await aJob({ title: 'Waiter', slug: 'waiter', tags: ['night', 'front'] })
  await setJobStatus(cook.id, 'active')
  return { baker, cook, waiter }
}

const list = () => screen.findByRole('list', { name: 'Jobs' })
const titles = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

describe('the jobs list', () => {
  test('explains what belongs here while it is empty, and offers two ways to start', async () => {
    open()
    expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Create job' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Load sample data' })).toBeInTheDocument()
  })

  test('counts the candidates of each job, with correct plurals', async () => {
    const { baker, cook } = await threeJobs()
    await aCandidate(baker.id)
    await aCandidate(cook.id)
    await aCandidate(cook.id)
    open()
    const one = await screen.findByRole('link', { name: '1 candidate for Baker' })
    expect(one).toHaveTextContent(/^1 candidate$/)
    const two = screen.getByRole('link', { name: '2 candidates for Cook' })
    expect(two).toHaveTextContent(/^2 candidates$/)
    await aCandidate(baker.id)
    await waitFor(() => expect(one).toHaveTextContent(/^2 candidates$/))
  })

  test('says that a newer TalentFlow was used here, and does not wait for it forever', async () => {
    const newer = await openRaw(DATABASE_NAME, 20)
    newer.close()
    open()
    expect(await screen.findByText('This page is older than the data on this device')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  })

  test('marks a sample job, and no other', async () => {
    const { baker } = await threeJobs()
    await jobTable.put({ ...baker, sample: true })
    open()
    const marks = within(await list()).getAllByText('Sample')
    expect(marks.map((mark) => mark.closest('li'))).toEqual([
      screen.getByRole('link', { name: 'Baker' }).closest('li'),
    ])
  })

  test('archiving under a filter moves the focus to the next job, and F6 to Undo', async () => {
    const { baker, waiter } = await threeJobs()
    await setJobStatus(baker.id, 'active')
    await setJobStatus(waiter.id, 'active')
    const { user } = open('/jobs?status=active')
    await user.click(await screen.findByRole('button', { name: 'More actions for Cook' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More actions for Baker' })).toHaveFocus(),
    )
    const said = screen.getByRole('dialog', { name: /Cook is archived/ })
    expect(said.parentElement).toHaveAttribute('aria-live', 'polite')
    await user.keyboard('{F6}')
    await waitFor(() => expect(said.parentElement).toHaveFocus())
    while (document.activeElement !== screen.getByRole('button', { name: 'Undo' })) {
      await user.tab()
      expect(document.body).not.toHaveFocus()
    }
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await titles()).toEqual(['Waiter', 'Cook', 'Baker']))
  })

  test('finds jobs by their words, and shows the number of results', async () => {
    await threeJobs()
    const { user, addressNow } = open()
    await user.type(await screen.findByRole('searchbox', { name: 'Search jobs' }), 'kitchen')
    expect(await titles()).toEqual(['Cook'])
    expect(screen.getByText('1 of 3 jobs')).toBeInTheDocument()
    await waitFor(() => expect(addressNow()).toBe('/jobs?search=kitchen'))
  })

  test('keeps filters in the address, and applies those in the address', async () => {
    await threeJobs()
    const { user, addressNow } = open('/jobs?tag=night&sort=title')
    expect(await titles()).toEqual(['Baker', 'Waiter'])
    await user.click(screen.getByRole('button', { name: 'Remove the tag filter' }))
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus()
    expect(await titles()).toEqual(['Baker', 'Cook', 'Waiter'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active')
    expect(await titles()).toEqual(['Cook'])
    await waitFor(() => expect(addressNow()).toBe('/jobs?sort=title&status=active'))
  })

  test('says that there are no matches, and clears the filters', async () => {
    await threeJobs()
    const { user } = open('/jobs?search=pilot')
    expect(await screen.findByRole('heading', { name: 'No matches' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await titles()).toHaveLength(3)
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('')
    expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveFocus()
  })

  test('moves a job by keyboard and by menu, and saves the order', async () => {
    await threeJobs()
    const { user } = open()
    within(await list())
      .getByRole('link', { name: 'Waiter' })
      .focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await titles()).toEqual(['Cook', 'Waiter', 'Baker'])
    expect(screen.getByRole('link', { name: 'Waiter' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'More actions for Baker' }))
    await user.click(await screen.findByRole('menuitem', { name: /Move to top/ }))
    await waitFor(async () =>
      expect((await listJobs()).whole.map((job) => job.title)).toEqual(['Baker', 'Cook', 'Waiter']),
    )
  })

  test('says why jobs can’t be moved while the list is sorted', async () => {
    await threeJobs()
    open('/jobs?sort=title')
    expect(await screen.findByText('Sort by “Manual” to move jobs.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Move Cook' })).not.toBeInTheDocument()
  })

  test('archives a job and undoes that from the toast', async () => {
    const { cook } = await threeJobs()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'More actions for Cook' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(await getJob(cook.id)).toMatchObject({ value: { status: 'archived' } })
    await user.click(undo)
    await waitFor(async () =>
      expect(await getJob(cook.id)).toMatchObject({ value: { status: 'active' } }),
    )
  })

  test('lists a damaged job separately', async () => {
    await threeJobs()
    await jobTable.put({ id: 'broken', title: 'Broken', order: 'first' })
    open()
    expect(await titles()).toHaveLength(3)
    expect(screen.getByText('1 job is damaged')).toBeInTheDocument()
  })

  test('reports a job written by a newer TalentFlow as newer', async () => {
    const { cook: job } = await threeJobs()
    await jobTable.put({ ...job, format: FORMATS.job + 1 })
    open()
    expect(await titles()).toHaveLength(2)
    expect(screen.getByText('1 job is from a newer version of TalentFlow')).toBeInTheDocument()
  })
})

describe('a new job', () => {
  test('gets a short name from its title, and is opened', async () => {
    const { user, addressNow } = open()
    await user.click(await screen.findByRole('button', { name: 'Create job' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create job' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Crêpe Chef')
    expect(within(dialog).getByRole('textbox', { name: 'Short name' })).toHaveValue('crepe-chef')
    await user.type(within(dialog).getByRole('textbox', { name: /Tags/ }), 'night, front, night')
    await user.click(within(dialog).getByRole('button', { name: 'Create job' }))
    expect(await screen.findByRole('heading', { name: 'One job' })).toBeInTheDocument()
    const [job] = (await listJobs()).whole
    expect(job).toMatchObject({ title: 'Crêpe Chef', slug: 'crepe-chef', tags: ['night', 'front'] })
    await waitFor(() => expect(addressNow()).toBe(`/jobs/${job?.id}`))
  })

  test('is told which job has its short name, and keeps the input', async () => {
    await aJob({ title: 'Cook', slug: 'cook' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Create job' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create job' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), 'Second cook')
    const slug = within(dialog).getByRole('textbox', { name: 'Short name' })
    await user.clear(slug)
    await user.type(slug, 'cook')
    await user.click(within(dialog).getByRole('button', { name: 'Create job' }))
    await waitFor(() =>
      expect(slug).toHaveAccessibleDescription(
        'The job “Cook” already uses this short name. Choose another one.',
      ),
    )
    expect(slug).toHaveFocus()
    expect(within(dialog).getByRole('textbox', { name: 'Title' })).toHaveValue('Second cook')
  })

  test('with input is closed only after a confirmation', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Create job' }))
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Cook{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await listJobs()).whole).toEqual([])
  })

  test('needs a title and a short name', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Create job' }))
    await user.click(await screen.findByRole('button', { name: 'Create job' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
        'Enter a title',
      ),
    )
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
    const slug = screen.getByRole('textbox', { name: 'Short name' })
    expect(slug).toBeInvalid()
    expect(slug).toHaveAccessibleDescription(/Enter a short name/)
    await user.keyboard('Cook')
    await waitFor(() => expect(slug).not.toBeInvalid())
    expect(slug).toHaveValue('cook')
  })
})
