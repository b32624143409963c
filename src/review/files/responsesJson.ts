/** Responses as JSON, in the shape of `schemas/files/responsesFile.ts` (rule Y13). */
import type { Answer } from '#schemas/answer.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { Review } from '#schemas/review.ts'
import type { ExportedResponse, ResponsesFile } from '#schemas/files/responsesFile.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import { plainValue } from '#src/assessment/engine/expressions/plainValue.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { textFile } from '#src/storage/tables/textFile.ts'

import type { ExportContext, ExportSource, OpenFormat } from './exportContext.ts'
import { fileDecisions } from './fileDecisions.ts'
import { fileStatistics } from './fileStatistics.ts'
import type { Mask } from './naming.ts'
import type { EvaluatedAttempt, ReadAttempt, ReadResponse } from './readResponse.ts'
import { bandNames } from './scoreCells.ts'
import { visibleReviews } from './reviewColumns.ts'
import type { WhatIfScore } from './whatIfScores.ts'

/** Writes everything: versions, then each response on a line of its own, then decisions and statistics. */
export const openJson: OpenFormat = (source, context) => {
  const text = textFile('application/json')
  const statistics = fileStatistics(source.versions)
  const decisions = fileDecisions(source, context)
  text.add(beforeResponses(source, context))
  let before = '\n'
  return {
    add(read) {
      text.add(`${before}${JSON.stringify(exportedResponse(read, context))}`)
      statistics.add(read)
      decisions.add(read)
      before = ',\n'
    },
    finish() {
      const after: AfterResponses = { ...decisions.finish(), statistics: statistics.finish() }
      text.add(`\n],${JSON.stringify(after).slice(1)}\n`)
      return text.finish()
    },
  }
}

type AfterResponses = Pick<ResponsesFile, 'decisions' | 'statistics'>

function beforeResponses(
  { assessment, versions, recommendations, exportedAt }: ExportSource,
  { includesNames, whatIfs }: ExportContext,
): string {
  const head: Omit<ResponsesFile, 'responses' | keyof AfterResponses> = {
    format: 1,
    kind: 'talentflow-responses',
    named: includesNames,
    exportedAt,
    ...(recommendations && { recommendationWords: recommendations }),
    assessment,
    versions: versions.map((version) =>
      exportedVersion(includesNames ? version : withoutReasons(version), whatIfs),
    ),
  }
  return `${JSON.stringify(head).slice(0, -1)},"responses":[`
}

/** A version as it was published, with the keys that were fixed since and its what-ifs (Y15, Y18). */
function exportedVersion(
  { id, number, publishedAt, definition, published, corrections }: EvaluatedVersion,
  saved: readonly SavedWhatIf[],
): ResponsesFile['versions'][number] {
  const whatIfs = saved.filter(({ versionId }) => versionId === id)
  return {
    id,
    number,
    publishedAt,
    definition: published ?? definition,
    ...(corrections?.length && {
      keyCorrections: corrections.map(({ questionId, key, reason, by, at }) => ({
        ...{ questionId, key, reason, by, at },
      })),
    }),
    ...(whatIfs.length > 0 && {
      whatIfs: whatIfs.map(withoutVersion),
    }),
  }
}

/** A reason may name any candidate (rule H7). */
function withoutReasons(version: EvaluatedVersion): EvaluatedVersion {
  const corrections = version.corrections?.map((each) => ({ ...each, reason: MASK }))
  return { ...version, ...(corrections && { corrections }) }
}

function withoutVersion(whatIf: SavedWhatIf): Omit<SavedWhatIf, 'versionId'> {
  const { versionId: _, ...rest } = whatIf
  return rest
}

function exportedResponse(read: ReadResponse, context: ExportContext): ExportedResponse {
  const { candidate } = read.record
  const { person } = read
  return {
    reference: person.reference,
    ...(person.candidate && { candidate: person.candidate }),
    stage: candidate?.stage ?? null,
    job: context.jobNameById.get(candidate?.jobId ?? '') ?? null,
    attempts: read.attempts().map(exportedAttempt),
  }
}

/** Files are named as on screens (rule R6). */
function withFileNames(answer: Answer): Answer {
  const named = namedFiles(answer)
  return named.length === 0 ? answer : named.map(({ file, name }) => ({ ...file, name }))
}

