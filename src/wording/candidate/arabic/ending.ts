import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { seconds as forms, write } from './write.ts'

export const ending: FirstWords['ending'] = {
  idle: {
    title: 'هل ما زلت هنا؟',
    text: 'لم تُستخدم هذه الصفحة منذ فترة. للحفاظ على خصوصية إجاباتك ستُقفل الصفحة قريبًا، ويمكنك بعد ذلك تسجيل الدخول من جديد والمتابعة.',
    countdown: (clock) => `تُقفل خلال ${clock}`,
    soon: (seconds) => `ستُقفل الصفحة خلال ${write.counted(seconds, forms)}.`,
    stay: 'البقاء في هذه الصفحة',
  },
  receipt: {
    title: 'تم الاستلام',
    assessment: 'التقييم',
    reference: 'الرقم المرجعي',
    submitted: 'وقت الإرسال',
    moment: write.moment,
    timeOver: 'انتهى الوقت. أُرسل كل ما أجبت عنه.',
    done: 'وصلت إجاباتك إلى فريق التوظيف، ولم يعد من الممكن تغييرها. اذكر الرقم المرجعي إذا تواصلت مع الفريق.',
    handBackNow: 'يمكنك الآن إعادة الجهاز.',
    giveBack: 'أعد الجهاز إلى أحد الموظفين.',
    print: 'طباعة هذا الإيصال',
  },
  handBack: 'إعادة الجهاز',
}
