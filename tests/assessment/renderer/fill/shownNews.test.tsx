import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { CANDIDATE_LANGUAGES } from '#src/assessment/words/languages.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'
import { clearAnnouncements, prepareAnnouncements } from '#src/ui/announce.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const definition = anAssessment(
  section(
    'work',
    singleChoice('remote', ['yes', 'no', 'both']),
    longText('why', { showIf: answeredWith('remote', 'yes') }),
    longText('where', { showIf: answeredWith('remote', 'yes') }),
    statement('note', { showIf: answeredWith('remote', 'no') }),
    longText('office', { showIf: answeredWith('remote', 'no') }),
    shortText('town'),
    longText('more', { showIf: when('town', { op: 'includes', value: 'os' }) }),
  ),
  section('later', { showIf: answeredWith('remote', 'both') }, longText('share')),
)

beforeEach(prepareAnnouncements)
afterEach(clearAnnouncements)

test('a choice says at once how many questions it has added to the page, and removed', async () => {
  const { user } = fillIn(definition)
  await user.click(screen.getByRole('radio', { name: 'yes' }))
  expect(said()).toBe('2 questions were added below.')
  await user.click(screen.getByRole('radio', { name: 'no' }))
  expect(said()).toBe('1 question was added below. 2 questions below no longer apply.')
})

test('what a text adds is said once its field is left, never while it is typed', async () => {
  const { user } = fillIn(definition)
  await user.click(screen.getByRole('textbox', { name: /town/ }))
  for (const key of 'Most') {
    await user.keyboard(key)
    expect(said()).toBe('')
  }
  await user.tab()
  expect(said()).toBe('1 question was added below.')
})

test('what appears on another page, and before an answer is changed, is not said', async () => {
  const { user } = fillIn(definition, { answers: { remote: { option: 'yes' } } })
  await user.click(screen.getByRole('textbox', { name: /why/ }))
  await user.tab()
  expect(said()).toBe('')
  await user.click(screen.getByRole('radio', { name: 'both' }))
  expect(said()).toBe('2 questions below no longer apply.')
})

test('on the page of all, the questions of a section count', async () => {
  const all = { ...definition, settings: { ...definition.settings, layout: 'all' as const } }
  const { user } = fillIn(all)
  await user.click(screen.getByRole('radio', { name: 'both' }))
  expect(said()).toBe('1 question was added below.')
})

test.each(CANDIDATE_LANGUAGES)('%s says how many', async (language) => {
  await loadWords(language)
  const { filling } = candidateWordsIn(language)
  for (const words of [filling.addedBelow, filling.removedBelow]) {
    const sentences = [1, 2, 3, 11, 100].map((count) => words(count))
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

function said(): string {
  return screen.getByRole('status').textContent
}
