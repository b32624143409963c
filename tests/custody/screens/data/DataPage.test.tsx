import { FORMATS } from '#schemas/base.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { getSetting } from '#src/storage/device/device.ts'
import { createJob } from '#src/hiring/storage/jobs.ts'
import { countRecords } from '#src/custody/storage/sampleData.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import {
  cancelSampleLoad,
  clearSampleLoad,
  startSampleLoad,
} from '#src/custody/screens/sampleLoad.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, jobDetails } from '#tests/support/hiring.ts'
import { holdLock, withLocks } from '#tests/support/locks.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

afterEach(() => {
  cancelSampleLoad()
  clearSampleLoad()
  vi.unstubAllGlobals()
})

const open = (address = '/data') => openScreen([{ path: '/data', element: <DataPage /> }], address)
const NOTHING = { jobs: 0, candidates: 0, assessments: 0, responses: 0, sample: 0 }

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
  test('says whether it is safe from eviction, how full it is, and that there is no backup', async () => {
    stubStorage(false, true)
    open()
    expect(await screen.findByText('May be deleted')).toBeInTheDocument()
    expect(
      screen.getByText('4.2 MB in use, less than 1% of the 2 GB that the browser allows.'),
    ).toBeInTheDocument()
    expect(screen.getByText(/^None\. This browser has the only copy/)).toBeInTheDocument()
  })

  test('a browser that never answers does not hold up the page', async () => {
    const silent = () => new Promise(() => {})
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: { persisted: silent, persist: silent, estimate: silent },
    })
    open()
    expect(await screen.findByText(/does not say how much space/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Save a backup' })).not.toHaveAttribute(
      'aria-disabled',
    )
  })

  test('asks the browser to keep it, and shows the result', async () => {
    stubStorage(false, true)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser to keep it/ }))
    expect(await screen.findByText('Kept until you delete it')).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: /Ask the browser to keep it/ }),
    ).not.toBeInTheDocument()
  })

  test('shows that it is waiting for the browser', async () => {
    stubStorage(false, new Promise<boolean>(() => {}))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser to keep it/ }))
    expect(screen.getByText(/^Waiting for the browser/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Ask the browser to keep it/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('says that the browser refused', async () => {
    stubStorage(false, false)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Ask the browser to keep it/ }))
    expect(await screen.findByText(/refused this time/)).toBeInTheDocument()
  })
})

test('explains what it means that there is no passphrase', async () => {
  open()
  const readers = await screen.findByRole('region', { name: 'Protection' })
  expect(readers).toHaveTextContent('Nothing is encrypted')
})

test('counts the records of each kind', async () => {
  await aJob({ title: 'Cook' })
  open()
  expect(await screen.findByRole('row', { name: 'Jobs 1' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'Responses 0' })).toBeInTheDocument()
})

test('stores the name recorded with notes and moves', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox', { name: /Name/ }), ' Inês ')
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(async () => expect(await getSetting('staffName')).toBe('Inês'))
  // Nothing is left to save, and whoever listens is still there.
  const save = screen.getByRole('button', { name: 'Save name' })
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
  expect(save).toHaveFocus()
})

