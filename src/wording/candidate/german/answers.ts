import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const answers: FirstWords['answers'] = {
  agreed: 'Zugestimmt',
  signed: 'Von Hand unterschrieben',
  unknownOption: 'eine gelöschte Option',
  notAnswered: 'Nicht beantwortet',
  yes: 'ja',
  no: 'nein',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} von ${highest}`,
  withUnit: (value, unit) => `${value} ${unit}`,
}
