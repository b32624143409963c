import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { type Compiled, opensAt } from '#src/assessment/engine/evaluation/compile.ts'
import { STARTED } from '#src/assessment/engine/calculated/compileCalculated.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

import type {
  Finding,
  FindingField,
  FindingPlace,
} from '#src/assessment/engine/findings/findings.ts'

/** A text may refer to whatever a condition at the same place could use (rule Q3). */
export function checkQuotes(
  texts: readonly [FindingField, AuthoredText | undefined][],
  place: FindingPlace,
  index: number,
  compiled: Compiled,
): Finding[] {
  return texts.flatMap(([field, text]) =>
    [...new Set(text ? quotesIn(text) : [])].flatMap((name): Finding[] => {
      const source = compiled.sourceByName().get(name)
      const at = { ...place, field }
      if (source === undefined) {
        if (name === STARTED && index >= 0) return []
        const kind = name === STARTED ? 'quoteOfLater' : 'deadQuote'
        return [{ grade: 'problem', kind, name, place: at }]
      }
      const question = compiled.questions[source]?.question
      if (question && isSelfIdentification(question)) {
        const used = { kind: 'selfIdentificationUsed', operandId: question.id } as const
        return [{ grade: 'problem', ...used, place: at }]
      }
      if (question?.kind === 'statement') {
        return [{ grade: 'problem', kind: 'quoteOfStatement', name, place: at }]
      }
      if (opensAt(source, compiled) <= index) return []
      return [{ grade: 'problem', kind: 'quoteOfLater', name, place: at }]
    }),
  )
}

/**
 * The introduction can't refer to answers, because nothing is answered yet, nor can the receipt,
 * because others may read it.
 */
export function checkQuotesOfSettings({ settings }: Definition, compiled: Compiled): Finding[] {
  const onReceipt = [...new Set(settings.nextSteps ? quotesIn(settings.nextSteps) : [])]
  return [
    ...checkQuotes([['introduction', settings.introduction]], {}, -1, compiled),
    ...onReceipt.map(
      (name): Finding => ({
        grade: 'problem',
        kind: 'quoteOnReceipt',
        name,
        place: { field: 'nextSteps' },
      }),
    ),
  ]
}
