import { useEffect } from 'react'

import { announce } from './announce.ts'

/** Announces the start, each quarter and the end of something that is done to this share, from 0 to 1. */
export function useAnnouncedProgress(share: number, start: string, end: string): void {
  const quarters = Math.floor(share * 4)
  const words = quarters === 0 ? start : quarters === 4 ? end : `${quarters * 25}%`
  useEffect(() => announce(words), [words])
}
