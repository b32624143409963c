import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

const [page = '', candidateApp = '', ...otherApps] = [
  'index.html',
  'src/app/candidate.tsx',
  'src/app/staff.tsx',
  'src/app/handedOver.tsx',
].map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)))

/** What candidates load after the first question, and what they load in protected mode. */
const later =
  /[\\/](CheckAnswers|ContentsList|IdleWarning|Receipt|SaveAnswers|app[\\/]offline|attempt[\\/]submitting)\.tsx?$/
const sealing = /[\\/](harden|preparing|protectedArrival|verifying)\.ts$/

/**
 * The modules that are built into one file, because small files compress badly and each costs a
 * request. A group takes what its modules import as well, but for the last: it takes what several
 * staff pages or dialogs share and no candidate loads.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let candidates: ReadonlySet<string> | null = null
  const isCandidates = (id: string, graph: Graph) => {
    candidates ??= loadable(page, graph)
    return candidates.has(id)
  }
  const isStart = (id: string, graph: Graph) =>
    id === page || id === candidateApp || (id.endsWith('.css') && isCandidates(id, graph))
  return [
    { name: (id, graph) => (isStart(id, graph) ? 'start' : null), debugName: 'start' },
    { name: 'later', test: later },
    { name: 'sealing', test: sealing },
    {
      name: (id, graph) => (isCandidates(id, graph) ? null : 'staff'),
      debugName: 'staff',
      minShareCount: 2,
      includeDependenciesRecursively: false,
    },
  ]
}

/** What a page imports, at once or on demand, but for the other apps. */
function loadable(from: string, graph: Graph): ReadonlySet<string> {
  const found = new Set([from])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) {
      if (!otherApps.includes(next)) found.add(next)
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
