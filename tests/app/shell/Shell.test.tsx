import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { database, jobTable } from '#src/storage/core/database.ts'
import { DATABASE_NAME } from '#src/storage/core/layout.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { aDraft } from '#tests/support/screens/builderScreen.tsx'
import { openRaw, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { aJob, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the shell', () => {
  test('navigates: heading, title and rail agree, and the heading gets the focus', async () => {
    await aJob({ title: 'Cook' })
    const { user } = openScreen(routes, '/')
    expect(await heading('Jobs')).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Jobs · TalentFlow'))
    await user.click(screen.getByRole('link', { name: 'Candidates' }))
    await waitFor(async () => expect(await heading('Candidates')).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('Candidates · TalentFlow'))
    expect(screen.getByRole('link', { name: 'Candidates' })).toHaveAttribute('aria-current', 'page')
  })

  test('opens an assessment with the focus on its heading, which is a field', async () => {
    const { id } = await aDraft(anAssessment(shortText('q')))
    const { user, addressNow } = openScreen(routes, '/assessments')
    await heading('Assessments')
    await user.click(await screen.findByRole('link', { name: 'Front-end engineer' }))
    const title = await screen.findByRole('textbox', { name: /^Title/ })
    await waitFor(() => expect(addressNow()).toBe(`/assessments/${id}`))
    await waitFor(() => expect(title.closest('h1')).toHaveFocus())
  })

  test('opens an empty assessment at the choice of its first question', async () => {
    const { id } = await aDraft()
    const { user, router } = openScreen(routes, '/assessments')
    await heading('Assessments')
    await router.navigate(`/assessments/${id}`)
    const first = await screen.findByRole('heading', { name: 'Add the first question' })
    await waitFor(() => expect(first).toHaveFocus())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Single choice' })).toHaveFocus()
  })

  test('returns to the followed link, or to the heading if it no longer exists', async () => {
    const cook = await aJob({ title: 'Cook', slug: 'cook' })
    await aJob({ title: 'Baker', slug: 'baker' })
    const { user, router } = openScreen(routes, '/jobs')
    await user.click(await screen.findByRole('link', { name: 'Baker' }))
    expect(await heading('Baker')).toBeInTheDocument()
    await router.navigate(-1)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Baker' })).toHaveFocus())
    await user.click(screen.getByRole('link', { name: 'Cook' }))
    expect(await heading('Cook')).toBeInTheDocument()
    await jobTable.delete(cook.id)
    await router.navigate(-1)
    await waitFor(async () => expect(await heading('Jobs')).toHaveFocus())
  })

  test.each([
    ['Add candidate', 'Add candidate'],
    ['Create assessment', 'Create assessment'],
  ])('%s, opened from a job and cancelled, returns to the job', async (link, title) => {
    const { id } = await aJob({ title: 'Cook' })
    const { user, addressNow } = openScreen(routes, `/jobs/${id}`)
    await user.click(await screen.findByRole('link', { name: link }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('link', { name: link })).toHaveFocus())
    await waitFor(() => expect(addressNow()).toBe(`/jobs/${id}`))
  })

  test('has a skip link', async () => {
    openScreen(routes, '/jobs')
    await heading('Jobs')
    const [first] = screen.getAllByRole('link')
    expect(first).toHaveAccessibleName('Skip to content')
    expect(first).toHaveAttribute('href', '#main')
  })

  test('shows unknown addresses inside the shell', async () => {
    openScreen(routes, '/nowhere')
    expect(await heading('Page not found')).toBeInTheDocument()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  })

  test('applies the chosen theme', async () => {
    const { user } = openScreen(routes, '/jobs')
    await heading('Jobs')
    await user.click(screen.getByRole('button', { name: 'Theme' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Dark' }))
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  })

  test('follows a theme chosen in another tab', async () => {
    openScreen(routes, '/jobs')
    await heading('Jobs')
    value(await setSetting('theme', 'dark'))
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
    value(await setSetting('theme', 'system'))
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-theme'))
  })

  test('distinguishes a failed read, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
      throw new DOMException('The disk cannot be read', 'UnknownError')
    })
    const { user } = openScreen(routes, '/jobs')
    const failure = await screen.findByRole('alert')
    expect(failure).toHaveTextContent('The jobs could not be read')
    read.mockRestore()
    expect((await listJobs()).whole).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No jobs yet' })).toBeInTheDocument()
  })
})

describe('when the data is newer than this app', () => {
  const id = crypto.randomUUID()
  test.each([
    '/jobs',
    `/jobs/${id}`,
    '/candidates',
    '/candidates/board',
    `/candidates/${id}`,
    '/assessments',
    `/assessments/${id}`,
    `/assessments/${id}/responses`,
    `/assessments/${id}/responses/${id}`,
    '/data',
  ])('%s says so, what is safe, and what to do', async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    database.close({ disableAutoOpen: false })
    const newer = await openRaw(DATABASE_NAME, 20)
    newer.close()
    openScreen(routes, address)
    // The builder takes long to load.
    const said = await screen.findByRole('alert')
    expect(said).toHaveTextContent('This page is older than the data on this device')
    expect(said).toHaveTextContent('your saved data is safe')
    expect(within(said).getByRole('button', { name: 'Reload this page' })).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
})
