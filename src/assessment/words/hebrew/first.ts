import type { FirstWords } from '#src/assessment/words/english/shapes.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'

import { type Forms, MINUTES, questionWords, SECONDS, write } from './questions.ts'

const signingIn: FirstWords['signingIn'] = {
  heading: 'היכנסו כדי להמשיך',
  pageTitle: (assessment) => `כניסה – ${isolated(assessment)}`,
  lockedTitle: 'הדף נעול',
  onlyToFinish: 'המבדק הזה סגור. אם כבר התחלתם אותו, עדיין אפשר לסיים.',
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
    `יותר מדי קודים שגויים. נסו שוב בעוד ${waitingTime(seconds)} (ב־${write.time(until)}), או פנו לאיש צוות.`,
  storageFailed: 'אי אפשר לבדוק את הקוד כרגע. דבר לא אבד. נסו שוב, או קראו לאיש צוות.',
  unsavedOfAnother: 'התשובות של האדם הקודם עדיין לא נשמרו. קראו לאיש צוות.',
  parting: {
    left: 'התשובות שלכם שמורות במכשיר הזה. היכנסו שוב כשתחזרו.',
    leftRunning: 'התשובות שלכם שמורות במכשיר הזה. הזמן ממשיך לרוץ: היכנסו שוב כדי להמשיך.',
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

function waitingTime(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, SECONDS)
    : write.counted(Math.ceil(seconds / 60), MINUTES)
}

const QUESTIONS: Forms = { one: 'שאלה אחת', two: 'שתי שאלות', other: 'שאלות' }

const starting: FirstWords['starting'] = {
  opening: 'המבדק נפתח…',
  count: ({ fewest, most }) => {
    const few = (count: number) =>
      count > 2 ? write.number(count) : write.counted(count, QUESTIONS)
    if (fewest === most) return write.counted(most, QUESTIONS)
    if (fewest === 0) return `עד ${write.counted(most, QUESTIONS)}`
    const joined = most - fewest === 1 ? 'או' : 'עד'
    return `${few(fewest)} ${joined} ${write.counted(most, QUESTIONS)}`
  },
  usually: (minutes) => `רוב האנשים צריכים ${write.counted(minutes, MINUTES)}`,
  estimated: (minutes) => `זה לוקח ${aboutMinutes(minutes)}`,
  backTitle: (assessment) => `ברוכים השבים – ${isolated(assessment)}`,
  back: 'ברוכים השבים. התשובות שלכם עדיין במכשיר הזה. המשיכו מהמקום שבו הפסקתם.',
  saved: 'התשובות שלכם נשמרות במכשיר הזה תוך כדי מילוי.',
  mayStop: 'אפשר לעצור, ולהיכנס כאן שוב מאוחר יותר עם כתובת הדוא״ל וקוד הגישה שלכם.',
  nothingSubmitted: 'דבר אינו מוגש עד שתבחרו “הגשת התשובות” בסוף.',
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

function aboutMinutes(minutes: number): string {
  if (minutes <= 1) return 'כדקה'
  return minutes === 2 ? 'כשתי דקות' : `כ־${write.counted(minutes, MINUTES)}`
}

const notices: FirstWords['notices'] = {
  noEntry: {
    unknown: {
      heading: 'המבדק הזה לא נמצא',
      paragraphs: [
        'ייתכן שהכתובת שגויה, או שהמבדק נמצא במכשיר אחר.',
        'בדקו את הכתובת עם מי שמסר לכם אותה.',
      ],
    },
    closed: {
      heading: 'המבדק הזה סגור',
      paragraphs: [
        'כרגע אי אפשר להגיש בו תשובות. כל מה ששמרתם בטוח.',
        'אם לדעתכם הוא אמור להיות פתוח, פנו לאיש צוות.',
      ],
    },
    damaged: {
      heading: 'אי אפשר לפתוח את המבדק הזה',
      paragraphs: ['הנתונים שלו במכשיר הזה פגומים. דבר לא השתנה.', 'קראו לאיש צוות.'],
    },
    notAssigned: {
      heading: 'המבדק הזה לא הוקצה לכם',
      paragraphs: ['ייתכן שצוות הגיוס הקצה לכם מבדק אחר. כל מה ששמרתם בטוח.', 'קראו לאיש צוות.'],
    },
    otherInProgress: {
      heading: 'סיימו קודם את המבדק האחר שלכם',
      paragraphs: [
        'התחלתם מבדק אחר במכשיר הזה. הגישו אותו לפני שתתחילו את המבדק הזה.',
        'בקשו מאיש צוות את הכתובת שלו.',
      ],
    },
  },
  failed: {
    storage: {
      heading: 'אי אפשר לשמור תשובות כרגע',
      paragraphs: [
        'דבר לא השתנה, אבל כרגע אי אפשר לשמור דבר חדש.',
        'קראו לאיש צוות, או טענו מחדש את הדף.',
      ],
    },
    'newer-database': {
      heading: 'הדף הזה ישן יותר מהנתונים במכשיר',
      paragraphs: [
        'נעשה כאן שימוש בגרסה חדשה יותר של היישום. כל מה ששמרתם בטוח.',
        'סגרו את כל הכרטיסיות האחרות של היישום וטענו מחדש את הדף, או קראו לאיש צוות.',
      ],
    },
    notLoaded: {
      heading: 'אי אפשר היה לטעון חלק מהדף',
      paragraphs: [
        'כל מה ששמרתם בטוח. השאלות ייפתחו כשהמכשיר יתחבר שוב לרשת.',
        'טענו מחדש את הדף, או קראו לאיש צוות.',
      ],
    },
  },
  partMissing:
    'אי אפשר היה לטעון את החלק הזה של הדף. כל מה ששמרתם בטוח. בדקו את החיבור: הדף ממשיך לנסות. אם דבר לא מופיע, טענו מחדש את הדף או קראו לאיש צוות.',
  openElsewhere: {
    heading: 'כבר פתוח בכרטיסייה אחרת',
    paragraphs: [
      'המבדק הזה פתוח אצלכם בכרטיסייה או בחלון אחרים, והתשובות שלכם נשמרות שם.',
      'המשיכו שם, או סגרו אותם והמשיכו כאן.',
    ],
  },
  alreadySubmitted: (at) => ({
    heading: 'כבר הוגש',
    paragraphs: [
      `הגשתם את התשובות שלכם ב־${write.moment(at)}. הן נמצאות אצל צוות הגיוס, ולא ניתן עוד לשנות אותן.`,
      'אם לדעתכם זו טעות, קראו לאיש צוות.',
    ],
  }),
  broken: {
    heading: 'משהו השתבש בדף הזה',
    paragraphs: [
      'כל מה שסומן “נשמר” בטוח במכשיר הזה. טענו מחדש את הדף כדי להמשיך מהמקום שבו הפסקתם.',
      'אם זה קורה שוב, קראו לאיש צוות.',
    ],
  },
  openingLate: {
    heading: 'זה נמשך זמן רב מדי',
    paragraphs: [
      'ייתכן שכרטיסייה אחרת חוסמת את הדף הזה. סגרו את כל הכרטיסיות האחרות והוא ימשיך.',
      'אם לא, קראו לאיש צוות, או הפעילו מחדש את הדפדפן. כל מה שנשמר בטוח.',
    ],
  },
  replacing: 'כרטיסייה אחרת משנה את כל הנתונים במכשיר הזה. הדף ימשיך כשהיא תסיים.',
  tryAgain: 'ניסיון נוסף',
  continueHere: 'המשך כאן',
  reload: 'טעינה מחדש',
}

const usualProblems = {
  submitNotStored:
    'לא הוגש: המכשיר לא הצליח לשמור את ההגשה. התשובות שלכם שמורות. נסו שוב, או קראו לאיש צוות.',
  submitNotLoaded:
    'לא הוגש: אי אפשר היה לטעון חלק מהדף. התשובות שלכם שמורות. בדקו את החיבור ונסו שוב, או קראו לאיש צוות.',
  filesNotAdded: 'קובץ אחד לא נוסף. נסו שוב, או המשיכו בלעדיו.',
  leaveNotSaved: 'עדיין לא הכול נשמר, ולכן הדף נשאר פתוח. נסו שוב בעוד רגע, או קראו לאיש צוות.',
}

const saving: FirstWords['saving'] = {
  saved: (at) => `נשמר במכשיר הזה ב־${write.time(at)}`,
  saving: 'בשמירה…',
  atRisk: 'נשמר בינתיים. נגמר המקום במכשיר: השאירו את הדף פתוח וקראו לאיש צוות.',
  failed: 'לא נשמר: קראו לאיש צוות. התשובות שלכם עדיין מוצגות במסך הזה.',
  deleted:
    'לא נשמר: התשובות האלה נמחקו מהמכשיר, והן נמצאות כעת רק במסך הזה. קראו לאיש צוות לפני שתעזבו אותו.',
  elsewhere:
    'לא נשמר: התשובות האלה שונו במקום אחר במכשיר, ומה שאתם רואים נמצא רק במסך הזה. קראו לאיש צוות לפני שתעזבו אותו.',
  problems: {
    usual: usualProblems,
    lost: {
      ...usualProblems,
      submitNotStored:
        'לא הוגש ולא נשמר: התשובות האלה נמחקו מהמכשיר, או שונו בו במקום אחר. הן נמצאות כעת רק במסך הזה. קראו לאיש צוות לפני שתעזבו אותו.',
      leaveNotSaved: 'אי אפשר עוד לשמור את התשובות האלה. אם תצאו, הן יאבדו. קראו קודם לאיש צוות.',
    },
    atRisk: {
      ...usualProblems,
      submitNotStored:
        'עדיין לא הוגש: נגמר המקום במכשיר, והתשובות שלכם עלולות ללכת לאיבוד. השאירו את הדף פתוח וקראו לאיש צוות.',
      leaveNotSaved:
        'הדף נשאר פתוח: נגמר המקום במכשיר, והתשובות שלכם עלולות ללכת לאיבוד. קראו לאיש צוות.',
    },
  },
  saveAsFile: 'שמירת התשובות שלי כקובץ',
  savedAsFile: (at) => `נשמר כקובץ ב־${write.time(at)}. הראו אותו לאיש צוות.`,
  file: {
    asOf: (at) => `התשובות כפי שהיו ב־${write.moment(at)}. הן לא הוגשו.`,
    withoutFiles: 'הקבצים שנוספו אינם כלולים, רק שמותיהם.',
    asStored: `אותן תשובות, כפי ש־${isolated('TalentFlow')} שומר אותן`,
  },
}

const ending: FirstWords['ending'] = {
  idle: {
    title: 'עדיין כאן?',
    text: 'לא נעשה שימוש בדף הזה זמן מה. כדי לשמור על פרטיות התשובות שלכם, הדף יינעל בקרוב. לאחר מכן תוכלו להיכנס שוב ולהמשיך.',
    countdown: (clock) => `ננעל בעוד ${clock}`,
    soon: (seconds) => `הדף יינעל בעוד ${write.counted(seconds, SECONDS)}.`,
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
    nextSteps: 'מה הלאה',
    handBackNow: 'אפשר להחזיר את המכשיר עכשיו.',
    giveBack: 'החזירו את המכשיר לאיש צוות.',
    print: 'הדפסת האישור',
  },
  handBack: 'החזרת המכשיר',
}

export const hebrew: FirstWords = {
  ...questionWords,
  signingIn,
  starting,
  notices,
  saving,
  ending,
}
