import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Actor } from '#schemas/actor.ts'
import { addNote } from '#src/hiring/storage/candidates.ts'
import { listMentions, mentionedAbout } from '#src/review/storage/mentions.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { teamTable } from '#src/storage/core/deviceDatabase.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { addReviewer, currentMember, setOwnPin } from '#src/storage/device/team.ts'
import { markMentionsRead } from '#src/storage/device/teamChanges.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { aCandidate, aJob, failure, MORNING, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => void vi.useRealTimers())

const ANA = { kind: 'staff', name: 'Ana' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const

async function aTeam(): Promise<void> {
  value(await setSetting('staffName', ANA.name))
  value(await addReviewer(OMAR.name))
  value(await addReviewer('Ana Maria'))
}

/** Each a minute after the one before. */
async function write(candidateId: string, text: string, by: Actor = OMAR): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000)
  value(await addNote(candidateId, text, by))
}

const said = async (ids: readonly string[] | null = null) =>
  (await listMentions(ids)).map(({ sentence }) =>
    sentence.map((part) => (part.kind === 'text' ? part.text : `<${part.name}>`)).join(''),
  )

test('J14: notes of others that mention me, each once, newest first', async () => {
  await aTeam()
  const job = await aJob()
  const [ada, ben] = [await aCandidate(job.id), await aCandidate(job.id)]
  await write(ada.id, 'First. For @Ana and @ana.')
  await write(ben.id, '@Ana Maria alone, or ana@x.example')
  await write(ben.id, 'Then @Ana. Thanks')
  await write(ben.id, 'My own for @Ana', ANA)
  await write(ada.id, 'Nobody')
  expect(await said()).toEqual(['Then <Ana>.', 'For <Ana> and <Ana>.'])
  expect(await said([ada.id])).toEqual(['For <Ana> and <Ana>.'])
  expect(await mentionedAbout([ada.id, ben.id])).toEqual([ada.id, ben.id])
  expect(await listMentions(null)).toMatchObject([
    { by: OMAR, place: { kind: 'candidate', name: ben.name } },
    { by: OMAR, place: { kind: 'candidate', name: ada.name } },
  ])
  value(await setSetting('staffName', 'Ana Maria'))
  expect(await said()).toEqual(['<Ana Maria> alone, or ana@x.example'])
})

test('J14: without a team nobody is mentioned', async () => {
  value(await setSetting('staffName', ANA.name))
  const { id } = await aCandidate((await aJob()).id)
  await write(id, 'For @Ana')
  expect(await said()).toEqual([])
  expect(await mentionedAbout([id])).toEqual([])
  expect(failure(await markMentionsRead(['any']))).toBe('not-found')
})

test('H11: by reference and masked while the name of who submitted is hidden, else by name', async () => {
  await aTeam()
  const { assessmentId, respond, start, jobId } = await anAssessmentWithResponses(
    anAssessment(shortText('nick')),
  )
  await respond('Łukasz Żółć', { nick: 'Z' })
  const id = await respond('Ylva Nattkanari', { nick: 'Y' })
  const text = '@Ana: Ylva is better than Zolc, says @Omar'
  await write(id, text)
  const [hidden] = await listMentions(null)
  expect(JSON.stringify(hidden)).not.toMatch(/ylva|nattkanari|zolc/iu)
  expect(hidden?.place).toMatchObject({ kind: 'response', assessmentId })
  expect(await said()).toEqual(['<Ana>: ••• is better than •••, says <Omar>'])

  value(await revealNames([id], ANA, 'Interview'))
  expect(await listMentions(null)).toMatchObject([
    { place: { kind: 'candidate', name: 'Ylva Nattkanari' } },
  ])
  expect(JSON.stringify(await listMentions(null))).not.toContain('reference')
  expect(await said()).toEqual([text.replace('@Ana', '<Ana>').replace('@Omar', '<Omar>')])
  // What one reviewer was shown is hidden from another.
  value(await hideNames([id], ANA))
  value(await revealNames([id], OMAR, 'Interview'))
  expect((await listMentions(null))[0]?.place.kind).toBe('response')

  // Nothing is submitted, so there is no score to join.
  const { id: started } = await aCandidate(jobId, { name: 'Kim Started' })
  await start(started)
  await write(started, '@Ana: Kim is here')
  expect((await said([started]))[0]).toBe('<Ana>: Kim is here')
})

test('J15: what was read stays with the reviewer, whatever else of that record changes', async () => {
  await aTeam()
  const [one, two, three] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  value(await markMentionsRead([one, two]))
  value(await markMentionsRead([two, three]))
  value(await setOwnPin(null))
  expect((await currentMember())?.mentionsRead).toEqual([one, two, three])
  value(await setSetting('staffName', OMAR.name))
  expect((await currentMember())?.mentionsRead).toBeUndefined()
  expect(await teamTable.count()).toBe(3)
})
