import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { changesBetween } from '#src/assessment/engine/editing/comparing.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'
import { allTexts } from '#src/assessment/engine/texts/translations.ts'
import { withOriginals } from '#src/assessment/engine/texts/originals.ts'
import { withNewestTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { draftFromVersion, withStep } from '#src/builder/files/draftOf.ts'
import { changeSummary } from '#src/builder/model/versions/changeSummary.ts'
import {
  comparedLanguages,
  versionDifferences,
} from '#src/builder/model/versions/versionDifferences.ts'
import { newAssessment, newVersion } from '#src/builder/storage/assessmentRecords.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anyEdit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { anyWholeLife } from '#tests/support/arbitrary/arbitraryWhole.ts'
import {
  anAssessment,
  longText,
  number,
  section,
  singleChoice,
  text,
  when,
  withCalculated,
} from '#tests/support/definitions.ts'
import { STAFF } from '#tests/support/hiring.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { translatedAs } from '#tests/support/translated.ts'

const role = singleChoice('role', ['dev', 'ops'], { key: { options: ['dev'] }, points: 1 })
const first = anAssessment(
  section('about', { title: 'About you' }, role, longText('why')),
  section('more', { title: 'More' }, number('years')),
)

test('VE4: one line counts what changed, and names what has no number', () => {
  const after = withCalculated(
    anAssessment(
      section('about', { title: 'You' }, { ...role, points: 2 }, number('years')),
      section('new', longText('added'), longText('other')),
    ),
    { double: 'years * 2' },
  )
  const titled = updateSettings(after, { title: 'Another title' })
  expect(changeSummary(changesBetween(first, titled))).toBe(
    '1 section, 1 question, and the settings changed; 1 section, 2 questions, and 1 calculated value added; 1 section and 1 question removed; 1 question moved',
  )
  expect(changeSummary([])).toBe('')
  expect(changeSummary([], true)).toBe('The company on candidates’ pages changed')
  const judged = anAssessment(longText('why'), number('n'))
  expect(changeSummary([{ change: 'changed', of: 'textRules', questions: 1 }])).toBe(
    'How short answers are compared changed',
  )
  expect(changeSummary(changesBetween(judged, judged))).toBe('')
})

test('VE5: a part has its changes and both texts, also those for staff and settings in words', () => {
  const before = translatedAs(first, ['de'])
  const changed = {
    ...role,
    prompt: text('Which role?'),
    explanation: text('Both are fine'),
    points: 3,
    required: true,
    showIf: when('years', { op: 'atLeast', value: 2 }),
  }
  const after = {
    ...before,
    sections: [{ ...section('more', { title: 'More' }, number('years'), changed) }],
  }
  const parts = versionDifferences(before, after, 'en')
  const found = parts.find(({ id }) => id === 'role')
  const lines = found?.texts.map(({ name, before: was, after: is }) => `${name}: ${was} → ${is}`)
  expect(lines).toEqual([
    'Text: What about role? → Which role?',
    'Explanation for staff:  → Both are fine',
    'Condition:  → Only if “What about years?” is at least 2',
    'Required: No → Always',
    'Points: 1 → 3',
  ])
  expect(found?.changes.map(({ change }) => change)).toEqual(['changed', 'moved'])
  const removed = parts.find(({ id }) => id === 'why')
  expect(removed?.texts[0]).toMatchObject({ name: 'Kind', before: 'Long text', after: '' })
})

test('VE5: in another language, texts that are not translated are blank, and a part of which only the translation differs is listed', () => {
  const before = translatedAs(first, ['de'])
  const german = before.translations['de'] ?? {}
  const { 'why.prompt': _, ...rest } = german
  const after: Definition = {
    ...before,
    translations: { de: { ...rest, 'years.prompt': text('Wie viele Jahre?') }, fr: {} },
  }
  expect(comparedLanguages(before, after)).toEqual(['en', 'de', 'fr'])
  const own = versionDifferences(before, after, 'en')
  expect(own.map(({ of }) => of)).toEqual(['settings'])
  const parts = versionDifferences(before, after, 'de').map(({ of, id, texts }) => [
    ...[of, id],
    ...texts.map(({ before: was, after: is }) => `${was} → ${is}`),
  ])
  expect(parts).toEqual([
    ['settings', 'settings'],
    ['question', 'why', 'de why.prompt → '],
    ['question', 'years', 'de years.prompt → Wie viele Jahre?'],
  ])
})

test('VE5: options are one text, so that another order is seen as well', () => {
  const [before, after] = [
    ['dev', 'ops', 'qa'],
    ['ops', 'dev'],
  ].map((options) => anAssessment(singleChoice('role', options)))
  if (!before || !after) throw new Error('There are two')
  const [part] = versionDifferences(before, after, 'en')
  expect(part?.texts).toEqual([
    { id: 'options', name: 'Options', before: 'dev\nops\nqa', after: 'ops\ndev', isAuthored: true },
  ])
})

test('VE5: every text that differs is listed once, with what it was and is, and no other', () => {
  fc.assert(
    fc.property(anyDefinition, fc.array(anyEdit, { maxLength: 5 }), (before, edits) => {
      const after = edits.reduce((draft, edit) => edit(draft), before)
      const parts = versionDifferences(before, after, before.language)
      const listed = parts.flatMap(({ id, texts }) =>
        texts
          .filter(({ isAuthored, id: textId }) => isAuthored && textId !== 'explanation')
          .map((each) => JSON.stringify([id, each.before, each.after])),
      )
      const [was, is] = [readIn(before), readIn(after)]
      const differing = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
        const [owner = ''] = key.split(' ')
        const both = [was.get(key) ?? '', is.get(key) ?? '']
        return both[0] === both[1] ? [] : JSON.stringify([owner, ...both])
      })
      expect(listed.toSorted()).toEqual(differing.toSorted())
      expect(parts.flatMap(({ changes }) => changes)).toHaveLength(
        changesBetween(before, after).length,
      )
      for (const { texts } of parts) {
        expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length)
      }
      expect(versionDifferences(after, after, after.language)).toEqual([])
    }),
    fewRuns,
  )
})

