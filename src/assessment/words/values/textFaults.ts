/** What is wrong with a web address, so that the message can name it. `rest`: it starts as it should. */
export function urlFault(typed: string): 'spaces' | 'rest' | 'start' {
  if (/\s/.test(typed)) return 'spaces'
  return /^https?:\/\//i.test(typed) ? 'rest' : 'start'
}
