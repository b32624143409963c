import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { addNote, getCandidate } from '#src/hiring/storage/candidates.ts'
import {
  addReviewedNote,
  listReviewedNotes,
  moveReviewed,
} from '#src/review/storage/candidateWork.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const NAME = 'Ylva Nattkanari'

async function aResponse(): Promise<string> {
  const { respond } = await anAssessmentWithResponses(anAssessment(shortText('nick')))
  return respond(NAME, { nick: 'Y' })
}

test('H8: notes are masked until the name is shown, whoever wrote them', async () => {
  const id = await aResponse()
  value(await addNote(id, 'Ylva is on holiday', STAFF))
  value(await addReviewedNote(id, 'Ask Nattkanari again'))
  expect((await listReviewedNotes(id))?.map(({ text }) => text)).toEqual([
    '••• is on holiday',
    'Ask ••• again',
  ])
  value(await revealNames([id], await currentActor(), 'Interview'))
  expect((await listReviewedNotes(id))?.map(({ text }) => text)).toEqual([
    'Ylva is on holiday',
    'Ask Nattkanari again',
  ])
})

test('H9: another candidate’s name is hidden in a note as well', async () => {
  const { respond } = await anAssessmentWithResponses(anAssessment(shortText('nick')))
  const id = await respond(NAME, { nick: 'Y' })
  await respond('Łukasz Żółć', { nick: 'Z' })
  value(await addReviewedNote(id, 'Better than Lukasz, and than Ylva before'))
  const notes = await listReviewedNotes(id)
  expect(notes?.map(({ text }) => text)).toEqual(['Better than •••, and than ••• before'])
})

test('H8: nothing of the record comes back from a move or a note', async () => {
  const id = await aResponse()
  expect(value(await moveReviewed(id, 'offer'))).toBeNull()
  expect(value(await addReviewedNote(id, 'Good'))).toBeNull()
  const stored = await getCandidate(id)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  expect(stored.value.stage).toBe('offer')
  expect(stored.value.timeline.at(-1)).toMatchObject({ kind: 'stageMoved', to: 'offer' })
  expect(stored.value.notes).toMatchObject([{ text: 'Good', by: await currentActor() }])

  await database.table('Candidates').update(id, { stage: 'nowhere' })
  const failed = await moveReviewed(id, 'tech')
  expect(JSON.stringify(failed)).not.toContain('Ylva')
  expect(failed).toEqual({ ok: false, error: { kind: 'damaged-record' } })
  expect(await listReviewedNotes(id)).toBeNull()
})
