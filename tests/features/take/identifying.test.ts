import { describe, expect, test } from 'vitest'

import { formErrors, identifyPerson } from '#src/features/take/identifying.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { anInvitation, MORNING, minutesLater } from '#tests/support/hiring.ts'

describe('before anybody is looked up', () => {
  test.each([
    ['', 'ABCD2345', { email: 'Enter your email address' }],
    ['  ', 'ABCD2345', { email: 'Enter your email address' }],
    ['ada', 'ABCD2345', { email: 'Enter an email address like name@example.org' }],
    ['a da@example.org', 'ABCD2345', { email: 'Enter an email address like name@example.org' }],
    ['ada@example.org', '', { code: 'Enter your access code' }],
    ['ada@example.org', ' - ', { code: 'Enter your access code' }],
    ['ada@example.org', 'ABC', { code: expect.stringContaining('8 letters and digits') }],
    [' ada@example.org ', 'abcd-2345', {}],
    ['ada@example.org', ' ab cd 23 45 ', {}],
  ])('%j with %j', (email, code, errors) => {
    expect(formErrors(email, code)).toEqual(errors)
  })
})

describe('looked up', () => {
  withFreshDatabases()

  test('a wrong code and an unknown e-mail get the same words, also when they have to wait', async () => {
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
    expect(known[0]).toMatchObject({ errors: { form: expect.stringContaining('don’t match') } })
    expect(known[6]).toMatchObject({
      errors: { form: expect.stringContaining('Too many wrong codes') },
    })
  })

  test('the wait is told in seconds, then in minutes', async () => {
    const { assessment, candidate, code } = await anInvitation()
    const ask = (typed: string, now: Date) =>
      identifyPerson(assessment.id, { email: candidate.email, code: typed }, now)
    const words: string[] = []
    let now = MORNING
    for (let turn = 0; turn < 12; turn += 1) {
      const answer = await ask('AAAA1111', now)
      if (!answer.ok) words.push(answer.errors.form ?? '')
      now = minutesLater(turn < 4 ? 0 : 1, now)
    }
    const waits = words.filter((each) => each.startsWith('Too many wrong codes'))
    expect(waits.length).toBeGreaterThan(0)
    for (const wait of waits) expect(wait).toMatch(/in (1 minute|\d+ (seconds|minutes)), at .+, or/)
    expect(await ask(code, minutesLater(24 * 60, now))).toEqual({
      ok: true,
      candidateId: candidate.id,
    })
  })

  test('storage out of reach is told as that, and costs no try', async () => {
    const { assessment, candidate } = await anInvitation()
    failWrites('Candidates')
    const asked = { email: candidate.email, code: 'AAAA1111' }
    expect(await identifyPerson(assessment.id, asked, MORNING)).toEqual({
      ok: false,
      errors: { form: expect.stringContaining('can’t be checked right now') },
    })
  })
})
