import { describe, expect, test } from 'vitest'

import { maskedEmail } from '#src/assessment/engine/maskedEmail.ts'

describe('a masked email', () => {
  test.each([
    ['an ordinary one', 'grace@example.org', 'g•••@example.org'],
    ['a single letter looks the same', 'g@example.org', 'g•••@example.org'],
    ['nothing before the @', '@example.org', '•••@example.org'],
    ['nothing after it', 'grace@', 'g•••@'],
    ['several: the last one counts', '"a@b"@example.org', '"•••@example.org'],
    ['no @ at all', 'grace hopper', 'g•••'],
    ['nothing', '', '•••'],
    ['several lines', 'gr\nace@example.org', 'g•••@example.org'],
    ['a full-width letter', 'ｇrace@example.org', 'ｇ•••@example.org'],
    ['a letter outside the basic plane', '𝒢race@example.org', '𝒢•••@example.org'],
    ['an accent of its own', 'e\u0301lan@example.org', 'e•••@example.org'],
    ['another script', 'יעל@דוגמה.example', 'י•••@דוגמה.example'],
  ])('N1: %s', (_case, email, masked) => {
    expect(maskedEmail(email)).toBe(masked)
  })
})
