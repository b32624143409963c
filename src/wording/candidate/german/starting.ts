import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const starting: FirstWords['starting'] = {
  opening: 'Das Assessment wird geöffnet …',
  size: (questions, minutes, mayBeFewer) => {
    const count = write.counted(questions, { one: 'Frage', other: 'Fragen' })
    return `${mayBeFewer ? `Bis zu ${count}` : count}, ${duration(minutes)}`
  },
  backTitle: (assessment) => `Willkommen zurück – ${assessment}`,
  back: 'Willkommen zurück. Ihre Antworten sind noch auf diesem Gerät. Machen Sie dort weiter, wo Sie aufgehört haben.',
  facts: [
    'Ihre Antworten werden laufend auf diesem Gerät gespeichert.',
    'Sie können unterbrechen und sich hier später mit Ihrer E-Mail-Adresse und Ihrem Zugangscode wieder anmelden.',
    'Es wird nichts abgegeben, bis Sie am Ende „Antworten abgeben“ wählen.',
  ],
  recordedTitle: 'Was außer Ihren Antworten aufgezeichnet wird',
  recorded: [
    'Wann Sie beginnen, die Seite verlassen, zurückkommen und abgeben.',
    'Wie lange jede Seite angezeigt wird, und wann Sie zu einem anderen Tab oder einer anderen App wechseln.',
    'Wie viele Zeichen Sie in eine Antwort einfügen, aber nicht, woher sie stammen.',
  ],
  recordedFor: 'Wer Ihre Antworten liest, kann auch das sehen.',
  openedFor: (email) => `Für ${email}. Das sind nicht Sie? Sagen Sie jemandem vom Team Bescheid.`,
  keepCode:
    'Schreiben Sie diesen Zugangscode auf. Sie brauchen ihn, falls die Seite gesperrt wird, und er wird nur einmal angezeigt.',
  language: 'Sprache',
  languageNotLoaded: (language: string) =>
    `${language} konnte nicht geladen werden, deshalb bleibt diese Seite auf Deutsch. Wählen Sie die Sprache noch einmal, oder laden Sie die Seite neu.`,
  start: 'Beginnen',
  continue: 'Weitermachen',
  leave: 'Verlassen',
}

function duration(minutes: number): string {
  return minutes <= 1
    ? 'etwa eine Minute'
    : `etwa ${write.counted(minutes, { one: 'Minute', other: 'Minuten' })}`
}
