import fc from 'fast-check'
import { expect, test } from 'vitest'

import { questionSchema } from '#schemas/question.ts'
import { COLUMN_USES } from '#src/builder/files/cells/columnUses.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { AS_IT_LOOKS, readPasted } from '#src/builder/files/readers/readPasted.ts'
import { countingMint } from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const CELLS = [
  '',
  'Question',
  'Which?',
  'A',
  'B, C',
  '2',
  '-1e9',
  'x',
  'true',
  '"',
  '"a""b"',
  'Date',
  '*',
  '\uFEFF',
]

test('any rows, read in any way, give questions that can be stored', () => {
  const row = fc.array(fc.constantFrom(...CELLS), { minLength: 1, maxLength: 6 })
  const chosen = fc.record({
    as: fc.constantFrom('cells' as const, null),
    hasHeader: fc.constantFrom(true, false, null),
    uses: fc.option(fc.array(fc.constantFrom(...COLUMN_USES), { maxLength: 6 })),
  })
  fc.assert(
    fc.property(
      fc.array(row, { maxLength: 6 }),
      fc.constantFrom('\t', ',', ';'),
      chosen,
      (rows, separator, how) => {
        const text = rows.map((cells) => cells.join(separator)).join('\n')
        const { questions } = readPasted(text, how)
        for (const question of questionsFromPasted(questions, countingMint())) {
          expect(questionSchema.safeParse(question).error).toBeUndefined()
        }
      },
    ),
    propertyRuns,
  )
})

test.each([
  '"',
  '""',
  '"""x""\t',
  'a\t',
  'a?\tb\tc\n',
  'a?,b,c\n',
  ';',
  'a?\t"b\t',
  'Question\tOption\tAnswer\n',
  '\tx\n',
])(
  '%j, filling 100 kB, is read within the time limit',
  (piece) => {
    const text = piece
      .repeat(100_000 / piece.length)
      .split('\n')
      .slice(0, 10_000)
      .join('\n')
    for (const as of ['cells', null] as const) {
      const { questions } = readPasted(`Question\tOption\tAnswer\n${text}`, { ...AS_IT_LOOKS, as })
      expect(questions.length).toBeLessThan(10_001)
    }
  },
  30_000,
)
