import type { FirstWords } from '#src/assessment/words/english/shapes.ts'
import {
  formatsIn,
  isolated,
  type PluralForms,
  pluralsIn,
} from '#src/assessment/words/values/formats.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import { urlFault } from '#src/assessment/words/values/textFaults.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

/** 0, 1, 2, 3 to 10, 11 to 99, and from 100 on by the last two digits. */
type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('ar')
/** One and two are said by the noun alone. */
export const write = { ...formats, ...pluralsIn<Category>('ar', ['one', 'two']) }

/** The forms after a verb such as enter, choose or add: both words of *one* have the ending. */
export function asObject(forms: Forms): Forms {
  return { ...forms, one: forms.one.replace(/\S+/g, '$&ًا') }
}

/** The forms after a preposition. After a verb, one of them has another ending: `asObject`. */
export const CHARACTERS: Forms = {
  zero: 'حرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}
export const FILES: Forms = {
  zero: 'ملف',
  one: 'ملف واحد',
  two: 'ملفين',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
}
export const OPTIONS: Forms = {
  zero: 'خيار',
  one: 'خيار واحد',
  two: 'خيارين',
  few: 'خيارات',
  many: 'خيارًا',
  other: 'خيار',
}

const filling: FirstWords['filling'] = {
  back: 'السابق',
  next: 'التالي',
  checkAnswers: 'مراجعة الإجابات',
  submit: 'إرسال الإجابات',
  submitting: 'جارٍ الإرسال…',
  leave: 'التوقف والمغادرة',
  leaveAnyway: 'المغادرة على أي حال',
  sectionOf: (page, pages, isAbout) => `القسم ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `السؤال ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'المحتويات',
  sectionWithoutTitle: (position) => `القسم ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'لا شيء للإجابة عنه',
    notStarted: 'لم يبدأ بعد',
    allAnswered: 'تمت الإجابة عن الكل',
    restIsOptional: (count, shown) => `${answered(count, shown)}، والباقي اختياري`,
  },
  later: {
    mark: 'وضع علامة للمراجعة',
    marked: 'وُضعت علامة للمراجعة',
    count: (questions) => `للمراجعة لاحقًا: ${write.number(questions)}`,
    mayGoBack: 'يمكنك العودة إلى هذه الأسئلة قبل إرسال إجاباتك.',
  },
  check: {
    title: 'راجع إجاباتك',
    nothingToAnswer: 'لا يوجد ما يمكن الإجابة عنه بعد.',
    notSubmitted: 'لم يُرسَل أي شيء بعد. عندما تكون جاهزًا، اختر «إرسال الإجابات».',
    change: 'تغيير',
    changeAnswerTo: (question) => `الإجابة عن: ${isolated(question)}`,
    droppedTitle: 'إجابات لن تُرسَل',
    dropped: (count) =>
      write.plural(count, {
        zero: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        one: 'غيّرت إجابة سابقة، ولذلك لم يعد هذا السؤال ينطبق.',
        two: 'غيّرت إجابة سابقة، ولذلك لم يعد هذان السؤالان ينطبقان.',
        few: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        many: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        other: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
      }),
  },
  addedBelow: (count) =>
    write.plural(count, {
      zero: 'لم تُضَف أسئلة أدناه.',
      one: 'أُضيف سؤال واحد أدناه.',
      two: 'أُضيف سؤالان أدناه.',
      few: `أُضيفت ${write.number(count)} أسئلة أدناه.`,
      many: `أُضيف ${write.number(count)} سؤالًا أدناه.`,
      other: `أُضيف ${write.number(count)} سؤال أدناه.`,
    }),
  removedBelow: (count) =>
    write.plural(count, {
      zero: 'ما زالت كل الأسئلة أدناه تنطبق.',
      one: 'لم يعد سؤال واحد أدناه ينطبق.',
      two: 'لم يعد سؤالان أدناه ينطبقان.',
      few: `لم تعد ${write.number(count)} أسئلة أدناه تنطبق.`,
      many: `لم يعد ${write.number(count)} سؤالًا أدناه ينطبق.`,
      other: `لم يعد ${write.number(count)} سؤال أدناه ينطبق.`,
    }),
  optional: '(اختياري)',
  question: 'سؤال',
  note: 'ملاحظة',
  questionWithoutText: 'سؤال بلا نص',
  statementWithoutText: 'ملاحظة بلا نص',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} من ${isAbout ? 'حوالي ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number, most = shown): string {
  return `تمت الإجابة عن ${write.number(count)} من أصل ${between(shown, most)}`
}

function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  return `${write.number(fewest)} ${most - fewest === 1 ? 'أو' : 'إلى'} ${write.number(most)}`
}

const fields: FirstWords['fields'] = {
  clear: 'مسح هذه الإجابة',
  choices: {
    chooseOne: 'اختر',
    ownWords: 'بكلماتك الخاصة',
    unticked: (labels) => `أُلغي تحديد ${write.list(labels.map(isolated), 'and')}`,
    option: (position) => `الخيار ${write.number(position)}`,
    row: (position) => `الصف ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} من أصل ${write.counted(most, CHARACTERS)}`,
    tooMany: (over) => `تجاوزت الحد بمقدار ${write.counted(over, CHARACTERS)}`,
  },
}

const limits: FirstWords['limits'] = {
  chooseAll: 'اختر كل ما ينطبق',
  selfIdentification:
    'لست مضطرًا للإجابة. لا يرى المقيّمون هذه الإجابة مع بقية إجاباتك أبدًا: تُحسَب ضمن مجموعات فقط، للتأكد من أن الاختيار عادل.',
  characters: (ends) => amount(ends, CHARACTERS),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, asObject(OPTIONS))
    if (min !== undefined && min === max) return `اختر ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `اختر من ${write.number(min)} إلى ${write.counted(max, OPTIONS)}`
    }
    if (min !== undefined) return `اختر ${many(min)} على الأقل`
    return max === undefined ? null : `اختر ${many(max)} على الأكثر`
  },
  numbers: (ends) => {
    const words = [numberRange(ends), steps(ends)].filter((part) => part !== null).join('، ')
    return words === '' ? null : words
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `${write.counted(min, forms)} بالضبط`
  if (min !== undefined && max !== undefined) {
    return `من ${write.number(min)} إلى ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `${write.counted(min, forms)} على الأقل`
  return max === undefined ? null : `حتى ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `من ${write.typedNumber(min)} إلى ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} أو أكثر`
  return max === undefined ? null : `${write.typedNumber(max)} أو أقل`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'أعداد صحيحة فقط'
  return `بزيادات قدرها ${write.typedNumber(step)}`
}

const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `اختر خيارًا لـ«${isolated(row)}»`),
  ownWords: ({ otherLabel }) => `صِف «${isolated(otherLabel)}» بكلماتك الخاصة`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `أدخل ${isolated(readings.whole)} أو ${isolated(readings.fraction)}: فقد يعني «${isolated(typed)}» أيًّا منهما`
    }
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
  minLength: ({ count }) => `أدخل ${write.counted(count, asObject(CHARACTERS))} على الأقل`,
  maxLength: ({ count }) => `أدخل ${write.counted(count, asObject(CHARACTERS))} على الأكثر`,
  minChoices: ({ count, isExact }) =>
    `اختر ${write.counted(count, asObject(OPTIONS))} ${isExact ? 'بالضبط' : 'على الأقل'}`,
  maxChoices: ({ count, isExact }) =>
    `اختر ${write.counted(count, asObject(OPTIONS))} ${isExact ? 'بالضبط' : 'على الأكثر'}`,
  email: () => `أدخل بريدًا إلكترونيًا بالصيغة الصحيحة، مثل ${isolated('name@example.com')}`,
  phone: () =>
    `أدخل رقم هاتف من ${write.number(5)} إلى ${write.number(15)} رقمًا، مثل ${isolated('011 234 5678')} أو ${isolated('+966 11 234 5678')}`,
  url: ({ typed }) =>
    ({
      spaces: 'لا يحتوي عنوان الويب على مسافات',
      rest: `أدخل عنوان الويب كاملًا، مثل ${isolated('https://example.com')}`,
      start: `أدخل عنوان ويب يبدأ بـ ${isolated('https://')} أو ${isolated('http://')}`,
    })[urlFault(typed)],
  pattern: () => 'أدخل إجابة بالصيغة المطلوبة',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking' ? 'رتّب الخيارات من جديد' : 'اختر أحد الخيارات'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}اختر إما «${isolated(facts.noneLabel)}» وإما خيارات أخرى، وليس كليهما`,
}

const required: FirstWords['required'] = {
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

const problems: FirstWords['problems'] = {
  title: 'هناك مشكلة',
  error: 'خطأ:',
  pageTitle: (title) => `خطأ: ${isolated(title)}`,
  showMore: (count) => `عرض المزيد (${write.number(count)})`,
}

const answers: FirstWords['answers'] = {
  agreed: 'تمت الموافقة',
  signed: 'موقَّع بخط اليد',
  unknownOption: 'خيار محذوف',
  notAnswered: 'بلا إجابة',
  yes: 'نعم',
  no: 'لا',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} من ${highest}`,
  withUnit: (value, unit) => `${value} ${isolated(unit)}`,
}

export const questionWords = {
  write: formats,
  filling,
  fields,
  limits,
  problems,
  violations,
  required,
  answers,
}
