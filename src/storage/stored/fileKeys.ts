/** The store of files, and its keys: an owner, and then the id of a file or its size. */
export const FILES = 'files'

/** Every compound key that starts with the owner: an empty array sorts after every other key. */
export function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

export function secondOf(key: IDBValidKey): IDBValidKey | undefined {
  return Array.isArray(key) ? key[1] : undefined
}
