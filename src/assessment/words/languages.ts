/** The languages that candidates can read in; BCP 47, without a region. */
export const CANDIDATE_LANGUAGES = ['en', 'de', 'fr', 'es', 'ar', 'he'] as const
export type CandidateLanguage = (typeof CANDIDATE_LANGUAGES)[number]

/** The one of a language tag, whatever its region, or English if there is none. */
export function candidateLanguageOf(language: string): CandidateLanguage {
  return known(language) ?? 'en'
}

/** The first that the reader's browser asks for, or English if there is none. */
export function preferredLanguage(wanted: readonly string[]): CandidateLanguage {
  return wanted.map(known).find((one) => one !== undefined) ?? 'en'
}

function known(language: string): CandidateLanguage | undefined {
  const primary = language.toLowerCase().split('-')[0]
  return CANDIDATE_LANGUAGES.find((one) => one === primary)
}
