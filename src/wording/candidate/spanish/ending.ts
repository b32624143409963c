import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const ending: FirstWords['ending'] = {
  idle: {
    title: '¿Sigue ahí?',
    text: 'Esta página lleva un rato sin usarse. Para que sus respuestas sigan siendo privadas, la página se bloqueará pronto. Después podrá volver a iniciar sesión y continuar.',
    countdown: (clock) => `Se bloquea en ${clock}`,
    soon: (seconds) =>
      `La página se bloquea en ${write.counted(seconds, { one: 'segundo', other: 'segundos' })}.`,
    stay: 'Seguir en esta página',
  },
  receipt: {
    title: 'Respuestas recibidas',
    assessment: 'Evaluación',
    reference: 'Referencia',
    submitted: 'Enviadas',
    moment: write.moment,
    timeOver: 'Se ha acabado el tiempo. Se ha enviado lo que había respondido.',
    done: 'El equipo de selección tiene sus respuestas y ya no se pueden cambiar. Indique la referencia si se pone en contacto con el equipo.',
    handBackNow: 'Ya puede devolver el dispositivo.',
    giveBack: 'Devuelva el dispositivo a alguien del equipo.',
    print: 'Imprimir este recibo',
  },
  handBack: 'Devolver el dispositivo',
}
