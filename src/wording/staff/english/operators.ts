import type { Operator } from '#schemas/condition.ts'
import type { QuestionKind } from '#schemas/question.ts'

/** Each operator after the name of a question, and its negation. */
export type OperatorWords = { is: string; isNot: string }

export const operators: { readonly [Op in Operator]: OperatorWords } = {
  isBlank: { is: 'is blank', isNot: 'is not blank' },
  isNotBlank: { is: 'is not blank', isNot: 'is blank' },
  is: { is: 'is', isNot: 'is not' },
  isNot: { is: 'is not', isNot: 'is' },
  isOneOf: { is: 'is one of', isNot: 'is none of' },
  includes: { is: 'includes', isNot: 'does not include' },
  atLeast: { is: 'is at least', isNot: 'is not at least' },
  atMost: { is: 'is at most', isNot: 'is not at most' },
  moreThan: { is: 'is more than', isNot: 'is not more than' },
  lessThan: { is: 'is less than', isNot: 'is not less than' },
  before: { is: 'is before', isNot: 'is not before' },
  after: { is: 'is after', isNot: 'is not after' },
  between: { is: 'is between', isNot: 'is not between' },
}

type SomeOperators = { readonly [Op in Operator]?: OperatorWords }

const texts: SomeOperators = { includes: { is: 'contains', isNot: 'does not contain' } }

/** Different names of some operators for the answers of one kind. */
export const operatorsOfKinds: { readonly [K in QuestionKind]?: SomeOperators } = {
  shortText: texts,
  longText: texts,
  code: texts,
  date: {
    atLeast: { is: 'is on or after', isNot: 'is not on or after' },
    atMost: { is: 'is on or before', isNot: 'is not on or before' },
  },
  consent: {
    isBlank: { is: 'is not ticked', isNot: 'is ticked' },
    isNotBlank: { is: 'is ticked', isNot: 'is not ticked' },
  },
}
