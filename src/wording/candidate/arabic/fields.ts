import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

import { characters, write } from './write.ts'

export const fields: FirstWords['fields'] = {
  clear: 'مسح هذه الإجابة',
  choices: {
    chooseOne: 'اختر',
    ownWords: 'بكلماتك الخاصة',
    unticked: (labels) => `أُلغي تحديد ${write.list(labels.map(isolated), 'and')}`,
    option: (position) => `الخيار ${write.number(position)}`,
    row: (position) => `الصف ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} من أصل ${write.counted(most, characters)}`,
    tooMany: (over) => `تجاوزت الحد بمقدار ${write.counted(over, characters)}`,
  },
}
