import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'
import { PaperForm } from '#src/assessment/renderer/paper/PaperForm.tsx'
import { linesFor } from '#src/assessment/renderer/paper/room.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'
import { loadPaperWords } from '#src/assessment/words/paperCatalogues.ts'
import {
  anAssessment,
  answeredWith,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  quoting,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  text,
  withOther,
} from '#tests/support/definitions.ts'

async function drawn(definition: Definition) {
  const { language } = definition
  const words = await loadWords(language, ['file'])
  const paper = await loadPaperWords(language)
  render(<PaperForm definition={definition} words={words} paper={paper} />)
}

test('every kind has its question, in authored order, with room for the answer', async () => {
  const questions = [
    withOther(singleChoice('role', ['dev', 'ops'])),
    multipleChoice('tools', ['git', 'make'], { minChoices: 1, maxChoices: 2 }),
    shortText('city'),
    longText('story', { help: text('Tell it in order') }),
    number('years', { min: 0, max: 60, unit: 'years' }),
    date('start'),
    rating('joy', { lowLabel: 'Never', highLabel: 'Always' }),
    ranking('order', ['speed', 'price', 'looks']),
    matrix('skills', ['html', 'css'], ['never', 'often']),
    file('cv'),
    code('sum'),
    signature('signed'),
    consent('kept'),
    statement('hello'),
  ]
  await drawn(anAssessment(section('all', { title: 'Everything' }, ...questions)))
  const cards = screen.getAllByRole('article')
  expect(cards.map((card) => card.dataset['question'])).toEqual(questions.map(({ id }) => id))
  const [role, tools, , story, years, , joy, order, skills, cv, , signed, kept] = cards
  expect(role).toHaveTextContent('Tick one box.')
  expect(
    within(role!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['dev', 'ops', 'Other'])
  expect(tools).toHaveTextContent('Choose 1 to 2 options')
  expect(story).toHaveTextContent('Tell it in order')
  expect(years).toHaveTextContent('From 0 to 60')
  expect(years).toHaveTextContent('years')
  expect(joy).toHaveTextContent('Never12345Always')
  expect(order).toHaveTextContent('Number the options from 1 to 3. 1 comes first.')
  expect(within(skills!).getByRole('columnheader', { name: 'often' })).toBeInTheDocument()
  expect(within(skills!).getAllByRole('cell', { name: 'never' })).toHaveLength(2)
  expect(cv).toHaveTextContent('Hand this in separately.')
  expect(signed).toHaveTextContent('Signature')
  expect(kept).toHaveTextContent('I agree')
  expect(screen.getByText('Name')).toBeInTheDocument()
})

test('no key, no points, nothing for staff', async () => {
  await drawn(
    anAssessment(
      singleChoice('role', ['dev', 'ops'], {
        key: { options: ['dev'] },
        points: 7,
        explanation: text('Only for staff'),
        tags: ['secret'],
        rubric: { levels: [{ id: 'l1', text: 'A good level', points: 7 }] },
      }),
    ),
  )
  const sheet = screen.getByRole('article').parentElement?.parentElement
  expect(sheet).not.toHaveTextContent(/7|staff|secret|level|correct/i)
})

test('conditions, draws and inserted answers are told with the numbers on the paper', async () => {
  await drawn(
    anAssessment(
      section(
        'first',
        singleChoice('group', ['a', 'b'], { selfIdentification: true, required: false }),
        singleChoice('role', ['dev', 'ops']),
        shortText('why', { showIf: answeredWith('role', 'dev'), prompt: quoting('role') }),
        shortText('more', { required: false, requiredIf: answeredWith('role', 'ops') }),
      ),
      section(
        'second',
        { draw: 1, showIf: answeredWith('role', 'dev') },
        shortText('one'),
        shortText('two'),
      ),
    ),
  )
  // Self-identification would be read with the other answers.
  expect(screen.getAllByRole('article')).toHaveLength(5)
  expect(screen.getByText('Answer only if your answer to question 1 is “dev”.')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: /^2\. You said/ })).toHaveTextContent(
    'You said [your answer to question 1].',
  )
  expect(
    screen.getByText('You must answer if your answer to question 1 is “ops”.'),
  ).toBeInTheDocument()
  expect(
    screen.getByText('Answer this section only if your answer to question 1 is “dev”.'),
  ).toBeInTheDocument()
  expect(screen.getByText('Answer one of the questions in this section.')).toBeInTheDocument()
})

test('in the language and direction of a translation', async () => {
  const definition = anAssessment(singleChoice('role', ['dev', 'ops'], { required: false }))
  const translated = {
    ...definition,
    translations: { ar: { 'role.prompt': text('ما دورك؟'), title: text('مهندس') } },
  }
  await drawn(inLanguage(translated, 'ar'))
  const title = screen.getByRole('heading', { level: 1, name: 'مهندس' })
  expect(title.parentElement).toHaveAttribute('dir', 'rtl')
  expect(title.parentElement).toHaveAttribute('lang', 'ar')
  expect(screen.getByRole('heading', { name: '1. ما دورك؟ (اختياري)' })).toBeInTheDocument()
  expect(screen.getByText('ضع علامة في مربع واحد.')).toBeInTheDocument()
})

test('long answers get more lines, never more than a page has', () => {
  expect(linesFor(shortText('q'))).toBe(1)
  expect(linesFor(longText('q'))).toBe(8)
  expect(linesFor(longText('q', { maxLength: 100 }))).toBe(3)
  expect(linesFor(longText('q', { maxLength: 550 }))).toBe(10)
  expect(linesFor(longText('q', { minLength: 700 }))).toBe(13)
  expect(linesFor(longText('q', { maxLength: 100_000 }))).toBe(18)
})
