/** The page that test files share: a file starts with nothing of the one before it. */

/** Empties the page and ends its connections, which would keep a database from being deleted. */
export function clearPage(): void {
  document.body.replaceChildren()
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  for (const each of connections) each.close()
  connections.clear()
}

const connections = new Set<IDBDatabase>()
const { open } = IDBFactory.prototype

// Once a page: this module may be evaluated again for the next file.
if (!('isWatched' in indexedDB)) {
  Object.assign(indexedDB, { isWatched: true })
  IDBFactory.prototype.open = function (this: IDBFactory, ...asked) {
    const request = open.apply(this, asked)
    request.addEventListener('success', () => connections.add(request.result))
    return request
  }
}
