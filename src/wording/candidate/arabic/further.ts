import type { FurtherWords } from '#src/wording/candidate/candidateWords.ts'
import { dateFault } from '#src/wording/candidate/dateFault.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { write } from './write.ts'

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
    notADate: ({ given }) => dateWords(given),
    everyOption: () => 'رتّب جميع الخيارات',
    oneARow: ({ row }) =>
      row === '' ? 'اختر خيارًا واحدًا فقط في كل صف' : `اختر خيارًا واحدًا فقط لـ«${isolated(row)}»`,
  },
}

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
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
