import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'
import { isolated } from '#src/wording/candidate/formats.ts'

export const problems: FirstWords['problems'] = {
  title: 'هناك مشكلة',
  error: 'خطأ:',
  pageTitle: (title) => `خطأ: ${isolated(title)}`,
}
