/** Answers as listed and as inserted into later texts. */
export const answers = {
  agreed: 'Agreed',
  signed: 'Signed by hand',
  unknownOption: 'an option that was deleted',
  notAnswered: 'Not answered',
  yes: 'yes',
  no: 'no',
  /** In place of a blank earlier answer. */
  blankQuote: '…',
  /** A rating, and the top of its scale. */
  ofScale: (value: string, highest: string) => `${value} of ${highest}`,
  withUnit: (value: string, unit: string) => `${value} ${unit}`,
}
