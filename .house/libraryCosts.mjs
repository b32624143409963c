const OUR_OWN = 'our own'

/**
 * KiB by library, largest first, and by what is our own. A file may hold several of them, and is
 * compressed as a whole: its size is divided by their shares of its minified code.
 *
 * @param {{ kib: number, modules: { id: string, length: number }[] }[]} files
 * @returns {[name: string, kib: number][]}
 */
export function libraryCosts(files) {
  const kibByName = new Map()
  for (const { kib, modules } of files) {
    const total = modules.reduce((sum, { length }) => sum + length, 0)
    for (const { id, length } of modules) {
      const share = total === 0 ? 1 / modules.length : length / total
      const name = libraryOf(id) ?? OUR_OWN
      kibByName.set(name, (kibByName.get(name) ?? 0) + kib * share)
    }
  }
  return [...kibByName].filter(([, kib]) => kib > 0).toSorted(([, a], [, b]) => b - a)
}

/** The innermost package, which is the one that it is from. */
function libraryOf(id) {
  return id.match(/.*node_modules\/((@[^/]+\/)?[^/]+)/)?.[1]
}
