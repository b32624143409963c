import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { definitionOf, options, question } from '#tests/support/invitedCandidates.ts'

/** The question that is typed into: a short text in the middle. */
export const TYPED = 'typed'

/** `count` questions on one page, every third one conditional, some shown and some not. */
export function longAssessment(count: number): Definition {
  const middle = Math.floor(count / 2)
  const questions = Array.from({ length: count }, (_, at): Question => {
    if (at === middle) {
      return {
        ...question(TYPED, 'What is typed here is measured'),
        kind: 'shortText',
        required: false,
        format: 'plain',
      }
    }
    const asked = question(`q${at}`, `Question ${at + 1}: what does this code print, and why?`)
    if (at % 3 !== 2) {
      return {
        ...asked,
        kind: 'singleChoice',
        required: true,
        display: 'radio',
        options: options(`o${at}x`, ['A number', 'A text', 'Nothing', 'An error']),
      }
    }
    return {
      ...asked,
      kind: 'longText',
      required: false,
      showIf: {
        kind: 'compare',
        of: { question: at === middle + 1 ? TYPED : `q${at - 2}` },
        test: { op: 'isNotBlank' },
      },
    }
  })
  return definitionOf(`${count} questions`, [{ id: 'all', title: 'All of them', questions }])
}
