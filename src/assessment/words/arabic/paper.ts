import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'

import { type Forms, write } from './questions.ts'

/** After the number, as the object of a verb. */
const SOME: Forms = {
  zero: 'سؤال',
  one: 'سؤال واحد',
  two: 'سؤالين',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
}

export const paper: PaperWords = {
  name: 'الاسم',
  date: 'التاريخ',
  instructions:
    'اكتب إجاباتك على هذه الصفحات. إذا احتجت إلى مساحة أكبر فتابع على ورقة أخرى، واكتب رقم السؤال بجانب إجابتك.',
  tickOne: 'ضع علامة في مربع واحد.',
  tickOneInRows: 'ضع علامة في مربع واحد في كل صف.',
  rank: (options) =>
    `رقّم الخيارات من ${write.number(1)} إلى ${write.number(options)}، على أن يكون ${write.number(1)} هو الأول.`,
  handIn: 'سلّم هذا على حدة، واكتب عليه اسمك ورقم هذا السؤال.',
  sign: 'التوقيع',
  answerSome: (count) => `أجب عن ${write.counted(count, SOME)} من هذا القسم.`,
  sectionOnlyIf: (condition) => `أجب عن هذا القسم فقط إذا ${condition}.`,
  onlyIf: (condition) => `أجب فقط إذا ${condition}.`,
  requiredIf: (condition) => `يجب أن تجيب إذا ${condition}.`,
  inserted: (question) => `[إجابتك عن ${question}]`,
  conditions: {
    and: ' و',
    or: ' أو ',
    never: 'لم ينطبق شيء',
    question: (number) => `السؤال ${write.number(number)}`,
    row: (question, row) => `${question} («${isolated(row)}»)`,
    calculated: (name) => `«${isolated(name)}»`,
    quoted: (text) => `«${isolated(text)}»`,
    true: 'صحيح',
    blank: (question) => `لم تُجب عن ${question}`,
    answered: (question) => `أجبت عن ${question}`,
    ticked: (question) => `وُضعت علامة في مربع ${question}`,
    unticked: (question) => `لم توضع علامة في مربع ${question}`,
    answer: (question, predicate, isNot) =>
      `${was(isNot, true)} إجابتك عن ${question} ${predicate}`,
    includes: (question, predicate, isNot) =>
      `${isNot ? 'لم تتضمن' : 'تضمنت'} إجابتك عن ${question} ${predicate}`,
    length: (question, predicate, isNot) =>
      `${was(isNot)} عدد الأحرف في إجابتك عن ${question} ${predicate}`,
    count: (question, predicate, isNot) => `${was(isNot)} عدد إجاباتك عن ${question} ${predicate}`,
    ownWords: (question, predicate, isNot) =>
      `${was(isNot)} ما كتبته بنفسك في ${question} ${predicate}`,
    value: (name, predicate, isNot) => `${was(isNot, true)} قيمة ${name} ${predicate}`,
    atLeast: (value) => `${value} على الأقل`,
    atMost: (value) => `${value} على الأكثر`,
    moreThan: (value) => `أكثر من ${value}`,
    lessThan: (value) => `أقل من ${value}`,
    before: (date) => `قبل ${date}`,
    after: (date) => `بعد ${date}`,
    onOrAfter: (date) => `${date} أو بعده`,
    onOrBefore: (date) => `${date} أو قبله`,
    between: (from, to) => `من ${from} إلى ${to}`,
  },
  copy: {
    title: 'نسخة من إجاباتك',
    print: 'طباعة نسخة من إجاباتك',
    once: 'اطبع الآن نسخة من إجاباتك إذا أردت نسخة. لا تتاح النسخة إلا حتى تعيد الجهاز، أو تغادر هذه الصفحة، أو تعيد تحميلها، أو تمر خمس دقائق دون استخدامها.',
  },
}

function was(isNot: boolean, isFeminine = false): string {
  if (isNot) return isFeminine ? 'لم تكن' : 'لم يكن'
  return isFeminine ? 'كانت' : 'كان'
}
