import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { characters, write } from './write.ts'

export const fields: FirstWords['fields'] = {
  clear: 'ניקוי התשובה',
  choices: {
    chooseOne: 'בחירה',
    ownWords: 'במילים שלכם',
    unticked: (labels) => `הסימון בוטל: ${write.list(labels.map(isolated), 'and')}`,
    option: (position) => `אפשרות ${write.number(position)}`,
    row: (position) => `שורה ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} מתוך ${write.counted(most, characters)}`,
    tooMany: (over) => `חריגה של ${write.counted(over, characters)}`,
  },
}
