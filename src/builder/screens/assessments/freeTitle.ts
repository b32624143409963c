/** The title, with a number appended if it is taken: "Basics (2)". */
export function freeTitle(title: string, taken: readonly string[]): string {
  const others = new Set(taken.map((each) => each.trim()))
  const preferred = title.trim()
  if (preferred === '' || !others.has(preferred)) return title
  let number = 2
  while (others.has(`${preferred} (${number})`)) number += 1
  return `${preferred} (${number})`
}
