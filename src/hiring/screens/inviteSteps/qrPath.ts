import { encodeQR } from 'qr'

/** The light margin that readers need, in modules. */
const MARGIN = 4

export interface QrPath {
  /** The side of the square in which it is drawn, with its margin. */
  size: number
  /** The dark modules as an SVG path: one rectangle for each run in a row. */
  d: string
}

/** The QR code of a text, drawn here. Survives damage to about 15 % of it. */
export function qrPathOf(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN })
  const d = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => rectangle(x, y, width)))
  return { size: rows.length, d: d.join('') }
}

function rectangle(x: number, y: number, width: number): string {
  return `M${x} ${y}h${width}v1h-${width}z`
}

/** Where each run of dark modules starts, and how long it is. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  let start: number | null = null
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark) start ??= x
    else if (start !== null) {
      runs.push([start, x - start])
      start = null
    }
  }
  return runs
}
