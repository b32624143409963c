import { createHash } from 'node:crypto'

const { MUTANTS_SHARE = '1', MUTANTS_SEED = '1' } = process.env

/** Tells Stryker to skip functions outside the sample. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'sample', value: { shouldIgnore } }]

function shouldIgnore({ node, parentPath }) {
  if (parentPath === null || parentPath.node.type !== 'Program') return undefined
  const number = sampleNumberOf(`${MUTANTS_SEED}/${nameOf(node)}`)
  return number < Number(MUTANTS_SHARE) ? undefined : 'not drawn'
}

/** From 0 up to 1; deterministic across machines. */
function sampleNumberOf(words) {
  return createHash('sha256').update(words).digest().readUInt32BE() / 2 ** 32
}

/** By what it declares, so that the sample stays the same when lines above it change. */
function nameOf({ declaration, ...statement }) {
  const declared = declaration ?? statement
  return (
    declared.id?.name ?? declared.declarations?.[0]?.id?.name ?? statement.loc?.start.line ?? ''
  )
}
