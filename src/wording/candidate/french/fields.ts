import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { characters, write } from './write.ts'

export const fields: FirstWords['fields'] = {
  clear: 'Effacer cette réponse',
  choices: {
    chooseOne: 'Choisir',
    ownWords: 'Avec vos propres mots',
    unticked: (labels) =>
      labels.length > 1
        ? `${write.list(labels, 'and')} ne sont plus cochés`
        : `${write.list(labels, 'and')} n’est plus coché`,
    option: (position) => `Option ${write.number(position)}`,
    row: (position) => `Ligne ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} sur ${write.counted(most, characters)}`,
    tooMany: (over) => `${write.counted(over, characters)} de trop`,
  },
}
