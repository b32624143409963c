import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const notices: FirstWords['notices'] = {
  noEntry: {
    unknown: {
      heading: 'No encontramos esta evaluación',
      paragraphs: [
        'Puede que la dirección no sea correcta, o que la evaluación esté en otro dispositivo.',
        'Compruebe la dirección con la persona que se la dio.',
      ],
    },
    closed: {
      heading: 'Esta evaluación está cerrada',
      paragraphs: [
        'En este momento no admite respuestas. Todo lo que ha guardado está a salvo.',
        'Pregunte a alguien del equipo si cree que debería estar abierta.',
      ],
    },
    damaged: {
      heading: 'Esta evaluación no se puede abrir',
      paragraphs: [
        'Sus datos en este dispositivo están dañados. No se ha cambiado nada.',
        'Avise a alguien del equipo.',
      ],
    },
    notAssigned: {
      heading: 'No tiene asignada esta evaluación',
      paragraphs: [
        'Puede que el equipo de selección le haya asignado otra. Todo lo que ha guardado está a salvo.',
        'Avise a alguien del equipo.',
      ],
    },
    otherInProgress: {
      heading: 'Termine primero su otra evaluación',
      paragraphs: [
        'Ha empezado otra evaluación en este dispositivo. Envíela antes de empezar esta.',
        'Pida su dirección a alguien del equipo.',
      ],
    },
  },
  failed: {
    storage: {
      heading: 'Ahora mismo no se pueden guardar respuestas',
      paragraphs: [
        'No se ha cambiado nada, pero por el momento no se puede guardar nada nuevo.',
        'Avise a alguien del equipo, o vuelva a cargar esta página.',
      ],
    },
    'newer-database': {
      heading: 'Esta página es más antigua que los datos de este dispositivo',
      paragraphs: [
        'Aquí se ha usado una versión más reciente de la aplicación. Todo lo que ha guardado está a salvo.',
        'Cierre todas las demás pestañas de esta aplicación y vuelva a cargar esta página, o avise a alguien del equipo.',
      ],
    },
    notLoaded: {
      heading: 'No se ha podido cargar una parte de esta página',
      paragraphs: [
        'Todo lo que ha guardado está a salvo. Las preguntas se abrirán cuando este dispositivo vuelva a tener conexión.',
        'Vuelva a cargar esta página, o avise a alguien del equipo.',
      ],
    },
  },
  partMissing:
    'No se ha podido cargar esta parte de la página. Todo lo que ha guardado está a salvo. Compruebe la conexión: la página sigue intentándolo. Si no aparece nada, vuelva a cargar la página o avise a alguien del equipo.',
  openElsewhere: {
    heading: 'Ya está abierta en otra pestaña',
    paragraphs: [
      'Tiene esta evaluación abierta en otra pestaña o ventana. Sus respuestas se guardan allí.',
      'Continúe allí, o ciérrela y continúe aquí.',
    ],
  },
  alreadySubmitted: (at) => ({
    heading: 'Ya enviadas',
    paragraphs: [
      `Envió sus respuestas el ${write.moment(at)}. El equipo de selección las tiene y ya no se pueden cambiar.`,
      'Si cree que se trata de un error, avise a alguien del equipo.',
    ],
  }),
  broken: {
    heading: 'Algo ha fallado en esta página',
    paragraphs: [
      'Todo lo marcado como «Guardado» está a salvo en este dispositivo. Vuelva a cargar la página para continuar donde lo dejó.',
      'Si vuelve a ocurrir, avise a alguien del equipo.',
    ],
  },
  openingLate: {
    heading: 'Está tardando demasiado',
    paragraphs: [
      'Puede que otra pestaña esté bloqueando esta página. Cierre todas las demás pestañas y continuará.',
      'Si no, avise a alguien del equipo o reinicie el navegador. Todo lo que se había guardado está a salvo.',
    ],
  },
  replacing:
    'Otra pestaña está cambiando todos los datos de este dispositivo. Esta página continuará cuando termine.',
  tryAgain: 'Intentar de nuevo',
  continueHere: 'Continuar aquí',
  reload: 'Volver a cargar',
}
