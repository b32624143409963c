import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Condition, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { isShown } from '#src/assessment/engine/evaluation/evaluation.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { fairText } from '#src/assessment/engine/texts/fairText.ts'
import {
  anAssessment,
  code,
  longText,
  shortText,
  singleChoice,
  statement,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'
import { evaluate } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Typed, and how it counts. */
const alike = [
  ['don’t', "don't"],
  ['don‘t', "don't"],
  ['don´t', "don't"],
  ['don`t', "don't"],
  ['“yes”', '"yes"'],
  ['„ja“', '"ja"'],
  ['«oui»', '"oui"'],
  ['צה״ל', 'צה"ל'],
  ['6′ 2″', '6\' 2"'],
  ['A–B', 'A-B'],
  ['A—B', 'A-B'],
  ['\u22125', '-5'],
  ['בית־ספר', 'בית-ספר'],
  ['so…', 'so...'],
  ['10\u00a0%', '10 %'],
  ['New \t  York', 'New York'],
  ['ﬁne', 'fine'],
  ['Ｏｓｌｏ', 'Oslo'],
  ['№ 5', 'No 5'],
  ['½', '1/2'],
  ['2½', '2 1/2'],
  ['10²', '10^2'],
  ['m²', 'm2'],
  ['H₂O', 'H2O'],
  ['e\u0301', 'é'],
] as const

/** What stays different. */
const unlike = [
  ['Oslo', 'oslo'],
  ['Oslo.', 'Oslo'],
  ['3,5', '3.5'],
  ['10 %', '10%'],
  ['naïve', 'naive'],
  ['ß', 'ss'],
  ['10²', '102'],
  ['2½', '21/2'],
  ['00', '000'],
  ['C♯', 'C#'],
  ['New York', 'NewYork'],
] as const

test.each(alike)('C16: %j is %j', (typed, meant) => {
  expect(fairText(typed)).toBe(meant)
  expect(shown(shortText('q'), typed, { op: 'is', value: meant })).toBe(true)
  expect(shown(shortText('q'), meant, { op: 'is', value: typed })).toBe(true)
  expect(shown(shortText('q'), typed, { op: 'isNot', value: meant })).toBe(false)
  expect(shown(shortText('q'), typed, { op: 'isOneOf', values: ['x', meant] })).toBe(true)
  expect(shown(shortText('q'), `a ${typed} z`, { op: 'includes', value: meant })).toBe(true)
  expect(points(typed, meant)).toBe(1)
  expect(knockedOut(typed, meant)).toBe(true)
})

test.each(unlike)('C16: %j is not %j', (typed, other) => {
  expect(fairText(typed)).not.toBe(fairText(other))
  expect(shown(shortText('q'), typed, { op: 'is', value: other })).toBe(false)
  expect(points(typed, other)).toBe(0)
})

test('C16: own words are compared alike, and no other text is', () => {
  const is: Predicate = { op: 'is', value: "don't" }
  const own = withOther(singleChoice('q'))
  expect(shown(own, { other: 'don’t' }, is, 'other')).toBe(true)
  const others = [longText('q'), code('q'), ...formats.map((format) => shortText('q', { format }))]
  expect(others.map((question) => shown(question, 'don’t', is))).toEqual(others.map(() => false))
  expect(others.map((question) => shown(question, "don't", is))).toEqual(others.map(() => true))
})

const formats = ['email', 'phone', 'url'] as const

test('C16: a text is stored, counted and inserted as it was typed', () => {
  const definition = newer(
    withCalculated(anAssessment(shortText('q', { maxLength: 1 })), { said: 'q & ""' }),
  )
  const evaluation = evaluate(definition, { q: '…' })
  expect(violationOf(evaluation, 'q')).toBeNull()
  expect(evaluation.calculated).toEqual(['…'])
  expect(evaluation.answers).toEqual(['…'])
})

test('C17: without the newer rules, everything is compared as before', () => {
  const older = (definition: Definition) => definition
  for (const [typed, meant] of alike) {
    const isSame = typed.normalize() === meant.normalize()
    expect(shown(shortText('q'), typed, { op: 'is', value: meant }, undefined, older)).toBe(isSame)
    expect(points(typed, meant, {}, older)).toBe(isSame ? 1 : 0)
  }
})

test('C17: a draft gets the newest rules, once', () => {
  const draft = anAssessment(shortText('q'))
  expect(withNewestTextRules(draft)).toEqual({ ...draft, textRules: TEXT_RULES })
  const newest = withNewestTextRules(draft)
  expect(withNewestTextRules(newest)).toBe(newest)
  const compiled = compileEdited(newest, compile(draft))
  expect(compiled.questions[0]?.prepared.textRules).toBe(TEXT_RULES)
})

test('S5: a key that ignores case takes ß for ss by the newer rules alone', () => {
  const ignoring = { ignoreCase: true }
  for (const typed of ['STRASSE', 'straße', 'STRAẞE', 'Strasse']) {
    expect(points(typed, 'Straße', ignoring)).toBe(1)
  }
  expect(points('STRASSE', 'Straße', ignoring, (each) => each)).toBe(0)
  expect(points('ΟΔΟΣ', 'οδος', ignoring)).toBe(1)
  expect(points('“YES”', '"yes"', ignoring)).toBe(1)
})

test('S5: a corrected key counts by its own newer rules, and changes nothing else', () => {
  const question = shortText('q', {
    points: 1,
    key: { accepted: ["don't"], ignoreCase: false, textRules: TEXT_RULES },
  })
  const definition = anAssessment(
    question,
    statement('then', { showIf: compare({ op: 'is', value: "don't" }) }),
  )
  expect(scoreAnswers(definition, { q: 'don’t' }, { seed: 0 }).points).toBe(1)
  expect(isShown(evaluate(definition, { q: 'don’t' }), 'then')).toBe(false)
})

test.each([
  ["don't", 'don’t', true],
  ['don’t', "don't", true],
  ['don’t', 'don’t', true],
  ['\\d+-\\d+', '1–2', true],
  ['\\d+–\\d+', '1–2', true],
  ['\\d+–\\d+', '1-2', false],
  ['[ｱ-ﾝ]+', 'ｱﾝ', true],
  ['a b', 'a\u00a0 b', true],
  ['.', '…', true],
  ['\\w+', 'é', false],
])('L12: the pattern %j takes %j: %j', (source, typed, isTaken) => {
  const question = shortText('q', { pattern: { source, ignoreCase: false } })
  const evaluation = evaluate(newer(anAssessment(question)), { q: typed })
  expect(violationOf(evaluation, 'q')?.rule ?? null).toBe(isTaken ? null : 'pattern')
})

test('L12: a text that is too long once it is folded is matched as it was typed alone', () => {
  const question = shortText('q', { pattern: { source: '[^…]+', ignoreCase: false } })
  const broken = (typed: string) =>
    violationOf(evaluate(newer(anAssessment(question)), { q: typed }), 'q')?.rule ?? null
  expect(broken('…'.repeat(333))).toBeNull()
  expect(broken('…'.repeat(334))).toBe('pattern')
})

test.each([
  ['q = "don\'t"', true],
  ['"don’t" = q', true],
  ['q != "don\'t"', false],
  ['includes(q, "n\'t")', true],
  ['includes(q & "!", "t!")', true],
  ['if(true, q, "") = "don\'t"', true],
  ['count(q) = 1 and q = "don\'t"', true],
  ['said = "don\'t"', true],
  ['q & code = "don\'t"', null],
  ['code = "don\'t"', false],
  ['code = "don’t"', true],
  ['"’" = "\'"', false],
])('X19: %s is %j', (expression, expected) => {
  const asked = anAssessment(shortText('q'), code('code'))
  const definition = newer(withCalculated(asked, { said: 'q & ""', result: expression }))
  const answers: Answers = expected === null ? { q: 'don’t' } : { q: 'don’t', code: 'don’t' }
  expect(evaluate(definition, answers).calculated[1]).toBe(expected)
})

test('X19: a calculated text is compared by what it is made of', () => {
  const is: Predicate = { op: 'is', value: "don't" }
  const shownBy = (expression: string) => {
    const condition: Condition = { kind: 'compare', of: { calculated: 'c_said' }, test: is }
    const asked = anAssessment(
      shortText('q'),
      code('code'),
      statement('then', { showIf: condition }),
    )
    const definition = newer(withCalculated(asked, { said: expression }))
    return isShown(evaluate(definition, { q: 'don’t', code: 'don’t' }), 'then')
  }
  expect(shownBy('q & ""')).toBe(true)
  expect(shownBy('code & ""')).toBe(false)
})

/** Whatever folding changes, and what it makes of it. */
const letter = fc.constantFrom(
  ...["'", '’', '`', '"', '“', '-', '–', ' ', '\u00a0', '\t', '…', '.', 'ﬁ', 'f', 'i', 's', 'ß'],
  ...['e', 'é', '\u0301', '1', '½', '²', '/', '^', 'Ｋ', 'K', '㎏', '\u212a', '´', '″'],
)
const typedText = fc.string({ unit: letter, minLength: 1, maxLength: 5 })

test('C16: folding again changes nothing, nor does the form in which accents are stored', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const form = fairText(text)
      expect(fairText(form)).toBe(form)
      expect(fairText(text.normalize('NFD'))).toBe(form)
      expect(form === '').toBe(text.trim() === '')
    }),
    propertyRuns,
  )
})

