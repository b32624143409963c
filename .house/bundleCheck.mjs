import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const entry = 'src/main.tsx'
const candidateApp = 'src/app/candidate.tsx'

/** What only some assessments ask for: their rarer kinds, and files. All else is an ordinary sitting. */
const rare = ['src/renderer/fields/furtherFields.ts', 'src/renderer/fields/file.tsx']

const limits = { question: 140, receipt: 150 }

/** What no file of the candidate's address may contain. */
const refused = [
  /^src\/features\/(?!take\/)/,
  /^src\/app\/(?!candidate)/,
  /^src\/(exchange|cli)\//,
  /^src\/wording\/staff\//,
  /^src\/ui\/routing\.ts$/,
  /\/react-router(-dom)?\//,
  /\/dexie(-react-hooks)?\//,
  /\/@(base-ui|dnd-kit|faker-js|hookform|tanstack|floating-ui)\//,
  /\/(micromark|mdast-util)[^/]*\//,
  /\/zod\/v[34]\/(classic|helpers|types\.js)/,
]

/**
 * The JavaScript of the candidate's address: what comes before the first question and what an
 * ordinary sitting loads up to the receipt are small enough, and nothing of it has anything of the
 * staff's in it. Prints what it finds, and what each library costs, and says whether it holds.
 */
export function checkBundle(dist) {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'))
  const chunkByFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const first = closure(chunkByFile, [chunkWith(chunks, entry), chunkWith(chunks, candidateApp)])
  // From the entry leads a way to the staff's app as well.
  const ways = [...first].filter((chunk) => !chunk.modules.includes(entry))
  const apart = ways.flatMap((chunk) => chunk.dynamicImports).map((file) => chunkByFile.get(file))
  const ordinary = apart.filter((chunk) => !chunk.modules.some((module) => rare.includes(module)))
  const sitting = closure(chunkByFile, [...first, ...ordinary])
  const all = closure(chunkByFile, [...sitting, ...apart])

  const toQuestion = gzippedKiB(dist, first)
  const toReceipt = gzippedKiB(dist, sitting)
  console.log(`Candidate's address, KiB of JavaScript, gzip:
  ${toQuestion.toFixed(1)} to the first question (limit ${limits.question})
  ${toReceipt.toFixed(1)} to the receipt, in an ordinary sitting (limit ${limits.receipt})
  of which ${costs(dist, sitting).join(', ')}`)
  for (const chunk of all) {
    if (!sitting.has(chunk)) {
      console.log(
        `  ${gzippedKiB(dist, [chunk]).toFixed(1)} more for rarer questions: ${chunk.file}`,
      )
    }
  }
  const strays = [...all].flatMap((chunk) =>
    chunk.modules
      .filter((module) => refused.some((pattern) => pattern.test(module)))
      .map((module) => `  ${module} is in ${chunk.file}`),
  )
  if (strays.length > 0) console.error(`It must not load:\n${strays.join('\n')}`)
  return toQuestion <= limits.question && toReceipt <= limits.receipt && strays.length === 0
}

/** The largest first: each library has a file of its own, and all of ours is told together. */
function costs(dist, chunks) {
  const kibByName = new Map()
  for (const chunk of chunks) {
    const name = libraryOf(chunk) ?? 'our own'
    kibByName.set(name, (kibByName.get(name) ?? 0) + gzippedKiB(dist, [chunk]))
  }
  return [...kibByName]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, kib]) => `${name} ${kib.toFixed(1)}`)
}

/** The package that a file holds nothing else of; of several, those that it depends on count as its own. */
function libraryOf({ modules }) {
  const packages = new Set(
    modules.map((module) => module.match(/node_modules\/((@[^/]+\/)?[^/]+)/)?.[1]),
  )
  if (packages.size === 0 || packages.has(undefined)) return null
  return packages.has('react-dom') ? 'react-dom' : [...packages].join(' + ')
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
