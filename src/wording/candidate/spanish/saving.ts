import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

const problems = {
  submitNotStored:
    'No se ha enviado: este dispositivo no ha podido guardar el envío. Sus respuestas se conservan. Inténtelo de nuevo, o avise a alguien del equipo.',
  submitNotLoaded:
    'No se ha enviado: no se ha podido cargar una parte de esta página. Sus respuestas se conservan. Compruebe la conexión e inténtelo de nuevo, o avise a alguien del equipo.',
  filesNotAdded: 'No se ha añadido un archivo. Inténtelo de nuevo, o continúe sin él.',
  leaveNotSaved:
    'Todavía no está todo guardado, así que esta página sigue abierta. Inténtelo de nuevo en un momento, o avise a alguien del equipo.',
}

export const saving: FirstWords['saving'] = {
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
    usual: problems,
    lost: {
      ...problems,
      submitNotStored:
        'No se ha enviado ni guardado: estas respuestas se han eliminado de este dispositivo, o se han cambiado en otro lugar de él. Ahora solo están en esta pantalla. Avise a alguien del equipo antes de salir de ella.',
      leaveNotSaved:
        'Estas respuestas ya no se pueden guardar. Si sale, las perderá. Avise antes a alguien del equipo.',
    },
    atRisk: {
      ...problems,
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
