/**
 * Inside a transaction nothing but the database may be awaited, and the browser's cryptography is
 * asynchronous. So a transaction that meets a sealed part throws what it needs, which gives it up;
 * the part is opened, and the transaction runs again and finds it. The same with parts to be sealed.
 */
export class NeedsParts extends Error {
  override name = 'NeedsParts'
  readonly prepare: () => Promise<void>
  constructor(prepare: () => Promise<void>) {
    super('Parts must be opened or sealed first')
    this.prepare = prepare
  }
}

/**
 * Makes all of them ready, two at once: the verifier of a code takes a worker and 19 MiB, and only
 * computing time.
 */
export async function prepareAll(missing: readonly (() => Promise<void>)[]): Promise<void> {
  const left = missing.values()
  const prepareNext = async () => {
    for (const prepare of left) await prepare()
  }
  await Promise.all([prepareNext(), prepareNext()])
}

/** More is a part that never gets ready, which would run forever. */
const MOST_RUNS = 100

/** Runs `run` again until all the parts that it meets are ready. */
export async function whenReady<R>(run: () => Promise<R>): Promise<R> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof NeedsParts) || runs === MOST_RUNS) throw error
      // Dexie follows live queries through promises that went through its own.
      await Promise.resolve(error.prepare())
    }
  }
}
