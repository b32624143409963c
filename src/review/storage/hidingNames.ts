/**
 * Hides the names of all who responded to an assessment in what reviewers wrote (rule H9). They are read
 * once, because there may be thousands; afterwards only those that are new or changed.
 */
import { namesMask, type TextMask } from '#src/review/model/masking/textMask.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { observeStore } from '#src/storage/core/observing.ts'

import { listNames } from './submittedBatches.ts'

/** By assessment. */
const kept = new Map<string, () => Promise<TextMask>>()

export function namesHidden(assessmentId: string): Promise<TextMask> {
  const mask = kept.get(assessmentId) ?? keptMask(assessmentId)
  kept.set(assessmentId, mask)
  return mask()
}

function keptMask(assessmentId: string): () => Promise<TextMask> {
  const forget = () => {
    ends.forEach((end) => end())
    kept.delete(assessmentId)
  }
  const changed = new Set<string>()
  const note = (ids: readonly string[] | null) => {
    if (ids === null) forget()
    else for (const id of ids) changed.add(id)
  }
  const ends = [observeStore(responseTable, note), observeStore(candidateTable, note)]
  const first = listNames(assessmentId).then((names) => ({
    known: new Set(names),
    hideFirst: namesMask(names),
  }))
  first.catch(forget)
  /** Names that are new. Former ones stay hidden, because they may have been written before. */
  const later: string[] = []
  let hideLater: TextMask = (text) => text

  return async () => {
    const ids = [...changed]
    changed.clear()
    const reading = ids.length === 0 ? Promise.resolve([]) : listNames(assessmentId, ids)
    reading.catch(forget)
    const [{ known, hideFirst }, names] = [await first, await reading]
    const unknown = names.filter((name) => !known.has(name))
    if (unknown.length > 0) {
      for (const name of unknown) known.add(name)
      later.push(...unknown)
      hideLater = namesMask(later)
    }
    return (text) => hideLater(hideFirst(text))
  }
}
