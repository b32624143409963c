import { describe, expect, test } from 'vitest'

import { closeAssessment } from '#src/builder/storage/assessments.ts'
import { renewCode } from '#src/hiring/storage/renewingCode.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { handOver } from '#tests/support/handingOver.ts'
import { getInvitation, identify, acceptHandover } from '#src/taking/storage/taking.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText, statement } from '#tests/support/definitions.ts'
import {
  aJob,
  anInvitation,
  aPublishedAssessment,
  aStartedAttempt,
  candidateNow,
  failure,
  MORNING,
  minutesLater,
  STAFF,
  value,
  submitBlank,
} from '#tests/support/hiring.ts'

withFreshDatabases()

describe('the invitation', () => {
  test('describes the newest version, and nothing of the draft', async () => {
    const { assessment, version } = await anInvitation()
    expect(value(await getInvitation(assessment.id))).toEqual({
      assessmentId: assessment.id,
      versionId: version.id,
      title: version.definition.settings.title,
      minutes: expect.any(Number),
      questions: { fewest: 2, most: 2 },
      kinds: expect.any(Array),
      layout: 'section',
      limits: null,
      isLimited: false,
      language: 'en',
      languages: [{ language: 'en', title: version.definition.settings.title }],
      onlyToFinish: false,
    })
  })

  test('counts what one candidate is asked if a section draws at random', async () => {
    const job = await aJob()
    const pool = section(
      'pool',
      { draw: 2 },
      shortText('a'),
      shortText('b'),
      shortText('c'),
      statement('note'),
    )
    const few = section('few', { draw: 5 }, shortText('d'))
    const { assessment } = await aPublishedAssessment(job.id, anAssessment(pool, few))
    expect(value(await getInvitation(assessment.id))).toMatchObject({
      questions: { fewest: 3, most: 3 },
    })
  })

  test('does not exist without a version, or without an assessment', async () => {
    expect(failure(await getInvitation(crypto.randomUUID()))).toBe('not-found')
  })

  test('once closed, exists only for those who have started', async () => {
    const { assessment, candidate, attempt } = await aStartedAttempt()
    await closeAssessment(assessment.id)
    expect(value(await getInvitation(assessment.id)).onlyToFinish).toBe(true)
    await submitBlank({ candidate, attempt })
    expect(failure(await getInvitation(assessment.id))).toBe('closed')
  })

  test('is damaged if its version is, and breaks nothing', async () => {
    const { assessment, version } = await anInvitation()
    await assessmentTable.put({ id: version.id, kind: 'version' })
    expect(failure(await getInvitation(assessment.id))).toBe('damaged-record')
  })
})

describe('signing in', () => {
  test('accepts the email and the code as people type them', async () => {
    const { assessment, candidate, code } = await anInvitation()
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`
    const known = await identify({
      assessmentId: assessment.id,
      // With a mark that nobody sees, as copied from a right-to-left message.
      email: ' ADA@example.org\u200f ',
      code: typed,
      now: MORNING,
    })
    expect(value(known)).toEqual({ candidateId: candidate.id })
  })

  test('refuses the code of another assessment', async () => {
    const { code } = await anInvitation()
    const job = await aJob()
    const { assessment } = await aPublishedAssessment(job.id)
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', code, now: MORNING }
    expect(failure(await identify(asked))).toBe('no-match')
  })

  test('delays a wrong code and an unknown email alike, longer each time', async () => {
    const { assessment } = await anInvitation()
    const assessmentId = assessment.id
    const told = { known: [] as unknown[], unknown: [] as unknown[] }
    let now = MORNING
    for (let turn = 0; turn < 14; turn += 1) {
      for (const [who, email] of [
        ['known', 'ada@example.org'],
        ['unknown', 'nobody@example.org'],
      ] as const) {
        const result = await identify({ assessmentId, email, code: 'WRONG', now })
        told[who].push(result)
      }
      if (turn >= 6) now = minutesLater(20, now)
    }
    expect(told.known).toEqual(told.unknown)
    const seconds = told.known.map((result) => {
      const { error } = result as { error: { kind: string; until?: string } }
      return error.until ?? error.kind
    })
    expect(seconds.slice(0, 7)).toEqual([
      'no-match',
      'no-match',
      'no-match',
      'no-match',
      '2026-03-02T09:00:30.000Z',
      // Not checked, so not counted either.
      '2026-03-02T09:00:30.000Z',
      '2026-03-02T09:00:30.000Z',
    ])
    expect(seconds[7]).toBe('2026-03-02T09:21:00.000Z')
    expect(seconds[8]).toBe('2026-03-02T09:42:00.000Z')
    // At most a quarter of an hour.
    expect(seconds.at(-1)).toBe(minutesLater(15, minutesLater(-20, now)).toISOString())
  })

  test('does not check the right code before the delay is over', async () => {
    const { assessment, candidate, code } = await anInvitation()
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', now: MORNING }
    for (let turn = 0; turn < 5; turn += 1) await identify({ ...asked, code: 'WRONG' })
    expect(failure(await identify({ ...asked, code }))).toBe('wait')
    // Setting the clock back makes it no shorter.
    const yesterday = minutesLater(-24 * 60)
    expect(failure(await identify({ ...asked, code, now: yesterday }))).toBe('wait')
    expect(failure(await identify({ ...asked, code, now: minutesLater(1) }))).toBe(null)
    expect((await candidateNow(candidate.id)).assignment).toMatchObject({ tries: 0 })
  })

  test('resets with a renewed code, and the old one stops working', async () => {
    const { assessment, candidate, code } = await anInvitation()
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', now: MORNING }
    for (let turn = 0; turn < 5; turn += 1) await identify({ ...asked, code: 'WRONG' })
    const renewed = value(await renewCode(candidate.id, STAFF)).assignment?.code ?? ''
    expect(renewed).not.toBe(code)
    expect(failure(await identify({ ...asked, code }))).toBe('no-match')
    expect(failure(await identify({ ...asked, code: renewed }))).toBe(null)
  })
})

describe('a session that staff open', () => {
  test('is accepted once, by the page of that assessment', async () => {
    const { assessment, candidate } = await anInvitation()
    await handOver(candidate.id, assessment.id, MORNING)
    expect(await acceptHandover(crypto.randomUUID(), MORNING)).toBe(null)
    expect(await acceptHandover(assessment.id, minutesLater(2))).toBe(candidate.id)
    expect(await acceptHandover(assessment.id, minutesLater(2))).toBe(null)
  })

  test('expires after two minutes', async () => {
    const { assessment, candidate } = await anInvitation()
    await handOver(candidate.id, assessment.id, MORNING)
    expect(await acceptHandover(assessment.id, minutesLater(2.1))).toBe(null)
  })

  test('is ignored if the clock was set back since, because its age is unknown', async () => {
    const { assessment, candidate } = await anInvitation()
    await handOver(candidate.id, assessment.id, MORNING)
    expect(await acceptHandover(assessment.id, minutesLater(-1))).toBe(null)
  })
})
