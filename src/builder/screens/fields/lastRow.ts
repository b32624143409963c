/** The first field of the last row of a list, or the button to add one if no row is left. */
export function lastRowIn(box: HTMLElement | null, field: string): HTMLElement | null {
  const fields = box?.querySelectorAll<HTMLElement>(field) ?? []
  return [...fields].at(-1) ?? box?.querySelector('button') ?? null
}
