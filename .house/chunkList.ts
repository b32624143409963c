import { relative } from 'node:path'

import type { Plugin } from 'vite'

/**
 * Writes beside the built files which module went into which of them, and which file loads which:
 * what the check of the candidate's address reads (bundleCheck.mjs).
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
        modules: chunk.moduleIds.map((id) => relative(process.cwd(), id).replaceAll('\\', '/')),
      }))
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunks.json',
        source: JSON.stringify(list, null, 2),
      })
    },
  }
}
