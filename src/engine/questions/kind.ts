/**
 * What one kind of question has to say for itself.
 */
import type { Answer } from '#schemas/answer.ts'
import type { Operand, Test, TestOp } from '#schemas/condition.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'

import type { Rule } from '#src/engine/rule.ts'

import { numberTests, textTests } from './tests.ts'

/** What to look at of an answer: all of it, a row of a matrix, or one measure of either. */
export type Look = Omit<Extract<Operand, { question: string }>, 'question'>
export type Measure = NonNullable<Look['measure']>

/**
 * What a condition compares: a text, date or option, a number, a tick, a set of ids, or ids in order.
 * What does not read as a number or date is NaN, which is not blank and yet equals nothing.
 */
export type Comparable =
  | string
  | number
  | boolean
  | readonly string[]
  | { readonly order: readonly string[] }

export type BrokenRule = {
  readonly rule: Rule
  readonly limit?: number | string
  readonly fileName?: string
  readonly rowId?: string
  /** What was given and does not read, as typed. */
  readonly given?: string
}

/** One way to look at answers. */
export type View = {
  /** The tests that suit what it sees. */
  readonly tests: readonly TestOp[]
  /** Null for a blank answer. */
  see(answer: Answer | undefined): Comparable | null
  /** The test as it is held against what is seen. */
  read(test: Test): Test
}

/** One question, ready to be asked about answers. An answer of another shape is no answer. */
export type AskedQuestion = {
  readonly question: Question
  /** The whole answer as conditions compare it; null for a blank one. */
  value(answer: Answer | undefined): Comparable | null
  /** Null where an answer of this kind has nothing to be looked at so. */
  view(look: Look): View | null
  /** The first rule that an answer breaks; a blank one none, unless it was begun (rule L18). */
  brokenRule(answer: Answer | undefined): BrokenRule | null
  /** What *required* still asks of a given answer. */
  unfinished(answer: Answer | undefined): BrokenRule | null
}

export type Kind<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  readonly answerable: boolean
  ask(question: Question): AskedQuestion
}

/** An answer, or a row of it, as conditions may look at it. */
export type Lens<A> = {
  tests: readonly TestOp[]
  comparable: (answer: A) => Comparable | null
  read?: (test: Test) => Test
  measures?: { readonly [M in Measure]?: (answer: A) => number | string | null }
}

/** What one question says of its answers. It sees given answers of its own shape only. */
type Rules<A> = Lens<A> & {
  isBlank: (answer: A) => boolean
  row?: (rowId: string) => Lens<A> | null
  check: (answer: A) => BrokenRule | null
  unfinished?: (answer: A) => BrokenRule | null
  /** What a blank answer that was begun all the same breaks. */
  begun?: (answer: A) => BrokenRule | null
}

const testsOfMeasures: { readonly [M in Measure]: readonly TestOp[] } = {
  length: numberTests,
  count: numberTests,
  other: textTests,
}
export const allMeasures: readonly Measure[] = ['length', 'count', 'other']

/** Blankness and shape are looked at here, once for all kinds. */
export function defineKind<K extends QuestionKind, A extends Answer>(
  kind: K,
  fits: (answer: Answer) => answer is A,
  rulesFor: (question: QuestionOf<K>) => Rules<A>,
): Kind<K> {
  return {
    kind,
    answerable: true,
    ask(question) {
      if (!isOfKind(question, kind)) throw new Error(`${question.id} is not of kind ${kind}`)
      const rules = rulesFor(question)
      const ofGiven =
        <T>(look: ((answer: A) => T | null) | undefined) =>
        (answer: Answer | undefined): T | null =>
          look !== undefined && answer !== undefined && fits(answer) && !rules.isBlank(answer)
            ? look(answer)
            : null
      return {
        question,
        value: ofGiven(rules.comparable),
        view(look) {
          const lens = look.row === undefined ? rules : rules.row?.(look.row)
          if (!lens) return null
          if (look.measure === undefined) {
            const { tests, read = unchanged } = lens
            return { tests, see: ofGiven(lens.comparable), read }
          }
          const measure = lens.measures?.[look.measure]
          if (measure === undefined) return null
          return { tests: testsOfMeasures[look.measure], see: ofGiven(measure), read: unchanged }
        },
        brokenRule(answer) {
          const isBegun = answer !== undefined && fits(answer) && rules.isBlank(answer)
          return isBegun ? (rules.begun?.(answer) ?? null) : ofGiven(rules.check)(answer)
        },
        unfinished: ofGiven(rules.unfinished),
      }
    },
  }
}

/** A kind that takes no answer: always blank, never in violation, of no use to a condition. */
export function defineUnanswerableKind<K extends QuestionKind>(kind: K): Kind<K> {
  const nothing = (): null => null
  return {
    kind,
    answerable: false,
    ask: (question) => ({
      question,
      value: nothing,
      view: nothing,
      brokenRule: nothing,
      unfinished: nothing,
    }),
  }
}

function isOfKind<K extends QuestionKind>(question: Question, kind: K): question is QuestionOf<K> {
  return question.kind === kind
}

function unchanged(test: Test): Test {
  return test
}
