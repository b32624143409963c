import type { ClockWords } from '#src/assessment/words/english/shapes.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'

import { MINUTES, SECONDS, write } from './questions.ts'

export const clock: ClockWords = {
  facts: {
    title: 'מגבלות זמן',
    size: (count, time, seconds) =>
      `${count}. ${time === null ? 'יש לכם' : `${time}; יש לכם`} ${duration(seconds)}.`,
    runsFromStart: 'הזמן מתחיל כשבוחרים “התחלה”, ויציאה מהדף אינה עוצרת אותו.',
    runsOnInPart: 'אחרי שהזמן מתחיל, יציאה מהדף אינה עוצרת אותו.',
    all: (seconds) => `יש לכם ${duration(seconds)} לכל המבדק.`,
    sections: (count) =>
      write.plural(count, {
        one: 'לחלק אחד יש מגבלת זמן משלו. הזמן מתחיל כשמתחילים את החלק הזה.',
        two: 'לשני חלקים יש מגבלת זמן משלהם. הזמן של כל חלק מתחיל כשמתחילים אותו.',
        other: `ל־${write.number(count)} חלקים יש מגבלת זמן משלהם. הזמן של כל חלק מתחיל כשמתחילים אותו.`,
      }),
    questions: (count) =>
      write.plural(count, {
        one: 'לשאלה אחת יש מגבלת זמן משלה. הזמן מתחיל כשמתחילים את השאלה הזאת.',
        two: 'לשתי שאלות יש מגבלת זמן משלהן. הזמן של כל שאלה מתחיל כשמתחילים אותה.',
        other: `ל־${write.number(count)} שאלות יש מגבלת זמן משלהן. הזמן של כל שאלה מתחיל כשמתחילים אותה.`,
      }),
    lengths: (count, shortest, longest) => {
      const time = lengthBetween(shortest, longest, (from, to) => `${from} עד ${to}`)
      return count === 1 ? `משך הזמן: ${time}.` : `משך הזמן של כל מגבלה: ${time}.`
    },
    extraTime: (percent) => `יש לכם תוספת זמן של ${write.number(percent)}%. היא כבר כלולה.`,
    runsOn:
      'אחרי שהזמן מתחיל, הוא ממשיך לרוץ גם אם יוצאים, טוענים מחדש את הדף או שהמכשיר עובר למצב שינה. אם משהו מפריע לכם, עדכנו איש צוות: אפשר להשהות את הזמן.',
    atEnd: 'כשהזמן של המבדק כולו נגמר, כל מה שעניתם עליו מוגש.',
    atEndOfPart: 'כשנגמר הזמן של חלק או שאלה, התשובות נשמרות ואי אפשר לשנות אותן.',
  },
  keepsRunning: 'הזמן ממשיך לרוץ.',
  part: {
    section: 'חלק עם הגבלת זמן',
    question: 'שאלה עם הגבלת זמן',
    size: (count, seconds) => `${count}, ${duration(seconds)}.`,
    starts: 'הזמן מתחיל כשבוחרים “התחלה”.',
    sectionRuns: 'הזמן של החלק הזה כבר רץ.',
    wholeRuns: 'הזמן של המבדק כולו כבר רץ.',
    kept: 'כשהזמן הזה נגמר, התשובות שלכם נשמרות ואי אפשר לשנות אותן.',
    over: 'נגמר הזמן של החלק הזה. התשובות שלכם נשמרות ואי אפשר לשנות אותן.',
    notStarted: (seconds) => `טרם התחיל, ${duration(seconds)}`,
    sectionNotStarted: 'עדיין לא התחלתם את החלק הזה.',
    questionNotStarted: 'יש שאלה עם הגבלת זמן שעדיין לא התחלתם.',
    goThere: 'מעבר לשם',
    startSection: (title) => `התחילו את “${isolated(title)}” וענו על השאלות שבו`,
    startQuestion: 'התחילו את השאלה עם הגבלת הזמן וענו עליה',
  },
  trial: {
    title: {
      both: 'ניסיון של דירוג וחתימה',
      ranking: 'ניסיון של דירוג',
      signature: 'ניסיון של חתימה',
    },
    nothingKept: 'הזמן עדיין לא רץ, ושום דבר ממה שתנסו כאן לא יישמר.',
    ranking: 'סדרו את הימים האלה',
    signature: 'חתמו כאן לניסיון',
  },
  region: 'הזמן שנותר',
  left: {
    all: (time) => `הזמן שנותר: ${time}`,
    section: (time) => `החלק הזה: ${time}`,
    question: (time) => `השאלה הזאת: ${time}`,
    named: (title, time) => `“${isolated(title)}”: ${time}`,
  },
  minutes: (minutes) => write.counted(minutes, MINUTES),
  hide: 'הסתרת הזמן',
  show: 'הצגת הזמן',
  warning: {
    all: (minutes) => `${lessThan(minutes)} לכל המבדק`,
    section: (minutes) => `${lessThan(minutes)} לחלק הזה`,
    question: (minutes) => `${lessThan(minutes)} לשאלה הזאת`,
    named: (title, minutes) => `${lessThan(minutes)} לחלק “${isolated(title)}”`,
  },
  partOver: 'נגמר הזמן של החלק הקודם או של השאלה הקודמת, ואי אפשר עוד לשנות את התשובות שלכם שם.',
  namedOver: (title) =>
    `נגמר הזמן של החלק “${isolated(title)}”, ואי אפשר עוד לשנות את התשובות שלכם שם.`,
  reopened: 'יש לכם עוד זמן: חלק או שאלה שהזמן שלהם נגמר נפתחו מחדש.',
  elsewhere: {
    open: 'המבדק פתוח בכרטיסייה אחרת. סגרו את הכרטיסייה הזאת כדי לחזור אליו.',
    close: 'סגירת הכרטיסייה הזאת',
    back: 'מעבר למבדק',
  },
  paused: {
    title: 'הושהה על ידי הצוות',
    facts: ['הזמן אינו רץ.', 'השאלות יופיעו כאן שוב ברגע שהצוות יחדש את המבדק.'],
  },
}

function lessThan(minutes: number): string {
  if (minutes === 1) return 'נותרה פחות מדקה'
  // Before a figure with a hyphen, before a word without.
  return `נותרו פחות מ${minutes === 2 ? '' : '־'}${write.counted(minutes, MINUTES)}`
}

function lengthBetween(
  shortest: number,
  longest: number,
  range: (from: string, to: string) => string,
): string {
  const [from, to] = [duration(shortest), duration(longest)]
  return from === to ? from : range(from, to)
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  const parts = [
    minutes > 0 && write.counted(minutes, MINUTES),
    rest > 0 && write.counted(rest, SECONDS),
  ]
  // Before a figure with a hyphen, before a word without.
  return parts.filter((part) => part !== false).join(rest > 2 ? ' ו־' : ' ו')
}
