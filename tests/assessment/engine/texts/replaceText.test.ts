import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Block } from '#schemas/authoredText.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import {
  findText,
  type HitRisk,
  isKey,
  replaceText,
  type TextQuery,
} from '#src/assessment/engine/texts/replaceText.ts'
import { allTexts } from '#src/assessment/engine/texts/translations.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  matrix,
  number,
  option,
  section,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { questionOf } from '#tests/support/evaluations.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const parse = (source: string, id: string): Block[] =>
  (id.endsWith('.label') ? authoredLabel(source) : authored(source)).tree
const loose = (find: string): TextQuery => ({ find, matchCase: false, wholeWords: false })
const asking = (source: string) => anAssessment(shortText('a', { prompt: authored(source) }))
const found = (definition: Definition, query: TextQuery, replacement = 'Beta', language = 'en') =>
  findText(definition, language, query, replacement, parse)

const draft = updateSettings(
  anAssessment(
    section(
      'one',
      { title: 'Acme', introduction: authored('Why acme?') },
      shortText('a', {
        prompt: authored('What is Acme?'),
        help: authored('ACME, not acmeist.'),
        key: { accepted: ['Acme Inc', 'a firm'], ignoreCase: true },
      }),
      singleChoice('b', ['Acme', 'Other']),
    ),
    section('two', matrix('c', ['Acme row'], ['x']), number('d', { unit: 'acmes' })),
  ),
  { title: 'Acme quiz' },
)

test('E22: a text is found wherever candidates read it, in order, and last in keys', () => {
  expect(found(draft, loose('acme')).map(({ textId, at }) => `${textId} ${at}`)).toEqual([
    'title 0',
    'one.title 0',
    'one.introduction 4',
    'a.prompt 8',
    'a.help 0',
    'a.help 10',
    'b.Acme.label 0',
    'c.Acme row.label 0',
    'd.unit 0',
    'a.accepted.0 0',
  ])
  expect(found(draft, { ...loose('acme'), wholeWords: true })).toHaveLength(8)
  expect(found(draft, { ...loose('ACME'), matchCase: true })).toHaveLength(1)
  expect(found(draft, loose(''))).toEqual([])
  expect(found(draft, loose('nowhere'))).toEqual([])
})

test.each([
  ["don't", 'You don’t say', 1],
  ['"yes"', 'Say “yes” now', 1],
  ['10 km', 'Run 10\u00a0km', 1],
  ['Zürich', 'In Zu\u0308rich', 1],
  ['u', 'Zu\u0308rich', 0],
  ['a.b', 'axb', 0],
  ['(x)', 'f(x) [y]', 1],
  ['تجربة', 'هذه تجربة', 1],
])('E22: %s is found in “%s”', (find, source, count) => {
  expect(found(asking(source), loose(find))).toHaveLength(count)
})

test.each<[string, string, string, HitRisk | null]>([
  ['You said {{years}} years', 'years}', 'x', 'reference'],
  ['You said {{years}}', 'year', 'x', 'reference'],
  ['See [acme](https://acme.org)', 'acme.org', 'x', 'link'],
  ['See [acme](https://example.org)', 'acme', 'beta', null],
  ['See https://acme.org/a', 'acme', 'beta', 'link'],
  ['Run `acme --now`', 'acme', 'beta', 'code'],
  ['Look:\n\n```js\nconst acme = 1\n```', 'acme', 'beta', 'code'],
  ['A **bold** word', 'bold', 'strong', null],
  ['A **bold** word', 'bold', '', 'format'],
  ['A **bold** word', '**bold', 'bold', 'format'],
  ['A plain word', 'plain', '*starred*', 'format'],
  ['A plain word', 'plain', '`code`', 'format'],
  ['A plain word', 'plain', '{{years}}', 'format'],
  ['Year. First', 'Year', '2024', 'format'],
  ['A plain word', 'plain ', '', null],
  ['Gone', 'Gone', ' ', 'empty'],
  ['Not \\`code\\` at all', 'code', 'beta', null],
])('E23: in “%s”, replacing “%s” by “%s” risks %s', (source, find, replacement, risk) => {
  expect(found(asking(source), loose(find), replacement)[0]?.risk).toBe(risk)
})

