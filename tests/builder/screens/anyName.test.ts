import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { Answers } from '#schemas/answer.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import {
  isShown,
  startEvaluation,
  violationOf,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { scoreAnswers } from '#src/assessment/engine/scoring/scoring.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { writeAssessmentFile } from '#src/builder/files/json/writeAssessmentFile.ts'
import { addressOf, keyOf, selectionAt } from '#src/builder/screens/state/draftPlaces.ts'
import {
  outlineRows,
  type PlacedRow,
  selectionOf,
} from '#src/builder/screens/outline/outlineRows.ts'
import { treeMove } from '#src/builder/screens/outline/treeKeys.ts'
import { placeShowing } from '#src/builder/screens/preview/previewPlaces.ts'
import { pageIndexOf, pagesOf } from '#src/assessment/renderer/fill/pages.ts'
import { assessmentCalled, idsIn, namesToTry, plainNames } from '#tests/support/ownNames.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'

const plain = assessmentCalled(plainNames)
const everything = { closed: new Set<string>(), search: '' }
const layouts = ['section', 'question', 'all'] as const

test('whatever questions are called, every pane finds the same', () => {
  fc.assert(
    fc.property(namesToTry(), (names) => {
      const called = assessmentCalled(names)
      const plainly = translationOf(called)
      for (const search of ['', 'inquiry 3', 'part', 'inquiry 99']) {
        const rows = outlineRows(called, { ...everything, search })
        expect(rows.map((row) => translated(row, plainly))).toEqual(
          outlineRows(plain, { ...everything, search }),
        )
      }
      const rows = outlineRows(called, everything)
      expect(new Set(rows.map(({ row }) => keyOf(selectionOf(row)))).size).toBe(rows.length)
      for (const { row } of rows) {
        const selection = selectionOf(row)
        expect(keyOf(selection)).toBe(row.id)
        expect(selectionAt(called, addressOf(selection))).toEqual(selection)
      }
    }),
    fewRuns,
  )
})

test('whatever questions are called, the outline’s keys work the same', () => {
  const ways = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']
  const leads = (definition: Definition, plainly: (id: string) => string) => {
    const rows = outlineRows(definition, everything)
    return rows.flatMap((_, at) =>
      ways.map((key) => {
        const [move] = Object.values(treeMove(key, rows, at, everything.closed) ?? {})
        return move === undefined ? null : plainly(move)
      }),
    )
  }
  const expected = leads(plain, (id) => id)
  fc.assert(
    fc.property(namesToTry(), (names) => {
      const called = assessmentCalled(names)
      expect(leads(called, translationOf(called))).toEqual(expected)
    }),
    fewRuns,
  )
})

test('whatever questions are called, the same is shown, wrong and scored', () => {
  const told = (definition: Definition, plainly: (id: string) => string) => {
    const answers = someAnswers(definition)
    const evaluation = startEvaluation(compile(definition), answers, { seed: 0 })
    const ids = definition.sections.flatMap(({ questions }) => questions.map(({ id }) => id))
    return {
      findings: checkReadiness(definition).map(({ kind, place }) => [
        kind,
        plainly(place.questionId ?? ''),
        plainly(place.sectionId ?? ''),
      ]),
      shown: ids.map((id) => isShown(evaluation, id)),
      violations: ids.map((id) => violationOf(evaluation, id)?.rule ?? null),
      points: scoreAnswers(definition, answers, { seed: 0 }).points,
      pages: layouts.map((layout) => {
        const laidOut = { ...definition, settings: { ...definition.settings, layout } }
        const evaluated = startEvaluation(compile(laidOut), answers, { seed: 0 })
        const pages = pagesOf(evaluated, true)
        return outlineRows(laidOut, everything).map(({ row }) =>
          pageIndexOf(pages, placeShowing(laidOut, selectionOf(row)), evaluated),
        )
      }),
    }
  }
  const expected = told(plain, (id) => id)
  fc.assert(
    fc.property(namesToTry(), (names) => {
      const called = assessmentCalled(names)
      expect(told(called, translationOf(called))).toEqual(expected)
    }),
    fewRuns,
  )
})

test('whatever questions are called, every edit can be undone, and a file restores everything', () => {
  fc.assert(
    fc.property(namesToTry(), (names) => {
      const called = assessmentCalled(names)
      for (const edited of editsOf(called)) {
        const { undo, redo } = diffDefinitions(called, edited)
        expect(applyPatches(called, redo)).toEqual(edited)
        expect(applyPatches(edited, undo)).toEqual(called)
      }
      const read = readAssessmentFile(
        writeAssessmentFile({ definition: called, testCandidates: [] }),
      )
      expect(read.ok && read.value.definition).toEqual(called)
    }),
    fewRuns,
  )
})

/** Maps an id of this definition to that of the same thing in the plain one. */
function translationOf(called: Definition): (id: string) => string {
  const ids = idsIn(plain)
  const byId = new Map(idsIn(called).map((id, at) => [id, ids[at] ?? '']))
  return (id) => byId.get(id) ?? id
}

function translated(placed: PlacedRow, plainly: (id: string) => string): unknown {
  const { row, sectionId } = placed
  return {
    ...placed,
    row: { ...row, id: plainly(row.id) },
    sectionId: sectionId === null ? null : plainly(sectionId),
  }
}

/** The first option and the first row wherever there are any. */
function someAnswers(definition: Definition): Answers {
  const answers = definition.sections.flatMap(({ questions }) =>
    questions.flatMap((question): [string, Answers[string]][] => {
      const [option] = 'options' in question ? question.options : []
      const id = option?.id ?? ''
      if (question.kind === 'singleChoice') return [[question.id, { option: id }]]
      if (question.kind === 'multipleChoice') return [[question.id, { options: [id] }]]
      if (question.kind === 'matrix') return [[question.id, { [question.rows[0]?.id ?? '']: [id] }]]
      return []
    }),
  )
  return Object.fromEntries(answers)
}

/** The keys and points by option and row, without what they had and with something else. */
function editsOf(definition: Definition): Definition[] {
  return definition.sections.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      if (question.kind === 'matrix') {
        const other = { [question.rows[1]?.id ?? '']: [question.options[1]?.id ?? ''] }
        const { byRow } = question.key ?? {}
        return [{}, { ...byRow, ...other }, other].map((next) =>
          updateQuestion(definition, question.id, { key: { byRow: next, grading: 'all' } }),
        )
      }
      if (question.kind !== 'multipleChoice') return []
      const byOption = Object.fromEntries(question.options.map(({ id }, at) => [id, at]))
      return [
        updateQuestion(definition, question.id, {
          key: undefined,
          optionPoints: { byOption, floor: 0 },
        }),
      ]
    }),
  )
}
