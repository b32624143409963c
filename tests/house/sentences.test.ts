import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { literalSentences } from './literalSentences.ts'

const root = join(import.meta.dirname, '../..')

/** Rooms that render what candidates read. */
const rooms = ['src/assessment/renderer', 'src/taking/screens', 'src/app']

/**
 * Parts of these rooms that candidates never load: their text is for staff, and stays in its
 * screen.
 */
const forStaff: readonly RegExp[] = [
  // A finished response is read by reviewers.
  /^src\/assessment\/renderer\/(answers|read)\//,
  // What authors see in the preview.
  /^src\/assessment\/renderer\/fill\/PreviewParts\.tsx$/,
  /^src\/assessment\/renderer\/question\/HiddenQuestion\.tsx$/,
  // The staff shell.
  /^src\/app\/(?!candidate)/,
]

/** What only looks like a sentence, by file. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // Keywords of programming languages.
  'src/assessment/renderer/text/highlight.ts': /^and as async await/,
}

const files = rooms
  .flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(room, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && forStaff.every((pattern) => !pattern.test(file)))

test('candidates only read sentences from their catalogue', () => {
  expect(files.length).toBeGreaterThan(80)
  const left = files.flatMap((file) =>
    literalSentences(file, readFileSync(join(root, file), 'utf8'))
      .filter((text) => !exceptions[file]?.test(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(left).toEqual([])
})

describe('a planted sentence is found', () => {
  test.each([
    ['between tags', '<p>Your answers are saved.</p>', 'Your answers are saved.'],
    ['one word between tags', '<p> (optional)</p>', '(optional)'],
    ['in what a reader of the screen hears', '<b aria-label="remove" />', 'remove'],
    ['as a label in braces', '<Field label={busy ? `wait` : words.label} />', 'wait'],
    ['in a property of its own', '<Note text="Nothing is lost" />', 'Nothing is lost'],
    ['as a child in braces', "<p>{busy ? 'Submitting…' : words.submit}</p>", 'Submitting…'],
    ['in a template', 'announce(`${count} files added`)', '{} files added'],
    ['as a value', "const words = { left: 'not saved yet' }", 'not saved yet'],
    ['as what is returned', "function say() { return 'Saved' }", 'Saved'],
    ['cast to a type', "const words = { a: 'Saved' } as const", 'Saved'],
  ])('%s', (_where, code, text) => {
    expect(literalSentences('planted.tsx', code)).toEqual([text])
  })

  test.each([
    ["import { a } from 'Some module'"],
    ["type Kind = 'Not seen' | 'Saved'"],
    ["const kind: 'Not seen' = key"],
    ["if (event.key === 'ArrowLeft') stop()"],
    ["switch (key) { case 'Enter': stop() }"],
    ["['Tab', 'Shift'].includes(event.key)"],
    ["card.querySelector('input, textarea, select')"],
    ["throw new Error('Drawn outside of a filling')"],
    ['<path className="row" d="M60 310H940" />'],
    ['const key = `question ${id}`'],
  ])('but not in %s', (code) => {
    expect(literalSentences('planted.tsx', code)).toEqual([])
  })
})

/** Staff and candidates read these words with one meaning each: see “Words” in `src/README.md`. */
describe('words of one meaning, on every screen', () => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!cli|custody.model.samples).*\.tsx?$/.test(file))
    .map((file) => join('src', file))
  const sentences = sources.flatMap((file) =>
    literalSentences(file, readFileSync(join(root, file), 'utf8')).map(
      (text) => `${file}: ${text}`,
    ),
  )

  test.each([
    ['facts are never mentioned', /: .*\bfacts?\b/i],
    [
      'an assessment is taken, a device is taken back',
      /: .*\b(a|the|this) take\b|take(s|n)? (answer|value)/,
    ],
    ['a timed section or question is no part', /timed part|previous part/],
    ['a correct answer is no key', /^src.(?!custody|storage).*: .*(?<!answer |arrow )\bkeys?\b/i],
  ])('%s', (_what, pattern) => {
    expect(sentences.length).toBeGreaterThan(2000)
    expect(sentences.filter((text) => pattern.test(text))).toEqual([])
  })
})
