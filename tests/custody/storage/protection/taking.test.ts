// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { renewCode } from '#src/hiring/storage/renewingCode.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { getFile, storeFile } from '#src/storage/stored/files.ts'
import { fileSealOf } from '#src/storage/sealing/teamFiles.ts'
import { openAttemptWriter } from '#src/taking/storage/saving.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { identify } from '#src/taking/storage/taking.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { type Harden, hardened } from '#src/storage/vault/argon2id.ts'
import { closeWritersAfterEach, setVisibility } from '#tests/support/attemptWriters.ts'
import { quickHarden } from '#tests/support/protection/quickHarden.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { withLocks } from '#tests/support/locks.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  anInvitation,
  failure,
  minutesLater,
  MORNING,
  STAFF,
  value,
} from '#tests/support/hiring.ts'
import { everythingStored, protect } from '#tests/support/protection/protecting.ts'

withFreshDatabases()
withLocks()
closeWritersAfterEach()

test('answers are sealed from the first save, resumed with the code, and submitted for the team', async () => {
  await protect()
  const at = MORNING.toISOString()
  const { candidate, assessment, code } = await anInvitation()
  const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  const credentials = { code, harden: hardened }
  expect(failure(await startOrResume(asked))).toBe('code-needed')
  const first = value(await startOrResume({ ...asked, credentials }))
  const writer = openAttemptWriter({ ...first, onState: () => undefined })
  writer.change({ answers: { why: 'canary-first' } })
  await writer.flush()
  const activity = {
    pages: [{ place: 'canary-page', visibleMs: 5 }],
    events: [{ kind: 'pasted' as const, at, questionId: 'canary-question', length: 3 }],
  }
  const marked = ['canary-marked', 'why']
  writer.change({ answers: { why: 'canary-second' }, place: 'why', activity, marked })
  writer.change({ language: 'ar' })
  writer.close()
  await eventually(async () =>
    expect((await answersOf(candidate.id))?.['why']).toBe('canary-second'),
  )
  expect(await everythingStored()).not.toContain('canary')

  expect(
    failure(await startOrResume({ ...asked, credentials: { ...credentials, code: 'AAAA1111' } })),
  ).toBe('code-needed')
  const back = value(await startOrResume({ ...asked, credentials }))
  expect(back).toMatchObject({
    resumed: true,
    response: {
      current: {
        answers: { why: 'canary-second' },
        place: 'why',
        language: 'ar',
        activity,
        marked,
      },
    },
  })
  const attemptId = back.response.current?.attemptId ?? ''
  const file = value(
    await storeFile({
      owner: attemptId,
      file: new File(['canary-bytes'], 'canary.txt', { type: 'text/plain' }),
      seal: back.seal,
    }),
  )
  expect(file).toMatchObject({ name: 'canary.txt', type: 'text/plain', size: 12 })
  const answers = { why: 'canary-last', cv: [file] }
  const submission = {
    candidateId: candidate.id,
    attemptId,
    answers,
    dropped: ['language'],
    activity: { ...activity, events: [...activity.events, { kind: 'hidden' as const, at }] },
    now: minutesLater(9),
  }
  expect(failure(await submitAttempt(submission))).toBe('changed-elsewhere')
  value(await submitAttempt({ ...submission, seal: back.seal }))
  expect(await everythingStored()).not.toContain('canary')

  const stored = await getResponse(candidate.id)
  if (stored?.kind !== 'whole') throw new Error('It was submitted')
  const [attempt] = stored.value.attempts
  expect(attempt).toMatchObject({
    answers,
    dropped: ['language'],
    language: 'ar',
    activity: submission.activity,
  })
  expect(attempt).not.toHaveProperty('marked')
  const read = await getFile(attemptId, file.fileId, await fileSealOf(attemptId, attempt!.fileKey!))
  expect(read).toMatchObject({ name: 'canary.txt', type: 'text/plain' })
  expect(new TextDecoder().decode(read?.bytes)).toBe('canary-bytes')
})

test('a page that is hidden writes what was typed last', async () => {
  await protect()
  const { candidate, assessment, code } = await anInvitation()
  const credentials = { code, harden: hardened }
  const started = value(
    await startOrResume({
      candidateId: candidate.id,
      assessmentId: assessment.id,
      now: MORNING,
      credentials,
    }),
  )
  const writer = openAttemptWriter({ ...started, onState: () => undefined })
  await writer.flush()
  for (const text of ['a', 'ab', 'abc', 'abcd']) {
    writer.change({ answers: { why: text } })
    setVisibility('hidden')
    await eventually(async () => expect((await answersOf(candidate.id))?.['why']).toBe(text))
    setVisibility('visible')
  }
  writer.close()
})

