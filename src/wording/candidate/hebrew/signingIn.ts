import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { minutes, seconds as forSeconds, write } from './write.ts'

export const signingIn: FirstWords['signingIn'] = {
  heading: 'היכנסו כדי להמשיך',
  pageTitle: (assessment) => `כניסה – ${isolated(assessment)}`,
  lockedTitle: 'הדף נעול',
  onlyToFinish: 'המבדק הזה סגור. אם כבר התחלתם אותו, עדיין אפשר לסיים.',
  about: (size) =>
    `${size}. התשובות שלכם נשמרות במכשיר הזה תוך כדי מילוי, ואפשר לעצור ולחזור מאוחר יותר.`,
  ask: 'הזינו את כתובת הדוא״ל שלכם ואת קוד הגישה שקיבלתם מצוות הגיוס.',
  askCode: 'הזינו את קוד הגישה שלכם. התשובות שלכם נפתחות רק באמצעותו.',
  email: 'כתובת דוא״ל',
  code: 'קוד גישה',
  codeHelp: `שמונה אותיות וספרות, למשל ${isolated('ABCD‑2345')}. אפשר להדביק אותו. אם אין לכם קוד, פנו לאיש צוות.`,
  continue: 'המשך',
  forStaff: 'לצוות הגיוס',
  emailFaults: {
    missing: 'הזינו את כתובת הדוא״ל שלכם',
    unreadable: `הזינו כתובת דוא״ל כמו ${isolated('name@example.org')}`,
  },
  codeFaults: {
    missing: 'הזינו את קוד הגישה שלכם',
    unreadable: (length) =>
      `קוד גישה מורכב מ־${write.number(length)} אותיות וספרות, למשל ${isolated('ABCD-2345')}`,
  },
  noMatch: 'כתובת הדוא״ל וקוד הגישה אינם תואמים. בדקו את שניהם, או פנו לאיש צוות.',
  wrongCode: 'קוד הגישה אינו נכון. בדקו אותו, או פנו לאיש צוות.',
  wait: (seconds, until) =>
    `יותר מדי קודים שגויים. נסו שוב בעוד ${duration(seconds)} (ב־${write.time(until)}), או פנו לאיש צוות.`,
  storageFailed: 'אי אפשר לבדוק את הקוד כרגע. דבר לא אבד. נסו שוב, או קראו לאיש צוות.',
  unsavedOfAnother: 'התשובות של האדם הקודם עדיין לא נשמרו. קראו לאיש צוות.',
  parting: {
    left: 'התשובות שלכם שמורות במכשיר הזה. היכנסו שוב כשתחזרו.',
    locked:
      'הדף ננעל כדי לשמור על פרטיות התשובות שלכם. הן שמורות. היכנסו כדי להמשיך מהמקום שבו הפסקתם.',
    lockedFiles:
      'הדף ננעל כדי לשמור על פרטיות התשובות שלכם. הן שמורות, מלבד קובץ שהיה בתהליך הוספה. היכנסו והוסיפו אותו שוב.',
    replaced:
      'הנתונים במכשיר הזה הוחלפו או נמחקו בזמן שהדף היה פתוח, ולכן ייתכן שהתשובות האחרונות שלכם חסרות. קראו לאיש צוות לפני שתמשיכו.',
    lockedUnsaved:
      'הדף ננעל כדי לשמור על פרטיות התשובות שלכם, אבל את האחרונות שבהן אי אפשר היה לשמור. הן נמצאות רק בדף הזה. קראו לאיש צוות, ואל תסגרו את הדף.',
  },
}

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, forSeconds)
    : write.counted(Math.ceil(seconds / 60), minutes)
}
