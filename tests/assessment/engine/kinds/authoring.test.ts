import { expect, test } from 'vitest'

import { answerSchemas } from '#schemas/answer.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import { newQuestion } from '#src/assessment/engine/editing/newQuestion.ts'

const kinds = Object.keys(answerSchemas).filter((kind) => isKind(kind))

function isKind(kind: string): kind is keyof typeof answerSchemas {
  return kind in answerSchemas
}

test.each(kinds)(
  'B2: the examples of %s have the shape of its answers, and are not blank',
  (kind) => {
    const { examples } = authoringOf({ kind })
    const question = newQuestion(kind, {
      questionId: 'q',
      optionIds: ['a', 'b', 'c'],
      rowIds: ['row1'],
    })

    expect(examples).not.toEqual([])
    for (const example of examples) {
      expect(answerSchemas[kind].safeParse(example).success).toBe(true)
      expect(prepareQuestion(question).value(example)).not.toBeNull()
    }
  },
)
