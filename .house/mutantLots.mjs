import { createHash } from 'node:crypto'

const { MUTANTS_SHARE = '1', MUTANTS_SEED = '1' } = process.env

/** Tells the changing of code to leave alone what the lot did not fall on, a whole function at a time. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'lots', value: { shouldIgnore } }]

function shouldIgnore({ node, parentPath }) {
  if (parentPath === null || parentPath.node.type !== 'Program') return undefined
  const lot = lotOf(`${MUTANTS_SEED}/${nameOf(node)}`)
  return lot < Number(MUTANTS_SHARE) ? undefined : 'not drawn'
}

/** From 0 up to 1, the same for the same words on every machine. */
function lotOf(words) {
  return createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32
}

/** By what it declares, so that a lot stays where it fell while the lines above it change. */
function nameOf({ declaration, ...statement }) {
  const declared = declaration ?? statement
  return (
    declared.id?.name ?? declared.declarations?.[0]?.id?.name ?? statement.loc?.start.line ?? ''
  )
}
