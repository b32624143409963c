import { expect, test } from 'vitest'

import { isRequired, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { withScheme } from '#src/assessment/engine/kinds/shortText/textFormats.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import {
  anAssessment,
  answeredWith,
  file,
  longText,
  multipleChoice,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  storedFile,
} from '#tests/support/definitions.ts'
import { broken, evaluate } from '#tests/support/evaluations.ts'

test('M1: required applies to shown questions only', () => {
  const hidden = { showIf: answeredWith('remote', 'no'), required: true }
  const definition = anAssessment(singleChoice('remote'), shortText('why', hidden))
  const evaluation = evaluate(definition, { remote: { option: 'yes' } })
  expect(isRequired(evaluation, 'why')).toBe(false)
  expect(violationsOf(evaluation)).toEqual([])
  const shown = evaluate(definition, { remote: { option: 'no' } })
  expect(violationsOf(shown)).toEqual([{ questionId: 'why', rule: 'required' }])
})

test('M1: required may depend on a condition', () => {
  const why = shortText('why', { requiredIf: answeredWith('remote', 'no') })
  const definition = anAssessment(singleChoice('remote'), why)
  expect(isRequired(evaluate(definition), 'why')).toBe(false)
  expect(isRequired(evaluate(definition, { remote: { option: 'no' } }), 'why')).toBe(true)
  const always = anAssessment(singleChoice('remote'), { ...why, required: true })
  expect(isRequired(evaluate(always), 'why')).toBe(true)
})

test('M2: a statement is never required', () => {
  const evaluation = evaluate(anAssessment(statement('note')))
  expect(isRequired(evaluation, 'note')).toBe(false)
  expect(violationOf(evaluation, 'note')).toBeNull()
})

test('L1: a blank answer breaks only required, a given one only the other rules', () => {
  const years = number('years', { required: true, min: 3 })
  expect(broken(years, undefined)).toBe('required')
  expect(broken(years, { raw: '' })).toBe('required')
  expect(broken(years, 2)).toBe('min 3')
  expect(broken(years, 3)).toBeNull()
})

test('L1: violations come in authored order, of all or of one section', () => {
  const definition = anAssessment(
    section('one', number('a', { max: 1 }), number('b', { required: true })),
    section('two', shortText('c', { required: true })),
  )
  const evaluation = evaluate(definition, { a: 2 })
  expect(violationsOf(evaluation).map((each) => each.questionId)).toEqual(['a', 'b', 'c'])
  expect(violationsOf(evaluation, 'two')).toEqual([{ questionId: 'c', rule: 'required' }])
  expect(violationsOf(evaluation, 'nowhere')).toEqual([])
})

test('L2: limits are inclusive', () => {
  const years = number('years', { min: 1, max: 3 })
  expect([0, 1, 3, 4].map((answer) => broken(years, answer))).toEqual([
    'min 1',
    null,
    null,
    'max 3',
  ])
  const code = shortText('code', { minLength: 2, maxLength: 3 })
  expect(['a', 'ab', 'abc', 'abcd'].map((answer) => broken(code, answer))).toEqual([
    'minLength 2',
    null,
    null,
    'maxLength 3',
  ])
})

test('L3: a blank answer never breaks a minimum length or count', () => {
  expect(broken(longText('a', { minLength: 5 }), '   ')).toBeNull()
  expect(broken(multipleChoice('a', undefined, { minChoices: 2 }), { options: [] })).toBeNull()
  expect(broken(file('a', { minFiles: 2 }), [])).toBeNull()
})

test('L4: length counts the code points of the trimmed text', () => {
  const four = shortText('a', { minLength: 4, maxLength: 4 })
  expect(broken(four, ' 👩🏽ab ')).toBeNull()
  expect(broken(four, 'cafe\u0301')).toBe('maxLength 4')
  expect(broken(four, 'ab\ud83d\ud83d')).toBeNull()
  expect(broken(four, 'ab\udc4d\udc4d')).toBeNull()
  expect(broken(four, '👍👍👍')).toBe('minLength 4')
})

