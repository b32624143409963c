import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'

import { write } from './questions.ts'

export const paper: PaperWords = {
  name: 'שם',
  date: 'תאריך',
  instructions:
    'כתבו את התשובות על הדפים האלה. אם חסר מקום, המשיכו בדף נוסף, ורשמו ליד התשובה את מספר השאלה.',
  tickOne: 'סמנו תיבה אחת.',
  tickOneInRows: 'סמנו תיבה אחת בכל שורה.',
  rank: (options) =>
    `מספרו את האפשרויות מ־${write.number(1)} עד ${write.number(options)}. ${write.number(1)} היא הראשונה.`,
  handIn: 'הגישו בנפרד, ורשמו על כך את שמכם ואת מספר השאלה.',
  sign: 'חתימה',
  answerSome: (count) =>
    write.plural(count, {
      one: 'ענו על שאלה אחת מהשאלות בחלק זה.',
      two: 'ענו על שתיים מהשאלות בחלק זה.',
      other: `ענו על ${write.number(count)} מהשאלות בחלק זה.`,
    }),
  sectionOnlyIf: (condition) => `ענו על חלק זה רק אם ${condition}.`,
  onlyIf: (condition) => `ענו רק אם ${condition}.`,
  requiredIf: (condition) => `חובה לענות אם ${condition}.`,
  inserted: (question) => `[תשובתכם ל${question}]`,
  conditions: {
    and: ' וגם ',
    or: ' או ',
    never: 'שום דבר אינו מתקיים',
    question: (number) => `שאלה ${write.number(number)}`,
    row: (question, row) => `${question} (“${isolated(row)}”)`,
    calculated: (name) => `“${isolated(name)}”`,
    quoted: (text) => `“${isolated(text)}”`,
    true: 'נכון',
    blank: (question) => `לא עניתם על ${question}`,
    answered: (question) => `עניתם על ${question}`,
    ticked: (question) => `התיבה של ${question} מסומנת`,
    unticked: (question) => `התיבה של ${question} אינה מסומנת`,
    answer: (question, predicate, isNot) =>
      `תשובתכם ל${question} ${isNot ? 'אינה' : 'היא'} ${predicate}`,
    includes: (question, predicate, isNot) =>
      `תשובתכם ל${question} ${isNot ? 'אינה כוללת' : 'כוללת'} ${predicate}`,
    length: (question, predicate, isNot) =>
      `מספר התווים בתשובתכם ל${question} ${isNot ? 'אינו' : 'הוא'} ${predicate}`,
    count: (question, predicate, isNot) =>
      `מספר התשובות שלכם ל${question} ${isNot ? 'אינו' : 'הוא'} ${predicate}`,
    ownWords: (question, predicate, isNot) =>
      `מה שכתבתם בעצמכם ב${question} ${isNot ? 'אינו' : 'הוא'} ${predicate}`,
    value: (name, predicate, isNot) => `הערך של ${name} ${isNot ? 'אינו' : 'הוא'} ${predicate}`,
    atLeast: (value) => `${value} לפחות`,
    atMost: (value) => `${value} לכל היותר`,
    moreThan: (value) => `יותר מ־${value}`,
    lessThan: (value) => `פחות מ־${value}`,
    before: (date) => `לפני ${date}`,
    after: (date) => `אחרי ${date}`,
    onOrAfter: (date) => `${date} או מאוחר יותר`,
    onOrBefore: (date) => `${date} או מוקדם יותר`,
    between: (from, to) => `בין ${from} ל־${to}`,
  },
  copy: {
    title: 'עותק של התשובות שלכם',
    print: 'הדפסת עותק של התשובות שלכם',
    once: 'הדפיסו עכשיו עותק של התשובות שלכם אם אתם רוצים עותק. הוא מוצע רק עד שתחזירו את המכשיר, תעזבו את הדף, תטענו אותו מחדש או לא תשתמשו בו במשך חמש דקות.',
  },
}
