import { fileURLToPath } from 'node:url'

type Graph = {
  getModuleInfo(id: string): ModuleLinks | null
}
type ModuleLinks = {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

const candidateApp = fileURLToPath(new URL('../src/app/candidate.tsx', import.meta.url))
const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const staffApp = fileURLToPath(new URL('../src/app/staff.tsx', import.meta.url))
const staffRoutes = fileURLToPath(new URL('../src/app/routes.tsx', import.meta.url))

/** The name of the file with the entry. */
const START = 'start'

/** Folders in `wording/candidate`: the first words of each get a file. */
const LANGUAGES = ['english', 'german', 'french', 'spanish', 'arabic', 'hebrew']

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
  further: [
    'renderer/fields/furtherFields.ts',
    'renderer/fields/file.tsx',
    'db/stored/files.ts',
    'wording/candidate/dateFault.ts',
  ],
  offline: ['app/offline.ts'],
  protected: [
    'db/taking/preparing.ts',
    'db/taking/verifying.ts',
    'features/take/attempt/protectedArrival.ts',
  ],
}

/**
 * After the others, because a chunk takes all that its modules need: what several languages share
 * would otherwise be in the file of one of them, which the others would then load.
 */
const words: { readonly [name: string]: readonly string[] } = Object.fromEntries(
  LANGUAGES.map((language) => [language, [`wording/candidate/${language}/first.ts`]]),
)

/** The page's own, which put all layers in order, and come first in the file of the shared styles. */
const pageStyles = /[\\/]src[\\/]ui[\\/](tokens|base)\.css/

/**
 * What both apps load goes into two files: React, and everything else with the entry. By default
 * the bundler creates twenty, one for each set of pages that share a module. Small files compress
 * badly, and list all that they import and export, which would add 8 KiB to the candidate's
 * address. What the candidate's page loads later, or for some assessments only, gets one file each.
 * So do the staff app and what several of its pages share: opening the builder used to fetch 83
 * scripts, each of which costs a page about half a millisecond of CPU time.
 */
export function sharedChunks() {
  let candidate: ReadonlySet<string> | null = null
  let staff: ReadonlySet<string> | null = null
  const isShared = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    staff ??= reachable(staffApp, graph, { pages: true })
    return candidate.has(id) && staff.has(id)
  }
  let started: ReadonlySet<string> | null = null
  const isStart = (id: string, graph: Graph) => {
    started ??= reachable(entry, graph, { pages: false })
    return (
      started.has(id) || isShared(id, graph) || pageStyles.test(id) || isCandidatesStyle(id, graph)
    )
  }
  let candidateInAll: ReadonlySet<string> | null = null
  // Also of what the candidate's page loads later: another file costs more than its rules.
  const isCandidatesStyle = (id: string, graph: Graph) => {
    candidateInAll ??= reachable(candidateApp, graph, { pages: true })
    return id.endsWith('.css') && candidateInAll.has(id)
  }
  const isCandidates = (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    return candidate.has(id) && !isShared(id, graph)
  }
  const nameIn = (chunks: typeof onDemand) => (id: string, graph: Graph) => {
    candidate ??= reachable(candidateApp, graph, { pages: false })
    if (candidate.has(id)) return null
    const holds = (file: string) =>
      reachable(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), graph, {
        pages: false,
      }).has(id)
    return Object.keys(chunks).find((name) => chunks[name]?.some(holds)) ?? null
  }
  let staffAtFirst: ReadonlySet<string> | null = null
  const isStaffs = (id: string, graph: Graph) => {
    staffAtFirst ??= reachable(staffApp, graph, { pages: false })
    return staffAtFirst.has(id)
  }
  let ofPages: readonly ReadonlySet<string>[] | null = null
  const isOfSeveralPages = (id: string, graph: Graph) => {
    ofPages ??= (graph.getModuleInfo(staffRoutes)?.dynamicallyImportedIds ?? []).map((page) =>
      reachable(page, graph, { pages: false }),
    )
    return ofPages.filter((page) => page.has(id)).length > 1
  }
  return {
    groups: [
      {
        name: 'react',
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 2,
      },
      // Also the code that preloads other files.
      {
        debugName: 'start',
        name: (id: string, graph: Graph) =>
          isStart(id, graph) || id.includes('vite/preload-helper') ? START : null,
        priority: 1,
      },
      // Before the on-demand chunks, which would otherwise include the modules that both need.
      {
        debugName: 'candidate',
        name: (id: string, graph: Graph) => (isCandidates(id, graph) ? 'candidate' : null),
      },
      { debugName: 'onDemand', name: nameIn(onDemand) },
      { debugName: 'words', name: nameIn(words) },
      {
        debugName: 'staff',
        name: (id: string, graph: Graph) => (isStaffs(id, graph) ? 'staff' : null),
      },
      {
        debugName: 'pages',
        name: (id: string, graph: Graph) => (isOfSeveralPages(id, graph) ? 'pages' : null),
      },
    ],
  }
}

/** `pages`: also follows dynamic imports, as to the pages of the staff app. */
function reachable(from: string, graph: Graph, { pages }: { pages: boolean }): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) {
    const links = graph.getModuleInfo(id)
    for (const next of links?.importedIds ?? []) found.add(next)
    if (pages) for (const next of links?.dynamicallyImportedIds ?? []) found.add(next)
  }
  return found
}
