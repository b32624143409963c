import type { Question } from '#schemas/question.ts'
import type { FileWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { asObject, files as forms, write } from './write.ts'

export const files: FileWords = {
  chooseOne: 'اختيار ملف',
  chooseSeveral: 'اختيار ملفات',
  chooseAnother: 'اختيار ملف آخر بدلًا منه',
  dropOne: 'أو أفلته هنا',
  dropSeveral: 'أو أفلتها هنا',
  list: 'الملفات المضافة',
  remove: (name) => `إزالة ${isolated(name)}`,
  adding: 'جارٍ الإضافة…',
  added: (name) => `تمت إضافة ${isolated(name)}`,
  addedOf: (name, count, most) =>
    `تمت إضافة ${isolated(name)}، ${write.number(count)} من ${write.number(most)}`,
  removed: (name) => `تمت إزالة ${isolated(name)}`,
  soFar: (count) => `تمت إضافة ${write.counted(count, forms)}`,
  refused: {
    emptyFile: ({ name }) => `${notAdded(name)} الملف فارغ.`,
    fileSize: ({ name, size, most }) =>
      `${notAdded(name)} حجمه ${write.size(size)}، والحد الأقصى ${write.size(most)}.`,
    fileType: ({ name, question }) => `${notAdded(name)} يجب أن يكون ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${notAdded(name)} لقد أضفت بالفعل ${write.counted(question.maxFiles, asObject(forms))}.`,
    'too-much': ({ name, most }) =>
      `${notAdded(name)} يجب ألا يزيد حجم ملفاتك كلها معًا عن ${write.size(most)}.`,
    'storage-full': ({ name }) =>
      `${notAdded(name)} لا توجد مساحة كافية له على هذا الجهاز. أخبر أحد الموظفين.`,
    'storage-failed': ({ name }) => `${notAdded(name)} حاول مرة أخرى.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const list = write.list(kinds.map(isolated), 'or')
    const most = `بحجم أقصاه ${write.size(size)}`
    const parts =
      max === 1
        ? ['ملف واحد', list, most]
        : [amount({ min, max }, forms) ?? '', list, `${most} لكل ملف`]
    return parts.filter((part) => part !== '').join('، ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'أضف ملفًا' : 'أضف ملفًا واحدًا على الأقل'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `أضف ${write.counted(count, asObject(forms))} ${isExact ? 'بالضبط' : 'على الأقل'}`,
    maxFiles: ({ count, isExact }) =>
      `أضف ${write.counted(count, asObject(forms))} ${isExact ? 'بالضبط' : 'على الأكثر'}`,
    fileSize: (facts) => `يجب ألا يزيد حجم ${theFile(facts)} عن ${facts.limit}`,
    fileType: (facts) => `يجب أن يكون ${theFile(facts)} ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} فارغ`,
  },
}

function notAdded(name: string): string {
  return `لم تتم إضافة «${isolated(name)}».`
}

/** The accepted file types: "ملفًا من نوع PDF". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => isolated(ending.slice(1).toUpperCase()))
  return kinds.length === 0 ? 'ملفًا من نوع آخر' : `ملفًا من نوع ${write.list(kinds, 'or')}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'الملف' : `«${isolated(fileName)}»`
}
