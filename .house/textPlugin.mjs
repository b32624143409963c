/**
 * The linter plugin for texts on a page that the browser translates. It replaces each text node, and
 * React can then neither change, move nor remove the one it knew. So a text that changes, or that
 * something before it moves, is all that its element holds.
 */
const plugin = {
  meta: { name: 'texts' },
  rules: { own: { meta: { type: 'problem' }, create } },
}
export default plugin

const MESSAGE =
  'A text beside others gets a span, or is one string with them: a translated page keeps it otherwise.'

/** Props and functions that give elements, by their name. */
const ELEMENTS = new Set([
  ...['action', 'actions', 'beside', 'children', 'clock', 'create', 'dialog', 'handle', 'icon'],
  ...['languageChoice', 'news', 'parts', 'responsePanel', 'saveState', 'wayOut'],
  ...['choiceRow', 'inlineBlock', 'splitterFor'],
])

function create(context) {
  const check = (node) => {
    for (const text of bareTexts(node, context.sourceCode)) {
      context.report({ node: text, message: MESSAGE })
    }
  }
  return { JSXElement: check, JSXFragment: check }
}

/** The children of a node that are texts beside others, and may change, move or go. */
function bareTexts({ type, children }, sourceCode) {
  const drawn = children.filter(isDrawn)
  const isFragment = type === 'JSXFragment'
  if (drawn.length < 2 && !isFragment) return []
  const bare = []
  // The parts of a fragment come and go by themselves.
  let mayMove = isFragment
  for (const child of drawn) {
    const constant = constantWords(child, sourceCode)
    if (constant !== null) {
      if (mayMove && constant.trim() !== '') bare.push(child)
    } else if (child.type === 'JSXExpressionContainer') {
      if (mayBeText(child.expression, sourceCode)) bare.push(child)
      mayMove = true
    }
  }
  return bare
}

function isDrawn({ type, value, expression }) {
  // Lines that only indent are no text.
  if (type === 'JSXText') return value.trim() !== '' || !value.includes('\n')
  return type !== 'JSXExpressionContainer' || expression.type !== 'JSXEmptyExpression'
}

/** The words of a text that is always the same; null for anything else. */
function constantWords({ type, value, expression }, sourceCode) {
  if (type === 'JSXText') return value
  if (type !== 'JSXExpressionContainer') return null
  const known =
    expression.type === 'Identifier' ? constantValue(expression, sourceCode) : expression
  return known?.type === 'Literal' && /string|number/.test(typeof known.value)
    ? `${known.value}`
    : null
}

function isString(expression) {
  return expression?.type === 'Literal' && typeof expression.value === 'string'
}

function mayBeText(expression, sourceCode) {
  const anyOf = (...parts) => parts.some((part) => part && mayBeText(part, sourceCode))
  switch (expression.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'ArrowFunctionExpression':
      return false
    case 'Literal':
      return isString(expression) && expression.value.trim() !== ''
    case 'ConditionalExpression':
      return anyOf(expression.consequent, expression.alternate)
    case 'LogicalExpression':
      return anyOf(expression.operator === '&&' ? null : expression.left, expression.right)
    case 'TSAsExpression':
    case 'ChainExpression':
      return anyOf(expression.expression)
    case 'CallExpression':
      return callMayBeText(expression, sourceCode)
    case 'Identifier': {
      if (expression.name === 'undefined' || ELEMENTS.has(expression.name)) return false
      const value = constantValue(expression, sourceCode)
      return value === null || anyOf(value)
    }
    case 'MemberExpression':
      return !ELEMENTS.has(expression.property.name)
    default:
      return true
  }
}

/** A list is what its callback returns; functions that draw are named by it. */
function callMayBeText({ callee, arguments: given }, sourceCode) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
  if (['map', 'flatMap', 'from'].includes(name)) {
    const callback = given.at(-1)
    const isFunction = callback?.type === 'ArrowFunctionExpression'
    if (!isFunction || callback.body.type === 'BlockStatement') return false
    return mayBeText(callback.body, sourceCode)
  }
  return !ELEMENTS.has(name) && !/^(draw|render|[A-Z])/.test(name ?? '')
}

/** What a constant of this file holds; null for anything else. */
function constantValue(identifier, sourceCode) {
  let scope = sourceCode.getScope(identifier)
  while (scope !== null && !scope.set.has(identifier.name)) scope = scope.upper
  const [definition] = scope?.set.get(identifier.name)?.defs ?? []
  const { node, parent } = definition ?? {}
  return parent?.kind === 'const' && node.id.type === 'Identifier' ? node.init : null
}
