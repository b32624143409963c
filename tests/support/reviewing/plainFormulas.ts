/** Formulas of testing practice, written out plainly and slowly, to compare the engine with. */

export function plainMean(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** By pairs: half the mean squared difference of two different members. */
export function plainVariance(values: readonly number[]): number {
  let sum = 0
  for (const one of values) for (const other of values) sum += (one - other) ** 2
  return sum / 2 / (values.length * (values.length - 1))
}

export function plainCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const n = pairs.length
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (const [a, b] of pairs) {
    x += a
    y += b
    xx += a * a
    yy += b * b
    xy += a * b
  }
  return (n * xy - x * y) / Math.sqrt((n * xx - x * x) * (n * yy - y * y))
}

/** Cronbach's alpha from the mean variance and the mean covariance of the items; one column each. */
export function plainAlpha(columns: readonly (readonly number[])[]): number {
  const covariances: number[] = []
  columns.forEach((one, place) => {
    columns.forEach((other, at) => {
      if (place !== at) covariances.push(plainCovariance(one, other))
    })
  })
  const covariance = plainMean(covariances)
  const variance = plainMean(columns.map(plainVariance))
  return (columns.length * covariance) / (variance + (columns.length - 1) * covariance)
}

function plainCovariance(one: readonly number[], other: readonly number[]): number {
  const [mean, otherMean] = [plainMean(one), plainMean(other)]
  let sum = 0
  one.forEach((value, row) => {
    sum += (value - mean) * ((other[row] ?? 0) - otherMean)
  })
  return sum / (one.length - 1)
}
