import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const filling: FirstWords['filling'] = {
  back: 'Atrás',
  next: 'Siguiente',
  checkAnswers: 'Revisar las respuestas',
  submit: 'Enviar las respuestas',
  submitting: 'Enviando…',
  leave: 'Parar y salir',
  leaveAnyway: 'Salir de todos modos',
  sectionOf: (page, pages, isAbout) => `Sección ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `Pregunta ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'Contenido',
  sectionWithoutTitle: (position) => `Sección ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'Nada que responder',
    notStarted: 'Sin empezar',
    allAnswered: 'Todo respondido',
    restIsOptional: (count, shown) => `${answered(count, shown)}, el resto es opcional`,
  },
  check: {
    title: 'Revise sus respuestas',
    nothingToAnswer: 'Todavía no hay nada que responder.',
    notSubmitted:
      'Todavía no se ha enviado nada. Cuando haya terminado, elija «Enviar las respuestas».',
    change: 'Cambiar',
    changeAnswerTo: (question) => `la respuesta a: ${question}`,
    droppedTitle: 'Respuestas que no se enviarán',
    dropped: (count) =>
      write.plural(count, {
        one: 'Ha cambiado una respuesta anterior, así que esta pregunta ya no corresponde.',
        other: 'Ha cambiado una respuesta anterior, así que estas preguntas ya no corresponden.',
      }),
  },
  optional: '(opcional)',
  question: 'Pregunta',
  note: 'Nota',
  questionWithoutText: 'Pregunta sin texto',
  statementWithoutText: 'Nota sin texto',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} de ${isAbout ? 'unas ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number): string {
  const forms = { one: 'respondida', other: 'respondidas' }
  return `${write.number(count)} de ${write.number(shown)} ${write.plural(count, forms)}`
}
