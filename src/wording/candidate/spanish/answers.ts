import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const answers: FirstWords['answers'] = {
  agreed: 'Aceptado',
  signed: 'Firmado a mano',
  unknownOption: 'una opción eliminada',
  notAnswered: 'Sin respuesta',
  yes: 'sí',
  no: 'no',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} de ${highest}`,
  withUnit: (value, unit) => `${value} ${unit}`,
}
