/** What is wrong with a phone number or web address, so that the message can name it. */

/** `rest`: it starts as it should. */
export function urlFault(typed: string): 'spaces' | 'rest' | 'start' {
  if (/\s/.test(typed)) return 'spaces'
  return /^https?:\/\//i.test(typed) ? 'rest' : 'start'
}

/** `other`: not the number of its digits. */
export function phoneFault(typed: string): 'few' | 'many' | 'other' {
  if (!/^\+?[\p{Nd}\s()./-]+$/u.test(typed)) return 'other'
  const digits = [...typed.replace(/\P{Nd}/gu, '')].length
  return digits < 5 ? 'few' : digits > 15 ? 'many' : 'other'
}
