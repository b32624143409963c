import type { Question } from '#schemas/question.ts'
import type { FileWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { files as forms, write } from './write.ts'

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
    `${write.counted(count, forms)} ${write.plural(count, { one: 'נוסף', two: 'נוספו', other: 'נוספו' })}`,
  refused: {
    emptyFile: ({ name }) => `${notAdded(name)} הקובץ ריק.`,
    fileSize: ({ name, size, most }) =>
      `${notAdded(name)} גודלו ${write.size(size)}; הגודל המרבי הוא ${write.size(most)}.`,
    fileType: ({ name, question }) => `${notAdded(name)} נדרש ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${notAdded(name)} כבר הוספתם ${write.counted(question.maxFiles, forms)}.`,
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
        : [amount({ min, max }, forms) ?? '', list, `${most} לכל קובץ`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'הוסיפו קובץ' : 'הוסיפו לפחות קובץ אחד'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `הוסיפו ${isExact ? 'בדיוק' : 'לפחות'} ${write.counted(count, forms)}`,
    maxFiles: ({ count, isExact }) =>
      `הוסיפו ${isExact ? 'בדיוק' : 'לכל היותר'} ${write.counted(count, forms)}`,
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
