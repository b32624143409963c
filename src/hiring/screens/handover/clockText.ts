/** Minutes and seconds, "1:05", rounded up so that it ends at 0:00 and not before. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
