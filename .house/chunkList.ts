import { relative } from 'node:path'

import type { Plugin } from 'vite'

/**
 * Writes a list of the modules in each built file, and of the files that each one loads, for the
 * bundle check (bundleCheck.mjs). A worker is built separately, and has a list of its own.
 */
export function chunkList(): Plugin {
  return {
    name: 'talentflow-chunk-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const list = chunks.map((chunk) => ({
        file: chunk.fileName,
        imports: chunk.imports,
        dynamicImports: chunk.dynamicImports,
        modules: chunk.moduleIds.map((id) => ({
          id: relative(process.cwd(), id).replaceAll('\\', '/'),
        })),
      }))
      const entry = chunks.find(({ isEntry }) => isEntry)?.name ?? ''
      this.emitFile({
        type: 'asset',
        fileName: `.vite/chunks-${entry}.json`,
        source: JSON.stringify(list, null, 2),
      })
    },
  }
}