test('L5: an email address is what an email input accepts', () => {
  const email = shortText('a', { format: 'email', minLength: 8 })
  const good = [
    'ada.l@x.org',
    'a+b@localhost',
    ' ada@example.com ',
    "o'neil!#$%@a-b.co",
    '.a..b@x.ch',
  ]
  const bad = [
    'ada',
    'ada@',
    '@x.org',
    'a b@x.org',
    'ada@-x.org',
    'ada@x..org',
    'ä@x.org',
    'a@b@c.d',
    'ada@x.org-',
    'ada@x-.org',
    'ada@x.-org',
    'ada@x.org!',
  ]
  expect(good.filter((each) => broken(email, each) !== null)).toEqual([])
  expect(bad.filter((each) => broken(email, each) !== 'email')).toEqual([])
  expect(broken(email, `a@${'b'.repeat(63)}.ch`)).toBeNull()
  expect(broken(email, `a@${'b'.repeat(64)}.ch`)).toBe('email')
  expect(broken(email, `a@b.${'c'.repeat(63)}`)).toBeNull()
  expect(broken(email, `a@b.${'c'.repeat(64)}`)).toBe('email')
  expect(broken(email, 'a@b')).toBe('minLength 8')
})

test('L6: a phone number has 5 to 15 digits with separators', () => {
  const phone = shortText('a', { format: 'phone' })
  const good = [
    '+41 44 668 18 00',
    '(030) 12-34/56',
    '12345',
    '٠١٢٣٤٥',
    '+1.555.010.9999 ext. 12',
    '12345 ext 6',
    '12345#6',
  ]
  const bad = [
    '1234',
    '+1234567890123456',
    'call me',
    '12 34+56',
    '12345x',
    '1234 x 5678',
    '+',
    '++41446681800',
  ]
  expect(good.filter((each) => broken(phone, each) !== null)).toEqual([])
  expect(bad.filter((each) => broken(phone, each) !== 'phone')).toEqual([])
  expect(broken(phone, '123456789012345')).toBeNull()
})

test('L7: a URL is absolute, on the web, and has a host', () => {
  const url = shortText('a', { format: 'url' })
  const good = [
    'https://github.com/ada',
    'HTTP://x.ch:8080/?a=b#c',
    'https://münchen.de',
    'http://localhost',
  ]
  const bad = [
    'github.com',
    'ftp://x.ch',
    'https://',
    'https:///x',
    'https://a b.ch',
    'javascript:alert(1)',
    'https:x.ch',
    'see https://x.ch',
    'xhttp://x.ch',
    'https://x.ch:port',
  ]
  expect(good.filter((each) => broken(url, each) !== null)).toEqual([])
  expect(bad.filter((each) => broken(url, each) !== 'url')).toEqual([])
})

test.each([
  ['www.example.org', 'https://www.example.org'],
  [' WWW.example.org/a?b ', 'https://WWW.example.org/a?b'],
  ['github.com/ada', 'https://github.com/ada'],
  ['münchen.de:8080', 'https://münchen.de:8080'],
  ...[
    'https://x.ch',
    'http://',
    'ftp://x.ch',
    'Ada.Lovelace',
    'ada@example.org',
    'a b.ch',
    'x',
  ].map((typed) => [typed, typed]),
])('L23: %j is stored as %j', (typed, address) => {
  expect(withScheme(typed ?? '')).toBe(address)
})

test('L23: what https:// was added to is a web address (L7)', () => {
  const url = shortText('a', { format: 'url' })
  const bare = ['www.example.org', 'github.com/ada', 'münchen.de:8080', 'x.co/?q=1#a']
  expect(bare.filter((typed) => broken(url, withScheme(typed)) !== null)).toEqual([])
})

test('L8: letters in a number field are not a number, never required', () => {
  expect(broken(number('a', { required: true, min: 3 }), { raw: 'three' })).toBe('notANumber')
})

