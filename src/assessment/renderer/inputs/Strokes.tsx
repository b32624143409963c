/** The coordinate system of a drawing's points. */
export const PAD = { width: 1000, height: 400 } as const

/** Drawn as vectors, so sharp at any size. */
export function Strokes({ strokes }: { strokes: readonly string[] }) {
  return strokes.map((points, index) => <polyline key={index} points={withEnd(points)} />)
}

/** A line from a point to itself is a dot; a line with a single point is invisible. */
function withEnd(points: string): string {
  return points.includes(' ') ? points : `${points} ${points}`
}
