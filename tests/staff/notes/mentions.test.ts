import { expect, test } from 'vitest'

import { mentionParts, startedMention } from '#src/staff/notes/mentions.ts'

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
