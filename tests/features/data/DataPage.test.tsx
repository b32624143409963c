import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { assessmentTable, candidateTable, jobTable, responseTable } from '#src/db/database.ts'
import { getSetting } from '#src/db/device.ts'
import { createJob } from '#src/db/jobs.ts'
import { countRecords } from '#src/db/sampleData.ts'
import { DataPage } from '#src/features/data/DataPage.tsx'
import {
  cancelSampleLoad,
  forgetSampleLoad,
  startSampleLoad,
} from '#src/features/data/sampleLoad.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, jobDetails } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { openScreen } from '#tests/support/staffScreen.tsx'

withFreshDatabases()

afterEach(() => {
  cancelSampleLoad()
  forgetSampleLoad()
  vi.unstubAllGlobals()
})

const open = (address = '/data') => openScreen([{ path: '/data', element: <DataPage /> }], address)
const NOTHING = { jobs: 0, candidates: 0, assessments: 0, responses: 0, sample: 0 }
const SLOW = { timeout: 20_000 }

function stubStorage(persistent: boolean, isGranted: boolean | Promise<boolean>) {
  vi.stubGlobal('navigator', {
    ...navigator,
    storage: {
      persisted: () => Promise.resolve(persistent),
      persist: async () => isGranted,
      estimate: () => Promise.resolve({ usage: 4_404_019, quota: 2 * 1024 ** 3 }),
    },
  })
}

describe('storage', () => {
  test('says in words whether it stays, how full it is, and that there is no backup', async () => {
    stubStorage(false, true)
    open()
    expect(await screen.findByText('Not protected')).toBeInTheDocument()
    expect(
      screen.getByText('4.2 MB in use, less than 1% of the 2 GB that the browser allows.'),
    ).toBeInTheDocument()
    expect(screen.getByText(/^None\. This browser has the only copy/)).toBeInTheDocument()
  })

  test('asks the browser to protect it, and says what it answered', async () => {
    stubStorage(false, true)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser/ }))
    expect(await screen.findByText('Protected')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Ask the browser/ })).not.toBeInTheDocument()
  })

  test('says that it waits while the browser asks', async () => {
    stubStorage(false, new Promise<boolean>(() => {}))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser/ }))
    expect(screen.getByText(/^Waiting for the browser/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Ask the browser/ })).toBeDisabled()
  })

  test('says that the browser did not agree', async () => {
    stubStorage(false, false)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser/ }))
    expect(await screen.findByText(/did not agree this time/)).toBeInTheDocument()
  })
})

test('says what it means that there is no passphrase', async () => {
  open()
  const readers = await screen.findByRole('region', { name: 'Who can read it' })
  expect(readers).toHaveTextContent('Nothing is encrypted')
})

test('counts the records of each kind', async () => {
  await aJob({ title: 'Cook' })
  open()
  expect(await screen.findByRole('row', { name: 'Jobs 1' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Responses 0' })).toBeInTheDocument()
})

test('keeps the name that signs notes and moves', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' Inês ')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(async () => expect(await getSetting('staffName')).toBe('Inês'))
})

describe('sample data', () => {
  test('is loaded as a whole, marked, and removed as a whole', async () => {
    await aJob({ title: 'My own' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    expect(await screen.findByRole('button', { name: 'Cancel loading' })).toBeInTheDocument()
    await screen.findByText('Loaded', {}, SLOW)
    expect(await countRecords()).toEqual({
      jobs: 26,
      candidates: 1_000,
      assessments: 3,
      responses: 150,
      sample: 25,
    })
    const counted = '25 jobs, 1,000 candidates, 3 assessments and 150 responses'
    expect(await screen.findByText(`${counted} are sample.`, { exact: false })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Remove sample data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove all sample data?' })
    expect(dialog).toHaveTextContent(counted)
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Remove sample data' }))
    await screen.findByRole('button', { name: 'Load sample data' }, SLOW)
    expect(await countRecords()).toEqual({ ...NOTHING, jobs: 1 })
    expect(await assessmentTable.count()).toBe(0)
  }, 40_000)

  describe('while one of its candidates is filling in', () => {
    withLocks()

    test('staff are told before it is removed, and as soon as that is over', async () => {
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
      await screen.findByText('Loaded', {}, SLOW)
      const sample = await candidateTable.toCollection().primaryKeys()
      const letGo = await holdLock(`response-${sample[0]}`)
      const own = await aCandidate((await aJob()).id)
      const letOwnGo = await holdLock(`response-${own.id}`)
      await user.click(screen.getByRole('button', { name: 'Remove sample data' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Remove all sample data?' }))
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        /^1 candidate is filling in an assessment on this device right now/,
      )
      letGo()
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull(), SLOW)
      letOwnGo()
      await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    }, 40_000)
  })

  test('cancelled, nothing of it is there', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel loading' }))
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'Loading was cancelled. Nothing of the sample data was kept',
    )
    expect(await countRecords()).toEqual(NOTHING)
  }, 40_000)

  test('a write that fails in the middle leaves nothing, and says so', async () => {
    const { user } = open()
    const broken = vi.spyOn(responseTable, 'bulkAdd').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    expect(await screen.findByRole('alert', {}, SLOW)).toHaveTextContent(
      'The sample data was not loaded. This device is out of space.',
    )
    broken.mockRestore()
    expect(await jobTable.count()).toBe(0)
    expect(await candidateTable.count()).toBe(0)
  }, 40_000)

  test('can’t be loaded twice, and says so', async () => {
    await startSampleLoad()
    forgetSampleLoad()
    await startSampleLoad()
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Sample data is already here')
    expect(screen.queryByRole('button', { name: 'Load sample data' })).not.toBeInTheDocument()
    expect((await countRecords()).jobs).toBe(25)
  }, 40_000)

  test('starts by itself when the address asks for it and nothing is there yet', async () => {
    open('/data?load=sample')
    expect(await screen.findByRole('button', { name: 'Cancel loading' })).toBeInTheDocument()
    await screen.findByText('Loaded', {}, SLOW)
  }, 40_000)

  test('is only offered by that address where something is there', async () => {
    await createJob(jobDetails())
    open('/data?load=sample')
    expect(await screen.findByRole('button', { name: 'Load sample data' })).toBeInTheDocument()
    expect((await countRecords()).jobs).toBe(1)
  })
})

test('damaged records are listed by name and given out as a file', async () => {
  await jobTable.put({ id: crypto.randomUUID(), title: 'Half a job' })
  open()
  const section = await screen.findByRole('region', { name: '1 damaged record' })
  expect(section).toHaveTextContent('Job “Half a job”')
  expect(within(section).getByRole('button', { name: 'Save as a file' })).toBeInTheDocument()
})