test('of two pages that submit at once exactly one does, and the other gets its receipt', async () => {
  await protect()
  const { candidate, assessment, code } = await anInvitation()
  const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  const credentials = { code, harden: hardened }
  const pages = [
    value(await startOrResume({ ...asked, credentials })),
    value(await startOrResume({ ...asked, credentials })),
  ]
  const submitted = await Promise.all(
    pages.map(({ response, seal }, index) =>
      submitAttempt({
        candidateId: candidate.id,
        attemptId: response.current?.attemptId ?? '',
        answers: { why: `page ${index}` },
        dropped: [],
        now: minutesLater(9),
        seal,
      }),
    ),
  )
  expect(new Set(submitted.map(failure))).toEqual(new Set([null, 'already-submitted']))
  const stored = await getResponse(candidate.id)
  const attempts = stored?.kind === 'whole' ? stored.value.attempts : []
  expect(attempts.map(({ answers }) => answers['why'])).toEqual([
    submitted[0]?.ok ? 'page 0' : 'page 1',
  ])
})

describe('signing in', () => {
  test('takes the code, renewed or not, without being able to read it', async () => {
    await protect()
    const { candidate, assessment, code } = await anInvitation()
    // As on the page of a candidate, which has no keys.
    lock()
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', now: MORNING }
    expect(failure(await identify({ ...asked, code: 'AAAA-1111' }))).toBe('no-match')
    expect(failure(await identify({ ...asked, email: 'nobody@example.org', code }))).toBe(
      'no-match',
    )
    expect(value(await identify({ ...asked, code: code.toLowerCase() }))).toEqual({
      candidateId: candidate.id,
    })
    expect(await everythingStored()).not.toContain(code)
  })

  test('counts a wrong code before it is checked, and forgets it with the right one', async () => {
    await protect()
    const { assessment, code } = await anInvitation()
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', now: MORNING }
    for (let tries = 0; tries < 4; tries += 1) await identify({ ...asked, code: 'AAAA-1111' })
    value(await identify({ ...asked, code }))
    for (let tries = 0; tries < 4; tries += 1) {
      expect(failure(await identify({ ...asked, code: 'AAAA-1111' }))).toBe('no-match')
    }
    expect(failure(await identify({ ...asked, code: 'AAAA-1111' }))).toBe('wait')
    expect(failure(await identify({ ...asked, code }))).toBe('wait')
    value(await identify({ ...asked, code, now: minutesLater(10) }))
  })

  test('takes the same time for an unknown email as for a known one, also while both wait', async () => {
    await protect()
    const { assessment } = await anInvitation()
    lock()
    const asked = { assessmentId: assessment.id, code: 'AAAA-1111', now: MORNING }
    const hardenings: Record<string, number[]> = {}
    for (const email of ['ada@example.org', 'nobody@example.org']) {
      const counts: number[] = []
      for (let tries = 0; tries < 7; tries += 1) {
        let count = 0
        const harden: Harden = (...given) => {
          count += 1
          return quickHarden(...given)
        }
        await identify({ ...asked, email, harden })
        counts.push(count)
      }
      hardenings[email] = counts
    }
    expect(hardenings).toEqual({
      'ada@example.org': [1, 1, 1, 1, 1, 0, 0],
      'nobody@example.org': [1, 1, 1, 1, 1, 0, 0],
    })
  })

  test('takes a renewed code only', async () => {
    await protect()
    const { candidate, assessment, code } = await anInvitation()
    const renewed = value(await renewCode(candidate.id, STAFF)).assignment?.code ?? ''
    expect(renewed).not.toBe(code)
    const asked = { assessmentId: assessment.id, email: 'ada@example.org', now: MORNING }
    expect(failure(await identify({ ...asked, code }))).toBe('no-match')
    expect(value(await identify({ ...asked, code: renewed }))).toEqual({
      candidateId: candidate.id,
    })
  })
})

test('an unfinished attempt opens with the renewed code, and no longer with the old one', async () => {
  await protect()
  const { candidate, assessment, code } = await anInvitation()
  const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  const started = value(await startOrResume({ ...asked, credentials: { code, harden: hardened } }))
  const writer = openAttemptWriter({ ...started, onState: () => undefined })
  writer.change({ answers: { why: 'Because' } })
  await writer.flush()
  expect(failure(await renewCode(candidate.id, STAFF))).toBe('being-answered')
  writer.close()
  const renewed = await expect
    .poll(() => renewCode(candidate.id, STAFF))
    .toMatchObject({ ok: true })
    .then(() => getCandidate(candidate.id))
  const newCode = renewed?.kind === 'whole' ? (renewed.value.assignment?.code ?? '') : ''
  expect(failure(await startOrResume({ ...asked, credentials: { code, harden: hardened } }))).toBe(
    'code-needed',
  )
  const credentials = { code: newCode, harden: hardened }
  expect(value(await startOrResume({ ...asked, credentials }))).toMatchObject({
    resumed: true,
    response: { current: { answers: { why: 'Because' } } },
  })
  expect((await answersOf(candidate.id))?.['why']).toBe('Because')
})

async function answersOf(candidateId: string) {
  const stored = await getResponse(candidateId)
  return stored?.kind === 'whole' ? stored.value.current?.answers : undefined
}
