import { expect, test } from 'vitest'

import { shareSources } from '#src/assessment/engine/texts/shareSources.ts'
import { anAssessment, singleChoice, shortText, text } from '#tests/support/definitions.ts'

test('a definition stays equal, also where the source is not what is drawn', () => {
  const emphasis = {
    source: '*Where* do you live?',
    tree: text('Where do you live?').tree,
  }
  const definition = anAssessment(
    shortText('plain', { prompt: text('Your name'), help: text('As in your passport') }),
    shortText('marked', { prompt: emphasis, help: text('') }),
    singleChoice('choice'),
  )
  const before = structuredClone(definition)
  shareSources(definition)
  expect(definition).toEqual(before)
})
