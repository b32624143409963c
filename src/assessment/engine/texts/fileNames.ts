/** How the names of a candidate's files are shown, wherever they are (rule R6). */
import type { Answer, StoredFile } from '#schemas/answer.ts'

/** Characters that change the direction of what follows, or end the line, and that nobody sees. */
const UNSEEN = /[\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu

/** One file of an answer: `name` on screens and in exports, `saveAs` as it is downloaded. */
export type NamedFile = { file: StoredFile; name: string; saveAs: string }

/** The files of an answer in their order; none for an answer of another shape. */
export function namedFiles(answer: Answer | undefined): NamedFile[] {
  if (!Array.isArray(answer)) return []
  const taken = new Set<string>()
  return answer.flatMap((file) => {
    if (typeof file !== 'object') return []
    const text = fileNameText(file.name)
    let [nth, name] = [1, text]
    while (taken.has(name.normalize())) {
      nth += 1
      name = `${text} (${nth})`
    }
    taken.add(name.normalize())
    return { file, name, saveAs: nth === 1 ? text : numbered(text, nth) }
  })
}

/** A name in which every character can be seen: `nu[U+202E]fdp.exe`. */
export function fileNameText(name: string): string {
  return name.replace(UNSEEN, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `[U+${code}]`
  })
}

/** `cv (2).txt`, because programs go by the ending. */
function numbered(name: string, nth: number): string {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return `${name.slice(0, end)} (${nth})${name.slice(end)}`
}
