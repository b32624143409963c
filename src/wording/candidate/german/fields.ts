import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { characters, write } from './write.ts'

export const fields: FirstWords['fields'] = {
  clear: 'Antwort löschen',
  choices: {
    chooseOne: 'Bitte auswählen',
    ownWords: 'In Ihren eigenen Worten',
    unticked: (labels) => `${write.list(labels, 'and')} abgewählt`,
    option: (position) => `Option ${write.number(position)}`,
    row: (position) => `Zeile ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} von ${write.counted(most, characters)}`,
    tooMany: (over) => `${write.counted(over, characters)} zu viel`,
  },
}
