import type { FirstWords } from '#src/assessment/words/english/shapes.ts'

import { between, questionWords, write } from './questions.ts'

const signingIn: FirstWords['signingIn'] = {
  heading: 'Inicie sesión para continuar',
  pageTitle: (assessment) => `Iniciar sesión – ${assessment}`,
  lockedTitle: 'Página bloqueada',
  onlyToFinish: 'Esta evaluación está cerrada. Si ya la ha empezado, todavía puede terminarla.',
  ask: 'Escriba su dirección de correo electrónico y el código de acceso que le dio el equipo de selección.',
  askCode: 'Escriba su código de acceso. Sus respuestas solo se abren con él.',
  email: 'Correo electrónico',
  code: 'Código de acceso',
  codeHelp:
    'Ocho letras y cifras, por ejemplo ABCD‑2345. Puede pegarlo. Si no lo tiene, pídalo a alguien del equipo.',
  continue: 'Continuar',
  forStaff: 'Para el equipo de selección',
  emailFaults: {
    missing: 'Escriba su correo electrónico',
    unreadable: 'Escriba un correo electrónico como nombre@example.org',
  },
  codeFaults: {
    missing: 'Escriba su código de acceso',
    unreadable: (length) =>
      `Un código de acceso tiene ${write.number(length)} letras y cifras, por ejemplo ABCD-2345`,
  },
  noMatch:
    'Ese correo electrónico y ese código de acceso no corresponden. Compruebe los dos, o pregunte a alguien del equipo.',
  wrongCode: 'Ese código de acceso no es correcto. Compruébelo, o pregunte a alguien del equipo.',
  wait: (seconds, until) =>
    `Demasiados códigos incorrectos. Inténtelo de nuevo en ${waitingTime(seconds)} (a las ${write.time(until)}), o pregunte a alguien del equipo.`,
  storageFailed:
    'Ahora mismo no se puede comprobar el código. No se ha perdido nada. Inténtelo de nuevo, o avise a alguien del equipo.',
  unsavedOfAnother:
    'Las respuestas de la persona anterior todavía no se han guardado. Avise a alguien del equipo.',
  parting: {
    left: 'Sus respuestas están guardadas en este dispositivo. Inicie sesión de nuevo cuando vuelva.',
    leftRunning:
      'Sus respuestas están guardadas en este dispositivo. El tiempo sigue corriendo: inicie sesión de nuevo para continuar.',
    locked:
      'Esta página se ha bloqueado para que sus respuestas sigan siendo privadas. Están guardadas. Inicie sesión para continuar donde lo dejó.',
    lockedFiles:
      'Esta página se ha bloqueado para que sus respuestas sigan siendo privadas. Están guardadas, menos un archivo que se estaba añadiendo. Inicie sesión y añádalo de nuevo.',
    replaced:
      'Los datos de este dispositivo se han sustituido o eliminado mientras esta página estaba abierta. Puede que falten sus últimas respuestas. Avise a alguien del equipo antes de continuar.',
    lockedUnsaved:
      'Esta página se ha bloqueado para que sus respuestas sigan siendo privadas, pero las últimas no se han podido guardar. Solo están en esta página. Avise a alguien del equipo y no la cierre.',
  },
}

function waitingTime(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'segundo', other: 'segundos' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minuto', other: 'minutos' })
}