test('E23: in a title nothing is formatted, and a key is always a risk', () => {
  expect(found(draft, loose('acme'), '`x`').map(({ risk }) => risk)).toContain('format')
  expect(found(draft, loose('acme quiz'), '`x`')[0]?.risk).toBeNull()
  expect(found(draft, loose('a firm'))[0]?.risk).toBe('key')
})

const labelled = (source: string) => ({ ...option('o'), label: authoredLabel(source) })
const pieces = [
  'acme ',
  'Acme, ',
  'x ',
  '`acme` ',
  '{{a}} ',
  '[acme](https://acme.org) ',
  '**',
  '- ',
]
const anySource = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(''))

test('E1, E23, E24: only the given hits change, and those without risk leave everything but words', () => {
  fc.assert(
    fc.property(
      fc.tuple(anySource, anySource, anySource),
      fc.constantFrom('acme', 'x', ' '),
      fc.constantFrom('beta', '', '*', '1.'),
      ([prompt, help, label], find, replacement) => {
        const before = anAssessment(
          section('one', shortText('a', { prompt: authored(prompt), help: authored(help) })),
          section('two', { ...singleChoice('b', ['o']), options: [labelled(label)] }, number('c')),
        )
        const hits = found(before, loose(find), replacement).filter(({ risk }) => risk === null)
        const after = replaceText(before, 'en', hits, replacement, parse)
        expect(definitionSchema.safeParse(after).error).toBeUndefined()
        const ids = new Set(hits.map(({ textId }) => textId))
        for (const { id, source } of allTexts(before)) {
          const now = allTexts(after).find((each) => each.id === id)
          const wanted = hits
            .filter(({ textId }) => textId === id)
            .toReversed()
            .reduce(
              (all, { at, length }) => all.slice(0, at) + replacement + all.slice(at + length),
              source,
            )
          expect(now?.source).toBe(wanted)
        }
        const isIn = (owner: string) => [...ids].some((id) => id.startsWith(`${owner}.`))
        expect(
          ['a', 'b', 'c'].filter((id) => questionOf(after, id) !== questionOf(before, id)),
        ).toEqual(['a', 'b', 'c'].filter(isIn))
        expect(allTexts(after).map(({ quotes }) => quotes)).toEqual(
          allTexts(before).map(({ quotes }) => quotes),
        )
      },
    ),
    propertyRuns,
  )
})

test('E24: keys change only if they are given, and codes stay', () => {
  const hits = found(draft, loose('acme'))
  const texts = replaceText(
    draft,
    'en',
    hits.filter(({ textId }) => !isKey(textId)),
    'Beta',
    parse,
  )
  expect(questionOf(texts, 'a')).toMatchObject({ key: { accepted: ['Acme Inc', 'a firm'] } })
  expect(texts.settings.title).toBe('Beta quiz')
  expect(questionOf(texts, 'b')).toMatchObject({
    options: [{ id: 'Acme', label: { source: 'Beta' } }, {}],
  })
  const all = replaceText(draft, 'en', hits, 'Beta', parse)
  expect(questionOf(all, 'a')).toMatchObject({
    help: { source: 'Beta, not Betaist.' },
    key: { accepted: ['Beta Inc', 'a firm'] },
  })
  expect(replaceText(draft, 'en', [], 'Beta', parse)).toBe(draft)
})

test('E25: replacing in the source makes translations to check; in a translation it changes nothing about that', () => {
  const german = setTranslation(draft, 'de', 'a.prompt', text('Was ist Acme?'))
  const after = replaceText(
    german,
    'en',
    found(german, loose('what is acme')),
    'Who is Beta',
    parse,
  )
  expect(textsToCheck(after, 'de').map(({ id }) => id)).toEqual(['a.prompt'])
  const hits = found(after, loose('acme'), 'Beta', 'de')
  expect(hits.map(({ textId }) => textId)).toEqual(['a.prompt'])
  const both = replaceText(after, 'de', hits, 'Beta', parse)
  expect(both.translations['de']?.['a.prompt']?.source).toBe('Was ist Beta?')
  expect(textsToCheck(both, 'de')).toEqual(textsToCheck(after, 'de'))
  expect(both.sections).toBe(after.sections)
})