test('refuses a name that is too long, and keeps the previous one', async () => {
  const { user } = open()
  const name = await screen.findByRole('textbox', { name: /Name/ })
  expect(screen.getByRole('button', { name: 'Save name' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(name)
  await user.paste('a'.repeat(81))
  await user.click(screen.getByRole('button', { name: 'Save name' }))
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Name must be 80 characters or fewer'),
  )
  expect(name).toHaveFocus()
  expect(await getSetting('staffName')).toBeNull()
  await user.clear(name)
  await user.type(name, 'Inês{Enter}')
  await waitFor(async () => expect(await getSetting('staffName')).toBe('Inês'))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save name' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  )
  await waitFor(() => expect(name).toHaveFocus())
})

describe('sample data', () => {
  test('is loaded as a whole, marked, and removed as a whole', async () => {
    await aJob({ title: 'My own' })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    await waitFor(async () =>
      expect(await screen.findByRole('button', { name: 'Cancel loading' })).toHaveFocus(),
    )
    await screen.findByText('Loaded')
    expect(await countRecords()).toEqual({
      jobs: 26,
      candidates: 1_000,
      assessments: 3,
      responses: 150,
      sample: 25,
    })
    const counted = '25 jobs, 1,000 candidates, 3 assessments and 150 responses'
    expect(
      await screen.findByText(`${counted} are sample data.`, { exact: false }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove sample data' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove sample data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove all sample data?' })
    expect(dialog).toHaveTextContent(counted)
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Remove sample data' }))
    await screen.findByRole('button', { name: 'Load sample data' })
    expect(await countRecords()).toEqual({ ...NOTHING, jobs: 1 })
    expect(await assessmentTable.count()).toBe(0)
  })

  describe('while one of its candidates is filling in', () => {
    withLocks()

    test('staff are warned before it is removed, until that is over', async () => {
      const { user } = open()
      await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
      await screen.findByText('Loaded')
      const sample = await candidateTable.toCollection().primaryKeys()
      const letGo = await holdLock(`response-${sample[0]}`)
      const own = await aCandidate((await aJob()).id)
      const letOwnGo = await holdLock(`response-${own.id}`)
      await user.click(screen.getByRole('button', { name: 'Remove sample data' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Remove all sample data?' }))
      expect(await dialog.findByRole('alert')).toHaveTextContent(
        /^1 candidate is taking an assessment on this device right now/,
      )
      letGo()
      await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
      letOwnGo()
      await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    })
  })

  test('after cancelling, nothing is stored', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel loading' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Loading was cancelled. No sample data was added',
    )
    expect(await countRecords()).toEqual(NOTHING)
  })

  test('a write that fails midway stores nothing, and is reported', async () => {
    const { user } = open()
    const broken = vi.spyOn(responseTable, 'bulkAdd').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    await user.click(await screen.findByRole('button', { name: 'Load sample data' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The sample data was not loaded. This device is out of space.',
    )
    broken.mockRestore()
    expect(await jobTable.count()).toBe(0)
    expect(await candidateTable.count()).toBe(0)
  })

  test('can’t be loaded twice, and says so', async () => {
    await startSampleLoad()
    clearSampleLoad()
    await startSampleLoad()
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('Sample data is already here')
    expect(screen.queryByRole('button', { name: 'Load sample data' })).not.toBeInTheDocument()
    expect((await countRecords()).jobs).toBe(25)
  })

  test('starts automatically if the address requests it and there are no records', async () => {
    open('/data?load=sample')
    expect(await screen.findByRole('button', { name: 'Cancel loading' })).toBeInTheDocument()
    await screen.findByText('Loaded')
  })

  test('is only offered by that address if there are records', async () => {
    await createJob(jobDetails())
    open('/data?load=sample')
    expect(await screen.findByRole('button', { name: 'Load sample data' })).toBeInTheDocument()
    expect((await countRecords()).jobs).toBe(1)
  })
})

test('damaged records are listed by name and can be exported', async () => {
  await jobTable.put({ id: crypto.randomUUID(), title: 'Half a job' })
  open()
  const section = await screen.findByRole('region', { name: '1 damaged record' })
  expect(section).toHaveTextContent('Job “Half a job”')
  expect(within(section).getByRole('button', { name: 'Save as a file' })).toBeInTheDocument()
})

test('records of a newer format are listed separately, and not called damaged', async () => {
  await jobTable.put({ ...(await aJob({ title: 'Cook' })), format: FORMATS.job + 1 })
  open()
  const name = '1 record from a newer version of TalentFlow'
  const section = await screen.findByRole('region', { name })
  expect(section).toHaveTextContent('Job “Cook”')
  expect(section).toHaveTextContent('never overwritten')
  expect(within(section).getByRole('button', { name: 'Save as a file' })).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: /damaged/ })).not.toBeInTheDocument()
})
