import type { Question } from '#schemas/question.ts'
import type { FileWords, FurtherWords } from '#src/assessment/words/english/shapes.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

import { amount, FILES, write } from './questions.ts'

export const files: FileWords = {
  chooseOne: 'בחירת קובץ',
  chooseSeveral: 'בחירת קבצים',
  chooseAnother: 'בחירת קובץ אחר במקומו',
  dropOne: 'או שחררו אותו כאן',
  dropSeveral: 'או שחררו אותם כאן',
  list: 'קבצים שנוספו',
  remove: (name) => `הסרת ${isolated(name)}`,
  adding: 'בהוספה…',
  added: (name) => `${isolated(name)} נוסף`,
  addedOf: (name, count, most) =>
    `${isolated(name)} נוסף, ${write.number(count)} מתוך ${write.number(most)}`,
  removed: (name) => `${isolated(name)} הוסר`,
  soFar: (count) =>
    `${write.counted(count, FILES)} ${write.plural(count, { one: 'נוסף', two: 'נוספו', other: 'נוספו' })}`,
  refused: {
    emptyFile: ({ name }) => `${notAdded(name)} הקובץ ריק.`,
    fileSize: ({ name, size, most }) =>
      `${notAdded(name)} גודלו ${write.size(size)}; הגודל המרבי הוא ${write.size(most)}.`,
    fileType: ({ name, question }) => `${notAdded(name)} נדרש ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${notAdded(name)} כבר הוספתם ${write.counted(question.maxFiles, FILES)}.`,
    'too-much': ({ name, most }) =>
      `${notAdded(name)} כל הקבצים שלכם יחד יכולים להגיע עד ${write.size(most)}.`,
    'storage-full': ({ name }) => `${notAdded(name)} אין לו מקום במכשיר הזה. עדכנו איש צוות.`,
    'storage-failed': ({ name }) => `${notAdded(name)} נסו שוב.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const list = write.list(kinds.map(isolated), 'or')
    const most = `עד ${write.size(size)}`
    const parts =
      max === 1
        ? ['קובץ אחד', list, most]
        : [amount({ min, max }, FILES) ?? '', list, `${most} לכל קובץ`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'הוסיפו קובץ' : 'הוסיפו לפחות קובץ אחד'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `הוסיפו ${isExact ? 'בדיוק' : 'לפחות'} ${write.counted(count, FILES)}`,
    maxFiles: ({ count, isExact }) =>
      `הוסיפו ${isExact ? 'בדיוק' : 'לכל היותר'} ${write.counted(count, FILES)}`,
    fileSize: (facts) => `גודל ${theFile(facts)} חייב להיות ${facts.limit} או פחות`,
    fileType: (facts) => `${theFile(facts)}: נדרש ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} ריק`,
  },
}

function notAdded(name: string): string {
  return `“${isolated(name)}” לא נוסף.`
}

/** The accepted file types: "קובץ PDF". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => isolated(ending.slice(1).toUpperCase()))
  return kinds.length === 0 ? 'קובץ מסוג אחר' : `קובץ ${write.list(kinds, 'or')}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'הקובץ' : `“${isolated(fileName)}”`
}

const DATE = { day: 'יום', month: 'חודש', year: 'שנה' }

export const further: FurtherWords = {
  code: {
    isRead: 'אדם יקרא את הקוד שלכם; הקוד אינו מורץ.',
    keys: `מקש ${isolated('Tab')} מוסיף הזחה; ${isolated('Esc')} ולאחריו ${isolated('Tab')} יוצאים מהשדה.`,
  },
  date: DATE,
  ranking: {
    untouched: 'סדרו בעזרת החצים, או בחרו “שמירת הסדר הזה”.',
    ranked: 'מסודר, מהראשון לאחרון.',
    keep: 'שמירת הסדר הזה',
    keys: 'הקישו על מקשי החצים כדי להזיז אפשרות.',
    moveUp: (option) => `הזזה למעלה: ${isolated(option)}`,
    moveDown: (option) => `הזזה למטה: ${isolated(option)}`,
    moved: (option, place, places) =>
      `${isolated(option)}: ${write.number(place)} מתוך ${write.number(places)}`,
    withoutText: 'אפשרות ללא טקסט',
  },
  signature: {
    hint: 'חתמו באצבע או בעכבר, או הקלידו את שמכם.',
    empty: 'החתימה שלכם: עדיין ריקה',
    drawn: 'החתימה שלכם: צוירה',
    typedName: 'שמכם המלא, כחתימה',
    drawInstead: 'לחתום בציור במקום זאת',
    typeInstead: 'להקליד שם במקום זאת',
    undo: 'ביטול הפעולה',
    clear: 'ניקוי',
  },
  limits: {
    chooseAllInRows: 'בחרו את כל המתאימים בכל שורה',
    dates: ({ min, max }) => {
      if (min !== undefined && max !== undefined) {
        return `מ־${write.date(min)} עד ${write.date(max)}`
      }
      if (min !== undefined) return `${write.date(min)} או מאוחר יותר`
      return max === undefined ? null : `${write.date(max)} או מוקדם יותר`
    },
  },
  required: {
    date: 'הזינו תאריך',
    rating: 'בחרו דירוג',
    ranking: 'סדרו את האפשרויות',
    matrix: 'בחרו אפשרות בכל שורה',
    code: 'הזינו את הקוד שלכם',
    signature: 'חתמו כאן, או הקלידו את שמכם',
    consent: 'סמנו את התיבה כדי לאשר',
  },
  violations: {
    notADate: ({ typed }) => dateWords(typed),
    everyOption: () => 'סדרו את כל האפשרויות',
    oneARow: ({ row }) =>
      row === '' ? 'בחרו אפשרות אחת בלבד בכל שורה' : `בחרו אפשרות אחת בלבד עבור “${isolated(row)}”`,
  },
}

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
  switch (fault.kind) {
    case 'day':
      return `התאריך ${fault.date} אינו קיים`
    case 'month':
      return 'הזינו חודש בין 1 ל־12'
    case 'year':
      return 'הזינו את השנה בארבע ספרות, למשל 2027'
    case 'digits':
      return 'הזינו את התאריך בספרות: יום, חודש ושנה'
    case 'missing':
      return `הזינו גם ${write.list(
        fault.parts.map((part) => DATE[part]),
        'and',
      )}`
    case 'incomplete':
      return 'הזינו יום, חודש ושנה'
  }
}
