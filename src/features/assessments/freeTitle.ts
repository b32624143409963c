/** The title, with a number appended if it is taken: "Basics (2)". */
export function freeTitle(title: string, taken: readonly string[]): string {
  const others = new Set(taken.map((each) => each.trim()))
  const wished = title.trim()
  if (wished === '' || !others.has(wished)) return title
  let number = 2
  while (others.has(`${wished} (${number})`)) number += 1
  return `${wished} (${number})`
}
