/** Without the dust of adding decimals: 0.1 and 0.2 make 0.3. */
export function sumOf(points: readonly number[]): number {
  return Number(points.reduce((total, each) => total + each, 0).toPrecision(12))
}
