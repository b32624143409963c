import { describe, expect, test } from 'vitest'

import { pluralsIn } from '#src/assessment/words/values/formats.ts'
import { CANDIDATE_LANGUAGES } from '#src/assessment/words/languages.ts'

import { allSaid } from './everySentence.ts'
import { wholeOf } from './wholeCatalogue.ts'

const COUNTS = [0, 1, 2, 3, 11, 100]
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'] as const

describe.each(CANDIDATE_LANGUAGES)('in %s', (language) => {
  test('these counts need every form but that of millions', () => {
    const rules = new Intl.PluralRules(language)
    const needed = new Set(COUNTS.map((count) => rules.select(count)))
    const all = rules.resolvedOptions().pluralCategories
    const ofMillions = language === 'fr' || language === 'es' ? ['many'] : []
    expect(all.filter((category) => !needed.has(category))).toEqual(ofMillions)
  })

  test.each(COUNTS)('no sentence lacks its form for %d', async (count) => {
    const whole = await wholeOf(language)
    expect(missingForms(() => allSaid(whole, count))).toEqual([])
  })
})

test('a missing form is found', () => {
  const { counted } = pluralsIn<'one'>('ar')
  const say = () => counted(2, { one: 'ملف واحد', other: 'ملف' })
  expect(missingForms(say)).toEqual(['two of “ملف”'])
})

/** A form that the words of a noun lack is looked up in what all objects share. */
function missingForms(say: () => unknown): string[] {
  const missing = new Set<string>()
  for (const category of CATEGORIES) {
    Reflect.defineProperty(Object.prototype, category, {
      configurable: true,
      get(this: object) {
        if (Object.hasOwn(this, 'other')) {
          missing.add(`${category} of “${String(Reflect.get(this, 'other'))}”`)
        }
        return undefined
      },
    })
  }
  try {
    say()
  } finally {
    for (const category of CATEGORIES) Reflect.deleteProperty(Object.prototype, category)
  }
  return [...missing]
}
