/** The decisions on an assessment, for the file of its responses (rule Y21). */
import type { ExportedDecision, ResponsesFile } from '#schemas/files/responsesFile.ts'
import type { DecidedPerson } from '#schemas/records/decision.ts'
import { isReviewIn, withoutFindings, withWords } from '#src/review/model/decision/decisions.ts'

import type { ExportContext, ExportSource } from './exportContext.ts'
import type { ReadResponse } from './readResponse.ts'

/** Add the responses of the file first: people are called as they are there. */
export function fileDecisions(
  { decisions = [], names = [] }: ExportSource,
  { hideNames, me }: ExportContext,
) {
  const referenceById = new Map<string, string>()
  const receiptById = new Map<string, string>()
  const toReview = new Set<string>()
  let named = 0
  const inFile = (people: readonly DecidedPerson[]) =>
    people.flatMap(({ candidateId, attemptId, share: _share, ...person }) => {
      const reference = referenceById.get(candidateId)
      const receipt = receiptById.get(attemptId)
      return reference === undefined || receipt === undefined
        ? []
        : [{ reference, receipt, ...person }]
    })
  return {
    add({ record: { response }, person, last: { evaluated } }: ReadResponse): void {
      if (decisions.length === 0) return
      if (person.candidate !== null) named += 1
      if (evaluated && !isReviewIn(evaluated.judged)) toReview.add(response.candidateId)
      referenceById.set(response.candidateId, person.reference)
      for (const { attemptId, receipt } of response.attempts) receiptById.set(attemptId, receipt)
    },
    finish(): Pick<ResponsesFile, 'decisions'> {
      if (decisions.length === 0) return {}
      const hide = named === names.length ? (text: string) => text : hideNames
      return {
        decisions: decisions.map((decision): ExportedDecision => {
          const said = withoutFindings(withWords(decision, hide), { toReview, me })
          if (said.kind === 'reopened') return said
          const [chosen, notChosen] = [inFile(said.chosen), inFile(said.notChosen)]
          return {
            ...said,
            ...{ chosen, notChosen },
            outside: {
              chosen: said.chosen.length - chosen.length,
              notChosen: said.notChosen.length - notChosen.length,
            },
          }
        }),
      }
    },
  }
}
