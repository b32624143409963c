import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { minutes, seconds as forSeconds, write } from './write.ts'

export const signingIn: FirstWords['signingIn'] = {
  heading: 'سجّل الدخول للمتابعة',
  pageTitle: (assessment) => `تسجيل الدخول – ${isolated(assessment)}`,
  lockedTitle: 'الصفحة مقفلة',
  onlyToFinish: 'هذا التقييم مغلق. إذا كنت قد بدأته بالفعل، فما زال بإمكانك إكماله.',
  about: (size) => `${size}. تُحفظ إجاباتك على هذا الجهاز أولًا بأول، ويمكنك التوقف والعودة لاحقًا.`,
  ask: 'أدخل بريدك الإلكتروني ورمز الدخول الذي أعطاك إياه فريق التوظيف.',
  askCode: 'أدخل رمز الدخول. لا تُفتح إجاباتك إلا به.',
  email: 'البريد الإلكتروني',
  code: 'رمز الدخول',
  codeHelp: `ثمانية أحرف وأرقام، مثل ${isolated('ABCD‑2345')}. يمكنك لصقه. إذا لم يكن لديك، فاطلبه من أحد الموظفين.`,
  continue: 'متابعة',
  forStaff: 'لفريق التوظيف',
  emailFaults: {
    missing: 'أدخل بريدك الإلكتروني',
    unreadable: `أدخل بريدًا إلكترونيًا مثل ${isolated('name@example.org')}`,
  },
  codeFaults: {
    missing: 'أدخل رمز الدخول',
    unreadable: (length) =>
      `يتكون رمز الدخول من ${write.number(length)} أحرف وأرقام، مثل ${isolated('ABCD-2345')}`,
  },
  noMatch: 'البريد الإلكتروني ورمز الدخول غير متطابقين. تحقق منهما، أو اسأل أحد الموظفين.',
  wrongCode: 'رمز الدخول هذا غير صحيح. تحقق منه، أو اسأل أحد الموظفين.',
  wait: (seconds, until) =>
    `عدد كبير من الرموز الخاطئة. حاول مرة أخرى بعد ${duration(seconds)} (الساعة ${write.time(until)})، أو اسأل أحد الموظفين.`,
  storageFailed:
    'لا يمكن التحقق من الرمز الآن. لم يُفقد شيء. حاول مرة أخرى، أو اطلب المساعدة من أحد الموظفين.',
  unsavedOfAnother: 'لم تُحفظ إجابات الشخص السابق بعد. اطلب المساعدة من أحد الموظفين.',
  parting: {
    left: 'إجاباتك محفوظة على هذا الجهاز. سجّل الدخول من جديد عندما تعود.',
    locked:
      'أُقفلت هذه الصفحة للحفاظ على خصوصية إجاباتك، وهي محفوظة. سجّل الدخول لتتابع من حيث توقفت.',
    lockedFiles:
      'أُقفلت هذه الصفحة للحفاظ على خصوصية إجاباتك. إجاباتك محفوظة، ما عدا ملفًا كانت إضافته جارية. سجّل الدخول وأضفه مرة أخرى.',
    replaced:
      'استُبدلت البيانات على هذا الجهاز أو حُذفت بينما كانت هذه الصفحة مفتوحة، وقد تكون آخر إجاباتك مفقودة. اطلب المساعدة من أحد الموظفين قبل أن تتابع.',
    lockedUnsaved:
      'أُقفلت هذه الصفحة للحفاظ على خصوصية إجاباتك، لكن تعذّر حفظ آخرها، وهي الآن في هذه الصفحة فقط. اطلب المساعدة من أحد الموظفين، ولا تغلق هذه الصفحة.',
  },
}

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, forSeconds)
    : write.counted(Math.ceil(seconds / 60), minutes)
}
