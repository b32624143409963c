/**
 * The meaning of answers to one kind of question. This is the only part of a kind that the
 * candidate's page loads.
 */
import type { Answer } from '#schemas/answer.ts'
import type { Operand, Predicate, Operator } from '#schemas/condition.ts'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { Sort } from '#src/assessment/engine/expressions/value.ts'
import { fairText } from '#src/assessment/engine/texts/fairText.ts'
import { withFairTexts } from './withFairTexts.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'

import { numberOperators, textOperators } from './operators.ts'

/** The part of an answer to use: all of it, one row of a matrix, or a measure of either. */
export type Look = Omit<Extract<Operand, { question: string }>, 'question'>
export type Measure = NonNullable<Look['measure']>

/**
 * A comparable value: a text, date or option, a number, a boolean, a set of ids, or an ordered list
 * of ids. Unparsable numbers and dates are NaN, which is not blank but equals nothing.
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
  /** The input that is no number, date or web address, as typed. */
  readonly typed?: string
}

/** One way to look at answers. */
export type View = {
  /** The operators that suit it. */
  readonly operators: readonly Operator[]
  /** Whether it sees the value of the whole answer. */
  readonly isValue: boolean
  /** Null for a blank answer. */
  see(answer: Answer | undefined): Comparable | null
  /** The predicate adapted to such values. */
  read(test: Predicate): Predicate
}

/** One question, prepared for reading answers. An answer of the wrong shape counts as none. */
export type PreparedQuestion = {
  readonly question: Question
  readonly textRules: TextRules
  /** The comparable value of the whole answer; null for a blank one. */
  value(answer: Answer | undefined): Comparable | null
  /** Null if answers of this kind have no such part. */
  view(look: Look): View | null
  /**
   * The first rule an answer breaks. A blank answer breaks none, unless it was started (rule L18).
   */
  brokenRule(answer: Answer | undefined): BrokenRule | null
  /** The rule by which *required* rejects a non-blank answer, or null. */
  unfinished(answer: Answer | undefined): BrokenRule | null
}

export type Answering<K extends QuestionKind = QuestionKind> = {
  readonly kind: K
  readonly answerable: boolean
  /** The sort of its value in expressions; null if it has none (rule X4). */
  readonly inExpressions: Sort | null
  /** Seconds to work out and enter an answer, once the question has been read. */
  seconds(question: Question): number
  prepare(question: Question, textRules: TextRules): PreparedQuestion
}

/** An answer, or one of its rows, as conditions see it. */
export type Lens<A> = {
  operators: readonly Operator[]
  comparable: (answer: A) => Comparable | null
  /** A plain short text, which newer rules compare in another form (rule C16). */
  isShortText?: boolean
  read?: (test: Predicate) => Predicate
  measures?: { readonly [M in Measure]?: (answer: A) => number | string | null }
}

/** The rules of one question. Called with non-blank answers of the right shape only. */
type Rules<A> = Lens<A> & {
  isBlank: (answer: A) => boolean
  row?: (rowId: string) => Lens<A> | null
  check: (answer: A) => BrokenRule | null
  unfinished?: (answer: A) => BrokenRule | null
  /** The rule that a started but still blank answer breaks. */
  started?: (answer: A) => BrokenRule | null
}

const operatorsOfMeasures: { readonly [M in Measure]: readonly Operator[] } = {
  length: numberOperators,
  count: numberOperators,
  other: textOperators,
}
export const allMeasures: readonly Measure[] = ['length', 'count', 'other']

type OwnParts<K extends QuestionKind, A extends Answer> = {
  /** Whether an answer has the kind's shape (rule B2). */
  fits: (answer: Answer) => answer is A
  inExpressions: Sort | null
  seconds: number | ((question: QuestionOf<K>) => number)
  rules: (question: QuestionOf<K>, textRules: TextRules) => Rules<A>
}

