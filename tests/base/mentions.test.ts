import { expect, test } from 'vitest'

import { mentionParts, sentenceMentioning, startedMention } from '#src/base/mentions.ts'

const TEAM = ['Mira', 'Mira Holm', 'Bo (Oslo)']

test('J8: the whole name of a member of the team is a mention, the longest one first', () => {
  expect(mentionParts('Ask @mira holm, then @Bo (Oslo).', TEAM)).toEqual([
    { kind: 'text', text: 'Ask ' },
    { kind: 'mention', name: 'Mira Holm' },
    { kind: 'text', text: ', then ' },
    { kind: 'mention', name: 'Bo (Oslo)' },
    { kind: 'text', text: '.' },
  ])
})

test('J8: anything else after an @ is text', () => {
  for (const note of ['mira@mira.example', '@Miranda', '@Ada Lovelace', '@', '']) {
    const mentioned = mentionParts(note, ['Mira']).filter(({ kind }) => kind === 'mention')
    expect({ note, mentioned }).toEqual({ note, mentioned: [] })
  }
  expect(mentionParts('@Mira', [])).toEqual([{ kind: 'text', text: '@Mira' }])
})

test('what is written after an @ narrows the names, until one is complete', () => {
  const at = (text: string) => startedMention(text, text.length, TEAM)
  expect(at('Ask @')).toEqual({ at: 4, names: TEAM })
  expect(at('Ask @ho')).toEqual({ at: 4, names: ['Mira Holm'] })
  expect(at('Ask @Mira ')).toEqual({ at: 4, names: ['Mira Holm'] })
  expect(at('Ask @Mira Holm ')).toBeNull()
  expect(at('mira@')).toBeNull()
  expect(at('Ask')).toBeNull()
})

const mentioned = (note: string, ...team: string[]) =>
  mentionParts(note, team).flatMap((part) => (part.kind === 'mention' ? part.name : []))

test.each([
  ['Ana Maria', 'For @ANA maria: look', ['Ana Maria']],
  ['Ana Maria', 'For @Ana  Maria', ['Ana Maria']],
  ['Ana Maria', 'For @Ana\u00a0Maria', ['Ana Maria']],
  ['Ana Maria', 'For @Ana', []],
  ['Ana', '@Ana, @ana. (@Ana)', ['Ana', 'Ana', 'Ana']],
  // Accents count, however they are encoded.
  ['Ana', '@An\u0061\u0301', []],
  ['José', '@Jose\u0301 knows', ['José']],
  ['Jose\u0301', '@José knows', ['Jose\u0301']],
  ['Jose', '@José', []],
  ['Straße', '@STRASSE', ['Straße']],
  ['İrem Ilgın', '@irem ılgın', ['İrem Ilgın']],
  ['İrem Ilgın', '@İREM ILGIN', ['İrem Ilgın']],
  ['Σίσυφος', '@ΣΊΣΥΦΟΣ', ['Σίσυφος']],
  ['Łukasz Żółć', '@łukasz żółć?', ['Łukasz Żółć']],
  ['王小龙', '请 @王小龙 看一下', ['王小龙']],
  ['王小', '请 @王小龙', []],
  ['佐藤 花子', '@佐藤 花子、見て', ['佐藤 花子']],
  ['김민수', '@김민수 씨', ['김민수']],
  ['สมชาย', 'ฝาก @สมชาย ด้วย', ['สมชาย']],
  ['ليث الحمامي', 'يا @ليث الحمامي، انظر', ['ليث الحمامي']],
  ['ليث الحمامي', '@\u200fليث الحمامي\u200f.', ['ليث الحمامي']],
  ['דנה כהן', 'תודה @דנה כהן!', ['דנה כהן']],
  ['O’Brien-Smith (QA)', '@o’brien-smith (qa) please', ['O’Brien-Smith (QA)']],
  ['Mia', 'mail mia@mia.example', []],
  // A vowel sign is part of its word.
  ['रम', '@रमा', []],
  ['रमा', '@रमा, देखो', ['रमा']],
  ['.*', '@Mira', []],
])('J8: %s in “%s”', (name, note, expected) => {
  expect(mentioned(note, name)).toEqual(expected)
})

test('J8: of several names the longest counts, in any order of the team', () => {
  const team = ['Ana', 'Ana Maria', 'Ana Maria Vogt']
  for (const known of [team, team.toReversed()]) {
    expect(mentioned('@Ana Maria Vogt, @Ana Maria and @Ana', ...known)).toEqual(team.toReversed())
    expect(mentioned('@Ana Mariana', ...known)).toEqual(['Ana'])
  }
})

test('J14: the sentence around a mention', () => {
  const around = (note: string, me = 'J. Holm') =>
    sentenceMentioning(note, me, ['J. Holm', 'Omar'])
      ?.map((part) => (part.kind === 'text' ? part.text : `<${part.name}>`))
      .join('') ?? null
  expect(around('Good call. Ask @J. Holm and @Omar about it? Thanks!')).toBe(
    'Ask <J. Holm> and <Omar> about it?',
  )
  expect(around('First line\n@j. holm\nlast line')).toBe('<J. Holm>')
  expect(around('For @Omar only')).toBeNull()
  expect(around('For @Omar only', 'Omar')).toBe('For <Omar> only')
  const long = `${'before '.repeat(60)}@Omar ${'after '.repeat(60)}`
  const cut = around(long, 'Omar') ?? ''
  expect(cut).toMatch(/^… (before )+<Omar>( after)+ …$/)
  expect(cut.length).toBeLessThan(360)
})
