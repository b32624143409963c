import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { asObject, characters, options, write } from './write.ts'

export const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `اختر خيارًا لـ«${isolated(row)}»`),
  ownWords: ({ otherLabel }) => `صِف «${isolated(otherLabel)}» بكلماتك الخاصة`,
  notANumber: ({ range, otherMark }) => {
    if (otherMark) return `اكتب الكسور العشرية هكذا: ${write.typedNumber(7.5)}`
    return range ? `أدخل عددًا من ${range.low} إلى ${range.high}، بالأرقام` : 'أدخل عددًا بالأرقام'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `أدخل تاريخًا يوافق ${facts.limit} أو بعده`
      : `أدخل ${facts.limit} أو أكثر`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `أدخل تاريخًا يوافق ${facts.limit} أو قبله`
      : `أدخل ${facts.limit} أو أقل`),
  step: stepWords,
  minLength: ({ count }) => `أدخل ${write.counted(count, asObject(characters))} على الأقل`,
  maxLength: ({ count }) => `أدخل ${write.counted(count, asObject(characters))} على الأكثر`,
  minChoices: ({ count, isExact }) =>
    `اختر ${write.counted(count, asObject(options))} ${isExact ? 'بالضبط' : 'على الأقل'}`,
  maxChoices: ({ count, isExact }) =>
    `اختر ${write.counted(count, asObject(options))} ${isExact ? 'بالضبط' : 'على الأكثر'}`,
  email: () => `أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل ${isolated('name@example.com')}`,
  phone: () => `أدخل رقم هاتف، مثل ${isolated('011 234 5678')} أو ${isolated('+966 11 234 5678')}`,
  url: () => `أدخل عنوان ويب يبدأ بـ ${isolated('https://')} أو ${isolated('http://')}`,
  pattern: () => 'أدخل إجابة بالصيغة المطلوبة',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking' ? 'رتّب الخيارات من جديد' : 'اختر أحد الخيارات'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}اختر إما «${isolated(facts.noneLabel)}» وإما خيارات أخرى، وليس كليهما`,
}

export const required: FirstWords['required'] = {
  singleChoice: 'اختر خيارًا',
  multipleChoice: 'اختر خيارًا واحدًا على الأقل',
  shortText: ({ format }) =>
    ({
      plain: 'أدخل إجابة',
      email: 'أدخل بريدًا إلكترونيًا',
      phone: 'أدخل رقم هاتف',
      url: 'أدخل عنوان ويب',
    })[format],
  longText: 'أدخل إجابة',
  number: 'أدخل عددًا',
  statement: 'أدخل إجابة',
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `أدخل تاريخًا من ${low} إلى ${high}`
  return `${asksFor === 'rating' ? 'اختر' : 'أدخل'} عددًا من ${low} إلى ${high}`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `«${isolated(row)}»: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  const example = (value: number) => write.typedNumber(value)
  if (Number.isInteger(from)) {
    if (count === 1) return 'أدخل عددًا صحيحًا'
    if (count === 0.5) return `أدخل عددًا صحيحًا أو مع نصف، مثل ${example(7)} أو ${example(7.5)}`
    if (count === 0.1) return `أدخل منزلة عشرية واحدة على الأكثر، مثل ${example(7.5)}`
    if (count === 0.01) return `أدخل منزلتين عشريتين على الأكثر، مثل ${example(7.25)}`
  }
  return `أدخل ${first} أو ${second} أو ${third} وهكذا`
}
