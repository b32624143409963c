/** Banks of questions with known parts, and the many ways in which people write them. */
import fc from 'fast-check'

type BankQuestion = { options: number; key: readonly number[]; points: number | null }
export type Bank = readonly BankQuestion[]

export const bankArbitrary: fc.Arbitrary<Bank> = fc.array(
  fc.integer({ min: 3, max: 5 }).chain((options) =>
    fc.record({
      options: fc.constant(options),
      key: fc
        .uniqueArray(fc.nat(options - 1), { minLength: 1, maxLength: 2 })
        .map((key) => key.toSorted((a, b) => a - b)),
      points: fc.option(fc.integer({ min: 1, max: 20 })),
    }),
  ),
  { minLength: 2, maxLength: 6 },
)

const LATIN = ['a', 'b', 'c', 'd', 'e']
const CAPITALS = ['A', 'B', 'C', 'D', 'E']

/** How an option's label is written, and what an answer calls it. */
const LABELS = {
  'A.': [CAPITALS, (label: string) => `${label}. `],
  'a)': [LATIN, (label: string) => `${label}) `],
  '(a)': [LATIN, (label: string) => `(${label}) `],
  'A) without a blank': [CAPITALS, (label: string) => `${label})`],
  '- A:': [CAPITALS, (label: string) => `- ${label}: `],
  'A -': [CAPITALS, (label: string) => `${label} - `],
  'a –': [LATIN, (label: string) => `${label} – `],
  Roman: [['i', 'ii', 'iii', 'iv', 'v'], (label: string) => `${label}. `],
  'Roman capitals': [['I', 'II', 'III', 'IV', 'V'], (label: string) => `${label}) `],
  Cyrillic: [['а', 'б', 'в', 'г', 'д'], (label: string) => `${label}) `],
  Hebrew: [['א', 'ב', 'ג', 'ד', 'ה'], (label: string) => `${label} - `],
  Arabic: [['أ', 'ب', 'ج', 'د', 'ه'], (label: string) => `${label}) `],
  wide: [CAPITALS, (label: string) => `${label}、`],
  tabs: [LATIN, (label: string) => `${label}.\t`],
  numbers: [['1', '2', '3', '4', '5'], (label: string) => `${label}/`],
  bullets: [['1', '2', '3', '4', '5'], () => '- '],
  dots: [['1', '2', '3', '4', '5'], () => '•\t'],
  boxes: [['1', '2', '3', '4', '5'], () => '[ ] '],
  squares: [['1', '2', '3', '4', '5'], () => '☐ '],
} satisfies Record<string, readonly [readonly string[], (label: string) => string]>

/** How a question's number is written, and a number of an option that can't be taken for it. */
const NUMBERS = {
  '1.': [(n: number) => `${n}. `, (n: string) => `${n}) `],
  '1)': [(n: number) => `${n}) `, (n: string) => `${n}. `],
  '(1)': [(n: number) => `(${n}) `, (n: string) => `   ${n}. `],
  '1. and indented numbers': [(n: number) => `${n}. `, (n: string) => `   ${n}. `],
  'Question 1:': [(n: number) => `Question ${n}: `, (n: string) => `${n}. `],
  'Question 1 of 9': [(n: number) => `Question ${n} of 9\n`, (n: string) => `${n}. `],
  'Frage 1.': [(n: number) => `Frage ${n}. `, (n: string) => `${n}) `],
  'Q1.': [(n: number) => `Q${n}. `, (n: string) => `${n}. `],
  '**1.**': [(n: number) => `**${n}.** `, (n: string) => `${n}) `],
  '1、': [(n: number) => `${n}、`, (n: string) => `${n}. `],
  '### 1.': [(n: number) => `### ${n}. `, (n: string) => `${n}. `],
} satisfies Record<string, readonly [(n: number) => string, (n: string) => string]>

const KEYS = [
  'answer',
  'answer and text',
  'star before',
  'star after',
  'tick before',
  'tick after',
  'word after',
  'dash and word after',
  'bold',
  'lines at the end',
  'one line at the end',
  'table at the end',
  'grid at the end',
] as const

const ANSWERS = [
  'Answer: ',
  '**Correct answer:** ',
  'Antwort: ',
  'Réponse : ',
  'Ответ: ',
  '答案：',
  'תשובה: ',
]

export const styleArbitrary = fc.record({
  number: fc.constantFrom(...names(NUMBERS)),
  label: fc.constantFrom(...names(LABELS)),
  key: fc.constantFrom(...KEYS),
  answer: fc.constantFrom(...ANSWERS),
  isSpaced: fc.boolean(),
  points: fc.constantFrom('after', 'before', 'line'),
  page: fc.boolean(),
  part: fc.boolean(),
})

type Style = typeof styleArbitrary extends fc.Arbitrary<infer S> ? S : never

