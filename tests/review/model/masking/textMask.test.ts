import fc from 'fast-check'
import { expect, test } from 'vitest'

import { foldName } from '#src/review/model/masking/foldedText.ts'
import { namesMask, type PersonToHide, textMask } from '#src/review/model/masking/textMask.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const ANNA: PersonToHide = { name: 'Anna Karenina', emails: [], phones: [] }

function masked(text: string, over: Partial<PersonToHide> | string = {}): string {
  const person = typeof over === 'string' ? { name: over } : over
  return textMask({ ...ANNA, ...person })(text)
}

test('H3: parts of the name are hidden as whole words, whatever their case and accents', () => {
  expect(masked('I am Anna, and ANNA KARENINA wrote this.')).toBe('I am •••, and ••• wrote this.')
  expect(masked('Karenina, Anna')).toBe('Karenina, Anna'.replace(/.+/, '•••'))
  expect(masked('Annabel has a banana.')).toBe('Annabel has a banana.')
  expect(masked('Zoë, zoe, ZOË', 'Zoé Léger')).toBe('•••, •••, •••')
  expect(masked('jurgen and mueller and Müllers', 'Jürgen Müller')).toBe('••• and ••• and •••')
  expect(masked('Soren, Søren, Soeren', 'Søren Łuk')).toBe('•••, •••, •••')
  expect(masked('Anna’s work, anna_k, anna1990')).toBe('•••’s work, •••, •••1990')
})

test('H3: accents may be characters of their own, in the text and in the name', () => {
  const name = 'Zoé Léger'
  expect(masked(`it is ${name.normalize('NFD')}!`, name)).toBe('it is •••!')
  expect(masked(`it is ${name}!`, name.normalize('NFD'))).toBe('it is •••!')
})

test('H3: parts written as one word are hidden, and a text without the name stays as it is', () => {
  expect(masked('AnnaKarenina() and karenina.anna')).toBe('•••() and •••')
  const decomposed = 'cafe\u0301'
  expect(masked(decomposed)).toBe(decomposed)
})

test('H3: short and lower-case parts are hidden alone only as they are written in the name', () => {
  expect(masked('Bo Li is Bo, and bo is a tree; is it Li? li', 'Bo Li')).toBe(
    '••• is •••, and bo is a tree; is it •••? li',
  )
  expect(masked('Een bus van van Gogh, Vincent van Gogh', 'Vincent van Gogh')).toBe(
    'Een bus van van •••, •••',
  )
  expect(masked("O’Brien and o'brien", 'Pat O’Brien')).toBe('••• and •••')
})

test.each([
  ['Grace Hunt', 'the grace period, the hunt for boxes', 'the grace period, the hunt for boxes'],
  ['May Will', 'it may be that you will', 'it may be that you will'],
  ['Rose Woods', 'sales rose in the woods', 'sales rose in the woods'],
  ['Pierre Petit', 'un petit mur de pierre', 'un petit mur de pierre'],
  ['Paz Klein', 'en paz, und klein', 'en paz, und klein'],
  // What is written as a name, all that was typed, and the whole name are hidden in any case.
  ['Grace Hunt', 'I am Grace, GRACE HUNT, and grace hunt', 'I am •••, •••, and •••'],
  ['Grace Hunt', 'grace', '•••'],
  ['Grace Hunt', ' hunt! ', ' •••! '],
  ['Grace Hunt', 'mail grace.hunt@x.example', 'mail •••'],
  // Words that are names only, and others, are hidden as before.
  ['Grace Karenina', 'the grace of karenina', 'the grace of •••'],
])(
  'H3: an ordinary word that %s is called stays in lower case inside a sentence: %s',
  (...[name, text, shown]) => {
    expect(masked(text, name)).toBe(shown)
  },
)

const ORDINARY = (
  'grace hunt may will rose wood mark bill frank faith hope joy june april summer rich long ' +
  'young king baker page price stone klein lang petit pierre paz moreno cruz'
).split(' ')

