import { candidateWordsIn } from './candidateWords.ts'

export type SaveStateKind = 'saved' | 'saving' | 'failed' | 'elsewhere'

/** Where the answers are. `time`: when they were saved, as "10:42". */
export function saveWords(state: { kind: SaveStateKind }, time: string, language = 'en'): string {
  const { saving } = candidateWordsIn(language)
  return state.kind === 'saved' ? saving.saved(time) : saving[state.kind]
}
