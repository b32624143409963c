import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { type Forms, minutes as forms, write } from './write.ts'

const questionsUpTo: Forms = {
  zero: 'سؤال',
  one: 'سؤال واحد',
  two: 'سؤالين',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
}

export const starting: FirstWords['starting'] = {
  opening: 'جارٍ فتح التقييم…',
  size: (questions, minutes, mayBeFewer) => {
    const count = mayBeFewer
      ? `حتى ${write.counted(questions, questionsUpTo)}`
      : write.counted(questions, { ...questionsUpTo, two: 'سؤالان' })
    return `${count}، ${duration(minutes)}`
  },
  backTitle: (assessment) => `مرحبًا بعودتك – ${isolated(assessment)}`,
  back: 'مرحبًا بعودتك. ما زالت إجاباتك على هذا الجهاز. تابع من حيث توقفت.',
  facts: [
    'تُحفظ إجاباتك على هذا الجهاز أولًا بأول.',
    'يمكنك التوقف، ثم تسجيل الدخول هنا لاحقًا ببريدك الإلكتروني ورمز الدخول.',
    'لا يُرسَل أي شيء حتى تختار «إرسال الإجابات» في النهاية.',
  ],
  recordedTitle: 'ما يُسجَّل إلى جانب إجاباتك',
  recorded: [
    'متى تبدأ وتغادر وتعود وترسل إجاباتك.',
    'مدة ظهور كل صفحة على الشاشة، ومتى تنتقل إلى علامة تبويب أخرى أو تطبيق آخر.',
    'عدد الأحرف التي تلصقها في الإجابة، وليس مصدرها.',
  ],
  recordedFor: 'يمكن لمن يقرؤون إجاباتك الاطلاع على ذلك أيضًا.',
  openedFor: (email) => `لصاحب البريد ${isolated(email)}. لست أنت؟ أخبر أحد الموظفين.`,
  keepCode: 'اكتب رمز الدخول هذا واحتفظ به. ستحتاج إليه إذا أُقفلت الصفحة، ولن يظهر إلا مرة واحدة.',
  language: 'اللغة',
  languageNotLoaded: (language: string) =>
    `تعذّر تحميل ${language}، لذلك تبقى هذه الصفحة بالعربية. اختر اللغة مرة أخرى أو أعد تحميل الصفحة.`,
  start: 'بدء',
  continue: 'متابعة',
  leave: 'مغادرة',
}

function duration(minutes: number): string {
  return minutes <= 1 ? 'حوالي دقيقة' : `حوالي ${write.counted(minutes, forms)}`
}
