export const conditionWords = {
  leads: { showIf: 'Show when ', requiredIf: 'Required when ' },
  joiners: { all: ' and ', any: ' or ' },
  notGroup: { all: 'not all of ', any: 'none of ' },
  fromTo: ' and ',
  or: ' or ',
  and: ' and ',
  lengthOf: 'the length of ',
  countOf: 'the number of choices in ',
  filesOf: 'the number of files in ',
  otherOf: 'what was written in ',
  underOther: (label: string) => (label === '' ? 'own words' : `text under “${label}”`),
  row: (row: string) => `, “${row}”,`,
  deletedRow: 'a deleted row',
  inOrder: ', then ',
  ticked: 'ticked',
  /** Of a calculated value. */
  true: 'true',
  deletedQuestion: 'a deleted question',
  deletedOption: 'a deleted option',
  untitled: 'Question without text',
  nothing: '…',
  hiddenQuestion: (condition: string) => ended(`Hidden now: it is shown when ${condition}`),
  hiddenSection: (section: string, condition: string) =>
    ended(`Hidden now, with its section: ${section} is shown when ${condition}`),
  notDrawn: 'Not drawn this time. “Restart” draws again.',
  thisSection: 'the section',
  deletedCalculated: 'a deleted calculated value',
  unnamedCalculated: 'a calculated value without a name',
} as const

/** What breaks off takes no full stop. */
function ended(sentence: string): string {
  return sentence.endsWith('…') ? sentence : `${sentence}.`
}
