/**
 * Rules PT1 to PT7: banks of questions whose parts are known, written with any marks, are read back as
 * they were; and whatever is done to their lines, no line is lost and nothing new is asked.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { fewRuns, propertyRuns } from '#tests/support/propertyRuns.ts'
import { type Bank, bankArbitrary, expected, styleArbitrary, writeBank } from './quizBanks.ts'

function found({ questions }: { questions: PastedQuestion[] }) {
  return questions.map((question) => ({
    prompt: question.prompt,
    options: 'options' in question ? question.options : [],
    key: 'options' in question ? question.key : [],
    points: question.points ?? null,
  }))
}

/** Everything that a reading shows, as one text. */
function shown({ questions, skipped }: ReturnType<typeof readQuiz>): string {
  return JSON.stringify([questions, skipped])
}

/** The words of a bank are numbered, so each belongs to one line: "ask3", "pick3b". */
const WORDS = /(?:ask|pick|stray)\d+\p{L}*/gu

/** What programs do to a text on its way, and authors around it. */
const DRESSES = {
  none: (text: string) => text,
  'lines of Windows': (text: string) => text.replaceAll('\n', '\r\n'),
  'lines of old Macs': (text: string) => text.replaceAll('\n', '\r'),
  'tabs after labels': (text: string) => text.replace(/^(\s*\S{1,4}) (?=Thing)/gm, '$1\t'),
  'blanks that keep words together': (text: string) => text.replace(/ (?=Thing|Which)/g, '\u00A0'),
  'blanks at the ends': (text: string) => text.replaceAll('\n', '  \n'),
  'a margin': (text: string) => text.replace(/^(?=.)/gm, '  '),
  'a preface': (text: string) => `A quiz of ours\n\nTake your time.\n\n${text}`,
  'a byte order mark': (text: string) => `\uFEFF${text}`,
} satisfies Record<string, (text: string) => string>

const dress = fc.constantFrom(...Object.entries(DRESSES))

test('a bank is read back whatever its marks are', () => {
  fc.assert(
    fc.property(bankArbitrary, styleArbitrary, dress, (bank, style, [, change]) => {
      const text = change(writeBank(bank, style))
      const reading = readQuiz(text)
      expect({ text, found: found(reading) }).toEqual({ text, found: expected(bank) })
      expect(reading.questions.flatMap(({ problems }) => problems)).toEqual([])
    }),
    propertyRuns,
  )
})

const CHANGES = [
  ...(['drop', 'double', 'swap', 'stray', 'restart', 'unblank'] as const),
  ...(['fence', 'indent', 'wide', 'page', 'language'] as const),
]
type Change = { kind: (typeof CHANGES)[number]; at: number }

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...CHANGES),
  at: fc.nat(200),
})

const WIDE: Partial<Record<string, string>> = { '.': '．', ':': '：', ')': '）', '(': '（' }

function changed(lines: readonly string[], { kind, at }: Change): string[] {
  const index = at % Math.max(1, lines.length)
  const line = lines[index] ?? ''
  switch (kind) {
    case 'drop':
      return lines.toSpliced(index, 1)
    case 'double':
      return lines.toSpliced(index, 0, line)
    case 'swap':
      return lines.toSpliced(index, 2, lines[index + 1] ?? '', line)
    case 'stray':
      return lines.toSpliced(index, 0, `stray${at} words`)
    case 'restart':
      return lines.toSpliced(index, 1, line.replace(/\d+/, '1'))
    case 'unblank':
      return lines.filter((each, place) => each !== '' || place % 3 !== at % 3)
    case 'fence':
      return lines.toSpliced(index, 0, '```')
    case 'indent':
      return lines.toSpliced(index, 1, `    ${line}`)
    case 'wide':
      // A number with another mark may count questions.
      if (/^\s*[(\d]/.test(line)) return [...lines]
      return lines.toSpliced(
        index,
        1,
        line.replace(/[.:)(]/g, (sign) => WIDE[sign] ?? sign),
      )
    case 'page':
      return lines.toSpliced(index, 0, `- ${at} -`)
    case 'language':
      return lines.toSpliced(index, 1, line.replace(/^(?:Answer|Antwort|Ответ): /, 'Resposta: '))
  }
}

describe('whatever is done to its lines', () => {
  const texts = fc
    .tuple(bankArbitrary, styleArbitrary, fc.array(change, { maxLength: 6 }))
    .map(([bank, style, changes]: [Bank, Parameters<typeof writeBank>[1], Change[]]) =>
      changes.reduce(changed, writeBank(bank, style).split('\n')).join('\n'),
    )

  test('no word is lost, nothing new is asked, and no mark stays, without a sentence about it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const reading = readQuiz(text)
        const all = shown(reading)
        const lost = (text.match(WORDS) ?? []).filter((word) => !all.includes(word))
        const sure = reading.questions.filter(({ problems }) => problems.length === 0)
        expect({ text, lost, marks: sure.filter(hasMark) }).toEqual({ text, lost: [], marks: [] })
        // Without its first question, the options of that one are all there is to go by.
        if (!/^.*ask/.test(text.trimStart())) return
        const asked = sure.filter(({ prompt }) => !/ask|stray/.test(prompt))
        expect({ text, asked }).toEqual({ text, asked: [] })
      }),
      propertyRuns,
    )
  })
})

/** Whether some of its options, and not all, have a mark of the correct one outside code. */
function hasMark(question: PastedQuestion): boolean {
  if (!('options' in question)) return false
  const marked = question.options
    .map((option) => option.replace(/```[^]*/, ''))
    .filter((option) => /[✓✔✅]|\*|==|\(correct\)/.test(option))
  return marked.length > 0 && marked.length < question.options.length
}

test('any text at all is read, and again in the same way', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { maxLength: 20 }),
      (lines) => {
        const text = lines.join('\n')
        expect(readQuiz(text)).toEqual(readQuiz(text))
      },
    ),
    fewRuns,
  )
})
