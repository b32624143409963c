import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { decisionPath, paths } from '#src/base/paths.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { DecisionPage } from '#src/review/screens/decision/DecisionPage.tsx'
import { savedWords } from '#src/review/screens/decision/decisionWords.ts'
import { decide } from '#src/review/storage/deciding.ts'
import { writeMailMerge } from '#src/review/workers/mailMergeJob.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { candidateNow, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => void vi.restoreAllMocks())

/** The files that were saved. */
function savedFiles(): Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return files
}

test('the mail merge has the names that are shown, and the others only for a reason', async () => {
  const files = savedFiles()
  await setSetting('staffName', 'Mira')
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 2 }),
    ),
  )
  const id = await respond('=Ada', { capital: { option: 'Oslo' } })
  await respond('Ben', { capital: { option: 'Bergen' } })
  const { people } = await readShortlist({ assessmentId }, async () => undefined)
  const chosen = decidedPeople(shortlist(people), new Set([id]))
  const made = { id: 'd1', by: STAFF, why: 'Secret', stages: {}, ...chosen }
  value(await decide(assessmentId, made, null))
  const { user } = openScreen(
    [{ path: paths.decision, element: <DecisionPage /> }],
    decisionPath(assessmentId),
  )
  const save = async (reason?: string) => {
    await user.click(await screen.findByRole('button', { name: 'Save for mail merge' }))
    const title = { name: 'Save for mail merge' }
    const dialog = within(await screen.findByRole('dialog', title))
    if (reason !== undefined) {
      await user.click(dialog.getByRole('checkbox', { name: 'Show 1 hidden name' }))
      await user.type(dialog.getByRole('textbox'), reason)
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog', title)).toBeNull())
    return files.at(-1)?.text()
  }
  const { reference } = await candidateNow(id)
  const hidden = await save()
  expect(hidden).toContain(`\r\n,,${reference},`)
  expect(hidden).not.toMatch(/Ada|Ben|Secret/)
  const row = `\\r\\n'=Ada,person\\d+@example\\.org,${reference},.*,Chosen\\r\\n$`
  expect(await save('Letters')).toMatch(new RegExp(row))
})

test('only those in the file are said to be saved', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(singleChoice('capital')),
  )
  const ids = [await respond('Ada', {}), await respond('Ben', {}), await respond('Cleo', {})]
  await candidateTable.delete(ids[0] ?? '')
  const { file, people } = await writeMailMerge({ assessmentId, candidateIds: ids })
  expect(people).toBe(2)
  expect(file.trim().split('\r\n')).toHaveLength(3)
  expect(savedWords(people, ids.length)).toBe(
    '2 candidates saved for mail merge. 1 was deleted or can’t be read, and is not in the file',
  )
  expect(savedWords(3, 3)).toBe('3 candidates saved for mail merge')
})
