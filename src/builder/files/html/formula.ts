import { indexText } from '#src/builder/files/markup/indexText.ts'

import { isTex } from './elements.ts'
import type { Line, Look } from './line.ts'

/** The formula that is being read: its source where it has one, else its letters. */
export type Formula = {
  isOpen: () => boolean
  /** Starts `math` or an element in it, and returns what is to be done at its end. */
  start: (name: string, attributes: ReadonlyMap<string, string>, look: Look) => () => void
  /** Whether the text is part of the source. */
  takes: (text: string) => boolean
}

type Part = { name: string; parts: number }

/** A power or an index is raised or lowered, so that 10⁶ is never read as 106. */
export function createFormula(line: Line): Formula {
  const open: Part[] = []
  let source: string | null = null
  let isSource = false
  return {
    isOpen: () => open.length > 0,
    start: (name, attributes, look) => {
      const outer = open.at(-1)
      if (outer) outer.parts++
      const isSecond = outer?.parts === 2
      if (isSecond && outer.name === 'mfrac') line.add('/', look)
      if (isSecond && outer.name === 'mroot') line.add(', ', look)
      const from = line.mark()
      open.push({ name, parts: 0 })
      if (name === 'annotation' && isTex(attributes)) {
        isSource = true
        source = ''
      }
      return () => {
        open.pop()
        isSource = false
        const element = isSecond ? RAISED.get(outer.name) : undefined
        if (element) line.add(indexText(line.takeFrom(from).trim(), element), look)
        if (open.length > 0 || source === null) return
        const written = source.trim()
        if (written !== '') {
          line.takeFrom(from)
          if (written.includes('\\')) line.add(written, { ...look, isCode: true })
          else line.add(withIndexes(written), look)
        }
        source = null
      }
    },
    takes: (text) => {
      if (isSource) source = (source ?? '') + text
      return isSource
    },
  }
}

/** “10⁶” for “10^6” or “10^{6}”. */
function withIndexes(tex: string): string {
  return tex.replace(/([\^_])(?:\{([^{}]{1,20})\}|([a-z\d]))/gi, (_, mark, group, letter) =>
    indexText(group ?? letter, mark === '^' ? 'sup' : 'sub'),
  )
}

const RAISED: ReadonlyMap<string, 'sup' | 'sub'> = new Map([
  ['msup', 'sup'],
  ['msub', 'sub'],
])
