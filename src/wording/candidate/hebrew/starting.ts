import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { minutes as forms, write } from './write.ts'

export const starting: FirstWords['starting'] = {
  opening: 'המבדק נפתח…',
  size: (questions, minutes, mayBeFewer) => {
    const count = write.counted(questions, {
      one: 'שאלה אחת',
      two: 'שתי שאלות',
      other: 'שאלות',
    })
    return `${mayBeFewer ? `עד ${count}` : count}, ${duration(minutes)}`
  },
  backTitle: (assessment) => `ברוכים השבים – ${isolated(assessment)}`,
  back: 'ברוכים השבים. התשובות שלכם עדיין במכשיר הזה. המשיכו מהמקום שבו הפסקתם.',
  facts: [
    'התשובות שלכם נשמרות במכשיר הזה תוך כדי מילוי.',
    'אפשר לעצור, ולהיכנס כאן שוב מאוחר יותר עם כתובת הדוא״ל וקוד הגישה שלכם.',
    'דבר אינו מוגש עד שתבחרו “הגשת התשובות” בסוף.',
  ],
  recordedTitle: 'מה נרשם מלבד התשובות שלכם',
  recorded: [
    'מתי אתם מתחילים, יוצאים, חוזרים ומגישים.',
    'כמה זמן כל דף מוצג על המסך, ומתי אתם עוברים לכרטיסייה אחרת או ליישום אחר.',
    'כמה תווים אתם מדביקים בתשובה, אבל לא מהיכן הגיעו.',
  ],
  recordedFor: 'גם את זה יכולים לראות מי שקוראים את התשובות שלכם.',
  openedFor: (email) => `עבור ${isolated(email)}. לא אתם? עדכנו איש צוות.`,
  keepCode: 'רשמו לעצמכם את קוד הגישה הזה. תצטרכו אותו אם הדף יינעל, והוא מוצג פעם אחת בלבד.',
  language: 'שפה',
  languageNotLoaded: (language: string) =>
    `לא ניתן היה לטעון את ${language}, ולכן הדף נשאר בעברית. יש לבחור שוב את השפה או לטעון את הדף מחדש.`,
  start: 'התחלה',
  continue: 'המשך',
  leave: 'יציאה',
}

function duration(minutes: number): string {
  if (minutes <= 1) return 'כדקה'
  return minutes === 2 ? 'כשתי דקות' : `כ־${write.counted(minutes, forms)}`
}
