import type { FurtherWords } from '#src/wording/candidate/candidateWords.ts'
import { dateFault } from '#src/wording/candidate/dateFault.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { write } from './write.ts'

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
    notADate: ({ given }) => dateWords(given),
    everyOption: () => 'סדרו את כל האפשרויות',
    oneARow: ({ row }) =>
      row === '' ? 'בחרו אפשרות אחת בלבד בכל שורה' : `בחרו אפשרות אחת בלבד עבור “${isolated(row)}”`,
  },
}

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
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
