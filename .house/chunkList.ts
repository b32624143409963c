import { relative } from 'node:path'

import { minifySync, type Plugin } from 'vite'

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
          length: minifiedLength(chunk.modules[id]?.code ?? ''),
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

/** Of one module without the others, so nothing of it may be dropped as unused. */
function minifiedLength(code: string): number {
  return minifySync('module.js', code, { compress: false, mangle: true }).code.length
}
