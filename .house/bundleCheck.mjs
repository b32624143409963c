import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const entry = 'src/main.tsx'
const candidateApp = 'src/app/candidate.tsx'
/** Registers the service worker, which then stores all files in the background: those don't count. */
const offline = 'src/app/offline.ts'
/** The entry loads one of them instead of the candidate's app. */
const otherApps = ['src/app/staff.tsx', 'src/app/handedOver.tsx']
/** Loaded once after the browser was killed during a restore. */
const afterRestore = 'src/app/settleRestore.ts'

/**
 * What only some assessments need: rarer kinds, files, time limits, and a copy. Everything else is an ordinary sitting.
 */
const rare = [
  'src/renderer/fields/furtherFields.ts',
  'src/renderer/fields/file.tsx',
  'src/features/take/clock/clockParts.ts',
  'src/features/take/copy/copyParts.ts',
  'src/db/stored/files.ts',
]

/** One is loaded at first, and its words for rarer kinds, time limits and paper only with those. */
const languages = ['english', 'german', 'french', 'spanish', 'arabic', 'hebrew']
const folderOf = (language) => `src/wording/candidate/${language}/`
const wordsOf = (language) => `${folderOf(language)}first.ts`
const rareWordsOf = (language) =>
  ['rare', 'clock', 'paper'].map((part) => `${folderOf(language)}${part}.ts`)
rare.push(...languages.flatMap(rareWordsOf))

/** What only protected mode needs, besides the worker that makes keys of codes. */
const protectedMode = [
  'src/db/taking/preparing.ts',
  'src/db/taking/verifying.ts',
  'src/features/take/attempt/protectedArrival.ts',
  'src/workers/harden.ts',
]
/** Only where a browser has no workers. */
const withoutWorkers = ['src/vault/argon2id.ts', 'src/workers/keyTasks.ts']

/** `protectedMode`: what it adds to the receipt. */
const limits = { question: 145, receipt: 150, protectedMode: 25 }

/** What no file of the candidate's address may contain. */
const refused = [
  /^src\/features\/(?!take\/)/,
  /^src\/app\/(?!candidate|guard|offline|restoreLeft|within\.ts)/,
  /^src\/(exchange|cli)\//,
  /^src\/wording\/staff\//,
  /^schemas\/(details|history|parts\/stepName)\.ts$/,
  // Of each kind, the page needs only the meaning of answers.
  /^src\/engine\/kinds\/.*(scoring|authoring|proposing)\.ts$/i,
  /^src\/engine\/(scoring|editing|readiness|paths|patterns|candidates)[./]/,
  /^src\/ui\/routing\.ts$/,
  /\/react-router(-dom)?\//,
  /\/dexie(-react-hooks)?\//,
  /\/@(base-ui|faker-js|hookform|tanstack|floating-ui)\//,
  /\/(micromark|mdast-util)[^/]*\//,
  /\/zod\/v[34]\/(classic|helpers|types\.js)/,
]

/**
 * Checks the JavaScript of the candidate's address: the size of what loads before the first
 * question and up to the receipt in an ordinary sitting, that none of it is staff code, and that
 * what only some assessments need is separate. Prints the results and returns whether the check
 * passed.
 */
