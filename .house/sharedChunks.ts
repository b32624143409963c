import { fileURLToPath } from 'node:url'

type Graph = {
  getModuleInfo(id: string): ModuleLinks | null
}
type ModuleLinks = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

const candidateApp = fileURLToPath(new URL('../src/app/candidate.tsx', import.meta.url))
const guard = fileURLToPath(new URL('../src/app/guard.ts', import.meta.url))
const staffApp = fileURLToPath(new URL('../src/app/staff.tsx', import.meta.url))

/** Separate chunks that the candidate's page loads on demand. */
const onDemand: { readonly [name: string]: readonly string[] } = {
  later: [
    'renderer/fill/CheckAnswers.tsx',
    'renderer/fill/ContentsList.tsx',
    'features/take/screens/IdleWarning.tsx',
    'features/take/screens/OpeningLate.tsx',
    'features/take/screens/Receipt.tsx',
    'features/take/screens/SaveAnswers.tsx',
    'features/take/attempt/submitting.ts',
  ],
  files: ['renderer/fields/file.tsx', 'wording/candidate/english/files.ts', 'db/stored/files.ts'],
  further: ['renderer/fields/furtherFields.ts', 'wording/candidate/english/further.ts'],
}

/**
 * What both apps load goes into three files: zod, React, and all our own code. By default the
 * bundler creates twenty, one for each set of pages that share a module. Small files compress
 * badly, which would add 7 KiB to the candidate's address. What the candidate's page loads for some
 * assessments only gets one file each.
 */
export function sharedChunks() {
  let candidate: ReadonlySet<string> | null = null
  let staff: ReadonlySet<string> | null = null
  const isShared = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    staff ??= reachable(staffApp, graph, { pages: true })
    return candidate.has(id) && staff.has(id)
  }
  let guards: ReadonlySet<string> | null = null
  const isGuards = (id: string, graph: Graph) => {
    guards ??= reachable(guard, graph, { pages: false })
    return guards.has(id)
  }
  const isCandidates = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    return candidate.has(id) && !isShared(id, graph)
  }
  const nameOnDemand = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    if (candidate.has(id)) return null
    const holds = (file: string) =>
      reachable(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), graph, {
        pages: false,
      }).has(id)
    return Object.keys(onDemand).find((name) => onDemand[name]?.some(holds)) ?? null
  }
  return {
    groups: [
      // A separate chunk with the highest priority, together with the code that preloads other
      // files: the entry needs both without waiting for other shared code, whose styles must not
      // precede the page's own.
      {
        name: 'zod',
        test: /[\\/]node_modules[\\/]zod[\\/]|vite[\\/]preload-helper/,
        priority: 2,
      },
      {
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 1,
      },
      // What decides which app to load, and has no styles either.
      {
        debugName: 'guard',
        name: (id: string, graph: Graph) => (isGuards(id, graph) ? 'guard' : null),
      },
      {
        debugName: 'shared',
        name: (id: string, graph: Graph) => (isShared(id, graph) ? 'shared' : null),
      },
      // Before the on-demand chunks, which would otherwise include the modules that both need.
      {
        debugName: 'candidate',
        name: (id: string, graph: Graph) => (isCandidates(id, graph) ? 'candidate' : null),
      },
      { debugName: 'onDemand', name: nameOnDemand },
    ],
  }
}

/** `pages`: also follows dynamic imports, which lead to the pages of the staff app. */
function reachable(from: string, graph: Graph, { pages }: { pages: boolean }): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) {
    const links = graph.getModuleInfo(id)
    for (const next of links?.importedIds ?? []) found.add(next)
    if (pages) for (const next of links?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}
