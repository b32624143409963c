import { expect, test } from 'vitest'

import type { AuthoredText, Block } from '#schemas/authoredText.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { authoredLabel } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  consent,
  option,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { told } from '#tests/support/findings.ts'

function drawing(tree: Block[]): AuthoredText {
  return { source: 'written', tree }
}

const UNSEEN = drawing([{ kind: 'paragraph', children: [{ kind: 'text', text: '\u200b\u00a0' }] }])

test('P2, P3: a text with nothing visible is missing, whatever its source', () => {
  const bare = { ...shortText('a'), prompt: UNSEEN }
  expect(told(anAssessment(bare))).toEqual(['problem noPrompt a.prompt'])
  const boxed = consent('a', { label: UNSEEN })
  expect(told(anAssessment(boxed))).toEqual(['problem noLabel a.label'])
})

test('P3: options are equal if they render alike', () => {
  const labels = [authoredLabel('> 3'), authoredLabel('3'), authoredLabel('**3**'), drawing([])]
  const options = labels.map((label, place) => ({ ...option(`o${place}`), label }))
  expect(checkReadiness(anAssessment({ ...singleChoice('a'), options }))).toMatchObject([
    { kind: 'noOptionLabel', optionIds: ['o3'] },
    { kind: 'duplicateOptions', groups: [['o1', 'o2']] },
  ])
})
