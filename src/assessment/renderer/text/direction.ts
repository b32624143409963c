const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

/** The writing direction of a language (BCP 47). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(language.split('-', 1)[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'
}
