// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Definition } from '#schemas/definition.ts'
import { closeAssessment, reopenAssessment } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { LAST_STEP } from '#src/builder/storage/draftSteps.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { applyPatches } from '#src/assessment/engine/editing/patches.ts'
import { openBuilder } from '#src/builder/screens/openBuilder.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { failWritesWhile, withFreshDatabases } from '#tests/support/database.ts'
import { aJob, value } from '#tests/support/hiring.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

withFreshDatabases()

/** Stores whose next write fails. */
const failing = new Set<string>()
let isDead = false

beforeEach(() => {
  failing.clear()
  // Notes are not affected.
  failWritesWhile((store, record) => !isNote(record) && (failing.delete(store) || isDead))
})

describe('the undo history', () => {
  test('survives a save that failed while typing, in memory and after a reload', async () => {
    const desk = await aDesk()
    for (const title of ['A', 'B', 'C']) await desk.save(() => desk.edit(title))
    desk.type('D')
    await desk.save(() => desk.type('Da'))
    desk.fail('Assessments')
    expect(await desk.save(() => desk.type('Dar'))).toBe(false)
    expect(desk.past()).toEqual(['A', 'B', 'C', 'Edit title'])
    expect(await desk.save(() => desk.type('Dark'))).toBe(true)
    expect(desk.past()).toEqual(['A', 'B', 'C', 'Edit title'])

    await desk.reload()
    expect(desk.past()).toEqual(['A', 'B', 'C', 'Edit title'])
    expect(desk.dropped()).toBe(0)
    expect(undoneAll(desk)).toEqual(['C', 'B', 'A', 'Basics'])
  })

  test('survives a write interrupted between the step and the draft', async () => {
    const desk = await aDesk()
    for (const title of ['A', 'B', 'C']) await desk.save(() => desk.edit(title))
    await desk.save(() => desk.type('Da'))
    desk.fail('Assessments')
    await desk.save(() => desk.type('Dark'))

    await desk.reload()
    expect(desk.dropped()).toBe(0)
    expect(desk.title()).toBe('Da')
    expect(desk.past()).toEqual(['A', 'B', 'C', 'Edit title'])
    await desk.save(() => desk.type('Dawn'))
    expect(undoneAll(desk)).toEqual(['Da', 'C', 'B', 'A', 'Basics'])

    await desk.reload()
    expect(undoneAll(desk)).toEqual(['Da', 'C', 'B', 'A', 'Basics'])
  })

  test('never counts a step as applied whose draft was never written', async () => {
    const desk = await aDesk()
    await desk.save(() => desk.edit('A'))
    desk.fail('Assessments')
    await desk.save(() => desk.edit('B'))
    await desk.reload()
    await desk.save(() => desk.undo())
    await desk.reload()
    expect(desk.title()).toBe('Basics')
    expect(desk.past()).toEqual([])
    expect(desk.future()).toEqual(['A', 'B'])
  })

  test('leads back to the start whatever failed on the way, and keeps what was saved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anAct, { maxLength: 25 }), async (actions) => {
        const desk = await aDesk()
        for (const act of actions) await act(desk)
        const before = desk.all()
        const isSaved = await desk.save(() => undefined)
        await desk.reload()
        expect(desk.dropped()).toBe(0)
        expect(isSaved ? before : desk.all()).toEqual(desk.all())
        expect(undoneAll(desk).at(-1) ?? desk.title()).toBe('Basics')
      }),
      fewRuns,
    )
  })
})

function isNote(record: unknown): boolean {
  const step = fieldOf(record, 'step')
  return typeof step === 'number' && step > LAST_STEP
}

type Desk = Awaited<ReturnType<typeof aDesk>>

let nextTitle = 0
const saving = (act: (desk: Desk) => void) => async (desk: Desk) =>
  void (await desk.save(() => act(desk)))
const titled = () => `T${(nextTitle += 1)}`

const anAct = fc.oneof(
  fc.constantFrom(
    saving((desk) => desk.edit(titled())),
    saving((desk) => desk.type(titled())),
    saving((desk) => desk.type(titled())),
    saving((desk) => desk.undo()),
    saving((desk) => desk.redo()),
    async (desk: Desk) => desk.type(titled()),
    async (desk: Desk) => desk.edit(titled()),
  ),
  fc.constantFrom(
    async (desk: Desk) => desk.fail('Assessments'),
    async (desk: Desk) => desk.fail('history'),
    (desk: Desk) => desk.closeAndReopen(),
    (desk: Desk) => desk.reload(),
  ),
)

/** A builder without a screen, on the real database. Its page can be closed at any time. */
async function aDesk() {
  const job = await aJob()
  const { id } = value(await createAssessment(job.id, 'Basics'))
  const open = async () => {
    const stored = await getAssessment(id)
    if (stored?.kind !== 'whole') throw new Error('The draft can not be read')
    const { steps, dropped } = await loadHistory(id)
    return {
      builder: openBuilder({ assessment: stored.value, steps, unsaved: null, at: null }),
      dropped,
    }
  }
  let { builder, dropped } = await open()
  const retitle = (title: string) => (now: Definition) => updateSettings(now, { title })
  return {
    edit: (title: string) => builder.draft.edit({ key: 'earlier', text: title }, retitle(title)),
    type: (title: string) => builder.draft.edit('editTitle', retitle(title), { mergeKey: 'title' }),
    undo: () => void builder.draft.undo(),
    redo: () => void builder.draft.redo(),
    fail: (store: string) => void failing.add(store),
    /** Performs the action, and saves or tries to. */
    save(act: () => void) {
      act()
      return builder.saving.flush()
    },
    async closeAndReopen() {
      await closeAssessment(id)
      await reopenAssessment(id)
    },
    /** The page is closed now: whatever is not written is lost. */
    async reload() {
      isDead = true
      await builder.saving.flush()
      builder.saving.close()
      isDead = false
      failing.clear()
      ;({ builder, dropped } = await open())
    },
    definition: () => builder.draft.definition(),
    state: () => builder.draft.getState(),
    title: () => builder.draft.definition().settings.title,
    all() {
      return { past: this.past(), future: this.future(), title: this.title() }
    },
    past: () => builder.draft.getState().past.map(({ name }) => stepWords(name)),
    future: () => builder.draft.getState().future.map(({ name }) => stepWords(name)),
    dropped: () => dropped,
  }
}

/** The titles passed through by undoing everything. */
function undoneAll(desk: Desk): string[] {
  const titles: string[] = []
  let definition = desk.definition()
  for (const step of desk.state().past.toReversed()) {
    definition = applyPatches(definition, step.undo)
    titles.push(definition.settings.title)
  }
  return titles
}
