/** A number as a list shows it, in a format of Word (ST_NumberFormat). */
export function formattedNumber(value: number, format: string): string {
  const letters = ALPHABETS[format]
  if (letters !== undefined) {
    const all = Array.from(letters)
    const letter = all[(value - 1) % all.length]
    // Beyond the alphabet, a letter is repeated.
    const times = Math.min(Math.ceil(value / all.length), 5)
    return letter === undefined ? String(value) : letter.repeat(times)
  }
  switch (format) {
    case 'lowerRoman':
      return roman(value).toLowerCase()
    case 'upperRoman':
      return roman(value)
    case 'decimalZero':
      return String(value).padStart(2, '0')
    case 'decimalEnclosedParen':
      return `(${value})`
    case 'hindiNumbers':
      return inDigits(value, '०१२३४५६७८९')
    case 'hebrew1':
      return value < 100 ? hebrew(value) : String(value)
    default:
      // Of other scripts the number itself, which is what the rest of a text refers to.
      return String(value)
  }
}

const ALPHABETS: Readonly<Record<string, string>> = {
  lowerLetter: 'abcdefghijklmnopqrstuvwxyz',
  upperLetter: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  russianLower: 'абвгдежзиклмнопрстуфхцчшщэюя',
  russianUpper: 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ',
  hebrew2: 'אבגדהוזחטיכלמנסעפצקרשת',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  hindiVowels: 'कखगघङचछजझञ',
  hindiConsonants: 'कखगघङचछजझञ',
  thaiLetters: 'กขคงจฉชซฌญ',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  aiueo: 'アイウエオカキクケコサシスセソタチツテトナニヌネノ',
  aiueoFullWidth: 'アイウエオカキクケコサシスセソタチツテトナニヌネノ',
  iroha: 'イロハニホヘトチリヌルヲ',
  irohaFullWidth: 'イロハニホヘトチリヌルヲ',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫',
  decimalEnclosedCircleChinese: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫',
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(value: number): string {
  if (value < 1 || value > 3_999) return String(value)
  let rest = value
  let text = ''
  for (const [worth, letters] of ROMAN) {
    while (rest >= worth) {
      text += letters
      rest -= worth
    }
  }
  return text
}

/** 15 and 16 are written without the letters of a name. */
function hebrew(value: number): string {
  if (value === 15) return 'טו'
  if (value === 16) return 'טז'
  const tens = Array.from(' יכלמנסעפצ')[Math.floor(value / 10)] ?? ''
  const ones = Array.from(' אבגדהוזחט')[value % 10] ?? ''
  return `${tens}${ones}`.trim()
}

function inDigits(value: number, digits: string): string {
  return String(value).replace(/\d/g, (digit) => Array.from(digits)[Number(digit)] ?? digit)
}
