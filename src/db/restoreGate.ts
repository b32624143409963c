/**
 * While everything is being replaced, no other page of TalentFlow has the databases in use: those that
 * are open load again, and those that load wait until it is over. Web Locks and messages between tabs do
 * that; a browser without them is left with revisions alone.
 */

/** Held by whoever replaces; waited for by every page that begins. */
const NAME = 'talentflow-restore'

/** How long the other pages have to save what they hold and to load again. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 50

/**
 * To be awaited by every page before it reads anything. Settles when nothing is being replaced; `onWait`:
 * something is, and this may take a while. From then on the page loads again as soon as another one is
 * about to replace everything.
 */
export async function waitForRestore({
  onWait,
  reload,
}: {
  onWait: () => void
  reload: () => void
}): Promise<void> {
  channel()?.addEventListener('message', reload)
  const locks = lockManager()
  if (!locks) return
  const shared = { mode: 'shared' } as const
  const isFree = await locks.request(
    NAME,
    { ...shared, ifAvailable: true },
    (lock) => lock !== null,
  )
  if (isFree) return
  onWait()
  await locks.request(NAME, shared, () => undefined)
}

/** Runs `work` while every page that begins waits for it; one at a time. */
export function whileRestoring<T>(work: () => Promise<T>): Promise<T> {
  return lockManager()?.request(NAME, work) ?? work()
}

/**
 * Has every other page load again. Gives how many responses and drafts are still open after some
 * seconds: of pages that ask before they let go of something that is not saved.
 */
export async function closeOtherPages(): Promise<{ responses: number; drafts: number }> {
  channel()?.postMessage('restore')
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const names = await heldNames()
    const responses = names.filter((name) => name.startsWith('response-')).length
    const drafts = names.filter((name) => name.startsWith('open-')).length
    if (responses + drafts === 0 || performance.now() > until) return { responses, drafts }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN_MS)
    })
  }
}

let opened: BroadcastChannel | null = null

/** One for the page: it does not hear what it says itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  opened ??= new BroadcastChannel(NAME)
  return opened
}

async function heldNames(): Promise<string[]> {
  const locks = await lockManager()?.query()
  return locks?.held?.flatMap(({ name }) => name ?? []) ?? []
}

function lockManager(): LockManager | null {
  if (typeof navigator === 'undefined') return null
  const { locks }: { locks?: LockManager | null } = navigator
  return locks ?? null
}
