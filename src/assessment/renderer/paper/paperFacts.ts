import { createContext, useContext } from 'react'

import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import type { PaperFacts } from '#src/assessment/words/paperCondition.ts'

export const PaperContext = createContext<PaperFacts | null>(null)

/** The words and facts from which the paper is written. */
export function usePaper(): PaperFacts {
  const facts = useContext(PaperContext)
  if (facts === null) throw new Error('Drawn without the facts of the paper')
  return facts
}

/**
 * The facts of a paper: `definition` in the language of `words`. Where a text inserts an earlier
 * answer, it says whose answer that is.
 */
export function paperFacts(
  definition: Definition,
  words: CandidateWords,
  paper: PaperWords,
): PaperFacts {
  const numbers = new Map<string, number>()
  const numberByName = new Map<string, number>()
  for (const question of definition.sections.flatMap(({ questions }) => questions)) {
    if (!isPrinted(question) || question.kind === 'statement') continue
    numbers.set(question.id, numbers.size + 1)
    for (const name of [question.id, question.code]) {
      if (!numberByName.has(name)) numberByName.set(name, numbers.size)
    }
  }
  const quote = (name: string) => {
    const number = numberByName.get(name)
    if (number === undefined) return words.answers.blankQuote
    return paper.inserted(paper.conditions.question(number))
  }
  return { definition, numbers, paper, write: words.write, quote }
}

/** Self-identification is left out: on paper, whoever reads the answers would see it (rule G2). */
export function isPrinted(question: Question): boolean {
  return !isSelfIdentification(question)
}
