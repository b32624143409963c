import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

export const answers: FirstWords['answers'] = {
  agreed: 'تمت الموافقة',
  signed: 'موقَّع بخط اليد',
  unknownOption: 'خيار محذوف',
  notAnswered: 'بلا إجابة',
  yes: 'نعم',
  no: 'لا',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} من ${highest}`,
  withUnit: (value, unit) => `${value} ${isolated(unit)}`,
}
