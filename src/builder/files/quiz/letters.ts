/**
 * The letters that label options, in the order of each script. Arabic has its traditional order and
 * its alphabet, and Ukrainian has letters between the Russian ones, so a script may have several.
 */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшэюя',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщюя',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'أبجدهوزحطيكلمن',
  'ابجدهوزحطيكلمن',
  'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابپتثجچحخد',
  'אבגדהוזחטיכלמנ',
  'कखगघङचछजझञ',
  'কখগঘঙচছজঝঞ',
  'กขคงจฉชซฌญ',
  '甲乙丙丁戊己庚辛壬癸',
  '가나다라마바사아자차카타파하',
  'アイウエオカキクケコ',
  'あいうえおかきくけこ',
  'イロハニホヘトチリヌ',
  'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊ',
  '①②③④⑤⑥⑦⑧⑨⑩⑪⑫',
  '⑴⑵⑶⑷⑸⑹⑺⑻⑼⑽',
  '❶❷❸❹❺❻❼❽❾❿',
  '㉠㉡㉢㉣㉤㉥㉦㉧㉨㉩',
] as const

/** Letters and numbers with a circle or in brackets of their own, which need no mark after them. */
export const ENCLOSED = '①-⑫⑴-⑽❶-❿㉠-㉩Ⓐ-ⓩ⒜-⒵'

/** All of them, for a character class with the flags `iu`; including full-width letters. */
export const LETTERS = `${[...new Set(ALPHABETS.join(''))].join('')}ａ-ｚＡ-ＺⒶ-ⓩ⒜-⒵`

/** Persian writes the name of its first letter. */
const ALEF = 'الف'

/** A pattern for any of them. */
export const LETTER = `(?:${ALEF}|[${LETTERS}])`

/** In lower case and regular width, without circle or brackets; Roman numerals in letters. */
export function plainLetter(letter: string): string {
  if (letter === ALEF) return 'ا'
  return /[ａ-ｚＡ-ＺⒶ-ⓩ⒜-⒵Ⅰ-ⅿ]/u.test(letter)
    ? letter.normalize('NFKC').toLowerCase().replace(/[()]/g, '')
    : letter.toLowerCase()
}

/** Whether the letter follows `last` in some alphabet, or is the first of one. */
export function isNextLetter(letter: string, last: string | null): boolean {
  return ALPHABETS.some((alphabet) => {
    const place = alphabet.indexOf(letter)
    if (last === null) return place === 0
    const before = alphabet.indexOf(last)
    return before >= 0 && place > before
  })
}

/** Whether no letter lies between the two in some alphabet. */
export function isFollowing(letter: string, last: string): boolean {
  return ALPHABETS.some((alphabet) => {
    const before = alphabet.indexOf(last)
    return before >= 0 && alphabet.indexOf(letter) === before + 1
  })
}

const PLACES = new Map<string, [alphabet: number, place: number][]>()
for (const [alphabet, letters] of ALPHABETS.entries()) {
  for (const [at, letter] of Array.from(letters).entries()) {
    const places = PLACES.get(letter) ?? []
    places.push([alphabet, at + 1])
    PLACES.set(letter, places)
  }
}

/** Its place from 1 in each alphabet that has it, by the number of the alphabet. */
export function letterPlaces(letter: string): readonly [alphabet: number, place: number][] {
  return PLACES.get(letter) ?? []
}

/** From 0; -1 if it doesn't label an option. */
export function letterPlace(letter: string): number {
  return Math.max(...ALPHABETS.map((alphabet) => alphabet.indexOf(letter)))
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The value of a Roman numeral up to XII, in either case; 0 for any other text. */
export function romanNumber(text: string): number {
  return ROMAN.indexOf(plainLetter(text)) + 1
}
