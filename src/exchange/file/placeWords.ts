const LISTED: ReadonlyMap<string, string> = new Map([
  ['sections', 'section'],
  ['questions', 'question'],
  ['options', 'option'],
  ['rows', 'row'],
  ['bands', 'band'],
  ['conditions', 'part'],
  ['calculated', 'calculated value'],
  ['testCandidates', 'test candidate'],
])

/** "Section 2, question 3, min" for sections/1/questions/2/min. */
export function placeWords(path: readonly PropertyKey[]): string {
  const words: string[] = []
  for (const [index, key] of path.entries()) {
    if (key === 'definition') continue
    const list = LISTED.get(String(path[index - 1]))
    if (typeof key === 'number') words.push(list ? `${list} ${key + 1}` : `item ${key + 1}`)
    else if (!LISTED.has(String(key)) || typeof path[index + 1] !== 'number')
      words.push(String(key))
  }
  const said = words.join(', ')
  return said === '' ? 'The file' : said.charAt(0).toUpperCase() + said.slice(1)
}
