import type { Question } from '#schemas/question.ts'
import type { FileWords, FurtherWords } from '#src/assessment/words/english/shapes.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

import { amount, asObject, FILES, write } from './questions.ts'

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
  soFar: (count) => `تمت إضافة ${write.counted(count, FILES)}`,
  refused: {
    emptyFile: ({ name }) => `${notAdded(name)} الملف فارغ.`,
    fileSize: ({ name, size, most }) =>
      `${notAdded(name)} حجمه ${write.size(size)}، والحد الأقصى ${write.size(most)}.`,
    fileType: ({ name, question }) => `${notAdded(name)} يجب أن يكون ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${notAdded(name)} لقد أضفت بالفعل ${write.counted(question.maxFiles, asObject(FILES))}.`,
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
        : [amount({ min, max }, FILES) ?? '', list, `${most} لكل ملف`]
    return parts.filter((part) => part !== '').join('، ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'أضف ملفًا' : 'أضف ملفًا واحدًا على الأقل'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `أضف ${write.counted(count, asObject(FILES))} ${isExact ? 'بالضبط' : 'على الأقل'}`,
    maxFiles: ({ count, isExact }) =>
      `أضف ${write.counted(count, asObject(FILES))} ${isExact ? 'بالضبط' : 'على الأكثر'}`,
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

const DATE = { day: 'اليوم', month: 'الشهر', year: 'السنة' }

export const further: FurtherWords = {
  code: {
    isRead: 'سيقرأ شخصٌ ما شفرتك البرمجية؛ ولن يتم تشغيلها.',
    keys: `المفتاح ${isolated('Tab')} يضيف مسافة بادئة؛ وللخروج من الحقل اضغط ${isolated('Esc')} ثم ${isolated('Tab')}.`,
  },
  date: DATE,
  ranking: {
    untouched: 'استخدم الأسهم لترتيبها، أو اختر «الإبقاء على هذا الترتيب».',
    ranked: 'مرتبة من الأول إلى الأخير.',
    keep: 'الإبقاء على هذا الترتيب',
    keys: 'اضغط مفاتيح الأسهم لنقل خيار.',
    moveUp: (option) => `نقل إلى أعلى: ${isolated(option)}`,
    moveDown: (option) => `نقل إلى أسفل: ${isolated(option)}`,
    moved: (option, place, places) =>
      `${isolated(option)}: ${write.number(place)} من ${write.number(places)}`,
    withoutText: 'خيار بلا نص',
  },
  signature: {
    hint: 'ارسم توقيعك بالإصبع أو الفأرة، أو اكتب اسمك.',
    empty: 'توقيعك: لم يُرسَم شيء بعد',
    drawn: 'توقيعك: مرسوم',
    typedName: 'اسمك الكامل بمثابة توقيعك',
    drawInstead: 'رسم التوقيع بدلًا من ذلك',
    typeInstead: 'كتابة الاسم بدلًا من ذلك',
    undo: 'تراجع',
    clear: 'مسح',
  },
  limits: {
    chooseAllInRows: 'اختر كل ما ينطبق في كل صف',
    dates: ({ min, max }) => {
      if (min !== undefined && max !== undefined) {
        return `من ${write.date(min)} إلى ${write.date(max)}`
      }
      if (min !== undefined) return `${write.date(min)} أو بعده`
      return max === undefined ? null : `${write.date(max)} أو قبله`
    },
  },
  required: {
    date: 'أدخل تاريخًا',
    rating: 'اختر تقييمًا',
    ranking: 'رتّب الخيارات',
    matrix: 'اختر خيارًا في كل صف',
    code: 'أدخل شفرتك البرمجية',
    signature: 'وقّع هنا، أو اكتب اسمك',
    consent: 'ضع علامة في المربع للموافقة',
  },
  violations: {
    notADate: ({ typed }) => dateWords(typed),
    everyOption: () => 'رتّب جميع الخيارات',
    oneARow: ({ row }) =>
      row === '' ? 'اختر خيارًا واحدًا فقط في كل صف' : `اختر خيارًا واحدًا فقط لـ«${isolated(row)}»`,
  },
}

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
  switch (fault.kind) {
    case 'day':
      return `لا يوجد تاريخ ${fault.date}`
    case 'month':
      return `أدخل شهرًا من ${write.number(1)} إلى ${write.number(12)}`
    case 'year':
      return 'أدخل السنة بأربعة أرقام، مثل 2027'
    case 'digits':
      return 'أدخل التاريخ بالأرقام: اليوم ثم الشهر ثم السنة'
    case 'missing':
      return `أدخل ${write.list(
        fault.parts.map((part) => DATE[part]),
        'and',
      )} أيضًا`
    case 'incomplete':
      return 'أدخل اليوم والشهر والسنة'
  }
}
