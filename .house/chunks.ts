import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext
type Modules = ReadonlySet<string>

const [page = '', candidateApp = '', staffApp = '', handedOverApp = ''] = [
  'index.html',
  'src/app/candidate.tsx',
  'src/app/staff.tsx',
  'src/app/handedOver.tsx',
].map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))

/** What the candidate's page loads when it is needed. */
const onDemand = {
  later:
    /[\\/](CheckAnswers|ContentsList|IdleWarning|Receipt|SaveAnswers|attempt[\\/]submitting)\.tsx?$/,
  further: /[\\/](furtherFields\.ts|fields[\\/]file\.tsx)$/,
  protected: /[\\/](preparing|protectedArrival|verifying)\.ts$/,
  workers: /[\\/](app[\\/]offline|workers[\\/]harden)\.ts$/,
}

/**
 * The modules that are built into one file, because small files compress badly and each costs a
 * request. A group takes what its modules import as well, but `staff` nothing that candidates load.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let candidates: Modules | null = null
  let staff: Modules | null = null
  const isCandidates = (id: string, graph: Graph) => {
    candidates ??= reachable(page, graph, { later: true })
    return candidates.has(id)
  }
  const isStart = (id: string, graph: Graph) =>
    id === page || id === candidateApp || (id.endsWith('.css') && isCandidates(id, graph))
  const isStaffs = (id: string, graph: Graph) => {
    staff ??= sharedByStaff(graph)
    return staff.has(id) && !isCandidates(id, graph)
  }
  return [
    { debugName: 'start', name: (id, graph) => (isStart(id, graph) ? 'start' : null) },
    ...Object.entries(onDemand).map(([name, test]) => ({ name, test })),
    {
      debugName: 'staff',
      name: (id, graph) => (isStaffs(id, graph) ? 'staff' : null),
      includeDependenciesRecursively: false,
    },
  ]
}

/** What the staff app loads at first, and what several of its pages do. */
function sharedByStaff(graph: Graph): Modules {
  const shared = new Set(reachable(staffApp, graph))
  const seen = new Set(shared)
  const pages = [...shared].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  for (const id of pages.flatMap((each) => [...reachable(each, graph)])) {
    if (seen.has(id)) shared.add(id)
    seen.add(id)
  }
  return shared
}

/** What a file imports; `later` includes dynamic imports, but for those of the other apps. */
function reachable(from: string, graph: Graph, { later } = { later: false }): Modules {
  const found = new Set([from])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of importedIds) found.add(next)
    for (const next of later ? dynamicallyImportedIds : []) {
      if (next !== staffApp && next !== handedOverApp) found.add(next)
    }
  }
  return found
}

/** Lists the modules of each built file, and the files that it loads, for the bundle check. */
export function chunkList(): Plugin {
  return {
    name: 'talentflow-chunk-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const list = chunks.map(({ fileName, imports, dynamicImports, moduleIds }) => {
        const modules = moduleIds.map((id) => relative(process.cwd(), id).replaceAll('\\', '/'))
        return { file: fileName, imports, dynamicImports, modules }
      })
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(list) })
    },
  }
}
