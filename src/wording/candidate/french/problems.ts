import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

export const problems: FirstWords['problems'] = {
  title: 'Il y a un problème',
  error: 'Erreur\u00a0:',
  pageTitle: (title) => `Erreur\u00a0: ${title}`,
}
