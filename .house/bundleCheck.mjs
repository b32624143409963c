import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

// Modules, by the start or the end of their path.
const first = ['src/main.tsx', 'src/app/candidate.tsx']
const later = ['src/app/offline.ts', '/Receipt.tsx']
const sealing = ['/preparing.ts', '/verifying.ts', '/protectedArrival.ts', '/harden.ts']
/** For some assessments, for a lost key, and for browsers without workers. */
const rare = ['/fields/file.tsx', '/furtherFields.ts', '/clockParts.ts', '/copyParts.ts']
rare.push('/stored/files.ts', '/sealedRecords.ts', '/argon2id.ts')
/** The other apps, and what finishes a restore that was cut off. */
const others = ['src/app/staff.tsx', 'src/app/handedOver.tsx', '/settleRestore.ts']
/** What the candidate’s address never loads, but for the addresses of workers. */
const refused = ['src/app/shell/', 'src/staff/', 'src/hiring/', 'src/builder/', 'src/review/']
refused.push('src/custody/screens/', 'src/custody/files/', 'src/assessment/engine/editing/')
refused.push('/authoring.ts', '/proposing.ts', '/scoring.ts', 'node_modules/react-router')
refused.push('node_modules/dexie', 'node_modules/mdast-util', 'node_modules/@base-ui')
/**
 * Checks the JavaScript that the candidate's address loads: how many KiB, gzipped, that none of it
 * is staff code, and that no language loads words of another. Prints what it finds, and returns
 * whether it passed. Throws if a name above is in no built file, because it would check nothing.
 */
export function checkBundle(dist) {
  const chunks = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'))
  const all = chunks.flatMap(({ modules }) => modules)
  for (const name of [first, later, sealing, rare, others, refused, '/first.ts'].flat()) {
    if (!all.some((id) => is(id, [name]))) throw new Error(`No built file contains ${name}`)
  }
  // The folders of the languages, by what candidates read at first.
  const languages = all.filter((id) => is(id, ['/first.ts'])).map((id) => id.slice(0, -8))
  /** The files with these modules and what they import, also on demand unless it is skipped. */
  const load = (names, skipped = ['']) => {
    const has = ({ modules }, wanted) => modules.some((id) => is(id, wanted))
    const found = new Set(chunks.filter((chunk) => has(chunk, names)))
    for (const { imports, dynamicImports } of found) {
      const isOnDemand = (chunk) => dynamicImports.includes(chunk.file) && !has(chunk, skipped)
      const next = chunks.filter((chunk) => imports.includes(chunk.file) || isOnDemand(chunk))
      for (const chunk of next) found.add(chunk)
    }
    return [...found]
  }
  const kibOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1024
  const sumOf = (files) => files.reduce((sum, { file }) => sum + kibOf(file), 0)
  /** With the longest language. */
  const sizeOf = (names, skipped) =>
    Math.max(...languages.map((folder) => sumOf(load([...names, `${folder}first.ts`], skipped))))

  const worker = readdirSync(join(dist, 'assets')).find((name) => name.startsWith('keyWorker'))
  const receipt = sizeOf([...first, ...later], [...rare, ...sealing, ...others, ...languages])
  const sealed = sizeOf([...first, ...later, ...sealing], [...rare, ...others, ...languages])
  const sizes = [
    { part: 'to the first question', kib: sizeOf(first), limit: 150 },
    { part: 'to the receipt, in an ordinary sitting', kib: receipt, limit: 157 },
    {
      part: 'more in protected mode',
      kib: sealed - receipt + kibOf(`assets/${worker}`),
      limit: 26,
    },
  ]
  console.log('The candidate’s address loads, in KiB of JavaScript, gzip:')
  for (const { part, kib, limit } of sizes) {
    console.log(`  ${kib.toFixed(1)} ${part} (limit ${limit})`)
  }
  const strays = load(first, others)
    .flatMap(({ modules }) => modules.filter((id) => is(id, refused) && !id.includes('?worker')))
    .map((id) => `The candidate’s address must not load ${id}`)
  const foreign = languages.flatMap((language) =>
    load([language])
      .flatMap(({ modules }) => modules.filter((id) => is(id, languages) && !is(id, [language])))
      .map((id) => `${language} must not load ${id}`),
  )
  // Any other stylesheet could come first, and would turn the order of the layers around.
  const styles = readFileSync(join(dist, 'index.html'), 'utf8').match(/rel="stylesheet"/g)
  const faults = [...strays, ...foreign]
  if (styles?.length !== 1) faults.push('The page must have one stylesheet')
  for (const fault of faults) console.error(fault)
  return faults.length === 0 && sizes.every(({ kib, limit }) => kib <= limit)
}

function is(id, names) {
  return names.some((name) => id.startsWith(name) || id.endsWith(name))
}
