/** Why a pattern may not be used, as clauses. */
export const patterns = {
  broken: 'it can’t be read: a bracket may be open, or a sign may be in the wrong place',
  tooLong: (most: string) => `it must have at most ${most} characters`,
  doubling:
    'it would freeze the page on some answers: two of its repeats can match the same letters, as in (a+)+',
  cubic:
    'it would freeze the page on long answers: three of its repeats can match the same letters, as in .*a.*b.*',
  slow: 'it would freeze the page on long answers: it can match the same text in too many ways',
  unknown: 'it can’t be checked for speed: it refers to a group, looks behind or repeats too much',
} as const