test('L9: steps count from the minimum, or from 0', () => {
  expect(broken(number('a', { step: 5 }), 10)).toBeNull()
  expect(broken(number('a', { step: 5 }), 11)).toBe('step 5')
  expect(broken(number('a', { step: 5, min: 1 }), 11)).toBeNull()
  expect(broken(number('a', { step: 5, min: 1 }), 10)).toBe('step 5')
  expect(broken(number('a', { step: 5 }), -10)).toBeNull()
})

test('L9: rounding errors of decimals are tolerated, and nothing more', () => {
  const tenths = number('a', { step: 0.1 })
  expect([0.1, 0.3, 0.7, 1.1, 2.3, 1_000_000.3].filter((n) => broken(tenths, n) !== null)).toEqual(
    [],
  )
  expect([0.25, 0.300001, 0.30000000001].map((n) => broken(tenths, n))).toEqual([
    'step 0.1',
    'step 0.1',
    'step 0.1',
  ])
  expect(broken(number('a', { step: 0.01, min: 0.005 }), 0.035)).toBeNull()
  expect(broken(number('a', { step: 1 }), 1e12 + 0.5)).toBe('step 1')
  const ones = number('a', { step: 1 })
  expect(broken(ones, 1 + 4 * Number.EPSILON)).toBeNull()
  expect(broken(ones, 1 + 5 * Number.EPSILON)).toBe('step 1')
})

test('L10: a choice must be an option of the question', () => {
  expect(broken(singleChoice('a'), { option: 'yes' })).toBeNull()
  expect(broken(singleChoice('a'), { option: 'gone' })).toBe('unknownOption')
  expect(broken(singleChoice('a'), { other: 'maybe' })).toBe('unknownOption')
  expect(broken(singleChoice('a'), { option: 'yes', other: 'maybe' })).toBe('unknownOption')
  expect(broken(multipleChoice('a'), { options: ['vue', 'gone'] })).toBe('unknownOption')
  expect(broken(multipleChoice('a'), { options: ['vue'], other: 'x' })).toBe('unknownOption')
})

test('L10: choices are counted as a set', () => {
  const two = multipleChoice('a', undefined, { minChoices: 2, maxChoices: 2 })
  expect(broken(two, { options: ['vue', 'vue'] })).toBe('minChoices 2')
  expect(broken(two, { options: ['vue', 'react', 'vue'] })).toBeNull()
  expect(broken(two, { options: ['vue', 'react', 'svelte'] })).toBe('maxChoices 2')
})

test('L11: files are checked for extension and size, then counted', () => {
  const cv = file('a', { accept: ['.pdf', '.txt'], maxSize: 1000, minFiles: 2, maxFiles: 2 })
  const pdf = storedFile('cv.PDF', 1000)
  expect(broken(cv, [pdf, storedFile('b.txt', 1)])).toBeNull()
  expect(broken(cv, [pdf, storedFile('b.txt', 0)])).toBe('emptyFile')
  expect(broken(cv, [storedFile('b.exe', 0)])).toBe('fileType')
  expect(broken(cv, [pdf])).toBe('minFiles 2')
  expect(broken(cv, [pdf, pdf, pdf])).toBe('maxFiles 2')
  expect(broken(cv, [storedFile('pdf', 10)])).toBe('fileType')
  expect(broken(cv, [storedFile('b.pdf', 1001)])).toBe('fileSize 1000')
  expect(broken(file('a'), [storedFile('anything')])).toBeNull()
  const [large, other] = [storedFile('b.pdf', 1001), storedFile('b.exe', 1001)]
  expect(broken(cv, [other, large, pdf])).toBe('fileType')
  expect(broken(cv, [large, other, pdf])).toBe('fileSize 1000')
})

test('L11: the violation has the file name', () => {
  const definition = anAssessment(file('a', { accept: ['.pdf'], maxFiles: 2 }))
  const files = [storedFile('a.pdf'), storedFile('b.exe')]
  expect(violationsOf(evaluate(definition, { a: files }))).toEqual([
    { questionId: 'a', rule: 'fileType', fileName: 'b.exe' },
  ])
})
