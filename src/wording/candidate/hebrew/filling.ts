import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { write } from './write.ts'

export const filling: FirstWords['filling'] = {
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
  optional: '(רשות)',
  question: 'שאלה',
  note: 'הערה',
  questionWithoutText: 'שאלה ללא טקסט',
  statementWithoutText: 'הערה ללא טקסט',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} מתוך ${isAbout ? 'כ־' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number): string {
  return `נענו ${write.number(count)} מתוך ${write.number(shown)}`
}
