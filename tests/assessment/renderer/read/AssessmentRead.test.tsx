import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { ReadAnswers } from '#src/assessment/renderer/read/AssessmentRead.tsx'
import {
  anAssessment,
  answeredWith,
  date,
  file,
  longText,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  storedFile,
} from '#tests/support/definitions.ts'
import { filesInMemory, InEnglish } from '#tests/support/screens/filling.tsx'

afterEach(() => vi.restoreAllMocks())

const definition = anAssessment(
  section(
    'you',
    { title: 'About you' },
    statement('hello'),
    singleChoice('remote'),
    shortText('where', { showIf: answeredWith('remote', 'yes') }),
    longText('story'),
    number('pay', { unit: '€' }),
  ),
)

test('answered, blank and not shown are distinguished', () => {
  read(definition, { remote: { option: 'no' }, pay: 1200.5 }, ['where'])
  expect(card(/remote/)).toHaveTextContent('Chosen: no')
  expect(card(/where/)).toHaveTextContent(/Not asked in the end.*that answer was dropped/)
  expect(card(/story/)).toHaveTextContent('Left blank')
  expect(card(/pay/)).toHaveTextContent('1200.5 €')
  const hello = card(/hello/)
  expect(hello).not.toHaveTextContent('Left blank')
})

test('text that is no date or number is not shown as an answer, but as it was typed', () => {
  const typed = { day: { raw: '2027-2-31' }, pay: { raw: 'a lot' } }
  read(anAssessment(date('day'), number('pay')), typed, [])
  expect(card(/day/)).toHaveAttribute('data-status', 'blank')
  expect(card(/day/)).toHaveTextContent('Not a valid date. Typed:2027-2-31')
  expect(card(/pay/)).toHaveTextContent('Not a valid number. Typed:a lot')
})

test('questions are numbered as they were asked', () => {
  read(definition, {}, [])
  const prompts = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)
  expect(prompts[1]).toBe('1. What about remote?')
  expect(prompts[4]).toBe('4. What about pay?')
})

test('a section that was not shown says so', () => {
  const hidden = section(
    'more',
    { title: 'More', showIf: answeredWith('remote', 'yes') },
    shortText('b'),
  )
  read(anAssessment(singleChoice('remote'), hidden), {}, [])
  expect(screen.getByText('This section was not shown.')).toBeVisible()
})

test('what staff need is beside each question', () => {
  render(
    <ReadAnswers
      sections={readAnswers(definition, {}, [], { seed: 0 })}
      files={filesInMemory()}
      language="en"
      beside={({ question }) => (question.kind === 'number' ? 'Right: 1,300' : null)}
    />,
    { wrapper: InEnglish },
  )
  expect(card(/pay/)).toHaveTextContent('Right: 1,300')
})

test('files are downloaded with their original names', async () => {
  const files = filesInMemory()
  const stored = storedFile('cv.pdf')
  files.kept.set(stored.fileId, new File(['%PDF'], 'cv.pdf'))
  read(anAssessment(file('cv')), { cv: [stored] }, [], files)
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Download cv.pdf' }))
  expect(downloads).toEqual(['cv.pdf'])

  files.kept.clear()
  await user.click(screen.getByRole('button', { name: 'Download cv.pdf' }))
  expect(screen.getByRole('alert')).toHaveTextContent('not on this device')
})

test('R6: files of one name are told apart in review, and as they are downloaded', async () => {
  const files = filesInMemory()
  const stored = ['cv.txt', 'cv.txt', 'nu\u202efdp.exe'].map((name, n) => ({
    ...storedFile(name),
    fileId: `file-${n}`,
  }))
  for (const { fileId, name } of stored) files.kept.set(fileId, new File(['text'], name))
  read(anAssessment(file('cv')), { cv: stored }, [], files)
  const downloads: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download)
  })
  const user = userEvent.setup()
  for (const name of ['cv.txt', 'cv.txt (2)', 'nu[U+202E]fdp.exe']) {
    await user.click(screen.getByRole('button', { name: `Download ${name}` }))
  }
  expect(downloads).toEqual(['cv.txt', 'cv (2).txt', 'nu[U+202E]fdp.exe'])
})

test('what is beside an answer is drawn before its turn once the answer has the focus', () => {
  const places = Array.from({ length: 30 }, (_, place) => `place${place}`)
  const asked = anAssessment(...places.map((id) => shortText(id)))
  render(
    <ReadAnswers
      sections={readAnswers(asked, {}, [], { seed: 0 })}
      files={filesInMemory()}
      language={asked.language}
      beside={({ question }) => `Beside ${question.id}`}
    />,
    { wrapper: InEnglish },
  )
  expect(screen.queryByText('Beside place29')).toBeNull()
  act(() => card(/place29/).focus())
  expect(screen.getByText('Beside place29')).toBeVisible()
  expect(screen.queryByText('Beside place28')).toBeNull()
})

function read(
  asked: Definition,
  answers: Answers,
  dropped: string[],
  files = filesInMemory(),
): void {
  render(
    <ReadAnswers
      sections={readAnswers(asked, answers, dropped, { seed: 0 })}
      files={files}
      language={asked.language}
    />,
    { wrapper: InEnglish },
  )
}

function card(prompt: RegExp): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name: prompt }) !== null)
  if (found === undefined) throw new Error(`No question ${prompt}`)
  return found
}
