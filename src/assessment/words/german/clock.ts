import type { ClockWords } from '#src/assessment/words/english/shapes.ts'

import { write } from './questions.ts'

const MINUTES = { one: 'Minute', other: 'Minuten' }

export const clock: ClockWords = {
  facts: {
    title: 'Zeitlimits',
    size: (count, time, seconds) =>
      `${count}. ${time === null ? '' : `${time}. `}Sie haben ${duration(seconds)}.`,
    runsFromStart:
      'Die Zeit beginnt, wenn Sie „Beginnen“ wählen. Sie läuft weiter, auch wenn Sie die Seite verlassen.',
    runsOnInPart:
      'Hat sie einmal begonnen, läuft die Zeit weiter, auch wenn Sie die Seite verlassen.',
    all: (seconds) => `Sie haben ${duration(seconds)} für das gesamte Assessment.`,
    sections: (count) =>
      write.plural(count, {
        one: 'Ein Abschnitt hat ein eigenes Zeitlimit. Die Zeit beginnt, wenn Sie diesen Abschnitt beginnen.',
        other: `${write.number(count)} Abschnitte haben ein eigenes Zeitlimit. Die Zeit beginnt jeweils, wenn Sie den Abschnitt beginnen.`,
      }),
    questions: (count) =>
      write.plural(count, {
        one: 'Eine Frage hat ein eigenes Zeitlimit. Die Zeit beginnt, wenn Sie diese Frage beginnen.',
        other: `${write.number(count)} Fragen haben ein eigenes Zeitlimit. Die Zeit beginnt jeweils, wenn Sie die Frage beginnen.`,
      }),
    lengths: (count, shortest, longest) => {
      const time = lengthBetween(shortest, longest, (from, to) => `${from} bis ${to}`)
      return write.plural(count, {
        one: `Dafür haben Sie ${time}.`,
        other: `Dafür haben Sie jeweils ${time}.`,
      })
    },
    extraTime: (percent) =>
      `Sie haben ${write.number(percent)} % mehr Zeit. Sie ist bereits eingerechnet.`,
    runsOn:
      'Nach dem Start läuft die Zeit weiter, auch wenn Sie die Seite verlassen oder neu laden oder wenn das Gerät im Ruhezustand ist. Wenn Sie unterbrochen werden, sagen Sie jemandem vom Team Bescheid: Die Zeit kann angehalten werden.',
    atEnd:
      'Wenn die Zeit für das gesamte Assessment um ist, wird alles abgegeben, was Sie beantwortet haben.',
    atEndOfPart:
      'Wenn die Zeit eines Abschnitts oder einer Frage um ist, bleiben die Antworten erhalten, und Sie können sie nicht mehr ändern.',
  },
  keepsRunning: 'Die Zeit läuft weiter.',
  part: {
    section: 'Abschnitt mit Zeitlimit',
    question: 'Frage mit Zeitlimit',
    size: (count, seconds) => `${count}, ${duration(seconds)}.`,
    starts: 'Die Zeit beginnt, wenn Sie „Beginnen“ wählen.',
    sectionRuns: 'Die Zeit für diesen Abschnitt läuft schon.',
    wholeRuns: 'Die Zeit für das gesamte Assessment läuft schon.',
    kept: 'Wenn diese Zeit um ist, bleiben Ihre Antworten erhalten, und Sie können sie nicht mehr ändern.',
    over: 'Die Zeit für diesen Abschnitt ist um. Ihre Antworten bleiben erhalten, und Sie können sie nicht mehr ändern.',
    notStarted: (seconds) => `Nicht begonnen, ${duration(seconds)}`,
    sectionNotStarted: 'Sie haben diesen Abschnitt noch nicht begonnen.',
    questionNotStarted: 'Eine Frage mit Zeitlimit haben Sie noch nicht begonnen.',
    goThere: 'Dorthin gehen',
    startSection: (title) => `Beginnen Sie „${title}“ und beantworten Sie die Fragen darin`,
    startQuestion: 'Beginnen Sie die Frage mit Zeitlimit und beantworten Sie sie',
  },
  trial: {
    title: {
      both: 'Ordnen und Unterschreiben ausprobieren',
      ranking: 'Ordnen ausprobieren',
      signature: 'Unterschreiben ausprobieren',
    },
    nothingKept:
      'Die Zeit läuft noch nicht, und was Sie hier ausprobieren, wird nicht gespeichert.',
    ranking: 'Bringen Sie diese Tage in die richtige Reihenfolge',
    signature: 'Unterschreiben Sie hier zur Probe',
  },
  region: 'Verbleibende Zeit',
  left: {
    all: (time) => `Restzeit: ${time}`,
    section: (time) => `Dieser Abschnitt: ${time}`,
    question: (time) => `Diese Frage: ${time}`,
    named: (title, time) => `„${title}“: ${time}`,
  },
  minutes: (minutes) => write.counted(minutes, MINUTES),
  hide: 'Zeit ausblenden',
  show: 'Zeit einblenden',
  warning: {
    all: (minutes) =>
      `Noch weniger als ${write.counted(minutes, MINUTES)} für das gesamte Assessment`,
    section: (minutes) =>
      `Noch weniger als ${write.counted(minutes, MINUTES)} für diesen Abschnitt`,
    question: (minutes) => `Noch weniger als ${write.counted(minutes, MINUTES)} für diese Frage`,
    named: (title, minutes) => `Noch weniger als ${write.counted(minutes, MINUTES)} für „${title}“`,
  },
  partOver:
    'Die Zeit für den vorherigen Abschnitt oder die vorherige Frage ist um. Ihre Antworten dazu können Sie nicht mehr ändern.',
  namedOver: (title) =>
    `Die Zeit für „${title}“ ist um. Ihre Antworten dazu können Sie nicht mehr ändern.`,
  reopened:
    'Sie haben mehr Zeit: Ein geschlossener Abschnitt oder eine geschlossene Frage ist wieder offen.',
  elsewhere: {
    open: 'Das Assessment ist in einem anderen Tab geöffnet. Schließen Sie diesen Tab, um dorthin zurückzukehren.',
    close: 'Diesen Tab schließen',
    back: 'Zum Assessment',
  },
  paused: {
    title: 'Vom Team angehalten',
    facts: [
      'Die Zeit läuft nicht.',
      'Die Fragen erscheinen hier wieder, sobald das Team das Assessment fortsetzt.',
    ],
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
    rest > 0 && write.counted(rest, { one: 'Sekunde', other: 'Sekunden' }),
  ]
  return parts.filter((part) => part !== false).join(' ')
}
