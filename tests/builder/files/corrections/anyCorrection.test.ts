/** Rules PT10 to PT13 and PT16 for any bank and any corrections: nothing that was read is lost. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionSchema } from '#schemas/question.ts'
import { kindsFor } from '#src/builder/files/corrections/changeKind.ts'
import {
  type Change,
  type Correction,
  correctedList,
  type ListedQuestion,
} from '#src/builder/files/corrections/corrections.ts'
import { splitPlaces } from '#src/builder/files/corrections/splitAt.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { bankArbitrary, styleArbitrary, writeBank } from '#tests/builder/files/quiz/quizBanks.ts'
import { countingMint } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

/** Each belongs to one line of a bank: "ask3", "pick3b". */
const WORDS = /(?:ask|pick|stray)\d+\p{L}*/gu

function wordsOf(listed: readonly ListedQuestion[]): string[] {
  const text = JSON.stringify(listed.map(({ question }) => question))
  return [...new Set(text.match(WORDS))].toSorted()
}

/** A key of the kind that the question has. */
function keyOf({ kind }: PastedQuestion, pick: number): Change {
  if (kind === 'date') return { change: 'dateKey', key: pick % 4 === 0 ? null : '2027-02-28' }
  if (kind === 'number') {
    return { change: 'numberKey', key: pick % 4 === 0 ? null : { value: pick / 2, tolerance: 0.5 } }
  }
  return { change: 'accepted', accepted: ['key one', 'key two'].slice(0, pick % 3) }
}

/** One of the changes that the question allows. */
function changeOf({ question, base }: ListedQuestion, pick: number): Change {
  const kinds = kindsFor(base)
  const places = splitPlaces(question)
  const kind = kinds[pick % kinds.length] ?? question.kind
  const place = places[pick % Math.max(1, places.length)] ?? { part: 'prompt', at: 1 }
  const changes: Change[] = [
    { change: 'kind', kind },
    { change: 'split', place },
    { change: 'join' },
    { change: 'key', key: [pick % 3] },
    keyOf(question, pick),
    { change: 'check' },
    { change: 'uncheck' },
    { change: 'leaveOut' },
    { change: 'putBack' },
    { change: 'splitParagraphs' },
  ]
  return changes[pick % changes.length] ?? { change: 'join' }
}

test('corrections lose nothing, and leave questions that a draft can have', () => {
  const picks = fc.array(fc.record({ at: fc.nat(50), pick: fc.nat(1_000) }), { maxLength: 12 })
  fc.assert(
    fc.property(bankArbitrary, styleArbitrary, picks, (bank, style, chosen) => {
      const { questions } = readQuiz(writeBank(bank, style))
      const corrections: Correction[] = []
      let { listed } = correctedList(questions, corrections)
      const words = wordsOf(listed)
      for (const { at, pick } of chosen) {
        const row = listed[at % listed.length]
        if (row === undefined) break
        corrections.push({ of: row.id, ...changeOf(row, pick) })
        listed = correctedList(questions, corrections).listed
        expect({ corrections, words: wordsOf(listed) }).toEqual({ corrections, words })
      }
      const added = questionsFromPasted(
        listed.map(({ question }) => question),
        countingMint(),
      )
      for (const question of added) expect(questionSchema.safeParse(question).success).toBe(true)
      expect(correctedList([], corrections)).toEqual({ listed: [], dropped: corrections.length })
    }),
    propertyRuns,
  )
})
