/**
 * Normalises text for search: without accents and case, so that "zoe" finds "Zoë". All lists must
 * use this one, or they would find different things.
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
