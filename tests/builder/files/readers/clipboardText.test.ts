import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { documentText } from '#src/builder/files/document/documentText.ts'
import { htmlBlocks } from '#src/builder/files/html/htmlBlocks.ts'
import { clipboardText, MAX_HTML } from '#src/builder/files/readers/clipboardText.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import {
  bankArbitrary,
  expected,
  styleArbitrary,
  writeBank,
} from '#tests/builder/files/quiz/quizBanks.ts'
import { fewRuns } from '#tests/support/propertyRuns.ts'
import { CLIPBOARDS } from '#tests/builder/files/html/clipboards.ts'
import { LIST_DIALECTS } from '#tests/builder/files/html/listDialects.ts'

function textOf(html: string, plain: string): string {
  const read = clipboardText({ html, plain })
  return read.from === 'html' ? read.text : plain
}

function found(text: string) {
  const { questions, skipped } = readPasted(text)
  return {
    questions: questions.map((question) => ({
      prompt: question.prompt.replace(/\n[^]*/, ''),
      key:
        'key' in question && 'options' in question
          ? question.options.filter((_, at) => question.key.includes(at))
          : null,
      options: 'options' in question ? question.options : [],
    })),
    problems: questions.flatMap(({ problems }) => problems),
    skipped: skipped.map(({ text: left }) => left),
  }
}

const PALLET = {
  prompt: 'Which of these lifts a pallet?',
  options: ['A ladder', 'A forklift', 'A scanner'],
  key: ['A forklift'],
}
const PROTECTION = {
  prompt: 'Which ones protect you?',
  options: ['Gloves', 'A radio', 'A helmet'],
  key: ['Gloves', 'A helmet'],
}
const both = { questions: [PALLET, PROTECTION], problems: [], skipped: [] }
const prints = { prompt: 'What does this print?', options: ['true', 'false'], key: ['true'] }

const TRUTH: Record<string, { from: 'html' | 'plain'; found: ReturnType<typeof found> }> = {
  // The picture is named beside the question, in whose last option it is.
  Word: {
    from: 'html',
    found: {
      ...both,
      questions: [PALLET, expectedWithPicture()],
      skipped: ['**Warehouse basics**'],
    },
  },
  'Google Docs': { from: 'html', found: { ...both, skipped: ['The next one has two answers.'] } },
  'LibreOffice Writer': { from: 'html', found: both },
  'Word for the web': { from: 'html', found: both },
  Excel: {
    from: 'plain',
    found: {
      ...both,
      questions: [
        PALLET,
        {
          ...PROTECTION,
          options: ['Gloves', 'A radio', 'A "hard"  \nhelmet'],
          key: ['Gloves', 'A "hard"  \nhelmet'],
        },
      ],
    },
  },
  'Google Sheets': { from: 'html', found: both },
  'a web page': { from: 'html', found: both },
  'a chatbot': {
    from: 'html',
    found: {
      questions: [
        PALLET,
        { ...prints, options: ['`true`', '`false`'], key: ['`true`'] },
        { prompt: 'How much is 10⁶?', options: ['A thousand', 'A million'], key: ['A million'] },
      ],
      problems: [],
      skipped: ['## Warehouse quiz'],
    },
  },
  Notion: { from: 'html', found: both },
  'a code editor': {
    from: 'plain',
    found: {
      questions: [{ ...PALLET, options: ['A ladder', 'A forklift'] }, prints],
      problems: [],
      skipped: [],
    },
  },
  'Word, from right to left': {
    from: 'html',
    found: {
      questions: [{ prompt: 'איזה מהם פרי?', options: ['כיסא', 'תפוח'], key: ['תפוח'] }],
      problems: [],
      skipped: [],
    },
  },
}

function expectedWithPicture() {
  const helmet = 'A helmet\n\n![A loading ramp](clip_image002.png)'
  return { ...PROTECTION, options: ['Gloves', 'A radio', helmet], key: ['Gloves', helmet] }
}

describe('HT9: what programs put into the clipboard', () => {
  test.each(CLIPBOARDS)('$program', ({ program, html, plain }) => {
    const truth = TRUTH[program]
    expect(clipboardText({ html, plain }).from).toBe(truth?.from)
    expect(found(textOf(html, plain))).toEqual(truth?.found)
  })
})

describe('HT9: the plain text is better', () => {
  test.each([
    ['where the HTML says no more', '<p>1. <b>Why?</b></p>', '1. Why?'],
    ['where it is a format of its own', '<ol><li>x</ol>', '# Quiz\n\n1. **Why?**'],
    ['where it is GIFT', '<ol><li>x</ol>', 'Why?{=a ~b}'],
    ['where all of it is code', '<pre>1. Why?</pre>', '1. Why?'],
    ['for cells', '<table><tr><td>a<td>b</table>', 'a\tb'],
    ['where the HTML has less than half of it', '<ul><li>a</ul>', 'a and much more'],
    ['where the HTML has nothing', '<div hidden><ul><li>a</ul></div>', 'b'],
  ])('%s', (_, html, plain) => {
    expect(clipboardText({ html, plain })).toEqual({ from: 'plain', isTooLarge: false })
  })

  test('where the HTML is too large', () => {
    const html = `<ul><li>a${' '.repeat(MAX_HTML)}</ul>`
    expect(clipboardText({ html, plain: 'a' })).toEqual({ from: 'plain', isTooLarge: true })
  })
})

