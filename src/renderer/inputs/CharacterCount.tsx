import { useEffect, useState } from 'react'

import { codePoints } from '#src/engine/texts/text.ts'
import { announce } from '#src/ui/announce.ts'
import { useWords } from '#src/renderer/text/words.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'

import styles from './fields.module.css'

/** The share of the limit at which the count appears. */
const NEAR = 0.8

/**
 * The length of a limited text, once it is near the limit. Announced when it gets near and when it
 * exceeds the limit, not on every keystroke.
 */
export function CharacterCount({
  inputId,
  most,
  entry,
}: {
  inputId: string
  /** Absent if there is no limit to show. */
  most: number | undefined
  entry: string
}) {
  const words = useWords()
  const [length, setLength] = useState(() => codePoints(entry))

  useEffect(() => {
    const input = document.getElementById(inputId)
    if (most === undefined || input === null) return
    let stage = stageOf(codePoints(entry), most)
    const onInput = () => {
      const next = codePoints(String(Reflect.get(input, 'value')))
      setLength(next)
      if (stageOf(next, most) > stage) announce(countWords(next, most, words))
      stage = stageOf(next, most)
    }
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [inputId, most, entry, words])

  if (most === undefined) return null
  const stage = stageOf(length, most)
  return (
    <p className={styles.count} data-over={stage === 2} hidden={stage === 0}>
      {countWords(length, most, words)}
    </p>
  )
}

/** 0: far from the limit, 1: near, 2: beyond. */
function stageOf(length: number, most: number): number {
  if (length > most) return 2
  return length >= most * NEAR ? 1 : 0
}

function countWords(length: number, most: number, { fields }: CandidateWords): string {
  const over = length - most
  return over > 0 ? fields.characters.tooMany(over) : fields.characters.soFar(length, most)
}
