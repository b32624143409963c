import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { characters, write } from './write.ts'

export const fields: FirstWords['fields'] = {
  clear: 'Borrar esta respuesta',
  choices: {
    chooseOne: 'Elija una opción',
    ownWords: 'Con sus propias palabras',
    unticked: (labels) =>
      `${labels.length > 1 ? 'Se han desmarcado' : 'Se ha desmarcado'} ${write.list(labels, 'and')}`,
    option: (position) => `Opción ${write.number(position)}`,
    row: (position) => `Fila ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} de ${write.counted(most, characters)}`,
    tooMany: (over) => `${write.counted(over, characters)} de más`,
  },
}
