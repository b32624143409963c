/** Where each list was, for as long as the page is open. */
const places = new Map<string, number>()

export function rememberScroll(name: string, top: number): void {
  places.set(name, top)
}

export function recallScroll(name: string): number {
  return places.get(name) ?? 0
}
