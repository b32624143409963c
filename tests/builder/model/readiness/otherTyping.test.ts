import { expect, test } from 'vitest'

import { TEXT_RULES } from '#schemas/textRules.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'

test.each([
  [['3.5'], ['3,5']],
  [['3,5'], ['3.5']],
  [['3.5 kg'], ['3,5 kg']],
  [['10%'], ['10 %']],
  [['10 %'], ['10%']],
  [['3.5%'], ['3,5%', '3.5 %']],
  [['The capital city is Oslo'], ['The capital city is Oslo.']],
  [['Oslo.'], ['Oslo']],
  [['3.5', '3,5'], []],
  [['Oslo'], []],
  [['New York'], []],
  [['429 Too Many Requests'], []],
  [['1.234'], []],
  [['1,234'], []],
  [['0.125'], ['0,125']],
  [['1234.567'], ['1234,567']],
  [['1.2.3'], []],
  [['don’t'], []],
  [['The capital city is Oslo', 'the capital city is oslo.'], []],
])('P20: beside %j, %j is offered', (accepted, texts) => {
  const definition = { ...asking({ accepted }), textRules: TEXT_RULES } as const
  const found = checkReadiness(definition).find(({ kind }) => kind === 'otherTyping')
  expect(found && 'texts' in found ? found.texts : []).toEqual(texts)
})

test('P20: what the limits rule out is not offered', () => {
  const definition = asking({ accepted: ['The capital city is Oslo'] }, { maxLength: 24 })
  expect(checkReadiness(definition)).toEqual([])
  const other = asking({ accepted: ['3.5'] }, { pattern: { source: '[\\d.]+', ignoreCase: false } })
  expect(checkReadiness(other)).toEqual([])
})

test('P20, P10: one press accepts them', () => {
  const definition = asking({ accepted: ['The capital city is Oslo', '3.5'] })
  const [finding] = checkReadiness(definition)
  expect(findingWords(finding!, definition)).toMatchObject({
    title: 'Typed as “The capital city is Oslo.” or “3,5”, the correct answer gets no points',
    fix: 'Also accept “The capital city is Oslo.” and “3,5”',
  })
  const fixed = fixFinding(definition, finding!)
  expect(fixed && checkReadiness(fixed)).toEqual([])
  expect(fixed?.sections[0]?.questions[0]).toMatchObject({
    key: {
      accepted: ['The capital city is Oslo', '3.5', 'The capital city is Oslo.', '3,5'],
      ignoreCase: true,
    },
  })
})

function asking(key: { accepted: string[] }, limits: Parameters<typeof shortText>[1] = {}) {
  return anAssessment(shortText('q', { points: 1, key: { ...key, ignoreCase: true }, ...limits }))
}
