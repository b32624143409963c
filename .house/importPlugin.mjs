import { posix, relative, sep } from 'node:path'

import { doors, importTable } from './importTable.mjs'

const rows = Object.keys(importTable).toSorted((a, b) => b.length - a.length)
/**
 * The folders that the table covers; configuration files at the top and in dot-folders are not
 * included.
 */
const housed = /^(schemas|src|tests|e2e)\//

/** The linter plugin for the import table. */
const plugin = {
  meta: { name: 'house' },
  rules: { imports: { meta: { type: 'problem' }, create } },
}
export default plugin

function create(context) {
  const file = relative(context.cwd, context.filename).split(sep).join('/')
  if (!housed.test(file)) return {}
  const row = rows.find((name) => covers(name, file))
  const check = (node) => {
    const source = node?.value
    const message = typeof source === 'string' ? refusal(file, row, source) : null
    if (message !== null) context.report({ node, message })
  }
  return {
    ImportDeclaration: (node) => check(node.source),
    ExportNamedDeclaration: (node) => check(node.source),
    ExportAllDeclaration: (node) => check(node.source),
    ImportExpression: (node) => check(node.source),
    TSImportType: (node) => check(node.source ?? node.argument?.literal ?? node.argument),
  }
}

/** Why a file may not import a source, or null if it may. */
function refusal(file, row, source) {
  const [path = ''] = source.split('?')
  if (/(^|\/)\.\.(\/|$)/.test(path)) return 'A path is an alias or starts with ./'
  if (/^(\/|src\/|schemas\/)/.test(path)) return 'Our own files are imported by an alias or ./'
  if (row === undefined) {
    return path.startsWith('./') ? null : 'This room is not in the import table: give it a row.'
  }
  const target = targetOf(file, path)
  for (const [room, door] of Object.entries(doors)) {
    const isFromOutside = file.startsWith('src/') && !covers(room, file)
    if (isFromOutside && covers(room, target) && target !== door)
      return `The door of ${room} is ${door}.`
  }
  if (covers(row, target) && target !== file) return null
  // The last matching entry decides, so exceptions come after the rule.
  const entry = importTable[row].findLast((name) => covers(name.replace('!', ''), target))
  const isAllowed = entry !== undefined && !entry.startsWith('!')
  return isAllowed ? null : `${row} may not import ${target}: see .house/importTable.mjs.`
}

/** The path of our own file, or the name of a package. */
function targetOf(file, path) {
  if (path.startsWith('./')) return posix.join(posix.dirname(file), path)
  return path.replace(/^#/, '')
}

function covers(name, path) {
  if (name.endsWith('*')) return path.startsWith(name.slice(0, -1))
  return path === name || path.startsWith(`${name}/`)
}
