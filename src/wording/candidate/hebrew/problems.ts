import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

export const problems: FirstWords['problems'] = {
  title: 'יש בעיה',
  error: 'שגיאה:',
  pageTitle: (title) => `שגיאה: ${isolated(title)}`,
}
