import type { ClockWords } from '#src/assessment/words/english/shapes.ts'
import { isolated } from '#src/assessment/words/values/formats.ts'

import { MINUTES, SECONDS } from './first.ts'
import { type Forms, write } from './questions.ts'

/** The remaining minutes as a subject. */
const LEFT: Forms = { ...MINUTES, two: 'دقيقتان' }

const SECTIONS: Forms = {
  zero: 'قسم',
  one: 'لقسم واحد حد زمني خاص به. يبدأ الوقت عندما تبدأ هذا القسم.',
  two: 'لقسمين حد زمني خاص بكل منهما. يبدأ وقت كل قسم عندما تبدؤه.',
  few: 'أقسام',
  many: 'قسمًا',
  other: 'قسم',
}
const QUESTIONS: Forms = {
  zero: 'سؤال',
  one: 'لسؤال واحد حد زمني خاص به. يبدأ الوقت عندما تبدأ هذا السؤال.',
  two: 'لسؤالين حد زمني خاص بكل منهما. يبدأ وقت كل سؤال عندما تبدؤه.',
  few: 'أسئلة',
  many: 'سؤالًا',
  other: 'سؤال',
}

export const clock: ClockWords = {
  facts: {
    title: 'الحدود الزمنية',
    size: (count, time, seconds) =>
      `${count}. ${time === null ? 'لديك' : `${time}، ولديك`} مدة ${duration(seconds)}.`,
    runsFromStart: 'يبدأ الوقت عندما تختار «بدء»، ولا يتوقف إذا غادرت الصفحة.',
    runsOnInPart: 'متى بدأ الوقت، فلن يتوقف إذا غادرت الصفحة.',
    all: (seconds) => `لديك مدة ${duration(seconds)} للتقييم كله.`,
    sections: (count) =>
      count === 1 || count === 2
        ? write.plural(count, SECTIONS)
        : `لعدد ${write.counted(count, SECTIONS)} حد زمني خاص بكل منها. يبدأ وقت كل قسم عندما تبدؤه.`,
    questions: (count) =>
      count === 1 || count === 2
        ? write.plural(count, QUESTIONS)
        : `لعدد ${write.counted(count, QUESTIONS)} حد زمني خاص بكل منها. يبدأ وقت كل سؤال عندما تبدؤه.`,
    lengths: (count, shortest, longest) => {
      const time = lengthBetween(shortest, longest, (from, to) => `من ${from} إلى ${to}`)
      if (count === 1) return `لديك مدة ${time} لإنجازه.`
      return count === 2 ? `لديك مدة ${time} لكل منهما.` : `لديك مدة ${time} لكل منها.`
    },
    extraTime: (percent) => `لديك وقت إضافي بنسبة ${write.number(percent)}%، وهو محسوب ضمن المدة.`,
    runsOn:
      'بعد أن يبدأ الوقت، يستمر حتى إذا غادرت الصفحة أو أعدت تحميلها أو دخل الجهاز في وضع السكون. إذا قاطعك شيء فأخبر أحد الموظفين: يمكنه إيقاف الوقت مؤقتًا.',
    atEnd: 'عندما ينتهي وقت التقييم كله، يُرسَل كل ما أجبت عنه.',
    atEndOfPart: 'عندما ينتهي وقت قسم أو سؤال، تُحفظ إجاباته ولا يمكنك تغييرها.',
  },
  keepsRunning: 'الوقت مستمر.',
  part: {
    section: 'قسم محدد الوقت',
    question: 'سؤال محدد الوقت',
    size: (count, seconds) => `${count}، في مدة ${duration(seconds)}.`,
    starts: 'يبدأ الوقت عندما تختار «بدء».',
    sectionRuns: 'وقت هذا القسم يُحسب الآن.',
    wholeRuns: 'وقت التقييم كله يُحسب الآن.',
    kept: 'عندما ينتهي هذا الوقت، تُحفظ إجاباتك ولا يمكنك تغييرها.',
    over: 'انتهى وقت هذا القسم. إجاباتك محفوظة ولا يمكنك تغييرها.',
    notStarted: (seconds) => `لم يبدأ بعد (مدة ${duration(seconds)})`,
    sectionNotStarted: 'لم تبدأ هذا القسم بعد.',
    questionNotStarted: 'هناك سؤال محدد الوقت لم تبدأه بعد.',
    goThere: 'الانتقال إليه',
    startSection: (title) => `ابدأ «${isolated(title)}» وأجب عن أسئلته`,
    startQuestion: 'ابدأ السؤال المحدد الوقت وأجب عنه',
  },
  trial: {
    title: {
      both: 'تجربة الترتيب والتوقيع',
      ranking: 'تجربة الترتيب',
      signature: 'تجربة التوقيع',
    },
    nothingKept: 'الوقت لم يبدأ بعد، ولا يُحفظ شيء مما تجرّبه هنا.',
    ranking: 'رتّب هذه الأيام',
    signature: 'وقّع هنا للتجربة',
  },
  region: 'الوقت المتبقي',
  left: {
    all: (time) => `الوقت المتبقي: ${time}`,
    section: (time) => `هذا القسم: ${time}`,
    question: (time) => `هذا السؤال: ${time}`,
    named: (title, time) => `«${isolated(title)}»: ${time}`,
  },
  minutes: (minutes) => write.counted(minutes, LEFT),
  hide: 'إخفاء الوقت',
  show: 'إظهار الوقت',
  warning: {
    all: (minutes) => `يتبقى لك أقل من ${write.counted(minutes, MINUTES)} للتقييم كله`,
    section: (minutes) => `يتبقى لك أقل من ${write.counted(minutes, MINUTES)} لهذا القسم`,
    question: (minutes) => `يتبقى لك أقل من ${write.counted(minutes, MINUTES)} لهذا السؤال`,
    named: (title, minutes) =>
      `يتبقى لك أقل من ${write.counted(minutes, MINUTES)} لقسم «${isolated(title)}»`,
  },
  partOver: 'انتهى وقت القسم أو السؤال السابق، ولم يعد بإمكانك تغيير إجاباتك عنه.',
  namedOver: (title) => `انتهى وقت القسم «${isolated(title)}»، ولم يعد بإمكانك تغيير إجاباتك عنه.`,
  reopened: 'لديك وقت إضافي: فُتح من جديد قسم أو سؤال كان وقته قد انتهى.',
  elsewhere: {
    open: 'التقييم مفتوح في علامة تبويب أخرى. أغلق علامة التبويب هذه للعودة إليه.',
    close: 'إغلاق علامة التبويب هذه',
    back: 'الانتقال إلى التقييم',
  },
  paused: {
    title: 'أوقف الموظفون التقييم مؤقتًا',
    facts: ['الوقت متوقف.', 'ستظهر الأسئلة هنا من جديد بمجرد أن يستأنف الموظفون التقييم.'],
  },
}

function lengthBetween(
  shortest: number,
  longest: number,
  range: (from: string, to: string) => string,
): string {
  const [from, to] = [duration(shortest), duration(longest)]
  return from === to ? from : range(from, to)
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  const parts = [
    minutes > 0 && write.counted(minutes, MINUTES),
    rest > 0 && write.counted(rest, SECONDS),
  ]
  return parts.filter((part) => part !== false).join(' و')
}