test('HT9: cells with line breaks are read from the HTML if their text has no quotation marks', () => {
  const html = '<table><tr><td>Question<td>A<td>B<tr><td>Why<br>so?<td>c<td>d</table>'
  expect(textOf(html, 'Question\tA\tB\nWhy\nso?\tc\td')).toBe('Question\tA\tB\n"Why\nso?"\tc\td')
})

type Wrap = (line: string) => string

/** A heading is one in any program. */
const each =
  (wrap: Wrap) =>
  (lines: string[]): string =>
    lines
      .map((line) => (line.startsWith('### ') ? `<h3>${line.slice(4)}</h3>` : wrap(line)))
      .join('\n')

/** How a program may write lines. */
const DIALECTS: Record<string, (lines: string[]) => string> = {
  paragraphs: each((line) => `<p>${line || '&nbsp;'}</p>`),
  divisions: each((line) => `<div>${line || '<br>'}</div>`),
  breaks: each((line) => `${line}<br>`),
  'kept line breaks': (lines) =>
    each((line) => line)(lines).replace(/^[^]*$/, '<div style="white-space:pre-wrap">$&</div>'),
  Word: each(
    (line) => `<p class=MsoNormal><span lang=EN>${line || '<o:p>&nbsp;</o:p>'}</span></p>\n`,
  ),
  Docs: each((line) =>
    line === ''
      ? '<br>'
      : `<p dir="ltr"><span style="font-weight:400;white-space:pre-wrap">${line}</span></p>`,
  ),
}

/** With the bold type and the tabs that the program would write. */
function htmlLine(line: string): string {
  return line
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*\*(\S[^*]*)\*\*/g, '<b>$1</b>')
    .replace(/\t/g, '<span style="mso-tab-count:1">&nbsp; </span>')
}

test('HT7: a bank is read from HTML as from its text, in whatever dialect', () => {
  const dialects = fc.constantFrom(...Object.entries(DIALECTS))
  fc.assert(
    fc.property(bankArbitrary, styleArbitrary, dialects, (bank, style, [dialect, write]) => {
      const text = writeBank(bank, style)
      const lines = text.split('\n')
      const isGrid = style.key === 'grid at the end' && lines.at(-1)?.startsWith('Answer\t')
      const grid = isGrid
        ? lines.splice(-2).map((row) => `<tr><td>${row.replaceAll('\t', '<td>')}`)
        : []
      const html = `${write(lines.map(htmlLine))}<table>${grid.join('')}</table>`
      const written = documentText(htmlBlocks(html))
      const read = found(written).questions
      expect({ dialect, text, written, read }).toEqual({
        dialect,
        text,
        written,
        read: found(text).questions,
      })
    }),
    fewRuns,
  )
})

test('HT1, HT3: a bank written as lists is read with its labels and marks', () => {
  const dialects = fc.constantFrom(...Object.entries(LIST_DIALECTS))
  fc.assert(
    fc.property(bankArbitrary, dialects, (bank, [dialect, write]) => {
      const truth = expected(bank)
      const html = write(
        truth.map(({ prompt, options, key }) => ({
          prompt,
          options: options.map((text, at) => ({ text, isMarked: key.includes(at) })),
        })),
      )
      const written = textOf(html, '')
      const read = found(written)
      expect({ dialect, written, ...read }).toEqual({
        dialect,
        written,
        questions: truth.map(({ prompt, options, key }) => ({
          prompt,
          options,
          key: options.filter((_, at) => key.includes(at)),
        })),
        problems: [],
        skipped: [],
      })
    }),
    fewRuns,
  )
})

test.each(['\n', ' ', '**', '{', '- [', '# '])(
  'HT9: the text %j, filling 500 kB, is judged within the time limit',
  (piece) => {
    const plain = piece.repeat(500_000 / piece.length)
    expect(clipboardText({ html: '<ul><li>a</ul>', plain }).from).toBeDefined()
  },
  10_000,
)

test('PT2: an answer in bold type behind a sign stays on its line', () => {
  const html =
    '<p><strong>1. X?</strong><br>A. x<br>B. y</p><p><strong>✅ Correct Answer: B</strong><br><em>Explanation: because</em></p>' +
    '<p><strong>2. Y?</strong><br>A. u<br>B. v</p><p><strong>✅ Best answer: A</strong></p>'
  expect(found(textOf(html, ''))).toEqual({
    questions: [
      { prompt: 'X?', options: ['x', 'y'], key: ['y'] },
      { prompt: 'Y?', options: ['u', 'v'], key: ['u'] },
    ],
    problems: [],
    skipped: [],
  })
})
