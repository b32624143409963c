import { useEffect, useState } from 'react'

import { passphraseBits } from '#src/vault/passphrase.ts'

import { strengthWords } from './strengthWords.ts'

/** Estimated in a pause of typing. */
const PAUSE_MS = 300

/** How hard a typed passphrase is to guess, in words; empty if there is nothing to say. */
export function useStrength(typed: string): string {
  const [found, setFound] = useState({ typed: '', words: '' })
  useEffect(() => {
    let isOver = false
    const estimate = async () => {
      // On failure nothing is said here; submitting says why.
      const bits = await passphraseBits(typed).catch(() => null)
      if (!isOver && bits !== null) setFound({ typed, words: strengthWords(bits) })
    }
    const timer = setTimeout(() => void estimate(), PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [typed])
  return typed.trim() === '' ? '' : found.words
}