function exportedAttempt({
  attempt,
  evaluated,
  mask,
  keyFixes,
  ...read
}: ReadAttempt): ExportedResponse['attempts'][number] {
  const { receipt, versionId, startedAt, submittedAt, clock, seed, language, dropped } = attempt
  const { events, unlistedEvents, activity } = attempt
  const whatIfs = evaluated ? whatIfsOf(read.whatIfs(), evaluated.version) : []
  const questionById = new Map(evaluated?.questions.map(({ question }) => [question.id, question]))
  return {
    receipt,
    versionId,
    startedAt,
    submittedAt,
    activeMs: clock.activeMs,
    ...(clock.extraTime !== undefined && { extraTime: clock.extraTime }),
    events,
    ...(unlistedEvents !== undefined && { unlistedEvents }),
    ...(activity && { activity }),
    seed,
    language,
    answers: Object.fromEntries(
      Object.entries(attempt.answers).map(([id, answer]) => [
        id,
        withFileNames(mask.answer(questionById.get(id), answer)),
      ]),
    ),
    dropped,
    notShown:
      evaluated?.questions
        .filter(({ status }) => status === 'notShown')
        .map(({ question }) => question.id) ?? null,
    calculated: evaluated && evaluated.calculated.map(plainly),
    score: evaluated && scoreOf(evaluated, mask),
    ...(keyFixes.length > 0 && { keyFixes: [...keyFixes] }),
    ...(whatIfs.length > 0 && { whatIfs }),
    reviews: evaluated ? reviewsOf(evaluated.judged, mask) : [],
    settled: evaluated ? settledOf(evaluated.judged, mask) : [],
  }
}

function scoreOf(
  { judged: { score, isProvisional }, version }: EvaluatedAttempt,
  mask: Mask,
): NonNullable<ExportedResponse['attempts'][number]['score']> {
  const { points, most, toBeMarked, passed, knockOuts, questions } = score
  return {
    points,
    most,
    toBeMarked,
    isProvisional,
    passed,
    ...bandNames(score, version),
    knockOuts,
    questions: questions.map(({ questionId, points: reached, most: available, rule }) => ({
      questionId,
      points: reached,
      most: available,
      rule,
    })),
    calculated: score.calculated.map((each) => plainly({ ...each, value: mask.value(each.value) })),
  }
}

function plainly<C extends { value: Value | null }>(calculated: C) {
  return { ...calculated, value: plainValue(calculated.value) }
}

function whatIfsOf(scores: readonly WhatIfScore[], version: Version) {
  return scores.map((score) => {
    const { id, points, most, toBeMarked, passed } = score
    return { id, points, most, toBeMarked, passed, ...bandNames(score, version) }
  })
}

type ExportedReview = ExportedResponse['attempts'][number]['reviews'][number]

/** Reviews are masked too: their authors may know the name. */
function reviewsOf(judged: Judged, { words: text }: Mask): ExportedReview[] {
  return visibleReviews(judged).map((review: Review) => {
    const { by, at, doneAt, marks, comments, comment, recommendation } = review
    const changes = review.recommendationChanges?.map((change) => masked(change, text))
    return {
      by,
      at,
      ...(doneAt !== undefined && { doneAt }),
      marks: mapped(marks, ({ earlier, ...mark }) => ({
        ...masked(mark, text),
        ...(earlier && { earlier: earlier.map((each) => masked(each, text)) }),
      })),
      comments: mapped(comments, text),
      ...(comment !== undefined && { comment: text(comment) }),
      ...(recommendation !== undefined && { recommendation }),
      ...(changes && { recommendationChanges: changes }),
    }
  })
}

/** The settled marks, one for each answer: the one that counts. */
function settledOf(
  { settled }: Judged,
  { words: text }: Mask,
): ExportedResponse['attempts'][number]['settled'] {
  return [...settled.values()].map(({ attemptId: _attempt, ...mark }) => masked(mark, text))
}

function masked<M extends { reason?: string }>(mark: M, text: Mask['text']): M {
  return mark.reason === undefined ? mark : { ...mark, reason: text(mark.reason) }
}

function mapped<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W) {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, map(value)]))
}
