/** The text of a `pre`, which is code. */
export type Pre = {
  add: (text: string, place: 'code' | 'beside' | 'direct') => void
  breakLine: () => void
  /** Without blank lines at its ends. */
  text: () => string
}

/**
 * Chatbots write the name of the language and buttons beside the `code` of a `pre`: these count only
 * where no such element is.
 */
export function createPre(): Pre {
  const pieces: { text: string; isBeside: boolean }[] = []
  let hasCode = false
  return {
    add: (text, place) => {
      pieces.push({ text, isBeside: place === 'beside' })
      hasCode ||= place === 'code'
    },
    breakLine: () => {
      const last = pieces.at(-1)
      if (last && !last.text.endsWith('\n')) last.text += '\n'
    },
    text: () =>
      pieces
        .flatMap(({ text, isBeside }) => (hasCode && isBeside ? [] : [text]))
        .join('')
        .replace(/\r\n?/g, '\n')
        .replace(/^(?:[^\S\n]*\n)+/, '')
        .trimEnd(),
  }
}
