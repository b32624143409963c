import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { moveStage } from '#src/hiring/storage/candidates.ts'
import { candidateTable, jobTable } from '#src/storage/core/database.ts'
import { getJob, updateJob } from '#src/hiring/storage/jobs.ts'
import { JobPage } from '#src/hiring/screens/job/JobPage.tsx'
import { jobPath, responsesPath, versionPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, anInvitation, STAFF, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const open = (jobId: string) =>
  openScreen([{ path: '/jobs/:jobId', element: <JobPage /> }], jobPath(jobId))

describe('the page of a job', () => {
  test('shows its stages as links to the candidates in them', async () => {
    const { job, candidate } = await anInvitation()
    await aCandidate(job.id)
    await moveStage(candidate.id, 'offer', STAFF)
    open(job.id)
    const stages = await screen.findByRole('list', { name: 'Candidates by stage' })
    await waitFor(() =>
      expect(within(stages).getByRole('link', { name: '1 Offer' })).toHaveAttribute(
        'href',
        `/candidates?job=${job.id}&stage=offer`,
      ),
    )
    expect(within(stages).getByRole('link', { name: '2 Total' })).toBeInTheDocument()
  })

  test('shows the published version, unpublished changes and responses, each as a link', async () => {
    const { job, assessment } = await anInvitation()
    open(job.id)
    const row = await screen.findByRole('row', { name: /Version 1, live/ })
    expect(within(row).getByRole('link', { name: 'Version 1, live' })).toHaveAttribute(
      'href',
      versionPath(assessment.id, 1),
    )
    expect(within(row).getByRole('link', { name: 'No changes' })).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: /0 submitted responses/ })).toHaveAttribute(
      'href',
      responsesPath(assessment.id),
    )
  })

  test('says that a draft job stops nothing', async () => {
    const job = await aJob()
    const { user } = open(job.id)
    const note = /This job is a draft\. Everything already works/
    expect(await screen.findByText(note)).toBeVisible()
    await user.click(screen.getByRole('button', { name: `More actions for ${job.title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Make active' }))
    await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument())
  })

  test('lists its candidates, and offers to add one', async () => {
    const { job } = await anInvitation()
    open(job.id)
    expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Add candidate' })).toHaveAttribute(
      'href',
      `/candidates?job=${job.id}&new=${job.id}`,
    )
  })

  test('reports a damaged candidate instead of showing none', async () => {
    const job = await aJob()
    const candidate = await aCandidate(job.id)
    await candidateTable.put({ ...candidate, rev: 'seven' })
    open(job.id)
    expect(await screen.findByText('1 candidate is damaged')).toBeInTheDocument()
    expect(screen.queryByText(/No candidates yet/)).not.toBeInTheDocument()
  })

  test('is edited in place', async () => {
    const job = await aJob({ title: 'Cook' })
    const { user } = open(job.id)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    const title = await screen.findByRole('textbox', { name: 'Title' })
    await user.clear(title)
    await user.type(title, 'Head cook')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Head cook' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Head cook · TalentFlow'))
  })

  test('does not overwrite what another tab saved meanwhile', async () => {
    const job = await aJob({ title: 'Cook' })
    const { user } = open(job.id)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await screen.findByRole('dialog', { name: 'Edit job' })
    const { title, slug, description, department, tags } = job
    const elsewhere = { title, slug, description, location: 'Bern', department, tags }
    value(await updateJob(job.id, job.rev, elsewhere))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed in another tab')
    expect(await getJob(job.id)).toMatchObject({ value: { location: 'Bern' } })
  })

  test('says that it is archived, and offers nothing new', async () => {
    const job = await aJob({ title: 'Cook' })
    const { user } = open(job.id)
    await user.click(await screen.findByRole('button', { name: 'More actions for Cook' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }))
    expect(await screen.findByText(/This job is archived/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Add candidate' })).not.toBeInTheDocument()
  })

  test('says if there is no such job, and if it is damaged', async () => {
    open('nowhere')
    expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeInTheDocument()
    await jobTable.put({ id: 'broken', title: 'Broken' })
    open('broken')
    expect(await screen.findByRole('heading', { name: 'This job is damaged' })).toBeInTheDocument()
  })
})
