/** What a rich document consists of, whichever format it comes from. */

/** A text in one style; `\n` is a line break, and `\t` a tab. */
export type Run = {
  text: string
  isBold: boolean
  isItalic: boolean
  isCode: boolean
  /** Set apart by color: highlighted, shaded, in a color of its own, or underlined. */
  isMarked: boolean
  /** The address of a link. */
  href?: string
}

export type Cell = { blocks: Block[] }

export type Block =
  | { kind: 'paragraph'; runs: Run[] /** Its level from 1. */; heading: number | null }
  /** `label` as the document shows it (“1.”, “b)”, “•”, “☑”), `level` from 0. */
  | { kind: 'item'; runs: Run[]; label: string; level: number }
  | { kind: 'code'; text: string }
  | { kind: 'table'; rows: Cell[][] }
  | { kind: 'picture'; name: string; alternativeText: string }

export function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('')
}
