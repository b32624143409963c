import { expect, test } from 'vitest'

import { addNote, moveStage } from '#src/hiring/storage/candidates.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { createMentionStore } from '#src/review/workers/mentionStore.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { addReviewer } from '#src/storage/device/team.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aCandidate, aJob, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const ANA = { kind: 'staff', name: 'Ana' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const

async function aTeam(): Promise<void> {
  value(await setSetting('staffName', ANA.name))
  value(await addReviewer(OMAR.name))
}

/** What somebody who looks sees, until `leave`. */
function looking() {
  const store = createMentionStore()
  const leave = store.subscribe(() => undefined)
  const names = () =>
    store
      .getState()
      .mentions?.map(({ place }) => (place.kind === 'candidate' ? place.name : place.kind))
      .toSorted()
  return { store, leave, names }
}

test('J14: follows notes, reveals, erased candidates and names in the team as they are written', async () => {
  await aTeam()
  const { respond, jobId } = await anAssessmentWithResponses(anAssessment(shortText('nick')))
  const blind = await respond('Ylva Nattkanari', { nick: 'Y' })
  const ada = await aCandidate(jobId, { name: 'Ada' })
  const { leave, names, store } = looking()
  await eventually(() => expect(names()).toEqual([]))
  value(await addNote(ada.id, 'For @Ana', OMAR))
  value(await addNote(ada.id, 'For @Omar', ANA))
  value(await addNote(blind, '@Ana?', OMAR))
  await eventually(() => expect(names()).toEqual(['Ada', 'response']))
  value(await revealNames([blind], ANA, 'Interview'))
  await eventually(() => expect(names()).toEqual(['Ada', 'Ylva Nattkanari']))
  value(await moveStage(ada.id, 'offer', OMAR))
  await candidateTable.delete(blind)
  await eventually(() => expect(names()).toEqual(['Ada']))
  value(await addNote(ada.id, 'And @Ana Maria', OMAR))
  await eventually(() => expect(names()).toEqual(['Ada', 'Ada']))
  // Now that is somebody else.
  value(await addReviewer('Ana Maria'))
  await eventually(() => expect(names()).toEqual(['Ada']))
  value(await setSetting('staffName', OMAR.name))
  await eventually(() => expect(store.getState().mentions).toMatchObject([{ by: ANA }]))
  leave()
  expect(store.getState().mentions).toBeNull()
})

test('J14: two tabs see the same', async () => {
  await aTeam()
  const { id } = await aCandidate((await aJob()).id, { name: 'Ada' })
  const [one, other] = [looking(), looking()]
  await eventually(() => expect([one.names(), other.names()]).toEqual([[], []]))
  value(await addNote(id, 'For @Ana', OMAR))
  await eventually(() => expect([one.names(), other.names()]).toEqual([['Ada'], ['Ada']]))
  one.leave()
  other.leave()
})

test('J14: finds mentions in protected notes', async () => {
  await aTeam()
  const { id } = await aCandidate((await aJob()).id, { name: 'Ada' })
  value(await addNote(id, 'For @Ana', OMAR))
  await protect()
  expect(JSON.stringify(await candidateTable.get(id))).not.toContain('For @Ana')
  const { leave, names } = looking()
  await eventually(() => expect(names()).toEqual(['Ada']))
  leave()
})
