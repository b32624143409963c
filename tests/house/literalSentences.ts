/**
 * Finds literal sentences in a source file: text in JSX, and strings that people would see or hear.
 * Names, keys, selectors and developer messages are allowed.
 */
import { parseSync } from 'vite'

export function literalSentences(path: string, source: string): string[] {
  const found: string[] = []
  const { program } = parseSync(path, source)
  for (const part of partsOf(program)) look(part, { mustLook: sentence, found })
  return found
}

type Node = Readonly<Record<string, unknown>> & { type: string }
type Looking = { mustLook: RegExp; found: string[] }

/** Two words, or one with a capital letter. */
const sentence = /^\P{L}*\p{Lu}\p{Ll}|\p{L}{2,}[,;:.…)]? +\(?\p{L}{2,}/u
const anyWord = /\p{L}/u

/** Arguments of these are visible, whatever they look like. */
const visible = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'children',
  'heading',
  'help',
  'label',
  'placeholder',
  'title',
])

/** Calls that take selectors, patterns and addresses. */
const technical = new Set(['closest', 'matches', 'querySelector', 'querySelectorAll', 'RegExp'])

function look(node: Node, looking: Looking): void {
  const { mustLook, found } = looking
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ThrowStatement':
      return
    case 'JSXText':
      if (anyWord.test(String(node.value))) found.push(oneLine(String(node.value)))
      return
    case 'Literal':
      if (typeof node.value === 'string' && mustLook.test(node.value)) found.push(node.value)
      return
    case 'TemplateLiteral': {
      const text = partsOf(node.quasis).map(quasiText).join('{}')
      if (mustLook.test(text)) found.push(oneLine(text))
      break
    }
    case 'JSXAttribute': {
      const name = isNode(node.name) ? String(node.name.name) : ''
      lookInside(node, { found, mustLook: visible.has(name) ? anyWord : sentence })
      return
    }
    // Compared strings are never visible.
    case 'BinaryExpression':
      if (node.operator === '===' || node.operator === '!==') {
        lookInside({ ...node, ...withoutLiterals(node) }, looking)
        return
      }
      break
    case 'SwitchCase':
      lookInside({ ...node, test: null }, looking)
      return
    case 'CallExpression':
    case 'NewExpression':
      if (technical.has(nameOf(node.callee)) || isOneOf(node.callee)) return
      break
    default:
      if (node.type.startsWith('TS') && !isNode(node.expression)) return
  }
  lookInside(node, node.type === 'JSXElement' ? { found, mustLook: sentence } : looking)
}

function lookInside(node: Node, looking: Looking): void {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters') continue
    for (const part of partsOf(value)) look(part, looking)
  }
}

function partsOf(value: unknown): Node[] {
  return [value].flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function withoutLiterals({ left, right }: Node) {
  const kept = (side: unknown) => (isNode(side) && side.type === 'Literal' ? null : side)
  return { left: kept(left), right: kept(right) }
}

/** `['Tab', 'Enter'].includes(key)` */
function isOneOf(callee: unknown): boolean {
  return isNode(callee) && nameOf(callee) === 'includes' && isNode(callee.object)
    ? callee.object.type === 'ArrayExpression'
    : false
}

function nameOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  const named = callee.type === 'MemberExpression' ? callee.property : callee
  return isNode(named) ? String(named.name) : ''
}

function quasiText(quasi: Node): string {
  const { value } = quasi
  return typeof value === 'object' && value !== null && 'cooked' in value
    ? String(value.cooked)
    : ''
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
