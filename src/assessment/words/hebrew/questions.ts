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

type Category = 'one' | 'two' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('he')
/** One and two are said in words. */
export const write = { ...formats, ...pluralsIn<Category>('he', ['one', 'two']) }

export const CHARACTERS: Forms = { one: 'תו אחד', two: 'שני תווים', other: 'תווים' }
export const FILES: Forms = { one: 'קובץ אחד', two: 'שני קבצים', other: 'קבצים' }
export const OPTIONS: Forms = { one: 'אפשרות אחת', two: 'שתי אפשרויות', other: 'אפשרויות' }
export const SECONDS: Forms = { one: 'שנייה אחת', two: 'שתי שניות', other: 'שניות' }
export const MINUTES: Forms = { one: 'דקה אחת', two: 'שתי דקות', other: 'דקות' }

const filling: FirstWords['filling'] = {
  back: 'הקודם',
  next: 'הבא',
  checkAnswers: 'בדיקת התשובות',
  submit: 'הגשת התשובות',
  submitting: 'בהגשה…',
  leave: 'עצירה ויציאה',
  leaveAnyway: 'לצאת בכל זאת',
  sectionOf: (page, pages, isAbout) => `חלק ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `שאלה ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'תוכן',
  sectionWithoutTitle: (position) => `חלק ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'אין על מה לענות',
    notStarted: 'טרם התחיל',
    allAnswered: 'נענו כל השאלות',
    restIsOptional: (count, shown) => `${answered(count, shown)}, השאר רשות`,
  },
  later: {
    mark: 'סימון לאחר כך',
    marked: 'סומנה לאחר כך',
    count: (questions) => `סומנו לאחר כך: ${write.number(questions)}`,
    mayGoBack: 'אפשר לחזור לשאלות האלה לפני ההגשה.',
  },
  check: {
    title: 'בדקו את התשובות שלכם',
    nothingToAnswer: 'אין עדיין על מה לענות.',
    notSubmitted: 'עדיין לא הוגש דבר. כשתהיו מוכנים, בחרו “הגשת התשובות”.',
    change: 'שינוי',
    changeAnswerTo: (question) => `התשובה לשאלה: ${isolated(question)}`,
    droppedTitle: 'תשובות שלא יוגשו',
    dropped: (count) =>
      write.plural(count, {
        one: 'שיניתם תשובה קודמת, ולכן השאלה הזאת כבר לא רלוונטית.',
        two: 'שיניתם תשובה קודמת, ולכן שתי השאלות האלה כבר לא רלוונטיות.',
        other: 'שיניתם תשובה קודמת, ולכן השאלות האלה כבר לא רלוונטיות.',
      }),
  },
  addedBelow: (count) =>
    write.plural(count, {
      one: 'נוספה שאלה אחת בהמשך העמוד.',
      two: 'נוספו שתי שאלות בהמשך העמוד.',
      other: `נוספו ${write.number(count)} שאלות בהמשך העמוד.`,
    }),
  removedBelow: (count) =>
    write.plural(count, {
      one: 'שאלה אחת בהמשך העמוד כבר לא רלוונטית.',
      two: 'שתי שאלות בהמשך העמוד כבר לא רלוונטיות.',
      other: `${write.number(count)} שאלות בהמשך העמוד כבר לא רלוונטיות.`,
    }),
  optional: '(רשות)',
  question: 'שאלה',
  note: 'הערה',
  questionWithoutText: 'שאלה ללא טקסט',
  statementWithoutText: 'הערה ללא טקסט',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} מתוך ${isAbout ? 'כ־' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number, most = shown): string {
  return `נענו ${write.number(count)} מתוך ${between(shown, most)}`
}

function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  return `${write.number(fewest)} ${most - fewest === 1 ? 'או' : 'עד'} ${write.number(most)}`
}

const fields: FirstWords['fields'] = {
  clear: 'ניקוי התשובה',
  choices: {
    chooseOne: 'בחירה',
    ownWords: 'במילים שלכם',
    unticked: (labels) => `הסימון בוטל: ${write.list(labels.map(isolated), 'and')}`,
    option: (position) => `אפשרות ${write.number(position)}`,
    row: (position) => `שורה ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} מתוך ${write.counted(most, CHARACTERS)}`,
    tooMany: (over) => `חריגה של ${write.counted(over, CHARACTERS)}`,
  },
}

const limits: FirstWords['limits'] = {
  chooseAll: 'בחרו את כל המתאימים',
  selfIdentification:
    'אין חובה לענות. מי שבודקים את התשובות לעולם אינם רואים את התשובה הזאת יחד איתן: היא נספרת רק בקבוצות, כדי לוודא שהמיון הוגן.',
  characters: (ends) => amount(ends, CHARACTERS),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, OPTIONS)
    if (min !== undefined && min === max) return `בחרו ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `בחרו בין ${write.number(min)} ל־${write.number(max)} אפשרויות`
    }
    if (min !== undefined) return `בחרו לפחות ${many(min)}`
    return max === undefined ? null : `בחרו עד ${many(max)}`
  },
  numbers: (ends) => {
    const words = [numberRange(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `בדיוק ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `בין ${write.number(min)} ל־${write.number(max)} ${forms.other}`
  }
  if (min !== undefined) return `לפחות ${write.counted(min, forms)}`
  return max === undefined ? null : `עד ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `מ־${write.typedNumber(min)} עד ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} או יותר`
  return max === undefined ? null : `${write.typedNumber(max)} או פחות`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'מספרים שלמים בלבד'
  return `בקפיצות של ${write.typedNumber(step)}`
}

const violations: FirstWords['violations'] = {
  required: ({ required, row }) => (row === '' ? required : `בחרו אפשרות עבור “${isolated(row)}”`),
  ownWords: ({ otherLabel }) => `תארו את “${isolated(otherLabel)}” במילים שלכם`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `הזינו ${readings.whole} או ${readings.fraction}: “${isolated(typed)}” יכול להיות כל אחד מהשניים`
    }
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
  minLength: ({ count }) => `הזינו לפחות ${write.counted(count, CHARACTERS)}`,
  maxLength: ({ count }) => `הזינו לכל היותר ${write.counted(count, CHARACTERS)}`,
  minChoices: ({ count, isExact }) =>
    `בחרו ${isExact ? 'בדיוק' : 'לפחות'} ${write.counted(count, OPTIONS)}`,
  maxChoices: ({ count, isExact }) =>
    `בחרו ${isExact ? 'בדיוק' : 'לכל היותר'} ${write.counted(count, OPTIONS)}`,
  email: () => `הזינו כתובת דוא״ל תקינה, למשל ${isolated('name@example.com')}`,
  phone: () =>
    `הזינו מספר טלפון בן 5 עד 15 ספרות, למשל ${isolated('02 123 4567')} או ${isolated('+972 2 123 4567')}`,
  url: ({ typed }) =>
    ({
      spaces: 'אין רווחים בכתובת אינטרנט',
      rest: `הזינו את כתובת האינטרנט המלאה, למשל ${isolated('https://example.com')}`,
      start: `הזינו כתובת אינטרנט שמתחילה ב־${isolated('https://')} או ב־${isolated('http://')}`,
    })[urlFault(typed)],
  pattern: () => 'הזינו תשובה בתבנית המבוקשת',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking' ? 'סדרו שוב את האפשרויות' : 'בחרו אחת מהאפשרויות'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}בחרו “${isolated(facts.noneLabel)}” או אפשרויות אחרות, אבל לא גם וגם`,
}

const required: FirstWords['required'] = {
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

const problems: FirstWords['problems'] = {
  title: 'יש בעיה',
  error: 'שגיאה:',
  pageTitle: (title) => `שגיאה: ${isolated(title)}`,
  showMore: (count) => `הצגת עוד ${write.number(count)}`,
}

const answers: FirstWords['answers'] = {
  agreed: 'אישור',
  signed: 'נחתם בכתב יד',
  unknownOption: 'אפשרות שנמחקה',
  notAnswered: 'ללא תשובה',
  yes: 'כן',
  no: 'לא',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} מתוך ${highest}`,
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
