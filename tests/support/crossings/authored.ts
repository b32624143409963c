/** An assessment written, saved, opened, copied, undone and published: always the same. */
import { expect } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { simulateCandidates } from '#src/builder/model/paths/prover.ts'
import {
  outcomeOfCandidate,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import { createDraftStore } from '#src/builder/screens/state/draftStore.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import {
  createAssessment,
  createFromFile,
  duplicateAssessment,
} from '#src/builder/storage/newAssessments.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { type Edit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { withPasted } from '#tests/support/arbitrary/arbitraryWhole.ts'
import { assessmentNow, value } from '#tests/support/hiring.ts'

/** Simulated candidates, with their present outcome as the expected one. */
export function testCandidatesOf(definition: Definition, seed: number): TestCandidate[] {
  return simulateCandidates(definition, { seed, count: 2 }).map((simulated, place) => ({
    id: `test${place}`,
    name: `Test ${place}`,
    ...simulated,
    expected: outcomeOfCandidate(definition, simulated),
  }))
}

/** Written to a file, opened from it, and duplicated. */
export async function isCopied(
  jobId: string,
  definition: Definition,
  tests: TestCandidate[],
): Promise<void> {
  const { title } = definition.settings
  const file = value(readAssessmentFile(writeAssessmentFile({ definition, testCandidates: tests })))
  expect(file).toEqual({ definition, testCandidates: tests })
  const opened = value(await createFromFile(jobId, title, { fileName: 'whole.json', ...file }))
  const copied = value(await duplicateAssessment(opened.id))
  for (const { draft, testCandidates: own } of [opened, copied]) {
    expect(withIdsOf(definition, draft)).toEqual(definition)
    expect(offeredLanguages(draft)).toEqual(offeredLanguages(definition))
    passesItsTests(draft, own)
  }
}

export function passesItsTests(definition: Definition, tests: readonly TestCandidate[]): void {
  expect(tests.length).toBeGreaterThan(0)
  expect(runCandidates(definition, tests).flatMap(({ differences }) => differences)).toEqual([])
}

/** Saved as the builder saves it: edited, undone, redone, and undone again. Gives its id. */
export async function isUndone(
  jobId: string,
  definition: Definition,
  { edits, tests }: { edits: readonly Edit[]; tests: readonly TestCandidate[] },
): Promise<string> {
  const created = value(await createAssessment(jobId, definition.settings.title))
  const { id } = created
  let { rev } = value(await saveDraft({ assessmentId: id, rev: created.rev, draft: definition }))
  rev = value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: tests })).rev

  const store = createDraftStore({ definition, past: [], future: [] })
  const steps: { step: StepDraft; draft: Definition }[] = []
  store.onStep((step, draft) => steps.push({ step, draft }))
  store.edit({ key: 'pasteQuestions', count: 1 }, (draft) => withPasted(draft, mintId))
  for (const edit of edits) store.edit('edit', edit)
  const edited = store.definition()
  while (store.undo() !== null);
  expect(store.definition()).toEqual(definition)
  while (store.redo() !== null);
  expect(store.definition()).toEqual(edited)
  while (store.undo() !== null);

  for (const { step, draft } of steps) {
    rev = value(await saveDraft({ assessmentId: id, rev, draft, step })).rev
  }
  expect((await assessmentNow(id)).draft).toEqual(definition)
  const { steps: kept, dropped } = await loadHistory(id)
  expect(dropped).toBe(0)
  expect(kept.map(({ undone }) => undone)).toEqual(store.getState().future.map(() => true))
  return id
}

/** A version keeps no original that its translation was made from (rule Z9). */
export function withoutOriginals(definition: Definition): Definition {
  const entries = Object.entries(definition.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).map(([id, { original: _made, ...words }]) => [id, words]),
    ),
  ])
  return { ...definition, translations: Object.fromEntries(entries) }
}

/** A copy with the ids of what it was copied from, which have the same places. */
function withIdsOf(original: Definition, copy: Definition): unknown {
  const ids = idsIn(original)
  const nameOf = new Map(idsIn(copy).map((id, place) => [id, ids[place] ?? id]))
  const renamed = (text: string) =>
    text
      .split('.')
      .map((part) => nameOf.get(part) ?? part)
      .join('.')
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return renamed(part)
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, own]) => [renamed(key), walk(own)]))
  }
  return walk(copy)
}

function idsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(idsIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, own]) =>
    key === 'id' && typeof own === 'string' ? [own] : idsIn(own),
  )
}
