/** Writes the responses to an assessment as one file, while they are being read. */
import type { Actor } from '#schemas/parts/actor.ts'
import type { SavedWhatIf } from '#schemas/parts/whatIf.ts'
import type { EvaluatedVersion } from '#src/engine/reviewing/attemptCache.ts'
import { BYTE_ORDER_MARK, csvLine } from '#src/exchange/tables/csv.ts'
import { createWorkbook } from '#src/exchange/tables/workbook.ts'

import { RECOMMENDATIONS, type RecommendationWords } from '#src/wording/staff/recommendations.ts'

import { uniteQuestions } from './answerColumns.ts'
import { uniteCalculated } from './calculatedColumns.ts'
import type { ExportContext } from './exportContext.ts'
import { KEY_FIX_HEADINGS, keyFixRows, whatIfRows } from './otherScores.ts'
import { type ReadResponse, responseReader } from './readResponse.ts'
import { type ExportedAssessment, JSON_END, jsonLine, jsonStart } from './responsesJson.ts'
import { responseTable } from './responseTable.ts'
import type { SubmittedRecord } from './submittedRecord.ts'
import { MARK_HEADINGS, markRows, questionRows, scoreTable } from './workbookSheets.ts'

/** What staff choose. */
export interface ExportChoices {
  format: 'csv' | 'xlsx' | 'json'
  words: 'labels' | 'codes'
  /** Names and emails, where the reviewer had them shown (rule O3). */
  includesNames: boolean
  /** CSV only. */
  byteOrderMark: boolean
}

/** Where the responses come from. */
export interface ExportSource {
  assessment: ExportedAssessment
  versions: readonly EvaluatedVersion[]
  jobNameById: ReadonlyMap<string, string>
  me: Actor
  /** What the team calls its recommendations, if it has chosen words of its own. */
  recommendations?: RecommendationWords | null
  /** What-ifs that the team saved, oldest first. */
  whatIfs?: readonly SavedWhatIf[]
  exportedAt: string
}

export interface ResponseWriter {
  add(record: SubmittedRecord): void
  finish(): WrittenResponses
}

export interface WrittenResponses {
  file: Blob
  responses: number
  /** Texts that a cell of the workbook can't hold in full (rule W10). */
  shortened: number
  /** What a sheet can't hold (rule W11). */
  leftOut: { rows: number; columns: number }
}

/** What each format writes of a response, and what it is in the end. */
interface FormatWriter {
  add(read: ReadResponse): void
  finish(): Omit<WrittenResponses, 'responses'>
}

/** Add the responses in the order in which the file lists them. */
export function createResponseWriter(source: ExportSource, choices: ExportChoices): ResponseWriter {
  const { me, jobNameById, recommendations, whatIfs = [], versions } = source
  const { words, includesNames } = choices
  const context: ExportContext = {
    me,
    jobNameById,
    words,
    includesNames,
    recommendations: recommendations ?? RECOMMENDATIONS,
    hasFixedKeys: versions.some(({ corrections = [] }) => corrections.length > 0),
    whatIfs,
  }
  const read = responseReader(versions, context, whatIfs)
  const writer = formats[choices.format](source, context, choices)
  let responses = 0
  return {
    add(record) {
      const readable = read(record)
      if (readable === null) return
      responses += 1
      writer.add(readable)
    },
    finish: () => ({ ...writer.finish(), responses }),
  }
}

type OpenFormat = (
  source: ExportSource,
  context: ExportContext,
  choices: ExportChoices,
) => FormatWriter

const formats: Readonly<Record<ExportChoices['format'], OpenFormat>> = {
  csv({ versions }, context, { byteOrderMark }) {
    const table = responseTable(uniteQuestions(versions), uniteCalculated(versions), context)
    const text = textFile('text/csv;charset=utf-8')
    text.add(`${byteOrderMark ? BYTE_ORDER_MARK : ''}${csvLine(table.headings)}`)
    return {
      add: (read) => text.add(csvLine(table.row(read))),
      finish: () => ({ file: text.finish(), ...whole }),
    }
  },
  json({ assessment, versions, recommendations, exportedAt }, context) {
    const text = textFile('application/json')
    text.add(
      jsonStart(assessment, versions, context.whatIfs, {
        named: context.includesNames,
        exportedAt,
        ...(recommendations && { recommendationWords: recommendations }),
      }),
    )
    let isFirst = true
    return {
      add(read) {
        text.add(jsonLine(read, context, isFirst))
        isFirst = false
      },
      finish() {
        text.add(JSON_END)
        return { file: text.finish(), ...whole }
      },
    }
  },
  xlsx({ versions }, context) {
    const questions = uniteQuestions(versions)
    const calculated = uniteCalculated(versions)
    const table = responseTable(questions, calculated, context)
    const scores = scoreTable(questions, calculated, context)
    const { hasFixedKeys, whatIfs } = context
    const workbook = createWorkbook([
      ...(['Responses', 'Questions', 'Scores', 'Marks'] as const),
      ...(hasFixedKeys ? (['Fixed answers'] as const) : []),
      ...(whatIfs.length > 0 ? (['What-ifs'] as const) : []),
    ])
    workbook.addRow('Responses', table.headings)
    for (const row of questionRows(questions)) workbook.addRow('Questions', row)
    workbook.addRow('Scores', scores.headings)
    workbook.addRow('Marks', MARK_HEADINGS)
    if (hasFixedKeys) workbook.addRow('Fixed answers', KEY_FIX_HEADINGS)
    if (whatIfs.length > 0) {
      for (const row of whatIfRows(whatIfs, versions)) workbook.addRow('What-ifs', row)
    }
    return {
      add(read) {
        workbook.addRow('Responses', table.row(read))
        workbook.addRow('Scores', scores.row(read))
        for (const row of markRows(read, context)) workbook.addRow('Marks', row)
        if (!hasFixedKeys) return
        for (const row of keyFixRows(read, context)) workbook.addRow('Fixed answers', row)
      },
      finish: () => workbook.finish(),
    }
  },
}

const whole = { shortened: 0, leftOut: { rows: 0, columns: 0 } }

/** Characters that are collected before the browser may move them to disk. */
const PIECE_LENGTH = 1024 * 1024

function textFile(type: string) {
  const pieces: Blob[] = []
  let text = ''
  return {
    add(more: string): void {
      text += more
      if (text.length < PIECE_LENGTH) return
      pieces.push(new Blob([text]))
      text = ''
    },
    finish: (): Blob => new Blob([...pieces, text], { type }),
  }
}
