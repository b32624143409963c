/** File extensions as authors type them: with or without the dot, separated by commas or spaces. */
export type FileEndings = { ok: true; endings: string[] } | { ok: false; unclear: string }

export function fileEndings(text: string): FileEndings {
  const endings: string[] = []
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue
    const ending = `.${word.replace(/^\*?\./, '').toLowerCase()}`
    if (!/^\.[a-z0-9]+$/.test(ending)) return { ok: false, unclear: word }
    if (!endings.includes(ending)) endings.push(ending)
  }
  return { ok: true, endings }
}
