import { candidateWordsIn } from './candidateWords.ts'

/**
 * `atRisk`: saved, and may be lost once the browser is closed. `deleted`, `elsewhere`: nobody will be
 * able to save them any more.
 */
export type SaveStateKind = 'saved' | 'atRisk' | 'saving' | 'failed' | 'deleted' | 'elsewhere'

/** Where the answers are. `time`: when they were saved, as "10:42". */
export function saveWords(state: { kind: SaveStateKind }, time: string, language = 'en'): string {
  const { saving } = candidateWordsIn(language)
  return state.kind === 'saved' ? saving.saved(time) : saving[state.kind]
}
