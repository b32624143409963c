import { expect, test } from 'vitest'

import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { withReparsedTexts } from '#src/builder/files/reparsedTexts.ts'
import {
  anAssessment,
  consent,
  matrix,
  option,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

/** As parsed when tags were dropped. */
function readBefore(source: string): AuthoredText {
  return { source, tree: [] }
}

/** The same texts everywhere, parsed by these two. */
function assessmentRead(
  read: (source: string) => AuthoredText,
  readLabel: (source: string) => AuthoredText,
): Definition {
  const label = readLabel('<p>')
  const options = [{ ...option('o'), label, feedback: read('<i>') }]
  const texts = { prompt: read('<b>'), help: read('<i>'), explanation: read('<u>') }
  const definition = anAssessment(
    { ...singleChoice('a'), ...texts, options, other: { label } },
    { ...matrix('b'), rows: [{ id: 'r', code: 'r', label }], options },
    { ...consent('c'), label },
    section('two', shortText('d')),
  )
  const introduction = read('<hr>')
  return {
    ...definition,
    settings: { ...definition.settings, introduction },
    sections: definition.sections.map((each) => ({ ...each, introduction })),
  }
}

test('every text of a draft gets a current tree, labels as labels', () => {
  const current = assessmentRead(authored, authoredLabel)
  expect(withReparsedTexts(assessmentRead(readBefore, readBefore))).toEqual(current)
})

test('what is parsed as before is the same object', () => {
  const current = assessmentRead(authored, authoredLabel)
  expect(withReparsedTexts(current)).toBe(current)
  const [first, second] = current.sections
  if (!first || !second) throw new Error('There are two sections')
  const stale = { ...second, introduction: readBefore('<hr>') }
  const read = withReparsedTexts({ ...current, sections: [first, stale] })
  expect(read).toEqual(current)
  expect(read.sections[0]).toBe(first)
  expect(read.sections[1]?.questions[0]).toBe(second.questions[0])
})

test('questions that were parsed already are skipped', () => {
  const before = assessmentRead(readBefore, readBefore)
  expect(withReparsedTexts(before, before).sections[0]?.questions).toBe(
    before.sections[0]?.questions,
  )
})
