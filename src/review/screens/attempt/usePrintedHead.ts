import { useLayoutEffect } from 'react'

import styles from './printed.module.css'

/** What stands at the head of every printed page, beside its number, while this is on the screen. */
export function usePrintedHead(text: string): void {
  useLayoutEffect(() => {
    const { classList, style } = document.documentElement
    const page = styles.page ?? ''
    style.setProperty('--printed-head', cssString(text))
    classList.add(page)
    return () => {
      style.removeProperty('--printed-head')
      classList.remove(page)
    }
  }, [text])
}

/** A text as a string of CSS. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\\p{Cc}]/gu, (each) => `\\${each.charCodeAt(0).toString(16)} `)
  return `"${escaped}"`
}
