import { fileURLToPath } from 'node:url'

type Graph = {
  getModuleInfo(id: string): ModuleLinks | null
}
type ModuleLinks = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

const candidateApp = fileURLToPath(new URL('../src/app/candidate.tsx', import.meta.url))
const staffApp = fileURLToPath(new URL('../src/app/staff.tsx', import.meta.url))

/** What is fetched apart from the candidate's page, by what is asked for. */
const apart: { readonly [name: string]: readonly string[] } = {
  later: [
    'renderer/fill/CheckAnswers.tsx',
    'renderer/fill/ContentsList.tsx',
    'features/take/IdleWarning.tsx',
    'features/take/OpeningLate.tsx',
    'features/take/Receipt.tsx',
    'features/take/SaveAnswers.tsx',
    'features/take/submitting.ts',
  ],
  files: ['renderer/fields/file.tsx'],
  further: ['renderer/fields/furtherFields.ts'],
}

/**
 * What both apps load goes into three files: zod, React, and all of ours. Left alone, the
 * bundler cuts it into twenty, one for each set of pages that share a module; small files compress
 * badly, and the candidate's address would be 7 KiB heavier. What the candidate's page fetches only
 * for some assessments is a file for each.
 */
export function sharedChunks() {
  let candidate: ReadonlySet<string> | null = null
  let staff: ReadonlySet<string> | null = null
  const isShared = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    staff ??= reachable(staffApp, graph, { pages: true })
    return candidate.has(id) && staff.has(id)
  }
  const isCandidates = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    return candidate.has(id) && !isShared(id, graph)
  }
  const nameApart = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    if (candidate.has(id)) return null
    const holds = (file: string) =>
      reachable(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), graph, {
        pages: false,
      }).has(id)
    return Object.keys(apart).find((name) => apart[name]?.some(holds)) ?? null
  }
  return {
    groups: [
      // Apart first of all: the entry needs it, and must not wait for what else is shared, nor let
      // the styles of that come before the page's own.
      { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 2 },
      // The same goes for what fetches other files.
      { name: 'preload', test: /vite[\\/]preload-helper/, priority: 2 },
      {
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 1,
      },
      {
        debugName: 'shared',
        name: (id: string, graph: Graph) => (isShared(id, graph) ? 'shared' : null),
      },
      // Before what is fetched apart, which would take along the modules that both need.
      {
        debugName: 'candidate',
        name: (id: string, graph: Graph) => (isCandidates(id, graph) ? 'candidate' : null),
      },
      { debugName: 'apart', name: nameApart },
    ],
  }
}

/** `pages`: follows dynamic imports too, behind which the pages of the staff's app stand. */
function reachable(from: string, graph: Graph, { pages }: { pages: boolean }): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) {
    const links = graph.getModuleInfo(id)
    for (const next of links?.importedIds ?? []) found.add(next)
    if (pages) for (const next of links?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}
