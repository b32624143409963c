/** Scroll positions by list, for the lifetime of the page. */
const places = new Map<string, number>()

export function rememberScroll(name: string, top: number): void {
  places.set(name, top)
}

export function recallScroll(name: string): number {
  return places.get(name) ?? 0
}
