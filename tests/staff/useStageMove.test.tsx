import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Stage } from '#schemas/records/candidate.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { moveAsStaff } from '#src/hiring/screens/candidates/moveAsStaff.ts'
import { useStageMove } from '#src/staff/useStageMove.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

function Moves({ id, lastingName }: { id: string; lastingName?: string }) {
  const { request, dialog } = useStageMove(moveAsStaff)
  const move = (stage: Stage, to: Stage) => {
    request({ id, name: 'Xaver Quandt', stage, ...(lastingName && { lastingName }) }, to)
  }
  return (
    <>
      <button type="button" onClick={() => move('applied', 'screen')}>
        To Screen
      </button>
      <button type="button" onClick={() => move('screen', 'offer')}>
        To Offer
      </button>
      {dialog}
    </>
  )
}

async function open(lastingName?: string) {
  const job = await aJob()
  const { id } = await aCandidate(job.id, { name: 'Xaver Quandt' })
  const element = <Moves id={id} {...(lastingName && { lastingName })} />
  return { ...openScreen([{ path: '/', element }], '/'), id }
}

async function stageOf(id: string) {
  const stored = await getCandidate(id)
  return stored?.kind === 'whole' ? stored.value.stage : null
}

const undoOf = async (text: RegExp) => {
  const said = await screen.findByRole('dialog', { name: text })
  return within(said).getByRole('button', { name: 'Undo' })
}

test('an older toast does not undo a newer move, and says so', async () => {
  const { user, id } = await open()
  await user.click(screen.getByRole('button', { name: 'To Screen' }))
  const older = await undoOf(/moved to Screen/)
  await user.click(screen.getByRole('button', { name: 'To Offer' }))
  const newer = await undoOf(/moved to Offer/)
  await user.click(older)
  expect(
    await screen.findByText('Couldn’t undo: Xaver Quandt is no longer in Screen'),
  ).toBeVisible()
  expect(await stageOf(id)).toBe('offer')
  await user.click(newer)
  await undoOf(/moved to Screen/)
  expect(await stageOf(id)).toBe('screen')
})

test('where a name can be hidden again, no toast of a move says it', async () => {
  const { user } = await open('P4RS-7NXW')
  await user.click(screen.getByRole('button', { name: 'To Screen' }))
  await user.click(await undoOf(/P4RS-7NXW moved to Screen/))
  await undoOf(/P4RS-7NXW moved to Applied/)
  expect(document.body).not.toHaveTextContent('Xaver')
})
