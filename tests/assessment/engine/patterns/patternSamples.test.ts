import fc from 'fast-check'
import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { findAnswers } from '#src/builder/model/paths/findAnswer.ts'
import { samplesOf } from '#src/assessment/engine/patterns/samples.ts'
import {
  anyPatternOfTwoLetters,
  anySimplePattern,
} from '#tests/support/arbitrary/arbitraryPatterns.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'

const MAX_TRIED_LENGTH = 5
/** For longer texts, generated patterns may have too many ways to match. */
const MAX_READ_LENGTH = 16

/** The first answers found for a text with this pattern and these limits. */
function foundFor(source: string, limits: { minLength?: number; maxLength?: number } = {}) {
  const pattern = { source, ignoreCase: false }
  const [question] = compile(anAssessment(shortText('q', { pattern, ...limits }))).questions
  if (question === undefined) throw new Error('There is a question')
  return findAnswers(question.prepared, 0, [], 5).found
}

function samples(source: string, ignoreCase = false, words: string[] = []): string[] {
  return [...samplesOf({ source, ignoreCase }, { cuts: [], words, allows: () => true })]
}

/** As in rule L12. */
function takes(source: string, flags = 'u') {
  const expression = new RegExp(`^(?:${source})$`, flags)
  return (text: unknown) => expression.test(String(text).trim().normalize('NFC'))
}

test('K2: each text found for a pattern matches it, and a simple pattern has one', () => {
  fc.assert(
    fc.property(anySimplePattern, (source) => {
      const found = foundFor(source)
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter((answer) => !takes(source)(answer))).toEqual([])
    }),
    propertyRuns,
  )
})

test('K2: a simple pattern matches each text generated from it, in either case', () => {
  fc.assert(
    fc.property(anySimplePattern, fc.boolean(), (source, ignoreCase) => {
      const written = samples(source, ignoreCase).filter(({ length }) => length <= MAX_READ_LENGTH)
      expect(written.filter((text) => !takes(source, ignoreCase ? 'iu' : 'u')(text))).toEqual([])
    }),
    fewRuns,
  )
})

test('K2: a text of a given length is found if there is one', () => {
  fc.assert(
    fc.property(anyPatternOfTwoLetters, (source) => {
      for (let length = 1; length <= MAX_TRIED_LENGTH; length++) {
        const isThere = textsOfTwoLetters(length).some(takes(source))
        const found = foundFor(source, { minLength: length, maxLength: length })
        expect([length, found.length > 0]).toEqual([length, isThere])
      }
    }),
    propertyRuns,
  )
})

test('K2: texts are generated shortest first, then for each alternative, then at random', () => {
  expect(samples('yes|no')).toEqual(['no', 'yes'])
  expect(samples('(?:a{2}|bc?){1,2}').slice(0, 4)).toEqual(['b', 'aa', 'baa', 'aaaa'])
  expect(samples('x{3,}').slice(0, 3)).toEqual(['xxx', 'xxxx', 'xxxxx'])
  expect(samples('[AB]')).toEqual(['A', 'B'])
})

test('K2: each alternative of a pattern is used, wherever it branches', () => {
  const codes = Array.from({ length: 40 }, (_, place) => `c${place + 10}`)
  const ends = codes.map((code) => code.toUpperCase())
  const written = samples(`\\d?(?:none|-(?:${codes.join('|')})-(?:${ends.join('|')}))`)
  expect(
    [...codes, ...ends].filter((code) => !written.some((text) => text.includes(code))),
  ).toEqual([])
  expect(samples('(?:ab){2,30}')).toContain('ab'.repeat(30))
  expect(samples('a{1,30}')).toContain('a'.repeat(30))
})

test('K2: characters that are on no keyboard are found', () => {
  expect(samples('\\p{Script=Georgian}{2}')).toContain('ႠႠ')
  expect(samples('[\\u{10400}-\\u{10427}]')).toEqual(['\u{10400}', '\u{10427}'])
  expect(samples('[\\ud801\\udc00]')).toEqual(['\u{10400}'])
  expect(samples('[\u{10400}]')).toEqual(['\u{10400}'])
})

test('K2: only allowed lengths are generated', () => {
  const aims = { cuts: [7], words: [], allows: (length: number) => length === 7 }
  const written = [...samplesOf({ source: '\\d+(?:-\\d+)*', ignoreCase: false }, aims)]
  expect(new Set(written.map(({ length }) => length))).toEqual(new Set([7]))
})

test('K2: none starts or ends with a blank, or is empty', () => {
  expect(samples('\\s*x?\\s*')).toEqual(['x'])
  expect(samples('\\s*')).toEqual([])
  expect(samples('')).toEqual([])
  expect(samples('a{2')).toEqual([])
})

test('K2: wanted words are inserted', () => {
  expect(samples('\\d{3}', false, ['77'])).toEqual(expect.arrayContaining(['771', '177']))
})

test('K6: the number of generated texts is bounded, however often a pattern repeats', () => {
  const often = '((a?b?|c){1000}){1000}'
  expect(samples(often).length).toBeLessThanOrEqual(600)
  expect(samples(often).filter((text) => !/^[abc]+$/.test(text))).toEqual([])
  expect(samples('\\w{40,}', false, ['!', '?', '#'])).toHaveLength(600)
  expect(samples('a{1001}')).toEqual([])
  expect(samples('(ab){501}')).toEqual([])
  expect(samples(`(?:ab){${'9'.repeat(400)}}|b`)).toEqual(['b'])
})

function textsOfTwoLetters(length: number): string[] {
  if (length === 0) return ['']
  return textsOfTwoLetters(length - 1).flatMap((text) => [`${text}a`, `${text}b`])
}
