import type { Run } from './windowRuns.ts'

/** A placeholder with the height of the items that are not rendered. */
export function WindowGap({ from, to, height }: Run & { height: number }) {
  return <div data-item={from} data-to={to} style={{ blockSize: height }} />
}