test.each(ORDINARY)(
  'H3: the ordinary word %s stays in lower case inside a sentence, and is hidden as a name is written',
  (word) => {
    const capitalised = word.charAt(0).toUpperCase() + word.slice(1)
    const name = `${capitalised} Karenina`
    const changes = (text: string) => masked(text, name)
    for (const text of [`some ${word} here`, `(${word}), ${word}s`, `it was ${word}.`]) {
      expect(changes(text)).toBe(text)
    }
    expect(changes(`${capitalised} was here`)).toBe('••• was here')
    expect(changes(`so said ${capitalised}.`)).toBe('so said •••.')
    expect(changes(`SO SAID ${word.toUpperCase()}`)).toBe('SO SAID •••')
    expect(changes(word)).toBe('•••')
    expect(changes(`${word} karenina`)).toBe('•••')
  },
)

test('H9: the names of many people are hidden in what somebody wrote', () => {
  const names = [
    'Łukasz Żółć',
    'Grace Hunt',
    'Jürgen Müller',
    '王小明',
    'Vincent van Gogh',
    'Bo Li',
  ]
  const hide = namesMask(names)
  expect(hide('As for Łukasz, lukasz and Zolc’s.')).toBe('As for •••, ••• and •••’s.')
  expect(hide('Grace had the grace to hunt.')).toBe('••• had the grace to hunt.')
  expect(hide('mueller, Müllers and 王小明说')).toBe('•••, ••• and •••说')
  expect(hide('A van for Gogh, so it is')).toBe('A van for •••, so it is')
  const clear = 'Nobody is named here, only may and will.'
  expect(hide(clear)).toBe(clear)
  expect(namesMask([])('Łukasz')).toBe('Łukasz')
})

test('H4: scripts without spaces between words are searched anywhere', () => {
  expect(masked('我叫王小明，大家叫我小明。', '王小明')).toBe('我叫•••，大家叫我•••。')
  expect(masked('김민수는 개발자입니다. 민수가 했어요. 민순', '김민수')).toBe(
    '•••는 개발자입니다. •••가 했어요. 민순',
  )
  expect(masked('私は田中太郎です。田中と申します。', '田中太郎')).toBe(
    '私は•••です。•••と申します。',
  )
  expect(masked('ผมชื่อสมชายครับ', 'สมชาย ใจดี')).toBe('ผมชื่อ•••ครับ')
})

test('H3: other scripts, with what is written together with a name', () => {
  expect(masked('Меня зовут Анна Каренина.', 'Анна Каренина')).toBe('Меня зовут •••.')
  expect(masked('أنا أحمد، والكتاب لأحمد', 'أَحمد علي')).toBe('أنا •••، والكتاب •••')
  expect(masked('שמי דניאל והספר של לדניאל', 'דניאל כהן')).toBe('שמי ••• והספר של •••')
  expect(masked('मेरा नाम राम है, रम नहीं', 'राम शर्मा')).toBe(
    'मेरा नाम राम है, रम नहीं'.replace('राम', '•••'),
  )
  expect(masked('Με λένε Ελένη', 'Ελενη Παππά')).toBe('Με λένε •••')
})

test('H5: addresses, handles and numbers of the person are hidden whole', () => {
  const over = { emails: ['ak77@example.org'], phones: ['+47 912 34 567'] }
  expect(masked('Mail AK77@example.org.', over)).toBe('Mail •••.')
  expect(masked('karenina88@other.example or a@b.example', over)).toBe('••• or a@b.example')
  expect(masked('See https://github.com/annakarenina/x, @ak77 and https://w3.org/TR', over)).toBe(
    'See •••, ••• and https://w3.org/TR',
  )
  expect(masked('Call 91234567, 0047-912-34-567 or 555 0100', over)).toBe(
    'Call •••, ••• or 555 0100',
  )
})

test('a name is found in any text, in linear time', () => {
  const names = fc.constantFrom(
    'Anna Karenina',
    'Zoé Léger',
    '王小明',
    '김민수',
    'Bo Li',
    'José Ñandú',
  )
  const padding = fc.stringMatching(/^[ .,:;()\n"0-9]*$/)
  fc.assert(
    fc.property(names, padding, padding, (name, before, after) => {
      const hidden = masked(`${before} ${name} ${after}`, name)
      for (const part of name.split(' ')) expect(foldName(hidden)).not.toContain(foldName(part))
    }),
    propertyRuns,
  )
  const long = 'lala'.repeat(50_000)
  expect(masked(`${long}b`, 'Lala Lalala')).toBe(`${long}b`)
})
