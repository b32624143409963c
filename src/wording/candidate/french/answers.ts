import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const answers: FirstWords['answers'] = {
  agreed: 'Accepté',
  signed: 'Signé à la main',
  unknownOption: 'une option supprimée',
  notAnswered: 'Sans réponse',
  yes: 'oui',
  no: 'non',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} sur ${highest}`,
  withUnit: (value, unit) => `${value} ${unit}`,
}
