import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { write } from './write.ts'

export const filling: FirstWords['filling'] = {
  back: 'السابق',
  next: 'التالي',
  checkAnswers: 'مراجعة الإجابات',
  submit: 'إرسال الإجابات',
  submitting: 'جارٍ الإرسال…',
  leave: 'التوقف والمغادرة',
  leaveAnyway: 'المغادرة على أي حال',
  sectionOf: (page, pages, isAbout) => `القسم ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `السؤال ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'المحتويات',
  sectionWithoutTitle: (position) => `القسم ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'لا شيء للإجابة عنه',
    notStarted: 'لم يبدأ بعد',
    allAnswered: 'تمت الإجابة عن الكل',
    restIsOptional: (count, shown) => `${answered(count, shown)}، والباقي اختياري`,
  },
  check: {
    title: 'راجع إجاباتك',
    nothingToAnswer: 'لا يوجد ما يمكن الإجابة عنه بعد.',
    notSubmitted: 'لم يُرسَل أي شيء بعد. عندما تكون جاهزًا، اختر «إرسال الإجابات».',
    change: 'تغيير',
    changeAnswerTo: (question) => `الإجابة عن: ${isolated(question)}`,
    droppedTitle: 'إجابات لن تُرسَل',
    dropped: (count) =>
      write.plural(count, {
        zero: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        one: 'غيّرت إجابة سابقة، ولذلك لم يعد هذا السؤال ينطبق.',
        two: 'غيّرت إجابة سابقة، ولذلك لم يعد هذان السؤالان ينطبقان.',
        few: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        many: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
        other: 'غيّرت إجابة سابقة، ولذلك لم تعد هذه الأسئلة تنطبق.',
      }),
  },
  optional: '(اختياري)',
  question: 'سؤال',
  note: 'ملاحظة',
  questionWithoutText: 'سؤال بلا نص',
  statementWithoutText: 'ملاحظة بلا نص',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} من ${isAbout ? 'حوالي ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number): string {
  return `تمت الإجابة عن ${write.number(count)} من ${write.number(shown)}`
}
