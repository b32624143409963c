import { expect, test } from 'vitest'

import { formatsIn } from '#src/assessment/words/values/formats.ts'

test.each(['ar-EG', 'ar-SA', 'fa', 'hi-u-nu-deva', 'he', 'de'])(
  'numbers, times and dates in %s have the digits of fields and scales',
  (language) => {
    const write = formatsIn(language)
    const at = '2026-11-27T19:45:00.000Z'
    const texts = [
      write.number(45),
      write.typedNumber(1822),
      write.size(977_000),
      write.time(at),
      write.date('2026-11-27'),
      write.moment(at),
    ]
    // Numbers that go left to right in a text from the right begin with a mark that nobody sees.
    for (const text of [write.number(-5), write.typedNumber(-1822)]) {
      expect(text, 'L24').toMatch(/^\P{L}?−[0-9]/u)
    }
    for (const text of texts) {
      expect(text).toMatch(/[0-9]/)
      expect(text.replaceAll(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u)
    }
  },
)
