import { describe, expect, test } from 'vitest'

import {
  formErrors,
  identifyPerson,
  type Refusal,
} from '#src/taking/screens/attempt/identifying.ts'
import { english } from '#src/assessment/words/english/first.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { anInvitation, MORNING, minutesLater } from '#tests/support/hiring.ts'

describe('before any lookup', () => {
  test.each([
    ['', 'ABCD2345', { email: 'missing' }],
    ['  ', 'ABCD2345', { email: 'missing' }],
    ['ada', 'ABCD2345', { email: 'unreadable' }],
    ['a da@example.org', 'ABCD2345', { email: 'unreadable' }],
    ['ada@example.org', '', { code: 'missing' }],
    ['ada@example.org', ' - ', { code: 'missing' }],
    ['ada@example.org', 'ABC', { code: 'unreadable' }],
    [' ada@example.org ', 'abcd-2345', {}],
    ['ada@example.org', ' ab cd 23 45 ', {}],
  ])('%j with %j', (email, code, errors) => {
    expect(formErrors(email, code)).toEqual(errors)
  })
})

describe('after a lookup', () => {
  withFreshDatabases()

  test('a wrong code and an unknown email get the same message, also when they have to wait', async () => {
    const { assessment, candidate } = await anInvitation()
    const ask = (email: string) =>
      identifyPerson(assessment.id, { email, code: 'AAAA1111' }, MORNING)
    const known = []
    const unknown = []
    for (let turn = 0; turn < 7; turn += 1) {
      known.push(await ask(candidate.email))
      unknown.push(await ask('nobody@example.org'))
    }
    expect(unknown).toEqual(known)
    expect(known[0]).toMatchObject({ errors: { form: { kind: 'noMatch' } } })
    expect(known[6]).toMatchObject({ errors: { form: { kind: 'wait' } } })
  })

  test('the wait is shown in seconds, then in minutes', async () => {
    const { assessment, candidate, code } = await anInvitation()
    const ask = (typed: string, now: Date) =>
      identifyPerson(assessment.id, { email: candidate.email, code: typed }, now)
    const refusals: (Refusal | undefined)[] = []
    let now = MORNING
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await ask('AAAA1111', now)
      if (!answer.ok) refusals.push(answer.errors.form)
      now = minutesLater(turn < 4 ? 0 : 1, now)
    }
    const waits = refusals.flatMap((each) => (each?.kind === 'wait' ? each : []))
    const words = waits.map(({ seconds, until }) => english.signingIn.wait(seconds, until))
    expect(words.length).toBeGreaterThan(0)
    for (const wait of words)
      expect(wait).toMatch(/in (1 minute|\d+ (seconds|minutes)) \(at .+\), or/)
    expect(await ask(code, minutesLater(24 * 60, now))).toEqual({
      ok: true,
      candidateId: candidate.id,
    })
  })

  test('unavailable storage is reported as such, and counts as no attempt', async () => {
    const { assessment, candidate } = await anInvitation()
    failWrites('Candidates')
    const asked = { email: candidate.email, code: 'AAAA1111' }
    expect(await identifyPerson(assessment.id, asked, MORNING)).toEqual({
      ok: false,
      errors: { form: { kind: 'storageFailed' } },
    })
  })
})
