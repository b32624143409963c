import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const filling: FirstWords['filling'] = {
  back: 'Zurück',
  next: 'Weiter',
  checkAnswers: 'Antworten prüfen',
  submit: 'Antworten abgeben',
  submitting: 'Wird abgegeben …',
  leave: 'Unterbrechen und verlassen',
  leaveAnyway: 'Trotzdem verlassen',
  sectionOf: (page, pages, isAbout) => `Abschnitt ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `Frage ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'Inhalt',
  sectionWithoutTitle: (position) => `Abschnitt ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'Nichts zu beantworten',
    notStarted: 'Nicht begonnen',
    allAnswered: 'Alles beantwortet',
    restIsOptional: (count, shown) => `${answered(count, shown)}, der Rest ist freiwillig`,
  },
  check: {
    title: 'Prüfen Sie Ihre Antworten',
    nothingToAnswer: 'Es gibt noch nichts zu beantworten.',
    notSubmitted:
      'Noch wurde nichts abgegeben. Wenn Sie fertig sind, wählen Sie „Antworten abgeben“.',
    change: 'Ändern',
    changeAnswerTo: (question) => `die Antwort auf: ${question}`,
    droppedTitle: 'Antworten, die nicht abgegeben werden',
    dropped: (count) =>
      write.plural(count, {
        one: 'Sie haben eine frühere Antwort geändert. Darum entfällt diese Frage.',
        other: 'Sie haben eine frühere Antwort geändert. Darum entfallen diese Fragen.',
      }),
  },
  optional: '(freiwillig)',
  question: 'Frage',
  note: 'Hinweis',
  questionWithoutText: 'Frage ohne Text',
  statementWithoutText: 'Hinweis ohne Text',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} von ${isAbout ? 'etwa ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number): string {
  return `${write.number(count)} von ${write.number(shown)} beantwortet`
}