test('C16: newer rules compare as older ones do when everything was typed in its folded form', () => {
  const comparison: fc.Arbitrary<Predicate> = fc.oneof(
    typedText.map((value): Predicate => ({ op: 'is', value })),
    typedText.map((value): Predicate => ({ op: 'isNot', value })),
    typedText.map((value): Predicate => ({ op: 'includes', value })),
    fc
      .array(typedText, { minLength: 1, maxLength: 3 })
      .map((values): Predicate => ({ op: 'isOneOf', values })),
  )
  fc.assert(
    fc.property(typedText, comparison, typedText, (typed, predicate, accepted) => {
      const older = (each: Definition) => each
      const q = shortText('q')
      const plain = fairText(typed)
      expect(shown(q, typed, predicate)).toBe(shown(q, plain, folded(predicate), undefined, older))
      expect(points(typed, accepted)).toBe(points(plain, fairText(accepted), {}, older))
    }),
    propertyRuns,
  )
})

function folded(predicate: Predicate): Predicate {
  if (predicate.op === 'isOneOf') {
    return { ...predicate, values: predicate.values.map((value) => fairText(String(value))) }
  }
  if (predicate.op === 'is' || predicate.op === 'isNot')
    return { ...predicate, value: fairText(String(predicate.value)) }
  return predicate.op === 'includes'
    ? { ...predicate, value: fairText(predicate.value) }
    : predicate
}

function newer(definition: Definition): Definition {
  return { ...definition, textRules: TEXT_RULES }
}

function compare(predicate: Predicate, measure?: 'other'): Condition {
  const of = { question: 'q', ...(measure && { measure }) }
  return { kind: 'compare', of, test: predicate }
}

function shown(
  question: Question,
  answer: Answer,
  predicate: Predicate,
  measure?: 'other',
  rules = newer,
): boolean {
  const then = statement('then', { showIf: compare(predicate, measure) })
  return isShown(evaluate(rules(anAssessment(question, then)), { q: answer }), 'then')
}

function points(typed: string, accepted: string, key: object = {}, rules = newer): number {
  const question = shortText('q', {
    points: 1,
    key: { accepted: [accepted], ignoreCase: false, ...key },
  })
  return scoreAnswers(rules(anAssessment(question)), { q: typed }, { seed: 0 }).points
}

function knockedOut(typed: string, value: string): boolean {
  const question = shortText('q', { knockOut: { op: 'is', value } })
  return scoreAnswers(newer(anAssessment(question)), { q: typed }, { seed: 0 }).knockOuts.length > 0
}
