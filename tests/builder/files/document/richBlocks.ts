import type { Block, Run } from '#src/builder/files/document/blocks.ts'

const PLAIN = { isBold: false, isItalic: false, isCode: false, isMarked: false }

/** A run in the style that marks around it name: `*b*`, `_i_`, `` `c` ``, `=m=`. */
export function run(text: string, style: Partial<Run> = {}): Run {
  return { text, ...PLAIN, ...style }
}

const STYLES: Readonly<Record<string, Partial<Run>>> = {
  '**': { isBold: true },
  '//': { isItalic: true },
  '``': { isCode: true },
  '==': { isMarked: true },
}

/** Runs of a text in which `**`, `//`, two backticks and `==` are around what is in that style. */
export function runs(text: string): Run[] {
  return text
    .split(/(\*\*.*?\*\*|\/\/.*?\/\/|``.*?``|==.*?==)/s)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const style = piece.length > 4 ? STYLES[piece.slice(0, 2)] : undefined
      return style ? run(piece.slice(2, -2), style) : run(piece)
    })
}

export function p(text: string): Block {
  return { kind: 'paragraph', runs: runs(text), heading: null }
}

export function h(text: string, heading = 1): Block {
  return { kind: 'paragraph', runs: runs(text), heading }
}

export function item(label: string, text: string, level = 0): Block {
  return { kind: 'item', runs: runs(text), label, level }
}

/** A table of cells; each is a text, or blocks. */
export function table(...rows: (string | Block[])[][]): Block {
  return {
    kind: 'table',
    rows: rows.map((row) =>
      row.map((cell) => ({ blocks: typeof cell === 'string' ? cell.split('\n').map(p) : cell })),
    ),
  }
}

export function code(text: string): Block {
  return { kind: 'code', text }
}

export function picture(name: string, alternativeText: string): Block {
  return { kind: 'picture', name, alternativeText }
}