/** Blankness and shape are checked here, once for all kinds. */
export function defineAnswering<K extends QuestionKind, A extends Answer>(
  kind: K,
  { fits, inExpressions, seconds, rules: rulesFor }: OwnParts<K, A>,
): Answering<K> {
  const own = (question: Question): QuestionOf<K> => {
    if (!isOfKind(question, kind)) throw new Error(`${question.id} is not of kind ${kind}`)
    return question
  }
  return {
    kind,
    answerable: true,
    inExpressions,
    seconds: (question) => (typeof seconds === 'number' ? seconds : seconds(own(question))),
    prepare: (question, textRules) =>
      new LazyPreparedQuestion(own(question), textRules, fits, rulesFor),
  }
}

/**
 * Its rules are prepared when there is an answer, or a condition on it: most questions of a long
 * page have neither yet.
 */
class LazyPreparedQuestion<K extends QuestionKind, A extends Answer> implements PreparedQuestion {
  private prepared: Rules<A> | undefined

  constructor(
    readonly question: QuestionOf<K>,
    readonly textRules: TextRules,
    private readonly fits: OwnParts<K, A>['fits'],
    private readonly prepare: OwnParts<K, A>['rules'],
  ) {}

  value(answer: Answer | undefined): Comparable | null {
    const given = this.given(answer)
    return given === null ? null : this.rules().comparable(given)
  }

  view(look: Look): View | null {
    const lens = look.row === undefined ? this.rules() : this.rules().row?.(look.row)
    if (!lens) return null
    const seen = (see: (answer: A) => Comparable | null) => (answer: Answer | undefined) => {
      const given = this.given(answer)
      return given === null ? null : see(given)
    }
    if (look.measure === undefined) {
      const { operators, comparable, read = unchanged } = lens
      if (lens.isShortText) return this.textView(operators, seen(comparable), look)
      return { operators, isValue: look.row === undefined, see: seen(comparable), read }
    }
    const measure = lens.measures?.[look.measure]
    if (measure === undefined) return null
    const operators = operatorsOfMeasures[look.measure]
    if (look.measure === 'other') return this.textView(operators, seen(measure), look)
    return { operators, isValue: false, see: seen(measure), read: unchanged }
  }

  /** Short texts and own words, in the form of the text rules (rules C3, C16). */
  private textView(operators: View['operators'], see: View['see'], { measure }: Look): View {
    if (this.textRules === undefined) {
      return { operators, isValue: measure === undefined, see, read: unchanged }
    }
    return {
      operators,
      isValue: false,
      see: (answer) => {
        const text = see(answer)
        return typeof text === 'string' ? fairText(text) : text
      },
      read: withFairTexts,
    }
  }

  brokenRule(answer: Answer | undefined): BrokenRule | null {
    if (answer === undefined || !this.fits(answer)) return null
    const { isBlank, started, check } = this.rules()
    return isBlank(answer) ? (started?.(answer) ?? null) : check(answer)
  }

  unfinished(answer: Answer | undefined): BrokenRule | null {
    const given = this.given(answer)
    return given === null ? null : (this.rules().unfinished?.(given) ?? null)
  }

  /** Null for a blank answer, and for one of another shape. */
  private given(answer: Answer | undefined): A | null {
    if (answer === undefined || !this.fits(answer)) return null
    return this.rules().isBlank(answer) ? null : answer
  }

  private rules(): Rules<A> {
    this.prepared ??= this.prepare(this.question, this.textRules)
    return this.prepared
  }
}

/** A kind that takes no answer: always blank, never in violation, not usable in conditions. */
export function defineUnanswerable<K extends QuestionKind>(kind: K): Answering<K> {
  const nothing = (): null => null
  return {
    kind,
    answerable: false,
    inExpressions: null,
    seconds: () => 0,
    prepare: (question, textRules) => ({
      question,
      textRules,
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

function unchanged(test: Predicate): Predicate {
  return test
}
