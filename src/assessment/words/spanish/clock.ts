import type { ClockWords } from '#src/assessment/words/english/shapes.ts'

import { write } from './questions.ts'

const MINUTES = { one: 'minuto', other: 'minutos' }
const LEFT = { one: 'Queda menos de', other: 'Quedan menos de' }

export const clock: ClockWords = {
  facts: {
    title: 'Límites de tiempo',
    size: (count, time, seconds) =>
      `${count}. ${time === null ? 'Dispone' : `${time}; dispone`} de ${duration(seconds)}.`,
    runsFromStart:
      'El tiempo empieza cuando elige «Empezar», y sigue corriendo aunque salga de la página.',
    runsOnInPart: 'Una vez empezado, el tiempo sigue corriendo aunque salga de la página.',
    all: (seconds) => `Tiene ${duration(seconds)} para toda la evaluación.`,
    sections: (count) =>
      write.plural(count, {
        one: 'Una sección tiene su propio límite de tiempo. El tiempo empieza cuando usted empieza esa sección.',
        other: `${write.number(count)} secciones tienen su propio límite de tiempo. El tiempo de cada una empieza cuando usted la empieza.`,
      }),
    questions: (count) =>
      write.plural(count, {
        one: 'Una pregunta tiene su propio límite de tiempo. El tiempo empieza cuando usted empieza esa pregunta.',
        other: `${write.number(count)} preguntas tienen su propio límite de tiempo. El tiempo de cada una empieza cuando usted la empieza.`,
      }),
    lengths: (count, shortest, longest) => {
      const time = lengthBetween(shortest, longest, (from, to) => `entre ${from} y ${to}`)
      return write.plural(count, {
        one: `Dispone de ${time} para ella.`,
        other: `Dispone de ${time} para cada una.`,
      })
    },
    extraTime: (percent) => `Tiene un ${write.number(percent)} % más de tiempo. Ya está incluido.`,
    runsOn:
      'Una vez empezado, el tiempo sigue corriendo si sale, si vuelve a cargar la página o si el dispositivo se suspende. Si algo le interrumpe, avise a alguien del equipo: puede pausarlo.',
    atEnd: 'Cuando se acaba el tiempo de toda la evaluación, se envía todo lo que ha respondido.',
    atEndOfPart:
      'Cuando se acaba el tiempo de una sección o pregunta, sus respuestas se conservan y ya no puede cambiarlas.',
  },
  keepsRunning: 'El tiempo sigue corriendo.',
  part: {
    section: 'Sección con límite de tiempo',
    question: 'Pregunta con límite de tiempo',
    size: (count, seconds) => `${count}, ${duration(seconds)}.`,
    starts: 'El tiempo empieza cuando elige «Empezar».',
    sectionRuns: 'El tiempo de esta sección ya está corriendo.',
    wholeRuns: 'El tiempo de toda la evaluación ya está corriendo.',
    kept: 'Cuando se acaba este tiempo, sus respuestas se conservan y ya no puede cambiarlas.',
    over: 'Se ha acabado el tiempo de esta sección. Sus respuestas se conservan y ya no puede cambiarlas.',
    notStarted: (seconds) => `Sin empezar, ${duration(seconds)}`,
    sectionNotStarted: 'No ha empezado esta sección.',
    questionNotStarted: 'Hay una pregunta con límite de tiempo que no ha empezado.',
    goThere: 'Ir allí',
    startSection: (title) => `Empiece «${title}» y responda a sus preguntas`,
    startQuestion: 'Empiece la pregunta con límite de tiempo y respóndala',
  },
  trial: {
    title: {
      both: 'Probar cómo ordenar y firmar',
      ranking: 'Probar cómo ordenar',
      signature: 'Probar cómo firmar',
    },
    nothingKept: 'El tiempo todavía no corre y nada de lo que pruebe aquí se guarda.',
    ranking: 'Ponga estos días en orden',
    signature: 'Firme aquí para probar',
  },
  region: 'Tiempo restante',
  left: {
    all: (time) => `Tiempo restante: ${time}`,
    section: (time) => `Esta sección: ${time}`,
    question: (time) => `Esta pregunta: ${time}`,
    named: (title, time) => `«${title}»: ${time}`,
  },
  minutes: (minutes) => write.counted(minutes, MINUTES),
  hide: 'Ocultar el tiempo',
  show: 'Mostrar el tiempo',
  warning: {
    all: (minutes) => `${minutesLeft(minutes)} para toda la evaluación`,
    section: (minutes) => `${minutesLeft(minutes)} para esta sección`,
    question: (minutes) => `${minutesLeft(minutes)} para esta pregunta`,
    named: (title, minutes) => `${minutesLeft(minutes)} para «${title}»`,
  },
  partOver:
    'Se ha acabado el tiempo de la sección o pregunta anterior. Ya no puede cambiar sus respuestas.',
  namedOver: (title) =>
    `Se ha acabado el tiempo de «${title}». Ya no puede cambiar sus respuestas.`,
  reopened: 'Tiene más tiempo: una sección o pregunta que había terminado vuelve a estar abierta.',
  elsewhere: {
    open: 'La evaluación está abierta en otra pestaña. Cierre esta pestaña para volver a ella.',
    close: 'Cerrar esta pestaña',
    back: 'Ir a la evaluación',
  },
  paused: {
    title: 'En pausa por el equipo',
    facts: [
      'El tiempo no corre.',
      'Las preguntas volverán a aparecer aquí en cuanto el equipo reanude la evaluación.',
    ],
  },
}

function minutesLeft(minutes: number): string {
  return `${write.plural(minutes, LEFT)} ${write.counted(minutes, MINUTES)}`
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
    rest > 0 && write.counted(rest, { one: 'segundo', other: 'segundos' }),
  ]
  return parts.filter((part) => part !== false).join(' ')
}
