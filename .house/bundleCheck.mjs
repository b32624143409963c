import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const limitKiB = 150
const entry = 'src/main.tsx'
const candidateApp = 'src/app/candidate.tsx'

/** What no file of the candidate's address may contain. */
const refused = [
  /^src\/features\/(?!take\/)/,
  /^src\/app\/(?!candidate)/,
  /^src\/(exchange|cli)\//,
  /^src\/wording\/staff\//,
  /^src\/ui\/routing\.ts$/,
  /\/react-router(-dom)?\//,
  /\/@(base-ui|dnd-kit|faker-js|hookform|tanstack|floating-ui)\//,
  /\/(micromark|mdast-util)[^/]*\//,
  /\/zod\/v[34]\/(classic|helpers|types\.js)/,
]

/**
 * The JavaScript of the candidate's address: what comes before the first question is small enough,
 * and nothing of it has anything of the staff's in it, fetched before or after. Prints what it finds
 * and says whether it holds.
 */
export function checkBundle(dist) {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'))
  const chunkByFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const first = closure(chunkByFile, [chunkWith(chunks, entry), chunkWith(chunks, candidateApp)])
  // From the entry leads a way to the staff's app as well.
  const ways = [...first].filter((chunk) => !chunk.modules.includes(entry))
  const apart = ways.flatMap((chunk) => chunk.dynamicImports).map((file) => chunkByFile.get(file))
  const all = closure(chunkByFile, [...first, ...apart])

  const kib = gzippedKiB(dist, first)
  console.log(
    `Candidate's address: ${kib.toFixed(1)} KiB of JavaScript, gzip, up to the first question ` +
      `(limit ${limitKiB})`,
  )
  for (const chunk of all) {
    if (!first.has(chunk)) {
      console.log(`  ${gzippedKiB(dist, [chunk]).toFixed(1)} KiB apart: ${chunk.file}`)
    }
  }
  const strays = [...all].flatMap((chunk) =>
    chunk.modules
      .filter((module) => refused.some((pattern) => pattern.test(module)))
      .map((module) => `  ${module} is in ${chunk.file}`),
  )
  if (strays.length > 0) console.error(`It must not load:\n${strays.join('\n')}`)
  return kib <= limitKiB && strays.length === 0
}

/** These files, and what they can't do without. */
function closure(chunkByFile, chunks) {
  const found = new Set(chunks)
  for (const chunk of found) {
    for (const file of chunk.imports) found.add(chunkByFile.get(file))
  }
  return found
}

function chunkWith(chunks, module) {
  const chunk = chunks.find((one) => one.modules.includes(module))
  if (chunk === undefined) throw new Error(`No built file contains ${module}`)
  return chunk
}

function gzippedKiB(dist, chunks) {
  const sizes = [...chunks].map(
    ({ file }) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
