/** The decisions on an assessment, for the file of its responses (rule Y21). */
import type { ExportedDecision, ResponsesFile } from '#schemas/files/responsesFile.ts'
import type { DecidedPerson } from '#schemas/records/decision.ts'
import { withWords } from '#src/review/model/decision/decisions.ts'

import type { ExportContext, ExportSource } from './exportContext.ts'
import type { ReadResponse } from './readResponse.ts'

/** Add the responses of the file first: people are called as they are there. */
export function fileDecisions(
  { decisions = [], names = [] }: ExportSource,
  { hideNames }: ExportContext,
) {
  const referenceById = new Map<string, string>()
  const receiptById = new Map<string, string>()
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
    add({ record: { response }, person }: ReadResponse): void {
      if (decisions.length === 0) return
      if (person.candidate !== null) named += 1
      referenceById.set(response.candidateId, person.reference)
      for (const { attemptId, receipt } of response.attempts) receiptById.set(attemptId, receipt)
    },
    finish(): Pick<ResponsesFile, 'decisions'> {
      if (decisions.length === 0) return {}
      const hide = named === names.length ? (text: string) => text : hideNames
      return {
        decisions: decisions.map((decision): ExportedDecision => {
          const said = withWords(decision, hide)
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
