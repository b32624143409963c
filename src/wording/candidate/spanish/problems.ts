import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const problems: FirstWords['problems'] = {
  title: 'Hay un problema',
  error: 'Error:',
  pageTitle: (title) => `Error: ${title}`,
}
