import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const starting: FirstWords['starting'] = {
  opening: 'Abriendo la evaluación…',
  size: (questions, minutes, mayBeFewer) => {
    const count = write.counted(questions, { one: 'pregunta', other: 'preguntas' })
    return `${mayBeFewer ? `Hasta ${count}` : count}, ${duration(minutes)}`
  },
  backTitle: (assessment) => `Continuar – ${assessment}`,
  back: 'Nos alegra que haya vuelto. Sus respuestas siguen en este dispositivo. Continúe donde lo dejó.',
  facts: [
    'Sus respuestas se guardan en este dispositivo a medida que avanza.',
    'Puede parar e iniciar sesión aquí más tarde con su correo electrónico y su código de acceso.',
    'No se envía nada hasta que elija «Enviar las respuestas» al final.',
  ],
  recordedTitle: 'Qué se registra además de sus respuestas',
  recorded: [
    'Cuándo empieza, sale, vuelve y envía sus respuestas.',
    'Cuánto tiempo está cada página en pantalla, y cuándo cambia a otra pestaña o aplicación.',
    'Cuántos caracteres pega en una respuesta, pero no de dónde proceden.',
  ],
  recordedFor: 'Las personas que lean sus respuestas también pueden ver esto.',
  openedFor: (email) => `Para ${email}. ¿No es usted? Avise a alguien del equipo.`,
  keepCode:
    'Anote este código de acceso. Lo necesitará si la página se bloquea, y solo se muestra una vez.',
  language: 'Idioma',
  languageNotLoaded: (language: string) =>
    `No se pudo cargar ${language}, así que esta página sigue en español. Vuelva a elegirlo o recargue la página.`,
  start: 'Empezar',
  continue: 'Continuar',
  leave: 'Salir',
}

function duration(minutes: number): string {
  return minutes <= 1
    ? 'alrededor de un minuto'
    : `unos ${write.counted(minutes, { one: 'minuto', other: 'minutos' })}`
}