function names<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record).filter((name): name is keyof T & string => name in record)
}

const promptOf = (question: number): string => `Which of these is ask${question}?`
const optionOf = (question: number, option: number): string =>
  `Thing pick${question}${LATIN[option] ?? ''}`

export function expected(bank: Bank) {
  return bank.map(({ options, key, points }, question) => ({
    prompt: promptOf(question),
    options: Array.from({ length: options }, (__, option) => optionOf(question, option)),
    key,
    points,
  }))
}

export function writeBank(bank: Bank, style: Style): string {
  const lines: string[] = []
  for (const [at, question] of bank.entries()) {
    if (at === 1 && style.part) lines.push('Part B: More of them', '')
    lines.push(...questionLines(question, at, style), '')
    if (style.page && at === 0) lines.push('Page 1 of 9', '')
  }
  return [...lines, ...keyLines(bank, style)].join('\n')
}

function questionLines({ options, key, points }: BankQuestion, at: number, style: Style): string[] {
  const [numberOf] = NUMBERS[style.number]
  const prompt = promptOf(at)
  const worth = points === null ? null : style.points
  const asked =
    worth === 'after'
      ? `${prompt} (${points} points)`
      : worth === 'before'
        ? `[${points} pts] ${prompt}`
        : prompt
  const listed = Array.from({ length: options }, (_, option) => {
    const text = optionLine(optionOf(at, option), option, key.includes(option), style)
    return style.isSpaced ? [text, ''] : [text]
  })
  const answer = answerOf(key, at, style)
  return [
    ...`${numberOf(at + 1)}${asked}`.split('\n'),
    ...(style.isSpaced ? [''] : []),
    ...listed.flat(),
    ...(answer === null ? [] : [`${style.answer}${answer}`]),
    ...(worth === 'line' ? [`Points: ${points}`] : []),
  ]
}

const before = (mark: string, text: string, lead: string, bulleted: string): string =>
  /^[-•]/.test(mark) ? `${mark}${text} ${bulleted}` : mark.replace(/^(\s*)/, `$1${lead}`) + text

/** How the correct option is marked. */
const MARKED: Partial<Record<Style['key'], (mark: string, text: string) => string>> = {
  'star before': (mark, text) => before(mark, text, '*', '*'),
  'star after': (mark, text) => `${mark}${text}*`,
  'tick before': (mark, text) => before(mark, text, '✓ ', '✅'),
  'tick after': (mark, text) => `${mark}${text} ✓`,
  'word after': (mark, text) => `${mark}${text} (correct)`,
  'dash and word after': (mark, text) => `${mark}${text} - correct`,
  bold: (mark, text) => `${mark}**${text}**`,
}

type Rows = readonly (readonly [number: string, answer: string])[]

/** How all answers are listed at the end. */
const KEY_LISTS: Partial<Record<Style['key'], (rows: Rows) => string[]>> = {
  'lines at the end': (rows) => ['Answer key', ...rows.map((row) => row.join('. '))],
  'one line at the end': (rows) => [`Answers: ${rows.map((row) => row.join('. ')).join('  ')}`],
  'table at the end': (rows) => [
    '| Question | Answer |',
    '|---|---|',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ],
  'grid at the end': (rows) => [
    ['Question', ...rows.map(([number]) => number)].join('\t'),
    ['Answer', ...rows.map(([, answer]) => answer)].join('\t'),
  ],
}

function optionLine(text: string, option: number, isRight: boolean, style: Style): string {
  const [labels, write] = LABELS[style.label]
  const label = labels[option] ?? ''
  const mark = style.label === 'numbers' ? NUMBERS[style.number][1](label) : write(label)
  const isBox = style.label === 'boxes' || style.label === 'squares'
  if (isBox) return `${isRight ? mark.replace('[ ]', '[x]').replace('☐', '☑') : mark}${text}`
  if (!isRight) return mark + text
  return MARKED[style.key]?.(mark, text) ?? mark + text
}

function namesOf(key: readonly number[], style: Style): string {
  return key.map((option) => LABELS[style.label][0][option] ?? '').join(', ')
}

function answerOf(key: readonly number[], at: number, style: Style): string | null {
  if (style.label === 'boxes' || style.label === 'squares') return null
  const [only, ...others] = key
  if (style.key === 'answer') return namesOf(key, style)
  if (style.key !== 'answer and text' || only === undefined) return null
  return others.length > 0 ? namesOf(key, style) : optionOf(at, only)
}

function keyLines(bank: Bank, style: Style): string[] {
  if (style.label === 'boxes' || style.label === 'squares') return []
  const rows = bank.map(({ key }, at) => [String(at + 1), namesOf(key, style)] as const)
  return KEY_LISTS[style.key]?.(rows) ?? []
}
