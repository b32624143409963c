import { indexText } from '#src/builder/files/markup/indexText.ts'

import { type Tokens, valueOf } from './elements.ts'

type Part = { name: string; text: string; parts: Part[]; signs: Map<string, string> }

/** The formula of an element that was just opened, in one line: “(a+b)/2”, “x²”, “√(x+1)”. */
export function mathText(tokens: Tokens, name: string): string {
  const root: Part = { name, text: '', parts: [], signs: new Map() }
  const open = [root]
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value
    const last = open.at(-1) ?? root
    if (token.kind === 'text' && last.name === 't') last.text += token.text
    if (token.kind === 'open') {
      const part: Part = { name: token.name, text: '', parts: [], signs: new Map() }
      const sign = valueOf(token.attributes)
      if (sign !== null) open.at(-2)?.signs.set(token.name, sign)
      last.parts.push(part)
      if (!token.isEmpty) open.push(part)
    }
    if (token.kind === 'broken') break
    if (token.kind !== 'close') continue
    last.text = partText(last)
    last.parts = []
    open.pop()
    if (open.length === 0) break
  }
  return root.text
}

/** `parts` have their texts already. */
function partText({ name, text, parts, signs }: Part): string {
  const of = (wanted: string): string => parts.find((part) => part.name === wanted)?.text ?? ''
  const all = (wanted: string): string[] =>
    parts.flatMap((part) => (part.name === wanted ? part.text : []))
  switch (name) {
    case 'f':
      return `${grouped(of('num'))}/${grouped(of('den'))}`
    case 'sSup':
      return raised(of('e'), '', of('sup'))
    case 'sSub':
      return raised(of('e'), of('sub'), '')
    case 'sSubSup':
      return raised(of('e'), of('sub'), of('sup'))
    case 'rad':
      return `${of('deg')}√${grouped(of('e'))}`
    case 'nary':
      return `${raised(signs.get('chr') ?? '∫', of('sub'), of('sup'))} ${of('e')}`
    case 'd': {
      const inner = all('e').join(signs.get('sepChr') ?? '|')
      return `${signs.get('begChr') ?? '('}${inner}${signs.get('endChr') ?? ')'}`
    }
    case 'm':
      return `[${all('mr').join('; ')}]`
    case 'mr':
      return all('e').join(', ')
    case 'func':
      return `${of('fName')} ${of('e')}`
    default:
      return text + parts.map((part) => part.text).join('')
  }
}

/** Longer parts of a formula are not looked at again, level by level. */
const LONGEST = 200

function grouped(text: string): string {
  return text.length <= LONGEST && /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`
}

function raised(base: string, sub: string, sup: string): string {
  return `${base}${indexed(sub, 'sub')}${indexed(sup, 'sup')}`
}

function indexed(text: string, index: 'sub' | 'sup'): string {
  if (text.length > LONGEST) return `(${text})`
  return text === '' ? '' : indexText(text, index)
}
