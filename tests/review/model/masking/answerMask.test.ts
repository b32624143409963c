import { expect, test } from 'vitest'

import type { Question } from '#schemas/question.ts'
import { answerMask } from '#src/review/model/masking/answerMask.ts'
import {
  code,
  file,
  longText,
  matrix,
  number,
  shortText,
  signature,
  singleChoice,
  storedFile,
} from '#tests/support/definitions.ts'

const ANNA = {
  reference: '7K4M-Q2XD',
  name: 'Anna Karenina',
  email: 'anna@example.org',
  phone: '',
}

function masked(question: Question, answer: Parameters<typeof hide.answer>[1]) {
  return hide.answer(question, answer)
}
const hide = answerMask(ANNA, {}, [])

test('H3: every text that a candidate types is searched', () => {
  expect(masked(longText('q'), 'I am Anna')).toBe('I am •••')
  expect(masked(code('q'), '// by Karenina')).toBe('// by •••')
  expect(masked(singleChoice('q', ['x']), { other: 'Anna’s way' })).toEqual({ other: '•••’s way' })
  expect(masked(number('q'), { raw: 'ask Anna' })).toEqual({ raw: 'ask •••' })
})

test('answers without a text, and those with nothing to hide, stay the same', () => {
  const choice = { option: 'anna' }
  const rows = { typed: ['anna'], strokes: ['x'] }
  expect(masked(singleChoice('q', ['anna']), choice)).toBe(choice)
  expect(masked(matrix('q', ['typed'], ['anna']), rows)).toBe(rows)
  expect(masked(number('q'), 7)).toBe(7)
  expect(masked(longText('q'), 'So.')).toBe('So.')
})

test('H6: what answers a question about an email or phone is hidden whole, and so elsewhere', () => {
  const mail = shortText('mail', { format: 'email' })
  const tel = shortText('tel', { format: 'phone' })
  const answers = { mail: 'other@elsewhere.example', tel: '+47 22 33 44 55' }
  const mask = answerMask(ANNA, answers, [mail, tel])
  expect(mask.answer(mail, answers.mail)).toBe('•••')
  expect(mask.answer(tel, answers.tel)).toBe('•••')
  expect(mask.answer(tel, 'ask 5550')).toBe('•••')
  expect(mask.answer(tel, ' ')).toBe(' ')
  expect(mask.text('other@elsewhere.example or 22334455')).toBe('••• or •••')
  expect(mask.quoted({ kind: 'answer', question: mail, answer: answers.mail })).toMatchObject({
    answer: '•••',
  })
})

test('H6: files are called by the reference, and signatures are hidden', () => {
  const cv = { ...storedFile('f1'), name: 'Anna Karenina CV.pdf' }
  const odd = { ...storedFile('f2'), name: 'cv.anna' }
  expect(masked(file('q'), [cv, odd])).toEqual([
    { ...cv, name: '7K4M-Q2XD-1.pdf' },
    { ...odd, name: '7K4M-Q2XD-2' },
  ])
  expect(masked(signature('q'), { typed: 'A. K.' })).toEqual({ typed: '•••' })
  expect(masked(signature('q'), { strokes: [[{ x: 1, y: 1 }]] })).toEqual({ typed: '•••' })
})

test('H7: values calculated from texts are searched', () => {
  expect(hide.value('Anna, 7')).toBe('•••, 7')
  expect(hide.value(['Anna', 'x'])).toEqual(['•••', 'x'])
  expect(hide.value({ date: '2026-01-02' })).toEqual({ date: '2026-01-02' })
  expect(hide.quoted({ kind: 'value', value: 'Anna' })).toEqual({ kind: 'value', value: '•••' })
})
