interface Room {
  full: number
  left?: string[]
  /** Bytes; without it the browser doesn't say. */
  quota?: number
  usage?: number
  /** As in older browsers. */
  hasNoEstimate?: boolean
}

/** An origin private file system in which the first `full` files find no space. */
export function withRoom({ full, left = [], quota, usage, hasNoEstimate = false }: Room) {
  const names = new Set(left)
  const said = { quota, usage }
  let tries = 0
  let estimates = 0
  const createWritable = async () => {
    tries += 1
    const isFull = tries <= full
    let chunks = 20
    return {
      write: async () => {
        chunks -= 1
        if (isFull && chunks === 0) throw new DOMException('Full', 'QuotaExceededError')
      },
      abort: async () => undefined,
    }
  }
  const directory = { getFileHandle: async () => ({ createWritable }) }
  const root = {
    getDirectoryHandle: async (name: string) => {
      names.add(name)
      return directory
    },
    removeEntry: async (name: string) => {
      if (!names.delete(name)) throw new DOMException('Not there', 'NotFoundError')
    },
  }
  const estimate = async () => {
    estimates += 1
    return { ...said, usageDetails: { fileSystem: names.size } }
  }
  const getDirectory = async () => root
  const storage = hasNoEstimate ? { getDirectory } : { estimate, getDirectory }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
  return {
    tries: () => tries,
    estimates: () => estimates,
    clear: () => Object.assign(said, { usage: 0 }),
    left: () => [...names],
    restore: () => Reflect.deleteProperty(navigator, 'storage'),
  }
}
