import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { characters, options, write } from './write.ts'

export const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `בחרו אפשרות עבור “${isolated(row)}”`),
  ownWords: ({ otherLabel }) => `תארו את “${isolated(otherLabel)}” במילים שלכם`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return 'כתבו שבר עשרוני עם נקודה, למשל 7.5'
    return range ? `הזינו מספר מ־${range.low} עד ${range.high}, בספרות` : 'הזינו מספר בספרות'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `הזינו את ${facts.limit} או תאריך מאוחר יותר`
      : `הזינו ${facts.limit} או יותר`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `הזינו את ${facts.limit} או תאריך מוקדם יותר`
      : `הזינו ${facts.limit} או פחות`),
  step: stepWords,
  minLength: ({ count }) => `הזינו לפחות ${write.counted(count, characters)}`,
  maxLength: ({ count }) => `הזינו לכל היותר ${write.counted(count, characters)}`,
  minChoices: ({ count, isExact }) =>
    `בחרו ${isExact ? 'בדיוק' : 'לפחות'} ${write.counted(count, options)}`,
  maxChoices: ({ count, isExact }) =>
    `בחרו ${isExact ? 'בדיוק' : 'לכל היותר'} ${write.counted(count, options)}`,
  email: () => `הזינו כתובת דוא״ל תקינה, למשל ${isolated('name@example.com')}`,
  phone: () =>
    `הזינו מספר טלפון, למשל ${isolated('02 123 4567')} או ${isolated('+972 2 123 4567')}`,
  url: () => `הזינו כתובת אינטרנט שמתחילה ב־${isolated('https://')} או ב־${isolated('http://')}`,
  pattern: () => 'הזינו תשובה בתבנית המבוקשת',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking' ? 'סדרו שוב את האפשרויות' : 'בחרו אחת מהאפשרויות'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}בחרו “${isolated(facts.noneLabel)}” או אפשרויות אחרות, אבל לא גם וגם`,
}

export const required: FirstWords['required'] = {
  singleChoice: 'בחרו אפשרות',
  multipleChoice: 'בחרו לפחות אפשרות אחת',
  shortText: ({ format }) =>
    ({
      plain: 'הזינו תשובה',
      email: 'הזינו כתובת דוא״ל',
      phone: 'הזינו מספר טלפון',
      url: 'הזינו כתובת אינטרנט',
    })[format],
  longText: 'הזינו תשובה',
  number: 'הזינו מספר',
  statement: 'הזינו תשובה',
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `הזינו תאריך מ־${low} עד ${high}`
  return `${asksFor === 'rating' ? 'בחרו' : 'הזינו'} מספר מ־${low} עד ${high}`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `“${isolated(row)}”: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'הזינו מספר שלם'
    if (count === 0.5) return 'הזינו מספר שלם או מספר וחצי, למשל 7 או 7.5'
    if (count === 0.1) return 'הזינו ספרה אחת לכל היותר אחרי הנקודה, למשל 7.5'
    if (count === 0.01) return 'הזינו שתי ספרות לכל היותר אחרי הנקודה, למשל 7.25'
  }
  return `הזינו ${first}, ${second}, ${third} וכן הלאה`
}
