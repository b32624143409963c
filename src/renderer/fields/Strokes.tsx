/** The space that points of a drawing are counted in. */
export const PAD = { width: 1000, height: 400 } as const

/** Drawn lines, as sharp as the screen. */
export function Strokes({ strokes }: { strokes: readonly string[] }) {
  return strokes.map((points, index) => <polyline key={index} points={withEnd(points)} />)
}

/** A line from a point to itself is a dot; a line of one point is nothing. */
function withEnd(points: string): string {
  return points.includes(' ') ? points : `${points} ${points}`
}
