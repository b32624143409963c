import { useMemo } from 'react'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { Filling } from '#src/engine/candidates/filling.ts'
import { outcomeOfCandidate } from '#src/engine/candidates/runCandidate.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { toast } from '#src/ui/toasts.ts'
import { mintId } from '#src/vault/randomness.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import type { SavedTests, TestStore } from './testStore.ts'

export interface TestActs {
  /** A new test; what it comes to now is expected from then on. True once it is saved. */
  keep(name: string, filling: Filling): Promise<boolean>
  rename(test: TestCandidate, name: string): Promise<boolean>
  /** Expects from now on what it comes to now. */
  accept(test: TestCandidate): Promise<boolean>
  remove(test: TestCandidate): Promise<boolean>
}

/** What can be done with test candidates. Each is saved at once, and can be taken back for a while. */
export function useTestActs(): TestActs {
  const { draft, tests } = useBuilder()
  return useMemo(() => {
    const outcome = (filling: Filling) => outcomeOfCandidate(draft.definition(), filling)
    const put = (test: TestCandidate, done: string) => replace(tests, test.id, test, done)
    return {
      keep: (name, filling) =>
        put({ id: mintId('t'), name, ...filling, expected: outcome(filling) }, 'is kept as a test'),
      rename: (test, name) => put({ ...test, name }, 'is its new name'),
      accept: (test) =>
        put({ ...test, expected: outcome(test) }, 'now expects what the draft does'),
      remove: (test) => replace(tests, test.id, null, 'is deleted', test.name),
    }
  }, [draft, tests])
}

/** Puts a test in the place of the one with this id, or takes that one away. */
async function replace(
  tests: TestStore,
  id: string,
  test: TestCandidate | null,
  done: string,
  name = test?.name ?? '',
): Promise<boolean> {
  const all = tests.getState().candidates
  const at = all.findIndex((each) => each.id === id)
  const before = all[at] ?? null
  const saved = await tests.change((now) => withTest(now, id, test, at))
  if (!succeeded(saved)) return false
  const undo = async () => succeeded(await tests.change((now) => withTest(now, id, before, at)))
  toast({ text: `“${name}” ${done}`, action: { label: 'Undo', onAct: () => void undo() } })
  return true
}

/** At its own place, else where it stood, else last. */
function withTest(
  all: readonly TestCandidate[],
  id: string,
  test: TestCandidate | null,
  at: number,
): readonly TestCandidate[] {
  const index = all.findIndex((each) => each.id === id)
  const place = index >= 0 ? index : at >= 0 ? at : all.length
  const others = all.filter((each) => each.id !== id)
  return test === null ? others : others.toSpliced(place, 0, test)
}

function succeeded(saved: SavedTests): boolean {
  if (saved.ok) return true
  const words =
    saved.error.kind === 'changed-elsewhere' ? CHANGED_ELSEWHERE : failureWords(saved.error.kind)
  toast({ text: `${words.title}. ${words.text}`, tone: 'failed' })
  return false
}

const CHANGED_ELSEWHERE = {
  title: 'The tests were changed in another tab',
  text: 'Nothing was written over, and the newer ones are shown now. Try again.',
}
