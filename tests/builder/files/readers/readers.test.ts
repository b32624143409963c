import { expect, test } from 'vitest'

import { openAssessment } from '#src/builder/files/readers/openAssessment.ts'
import { OPENED, PASTED, QUESTION_READERS, READERS } from '#src/builder/files/readers/readers.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { sourceOf } from '#src/builder/files/readers/source.ts'

type Name = (typeof READERS)[number]['name']

const samples: Readonly<Record<Name, readonly string[]>> = {
  backup: ['{"format":1,"kind":"talentflow-backup","madeAt":"2026-11-22T10:42:00.000Z"}\n{}'],
  invalidJson: ['', ' \n', '{ format: 1 }', '[1] Read this.', '{"questions": [{"text": "Wh'],
  workbook: [],
  openDocument: [],
  oldOffice: [],
  binary: ['PK\u0003\u0004\u0014', '%PDF-1.7', '\0W\0h\0y\0 \0i\0s\0 \0i\0t\0?'],
  rtf: ['{\\rtf1\\ansi 1. Why?}'],
  assessment: [
    '{"format":1,"kind":"assessment","definition":{}}',
    '\uFEFF{"settings":{},"sections":[]}',
  ],
  surveyJs: [
    '{"pages":[{"elements":[{"type":"text","name":"q"}]}]}',
    '{"elements":[{"type":"text","name":"q"}]}',
    '{"name":"x","jsonContent":{"pages":[{"elements":[{"type":"text"}]}]}}',
  ],
  json: ['[{"question":"Why?"}]', '\uFEFF{"a":1}'],
  brokenJson: ['{"questions": [{"text": "Wh', '[{"question": Why?}]'],
  moodleXml: [
    '<?xml version="1.0"?>\n<!-- made -->\n<quiz><question type="essay"/></quiz>',
    '<quiz>\n</quiz>',
  ],
  qti: ['<?xml version="1.0"?><questestinterop/>', '<assessmentItem identifier="a"/>'],
  html: ['<!DOCTYPE html>\n<html><body>1. Why?</body></html>', '<!doctype html>\n<p>1. Why?</p>'],
  xml: ['<?xml version="1.0"?><rss/>'],
  text2qti: [
    'Title: A tool\n1.  Which?\n*a) Hammer\nb)  Song',
    'Quiz title: Bits\n1.  How many?\n=   8 +- 0',
  ],
  gift: ['Who guards it?{~a =b}', '$CATEGORY: a/b\n\nWhat is it?', '[b] Who?{T}'],
  blackboard: ['MC\tWhich?\tTea\tcorrect\tMud\tincorrect'],
  cells: ['Question\tOption\tOption\nWhy?\ta\tb', 'Question,Answer\nWhy?,Because'],
  quiz: ['1. Why?', 'Why?\na) x\nb) y', '<div align="center">\n  <h1>Quiz</h1>\n</div>\n\n1. Why?'],
}

test('no two rows have the same name', () => {
  const names = READERS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(withSamples(PASTED))(
  'pasted, $name is not taken for another: $text',
  ({ name, text }) => {
    expect(PASTED.find(({ recognises }) => recognises(sourceOf(text)))?.name).toBe(name)
  },
)

test.each(withSamples(OPENED))(
  'opened, $name is not taken for another: $text',
  ({ name, text }) => {
    expect(OPENED.find(({ recognises }) => recognises(sourceOf(text)))?.name).toBe(name)
  },
)

test.each(withSamples(QUESTION_READERS))(
  'questions are read from $name: $text',
  ({ name, text }) => {
    expect(readPasted(text)).toMatchObject({ format: name, refusal: null, questions: [{}] })
  },
)

const unpasted = PASTED.filter((row) => 'noQuestions' in row)
test.each(withSamples(unpasted))(
  'no questions are read from $name: $text',
  ({ noQuestions, text }) => {
    const { format, refusal, questions } = readPasted(text)
    expect({ format, refusal, questions }).toEqual({
      format: null,
      refusal: noQuestions,
      questions: [],
    })
  },
)

const assessments = OPENED.filter((row) => 'assessment' in row)
test.each(withSamples(assessments))(
  'an assessment is read from $name: $text',
  ({ assessment, text }) => {
    expect(opened(text)).toEqual(assessment.read(text))
  },
)

const unopened = OPENED.filter((row) => 'noAssessment' in row)
test.each(withSamples(unopened))(
  'no assessment is read from $name: $text',
  ({ noAssessment, text }) => {
    expect(opened(text)).toMatchObject({ ok: false, error: { where: '', why: noAssessment } })
  },
)

function withSamples<R extends { name: Name }>(rows: readonly R[]): (R & { text: string })[] {
  return rows.flatMap((row) => samples[row.name].map((text) => ({ ...row, text })))
}

function opened(text: string) {
  return openAssessment(new TextEncoder().encode(text).buffer)
}