test('VE6, VE7: a restored version is the draft that was published, and one undo brings the other back', () => {
  const restoring = fc.property(
    anyWholeLife,
    fc.array(anyEdit, { maxLength: 4 }),
    (start, edits) => {
      const published = withNewestTextRules(withOriginals(start))
      const version = newVersion(newAssessment(crypto.randomUUID(), published), {
        ...{ number: 1, by: STAFF, now: new Date() },
      })
      const restored = draftFromVersion(version)
      expect(changesBetween(published, restored)).toEqual([])
      expect(restored.translations).toEqual(published.translations)
      const edited = edits.reduce((draft, edit) => edit(draft), restored)
      const { undo, redo } = diffDefinitions(edited, restored)
      expect(withStep(edited, redo)).toEqual(restored)
      expect(withStep(restored, undo)).toEqual(edited)
    },
  )
  // Each parses whole assessments several times.
  fc.assert(restoring, { ...fewRuns, numRuns: Math.min(fewRuns.numRuns, 20) })
})

/** What candidates read, by owner and text; the labels of options and rows as one text each. */
function readIn(definition: Definition): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { id, source } of allTexts(definition)) {
    const [owner = '', part = '', field] = id.split('.')
    const question = questionsOf(definition).find((each) => each.id === owner)
    const holds = (list: 'rows' | 'options') =>
      field !== undefined &&
      JSON.stringify(Reflect.get(question ?? {}, list) ?? []).includes(`"id":"${part}"`)
    const list = holds('rows') ? 'rows' : holds('options') ? 'options' : null
    const whole = ['title', 'introduction', 'nextSteps'].includes(id) ? 'settings' : owner
    const key = `${whole} ${list ?? id}`
    const lines = isEmptyText(source) ? '' : source
    found.set(key, list !== null && found.has(key) ? `${found.get(key)}\n${lines}` : lines)
  }
  return new Map([...found].filter(([, read]) => read.trim() !== ''))
}
