/** A free slug for a title: `senior-engineer`, then `senior-engineer-2`. */
export function suggestSlug(title: string, taken: readonly string[]): string {
  const base =
    title
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 70)
      .replace(/^-|-$/g, '') || 'job'
  let slug = base
  for (let number = 2; taken.includes(slug); number += 1) slug = `${base}-${number}`
  return slug
}
