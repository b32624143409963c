import { useEffect, useState } from 'react'

import { passphraseBits } from '#src/storage/vault/passphrase.ts'

import { CANT_JUDGE, strengthWords } from './strengthWords.ts'

/** Estimated in a pause of typing. */
const PAUSE_MS = 300

/** How hard a typed passphrase is to guess, in words; empty if there is nothing to say. */
export function useStrength(typed: string): string {
  const [found, setFound] = useState({ typed: '', words: '' })
  useEffect(() => {
    let isOver = false
    const estimate = async () => {
      const words = await passphraseBits(typed).then(strengthWords, () => CANT_JUDGE)
      if (!isOver) setFound({ typed, words })
    }
    const timer = setTimeout(() => void estimate(), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed])
  return typed.trim() === '' ? '' : found.words
}
