import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const problems: FirstWords['problems'] = {
  title: 'Da stimmt etwas nicht',
  error: 'Fehler:',
  pageTitle: (title) => `Fehler: ${title}`,
}
