/** Writes the responses to an assessment as one file, while they are being read. */
import { namesMask } from '#src/review/model/masking/textMask.ts'
import { RECOMMENDATIONS } from '#src/staff/words/recommendations.ts'

import type { ExportContext, ExportSource, OpenFormat, WrittenFile } from './exportContext.ts'
import { responseReader } from './readResponse.ts'
import type { ExportChoices, ResponseFormat } from './responseFormats.ts'
import { openCsv } from './responsesCsv.ts'
import { openJson } from './responsesJson.ts'
import { openXlsx } from './responsesXlsx.ts'
import type { SubmittedRecord } from './naming.ts'

export interface ResponseWriter {
  add(record: SubmittedRecord): void
  finish(): WrittenResponses
}

export interface WrittenResponses extends WrittenFile {
  responses: number
}

/** The writer of each format, apart from their table so that dialogs load only that. */
const writers: Readonly<Record<ResponseFormat, OpenFormat>> = {
  xlsx: openXlsx,
  csv: openCsv,
  json: openJson,
}

/** Add the responses in the order in which the file lists them. */
export function createResponseWriter(source: ExportSource, choices: ExportChoices): ResponseWriter {
  const { me, jobNameById, recommendations, versions, names = [] } = source
  const { words, includesNames } = choices
  const hideNames = namesMask(names)
  const whatIfs = (source.whatIfs ?? []).map((each) =>
    includesNames ? each : { ...each, name: hideNames(each.name) },
  )
  const context: ExportContext = {
    me,
    jobNameById,
    words,
    includesNames,
    hideNames,
    recommendations: recommendations ?? RECOMMENDATIONS,
    hasFixedKeys: versions.some(({ corrections = [] }) => corrections.length > 0),
    whatIfs,
  }
  const read = responseReader(versions, context, whatIfs)
  const writer = writers[choices.format](source, context, choices)
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
