import type { Inline } from '#schemas/authoredText.ts'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The text of a piece of HTML: tags and comments go, `<br>` breaks the line, pictures say their alt. */
export function htmlText(html: string): Inline[] {
  const inlines: Inline[] = []
  const say = (text: string): void => {
    const said = text.replace(/\s+/g, ' ')
    if (said.trim() !== '') inlines.push({ kind: 'text', text: decode(said) })
  }
  let from = 0
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', from)) {
    const end = endOfTag(html, open)
    if (end === null) break
    say(html.slice(from, open))
    const tag = html.slice(open, end)
    if (/^<br\b/i.test(tag)) inlines.push({ kind: 'lineBreak' })
    if (/^<img\b/i.test(tag)) say(/\balt="([^"]*)"/i.exec(tag)?.[1] ?? '')
    from = end
  }
  say(html.slice(from))
  return inlines
}

/** Just past the tag or comment that opens here; null where it never ends. */
function endOfTag(html: string, open: number): number | null {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4)
    return end < 0 ? null : end + 3
  }
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const character = html.charAt(at)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '>') return at + 1
    else if (character === '"' || character === "'") quote = character
  }
  return null
}

function decode(text: string): string {
  return text.replace(/&([a-z]+);/g, (whole, name: string) => NAMED[name] ?? whole)
}
