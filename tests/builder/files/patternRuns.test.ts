import fc from 'fast-check'
import { expect, test } from 'vitest'

import { patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'
import { type Automaton, automatonOf } from '#src/builder/files/patterns/automaton.ts'
import { costOf, MAX_STEPS } from '#src/builder/files/patterns/cost.ts'
import { type LetterSets, letterSetsOf } from '#src/builder/files/patterns/letterSets.ts'
import { type Syntax, syntaxOf } from '#src/builder/files/patterns/syntax.ts'
import {
  anyPatternOfTwoLetters,
  anySimplePattern,
} from '#tests/support/arbitrary/arbitraryPatterns.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'

type Read = { expression: RegExp; syntax: Syntax; automaton: Automaton; sets: LetterSets }

/** Null for unsupported syntax. */
function read(source: string): Read | null {
  const expression = patternOf({ source, ignoreCase: false })
  const syntax = expression && syntaxOf(expression.source)
  const automaton = syntax && automatonOf(syntax)
  if (!expression || !syntax || !automaton) return null
  return { expression, syntax, automaton, sets: letterSetsOf(new Set(automaton.tokens), 'u') }
}

/** In how many ways each prefix of the text can be read, and whether the whole matches. */
function runsOf({ automaton, sets }: Read, text: string): { all: number; matches: boolean } {
  const { next, tokens, ends } = automaton
  let counts = new Map([[next.length - 1, 1]])
  let all = 0
  for (const letter of text) {
    const place = sets.letters.indexOf(letter)
    const after = new Map<number, number>()
    for (const [state, runs] of counts) {
      for (const [to, ways] of next[state] ?? []) {
        if (!sets.byToken.get(tokens[to] ?? '')?.has(place)) continue
        after.set(to, (after.get(to) ?? 0) + runs * ways)
      }
    }
    counts = after
    for (const runs of counts.values()) all += runs
  }
  return { all, matches: [...counts.keys()].some((state) => ends.has(state)) }
}

/** From the letters that the pattern distinguishes. */
function textFor({ sets }: Read, picks: readonly number[]): string {
  return picks.map((pick) => sets.letters[pick % sets.letters.length] ?? '').join('')
}

const picks = fc.array(fc.nat(30), { maxLength: 8 })
const anyPattern = fc.oneof(anyPatternOfTwoLetters, anySimplePattern)

function expectSameAsBrowser(source: string, picked: readonly number[]): void {
  const pattern = read(source)
  fc.pre(pattern !== null)
  const text = textFor(pattern, picked)
  expect(runsOf(pattern, text).matches).toBe(pattern.expression.test(text))
}

test('the automaton of a pattern of two letters accepts what the browser matches', () => {
  fc.assert(fc.property(anyPatternOfTwoLetters, picks, expectSameAsBrowser), propertyRuns)
})

test('so does that of a pattern with all sorts of letters', () => {
  fc.assert(fc.property(anySimplePattern, picks, expectSameAsBrowser), fewRuns)
})

type After = (at: number) => void
type Match = (part: Syntax, at: number, after: After) => void

/**
 * Tries everything as in the standard (ECMA-262, Pattern Semantics), and counts consumed letters as
 * if nothing matched in the end.
 */
function lettersTaken(
  text: string,
  enough: number,
  tryAll: (match: Match, take: (count: number) => void) => void,
): number {
  const letters = [...text]
  let taken = 0
  const match: Match = (part, at, after) => {
    if (taken > enough) return
    switch (part.kind) {
      case 'letter':
        if (letters[at] === undefined) return
        if (!new RegExp(`^(?:${part.token})$`, 'u').test(letters[at])) return
        taken++
        return after(at + 1)
      case 'sequence': {
        const from = (place: number, here: number): void => {
          const next = part.parts[place]
          if (next === undefined) after(here)
          else match(next, here, (then) => from(place + 1, then))
        }
        return from(0, at)
      }
      case 'choice':
        return part.ways.forEach((way) => match(way, at, after))
      case 'repeat':
        return repeat(part, part.amount.least, part.amount.most, at, after)
      case 'look':
        return after(at)
    }
  }
  const repeat = (
    part: Extract<Syntax, { kind: 'repeat' }>,
    least: number,
    most: number,
    at: number,
    after: After,
  ): void => {
    if (most === 0) return after(at)
    match(part.of, at, (then) => {
      if (least === 0 && then === at) return
      repeat(part, Math.max(0, least - 1), most - 1, then, after)
    })
    if (least === 0) after(at)
  }
  tryAll(match, (count) => (taken += count))
  return taken
}

test('its runs are what the browser tries', () => {
  const most = 20_000
  fc.assert(
    fc.property(anyPatternOfTwoLetters, picks, (source, picked) => {
      const pattern = read(source)
      fc.pre(pattern !== null)
      const text = textFor(pattern, picked)
      const { all } = runsOf(pattern, text)
      fc.pre(all < most)
      const taken = lettersTaken(text, most, (match) => match(pattern.syntax, 0, () => undefined))
      expect(taken).toBe(all)
    }),
    propertyRuns,
  )
})

test('with a reference to a group, its runs are no fewer than what the browser tries', () => {
  const most = 20_000
  const part = anyPatternOfTwoLetters.map((source) => `(?:${source})`)
  const letters = { unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 }
  const repeated = fc.string(letters).map((text) => text.repeat(3))
  fc.assert(
    fc.property(part, part, part, repeated, (group, between, end, text) => {
      const pattern = read(`(${group})${between}\\1${end}`)
      const [first, second, third] = [group, between, end].map((source) => read(source)?.syntax)
      fc.pre(pattern !== null)
      const { all } = runsOf(pattern, text)
      fc.pre(all < most)
      const taken = lettersTaken(text, most, (match, take) =>
        match(first!, 0, (from) =>
          match(second!, from, (to) => {
            if (!text.startsWith(text.slice(0, from), to)) return
            take(from)
            match(third!, to + from, () => undefined)
          }),
        ),
      )
      expect(taken).toBeLessThanOrEqual(all)
    }),
    propertyRuns,
  )
})

test('what looks behind is read backwards', () => {
  fc.assert(
    fc.property(anyPatternOfTwoLetters, picks, (source, picked) => {
      const pattern = read(source)
      const automaton = pattern && automatonOf(lookIn(syntaxOf(`(?<=${source})`)))
      fc.pre(pattern !== null && automaton !== null)
      const text = textFor(pattern, picked)
      const backwards = runsOf({ ...pattern, automaton }, [...text].toReversed().join(''))
      expect(backwards.matches).toBe(pattern.expression.test(text))
    }),
    propertyRuns,
  )
})

/** The syntax within a pattern that is one lookaround. */
function lookIn(syntax: Syntax | null): Syntax {
  if (syntax?.kind === 'choice') return lookIn(syntax.ways[0] ?? null)
  if (syntax?.kind === 'sequence') return lookIn(syntax.parts[0] ?? null)
  if (syntax?.kind === 'look') return syntax.at
  throw new Error('No lookaround')
}

test('an accepted pattern has no slow text', () => {
  const some = fc.array(fc.nat(30), { maxLength: 3 })
  const over = fc.array(fc.nat(30), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(anyPattern, some, over, (source, before, repeated) => {
      const pattern = read(source)
      const cost = costOf({ source, ignoreCase: false })
      fc.pre(pattern !== null && cost.kind === 'steps' && cost.steps < MAX_STEPS)
      const round = textFor(pattern, repeated)
      const text = textFor(pattern, before) + round.repeat(Math.ceil(300 / repeated.length))
      expect(runsOf(pattern, text).all).toBeLessThan(MAX_STEPS)
    }),
    fewRuns,
  )
})
