import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { seconds as forms, write } from './write.ts'

export const ending: FirstWords['ending'] = {
  idle: {
    title: 'עדיין כאן?',
    text: 'לא נעשה שימוש בדף הזה זמן מה. כדי לשמור על פרטיות התשובות שלכם, הדף יינעל בקרוב. לאחר מכן תוכלו להיכנס שוב ולהמשיך.',
    countdown: (clock) => `ננעל בעוד ${clock}`,
    soon: (seconds) => `הדף יינעל בעוד ${write.counted(seconds, forms)}.`,
    stay: 'להישאר בדף הזה',
  },
  receipt: {
    title: 'התקבל',
    assessment: 'מבדק',
    reference: 'מספר אסמכתה',
    submitted: 'הוגש',
    moment: write.moment,
    timeOver: 'הזמן נגמר. מה שעניתם עליו הוגש.',
    done: 'התשובות שלכם נמצאות אצל צוות הגיוס, ולא ניתן עוד לשנות אותן. ציינו את מספר האסמכתה בכל פנייה לצוות.',
    handBackNow: 'אפשר להחזיר את המכשיר עכשיו.',
    giveBack: 'החזירו את המכשיר לאיש צוות.',
    print: 'הדפסת האישור',
  },
  handBack: 'החזרת המכשיר',
}
