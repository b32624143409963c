import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const signingIn: FirstWords['signingIn'] = {
  heading: 'Inicie sesión para continuar',
  pageTitle: (assessment) => `Iniciar sesión – ${assessment}`,
  lockedTitle: 'Página bloqueada',
  onlyToFinish: 'Esta evaluación está cerrada. Si ya la ha empezado, todavía puede terminarla.',
  about: (size) =>
    `${size}. Sus respuestas se guardan en este dispositivo a medida que avanza, y puede parar y volver más tarde.`,
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
    `Demasiados códigos incorrectos. Inténtelo de nuevo en ${duration(seconds)} (a las ${write.time(until)}), o pregunte a alguien del equipo.`,
  storageFailed:
    'Ahora mismo no se puede comprobar el código. No se ha perdido nada. Inténtelo de nuevo, o avise a alguien del equipo.',
  unsavedOfAnother:
    'Las respuestas de la persona anterior todavía no se han guardado. Avise a alguien del equipo.',
  parting: {
    left: 'Sus respuestas están guardadas en este dispositivo. Inicie sesión de nuevo cuando vuelva.',
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

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'segundo', other: 'segundos' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minuto', other: 'minutos' })
}
