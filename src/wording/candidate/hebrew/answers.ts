import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

export const answers: FirstWords['answers'] = {
  agreed: 'אישור',
  signed: 'נחתם בכתב יד',
  unknownOption: 'אפשרות שנמחקה',
  notAnswered: 'ללא תשובה',
  yes: 'כן',
  no: 'לא',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} מתוך ${highest}`,
  withUnit: (value, unit) => `${value} ${isolated(unit)}`,
}