export function checkBundle(dist) {
  const chunks = chunksOf(dist, 'index')
  const chunkByFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  // With the longest of the languages, whichever that is.
  const words = languages.map((language) => chunkWith(chunks, wordsOf(language)))
  const longest = words.toSorted((a, b) => gzippedKiB(dist, [b]) - gzippedKiB(dist, [a]))[0]
  const atFirst = [chunkWith(chunks, entry), chunkWith(chunks, candidateApp), longest]
  const first = closure(chunkByFile, atFirst)
  const onDemand = [...first]
    .flatMap((chunk) => chunk.dynamicImports)
    .map((file) => chunkByFile.get(file))
    .filter((chunk) => !has(chunk, [...otherApps, afterRestore, ...withoutWorkers]))
    .filter((chunk) => first.has(chunk) || !words.includes(chunk))
  const ordinary = onDemand.filter((chunk) => !has(chunk, [...rare, ...protectedMode]))
  const sitting = closure(chunkByFile, [...first, ...ordinary, chunkWith(chunks, offline)])
  const sealing = onDemand.filter((chunk) => has(chunk, protectedMode))
  const sealed = closure(chunkByFile, [...sitting, ...sealing])
  const all = closure(chunkByFile, [...sitting, ...onDemand])

  const toQuestion = gzippedKiB(dist, first)
  const toReceipt = gzippedKiB(dist, sitting)
  const more = [...sealed].filter((chunk) => !sitting.has(chunk))
  more.push(...chunksOf(dist, 'keyWorker'))
  const toSeal = gzippedKiB(dist, more)
  console.log(`The candidate's address loads, in KiB of JavaScript, gzip:
  ${toQuestion.toFixed(1)} to the first question (limit ${limits.question})
  ${toReceipt.toFixed(1)} to the receipt, in an ordinary sitting (limit ${limits.receipt})
  ${toSeal.toFixed(1)} more in protected mode (limit ${limits.protectedMode})`)
  const strays = [...all].flatMap((chunk) =>
    chunk.modules
      .filter(
        ({ id }) =>
          refused.some((pattern) => pattern.test(id)) ||
          (sitting.has(chunk) && [...rare, ...protectedMode].includes(id)),
      )
      .map(({ id }) => `  ${id} is in ${chunk.file}`),
  )
  if (strays.length > 0) console.error(`It must not load:\n${strays.join('\n')}`)
  const foreign = languages.flatMap((language) => wordsOfOthers(chunks, chunkByFile, language))
  if (foreign.length > 0) console.error(`Of another language:\n${foreign.join('\n')}`)
  const isOrdered = hasOneStylesheet(dist)
  if (!isOrdered) console.error('The page must have one stylesheet, which orders all layers')
  const isSmall =
    toQuestion <= limits.question && toReceipt <= limits.receipt && toSeal <= limits.protectedMode
  return isSmall && strays.length === 0 && foreign.length === 0 && isOrdered
}

/** What one language loads of the others, as when the bundler puts what all need into one of them. */
function wordsOfOthers(chunks, chunkByFile, language) {
  const own = [wordsOf(language), ...rareWordsOf(language)]
  const loaded = closure(
    chunkByFile,
    own.map((module) => chunkWith(chunks, module)),
  )
  const others = languages.filter((other) => other !== language).map(folderOf)
  return [...loaded].flatMap((chunk) =>
    chunk.modules
      .filter(({ id }) => others.some((folder) => id.startsWith(folder)))
      .map(({ id }) => `  with ${language}, ${id} in ${chunk.file}`),
  )
}

function has({ modules }, wanted) {
  return modules.some(({ id }) => wanted.includes(id))
}

/** Any other one could come first, and would turn the order of the layers around. */
function hasOneStylesheet(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return page.match(/rel="stylesheet"/g)?.length === 1
}

/** Of all that one entry loads (chunkList.ts). */
function chunksOf(dist, name) {
  return JSON.parse(readFileSync(join(dist, `.vite/chunks-${name}.json`), 'utf8'))
}

/** These files and their dependencies. */
function closure(chunkByFile, chunks) {
  const found = new Set(chunks)
  for (const chunk of found) {
    for (const file of chunk.imports) found.add(chunkByFile.get(file))
  }
  return found
}

function chunkWith(chunks, module) {
  const chunk = chunks.find((one) => has(one, [module]))
  if (chunk === undefined) throw new Error(`No built file contains ${module}`)
  return chunk
}

function gzippedKiB(dist, chunks) {
  const sizes = [...chunks].map(
    ({ file }) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
