import type { Run } from './windowRuns.ts'

/** Stands for items that are not in the page, and is as high as they are. */
export function WindowGap({ from, to, height }: Run & { height: number }) {
  return <div data-item={from} data-to={to} style={{ blockSize: height }} />
}
