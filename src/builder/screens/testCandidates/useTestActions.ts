import { useMemo } from 'react'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import type { AttemptInput } from '#src/builder/model/testCandidates/attemptInput.ts'
import { outcomeOfCandidate } from '#src/builder/model/testCandidates/runCandidate.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import type {
  SavedTests,
  TestCandidateStore,
} from '#src/builder/screens/state/testCandidateStore.ts'

export interface TestActions {
  /** Saves a new test candidate that expects the current outcome. True once it is saved. */
  keep(name: string, filling: AttemptInput): Promise<boolean>
  rename(test: TestCandidate, name: string): Promise<boolean>
  /** Makes the current outcome the expected one. */
  accept(test: TestCandidate): Promise<boolean>
  remove(test: TestCandidate): Promise<boolean>
}

/** Actions on test candidates. Each is saved at once, and can be undone for a while. */
export function useTestActions(): TestActions {
  const { draft, tests } = useBuilder()
  return useMemo(() => {
    const outcome = (filling: AttemptInput) => outcomeOfCandidate(draft.definition(), filling)
    const put = (test: TestCandidate, done: string) => replace(tests, test.id, test, done)
    return {
      keep: (name, filling) =>
        put(
          { id: mintId('t'), name, ...filling, expected: outcome(filling) },
          'is saved as a test candidate',
        ),
      rename: (test, name) => put({ ...test, name }, 'is the new name'),
      accept: (test) =>
        put({ ...test, expected: outcome(test) }, 'now expects what the draft does'),
      remove: (test) => replace(tests, test.id, null, 'is deleted', test.name),
    }
  }, [draft, tests])
}

/** Replaces the test candidate with this id, or removes it. */
async function replace(
  tests: TestCandidateStore,
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

/** In its current position, otherwise its former one, otherwise last. */
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
  title: 'The test candidates were changed in another tab',
  text: 'Nothing was overwritten, and the latest ones are shown now. Try again.',
}
