import { useEffect, useState } from 'react'

import { codePoints } from '#src/engine/text.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import { characterCountWords } from '#src/wording/candidate/countWords.ts'

import styles from './fields.module.css'

/** From this share of the limit on, people want to know. */
const NEAR = 0.8

/**
 * How much of a limited text is written, once the limit is near. Spoken when it comes near and when
 * it is passed, and not at every key.
 */
export function CharacterCount({
  inputId,
  most,
  entry,
}: {
  inputId: string
  /** Absent: there is no limit to say. */
  most: number | undefined
  entry: string
}) {
  const { session } = useFill()
  const { language } = session.evaluation.compiled.definition
  const [length, setLength] = useState(() => codePoints(entry))

  useEffect(() => {
    const input = document.getElementById(inputId)
    if (most === undefined || input === null) return
    let stage = stageOf(codePoints(entry), most)
    const onInput = () => {
      const next = codePoints(String(Reflect.get(input, 'value')))
      setLength(next)
      if (stageOf(next, most) > stage) announce(characterCountWords(next, most, language))
      stage = stageOf(next, most)
    }
    input.addEventListener('input', onInput)
    return () => input.removeEventListener('input', onInput)
  }, [inputId, most, entry, language])

  if (most === undefined) return null
  const stage = stageOf(length, most)
  return (
    <p className={styles.count} data-over={stage === 2} hidden={stage === 0}>
      {characterCountWords(length, most, language)}
    </p>
  )
}

/** 0: far from the limit, 1: near, 2: over it. */
function stageOf(length: number, most: number): number {
  if (length > most) return 2
  return length >= most * NEAR ? 1 : 0
}
