import type { Look } from './line.ts'
import { type Declared, isHued } from './styles.ts'

const BOLD = new Set(['b', 'strong'])
const ITALIC = new Set(['i', 'em'])
const CODE = new Set(['code', 'tt', 'kbd', 'samp'])
/** What is behind other elements is part of the page, and marks no text. */
const INLINE = /^(?:span|font|a|b|i|u|em|strong|ins|small|big|label)$/

/** How the text of an element looks: its style counts before its name. */
export function lookOf(
  name: string,
  attributes: ReadonlyMap<string, string>,
  declared: Declared,
  outer: Look,
  isHidden: boolean,
): Look {
  const changes: Partial<Look> = {}
  if (declared.isBold !== undefined) changes.isBold = declared.isBold
  else if (BOLD.has(name)) changes.isBold = true
  if (declared.isItalic !== undefined) changes.isItalic = declared.isItalic
  else if (ITALIC.has(name)) changes.isItalic = true
  if (CODE.has(name)) changes.isCode = true
  else if (declared.isCode !== undefined && !outer.isCode) changes.isCode = declared.isCode
  if (name === 'mark') changes.isMarked = true
  else if (declared.isMarked !== undefined && INLINE.test(name))
    changes.isMarked = declared.isMarked
  if ((declared.isUnderlined || name === 'u') && outer.href === null) changes.isUnderlined = true
  const color = name === 'font' ? attributes.get('color') : undefined
  if (color !== undefined) changes.isColored = isHued(color)
  if (declared.isColored !== undefined) changes.isColored = declared.isColored
  const href = name === 'a' ? attributes.get('href') : undefined
  if (href !== undefined) Object.assign(changes, { href, isColored: false, isUnderlined: false })
  if (name === 'sup' || name === 'sub') changes.raised = name
  if (declared.keepsBlanks !== undefined) changes.keepsBlanks = declared.keepsBlanks
  if (declared.isTab) changes.isTab = true
  if (declared.isListLabel) changes.isListLabel = true
  if (isHidden) changes.isHidden = true
  return Object.keys(changes).length === 0 ? outer : { ...outer, ...changes }
}
