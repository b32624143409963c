import type { ClockWords } from '#src/assessment/words/english/shapes.ts'

import { quoted, write } from './questions.ts'

const MINUTES = { one: 'minute', other: 'minutes' }

export const clock: ClockWords = {
  facts: {
    title: 'Limites de temps',
    size: (count, time, seconds) =>
      `${count}. ${time === null ? 'Vous' : `${time}\u00a0; vous`} avez ${duration(seconds)}.`,
    runsFromStart: `Le temps commence quand vous choisissez ${quoted('Commencer')}. Il continue même si vous quittez la page.`,
    runsOnInPart: 'Une fois commencé, le temps continue même si vous quittez la page.',
    all: (seconds) => `Vous avez ${duration(seconds)} pour toute l’évaluation.`,
    sections: (count) =>
      write.plural(count, {
        one: 'Une section a sa propre limite de temps. Le temps commence quand vous commencez cette section.',
        other: `${write.number(count)} sections ont leur propre limite de temps. Le temps de chacune commence quand vous la commencez.`,
      }),
    questions: (count) =>
      write.plural(count, {
        one: 'Une question a sa propre limite de temps. Le temps commence quand vous commencez cette question.',
        other: `${write.number(count)} questions ont leur propre limite de temps. Le temps de chacune commence quand vous la commencez.`,
      }),
    lengths: (count, shortest, longest) => {
      const time = lengthBetween(shortest, longest, (from, to) => `entre ${from} et ${to}`)
      return write.plural(count, {
        one: `Vous avez ${time} pour la terminer.`,
        other: `Vous avez ${time} pour chacune.`,
      })
    },
    extraTime: (percent) =>
      `Vous avez ${write.number(percent)}\u00a0% de temps supplémentaire. Il est déjà compté.`,
    runsOn:
      'Une fois commencé, le temps continue si vous quittez ou rechargez la page, ou si l’appareil se met en veille. Si quelque chose vous interrompt, prévenez un membre de l’équipe\u00a0: il peut suspendre le temps.',
    atEnd:
      'Quand le temps de toute l’évaluation est écoulé, tout ce que vous avez répondu est envoyé.',
    atEndOfPart:
      'Quand le temps d’une section ou d’une question est écoulé, ses réponses sont conservées et vous ne pouvez plus les modifier.',
  },
  keepsRunning: 'Le temps continue de s’écouler.',
  part: {
    section: 'Section chronométrée',
    question: 'Question chronométrée',
    size: (count, seconds) => `${count}, ${duration(seconds)}.`,
    starts: `Le temps commence quand vous choisissez ${quoted('Commencer')}.`,
    sectionRuns: 'Le temps de cette section s’écoule déjà.',
    wholeRuns: 'Le temps de toute l’évaluation s’écoule déjà.',
    kept: 'Quand ce temps est écoulé, vos réponses sont conservées et vous ne pouvez plus les modifier.',
    over: 'Le temps de cette section est écoulé. Vos réponses sont conservées et vous ne pouvez plus les modifier.',
    notStarted: (seconds) => `Pas commencée, ${duration(seconds)}`,
    sectionNotStarted: 'Vous n’avez pas commencé cette section.',
    questionNotStarted: 'Il y a une question chronométrée que vous n’avez pas commencée.',
    goThere: 'Y aller',
    startSection: (title) => `Commencez ${quoted(title)} et répondez à ses questions`,
    startQuestion: 'Commencez la question chronométrée et répondez-y',
  },
  trial: {
    title: {
      both: 'Essayer le classement et la signature',
      ranking: 'Essayer le classement',
      signature: 'Essayer la signature',
    },
    nothingKept:
      'Le temps ne s’écoule pas encore, et rien de ce que vous essayez ici n’est conservé.',
    ranking: 'Mettez ces jours dans l’ordre',
    signature: 'Signez ici pour essayer',
  },
  region: 'Temps restant',
  left: {
    all: (time) => `Temps restant\u00a0: ${time}`,
    section: (time) => `Cette section\u00a0: ${time}`,
    question: (time) => `Cette question\u00a0: ${time}`,
    named: (title, time) => `${quoted(title)}\u00a0: ${time}`,
  },
  minutes: (minutes) => write.counted(minutes, MINUTES),
  hide: 'Masquer le temps',
  show: 'Afficher le temps',
  warning: {
    all: (minutes) => `${lessThan(minutes)} pour toute l’évaluation`,
    section: (minutes) => `${lessThan(minutes)} pour cette section`,
    question: (minutes) => `${lessThan(minutes)} pour cette question`,
    named: (title, minutes) => `${lessThan(minutes)} pour ${quoted(title)}`,
  },
  partOver:
    'Le temps de la section ou de la question précédente est écoulé. Vous ne pouvez plus y modifier vos réponses.',
  namedOver: (title) =>
    `Le temps de ${quoted(title)} est écoulé. Vous ne pouvez plus y modifier vos réponses.`,
  reopened:
    'Vous avez plus de temps\u00a0: une section ou une question terminée est de nouveau ouverte.',
  elsewhere: {
    open: 'L’évaluation est ouverte dans un autre onglet. Fermez cet onglet pour y revenir.',
    close: 'Fermer cet onglet',
    back: 'Aller à l’évaluation',
  },
  paused: {
    title: 'Suspendue par l’équipe',
    facts: [
      'Le temps ne s’écoule pas.',
      'Les questions réapparaîtront ici dès que l’équipe reprendra l’évaluation.',
    ],
  },
}

function lessThan(minutes: number): string {
  if (minutes === 1) return 'Il reste moins d’une minute'
  return `Il reste moins de ${write.counted(minutes, MINUTES)}`
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
    rest > 0 && write.counted(rest, { one: 'seconde', other: 'secondes' }),
  ]
  return parts.filter((part) => part !== false).join(' ')
}
