/** Exports of responses as CSV, read back. */
import type { Answers } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

import { anAssessment, text } from '#tests/support/definitions.ts'
import { readCsv } from './readTables.ts'
import { exported, submitted, versionsOf } from './submittedRecords.ts'

/** The headings, and each row by heading. */
export async function readExport(
  versions: Parameters<typeof exported>[0],
  records: Parameters<typeof exported>[1],
  choices: Parameters<typeof exported>[2] = {},
) {
  const [heads = [], ...rows] = readCsv(await exported(versions, records, choices).file.text())
  return {
    heads,
    rows: rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at]]))),
  }
}

/** The columns of answers, which follow those with facts. */
export async function answersTo(
  question: Question,
  answer: Answers[string],
  words: 'labels' | 'codes',
) {
  const found = await readExport(
    versionsOf(anAssessment({ ...question, prompt: text(question.id) })),
    [submitted({ [question.id]: answer })],
    { words },
  )
  const [row = {}] = found.rows
  const last = words === 'labels' ? 'Questions not shown' : 'response.notShown'
  const answers = found.heads.slice(found.heads.indexOf(last) + 1)
  return Object.fromEntries(answers.map((head) => [head, row[head]]))
}