const starting: FirstWords['starting'] = {
  opening: 'Abriendo la evaluación…',
  count: ({ fewest, most }) => {
    const questions = write.plural(most, { one: 'pregunta', other: 'preguntas' })
    const isUpTo = fewest === 0 && most > 0
    const isRange = !isUpTo && most - fewest > 1
    const number = isUpTo ? `Hasta ${write.number(most)}` : between(fewest, most)
    return `${isRange ? 'De ' : ''}${number} ${questions}`
  },
  usually: (minutes) =>
    `La mayoría necesita ${write.counted(minutes, { one: 'minuto', other: 'minutos' })}`,
  estimated: (minutes) => `Se tarda ${aboutMinutes(minutes)}`,
  backTitle: (assessment) => `Continuar – ${assessment}`,
  back: 'Nos alegra que haya vuelto. Sus respuestas siguen en este dispositivo. Continúe donde lo dejó.',
  saved: 'Sus respuestas se guardan en este dispositivo a medida que avanza.',
  mayStop:
    'Puede parar e iniciar sesión aquí más tarde con su correo electrónico y su código de acceso.',
  nothingSubmitted: 'No se envía nada hasta que elija «Enviar las respuestas» al final.',
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

function aboutMinutes(minutes: number): string {
  return minutes <= 1
    ? 'alrededor de un minuto'
    : `unos ${write.counted(minutes, { one: 'minuto', other: 'minutos' })}`
}

const notices: FirstWords['notices'] = {
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

const usualProblems = {
  submitNotStored:
    'No se ha enviado: este dispositivo no ha podido guardar el envío. Sus respuestas se conservan. Inténtelo de nuevo, o avise a alguien del equipo.',
  submitNotLoaded:
    'No se ha enviado: no se ha podido cargar una parte de esta página. Sus respuestas se conservan. Compruebe la conexión e inténtelo de nuevo, o avise a alguien del equipo.',
  filesNotAdded: 'No se ha añadido un archivo. Inténtelo de nuevo, o continúe sin él.',
  leaveNotSaved:
    'Todavía no está todo guardado, así que esta página sigue abierta. Inténtelo de nuevo en un momento, o avise a alguien del equipo.',
}

const saving: FirstWords['saving'] = {
  saved: (at) => `Guardado en este dispositivo a las ${write.time(at)}`,
  saving: 'Guardando…',
  atRisk:
    'Guardado por ahora. Este dispositivo se ha quedado sin espacio: no cierre esta página y avise a alguien del equipo.',
  failed: 'No se ha guardado: avise a alguien del equipo. Sus respuestas siguen en esta pantalla.',
  deleted:
    'No se ha guardado: estas respuestas se han eliminado de este dispositivo. Ahora solo están en esta pantalla. Avise a alguien del equipo antes de salir de ella.',
  elsewhere:
    'No se ha guardado: estas respuestas se han cambiado en otro lugar de este dispositivo. Lo que ve solo está en esta pantalla. Avise a alguien del equipo antes de salir de ella.',
  problems: {
    usual: usualProblems,
    lost: {
      ...usualProblems,
      submitNotStored:
        'No se ha enviado ni guardado: estas respuestas se han eliminado de este dispositivo, o se han cambiado en otro lugar de él. Ahora solo están en esta pantalla. Avise a alguien del equipo antes de salir de ella.',
      leaveNotSaved:
        'Estas respuestas ya no se pueden guardar. Si sale, las perderá. Avise antes a alguien del equipo.',
    },
    atRisk: {
      ...usualProblems,
      submitNotStored:
        'Todavía no se ha enviado: este dispositivo se ha quedado sin espacio y sus respuestas aún podrían perderse. No cierre esta página y avise a alguien del equipo.',
      leaveNotSaved:
        'Esta página sigue abierta: este dispositivo se ha quedado sin espacio y sus respuestas aún podrían perderse. Avise a alguien del equipo.',
    },
  },
  saveAsFile: 'Guardar mis respuestas en un archivo',
  savedAsFile: (at) =>
    `Guardado en un archivo a las ${write.time(at)}. Enséñeselo a alguien del equipo.`,
  file: {
    asOf: (at) => `Respuestas tal como estaban el ${write.moment(at)}. No se han enviado.`,
    withoutFiles: 'No se incluyen los archivos añadidos, solo sus nombres.',
    asStored: 'Las mismas respuestas, tal como TalentFlow las guarda',
  },
}

const ending: FirstWords['ending'] = {
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
    nextSteps: 'Próximos pasos',
    handBackNow: 'Ya puede devolver el dispositivo.',
    giveBack: 'Devuelva el dispositivo a alguien del equipo.',
    print: 'Imprimir este recibo',
  },
  handBack: 'Devolver el dispositivo',
}

export const spanish: FirstWords = {
  ...questionWords,
  signingIn,
  starting,
  notices,
  saving,
  ending,
}
