import styles from './coloured.module.css'
import { tokensOf } from './highlight.ts'

/** Code with comments, strings, numbers and keywords highlighted. */
export function Coloured({ text, language }: { text: string; language: string }) {
  return tokensOf(text, language).map(({ kind, text: part }, index) => (
    <span key={index} className={kind === null ? undefined : styles[kind]}>
      {part}
    </span>
  ))
}
