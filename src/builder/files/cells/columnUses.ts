/** The uses of columns in spreadsheet rows, and their headings in the most common languages. */
export const COLUMN_USES = [
  'question',
  'option',
  'wrongOption',
  'answer',
  'kind',
  'points',
  'explanation',
  'help',
  'tags',
  'code',
  'required',
  'none',
] as const
export type ColumnUse = (typeof COLUMN_USES)[number]

const ANSWER =
  'answers?|responses?|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|respostas?|antwoord(?:en)?|odpowiedź|odpowiedzi|ответы?|відповідь|cevap|答案|回答|정답|답'
const OPTION = `options?|choices?|alternatives?|optionen|auswahl|opción|opciones|opzion[ei]|opção|opções|optie|opcja|вариант|варианты|seçenek|şık|选项|選項|選択肢|보기|${ANSWER}`
const CORRECT =
  'correct|right|key|richtige?|korrekte?|bonne|correcte|correcta|corretta|esatta|certa|correta|juiste?|prawidłowa|poprawna|правильный|верный|doğru|正确|正確|正しい'

/** The first match counts. */
const NAMES: readonly (readonly [ColumnUse, string])[] = [
  ['wrongOption', `(?:wrong|incorrect|false|falsche|incorrecta|distractors?).*|.*\\bdistractors?`],
  [
    'option',
    `(?:${OPTION}) ?(?:[a-z]|\\d{1,2}|text)|[a-j]|(?:answer )?(?:options|choices)|(?:option|choice)`,
  ],
  [
    'answer',
    `(?:${CORRECT})(?: (?:${OPTION}))?(?: (?:number|nr|no|index|position|letter))?|(?:${ANSWER}) ?(?:key|${CORRECT})?|solution|lösung|solución|正解`,
  ],
  [
    'question',
    '(?:question|frage|pregunta|domanda|pergunta|questão|vraag|pytanie|вопрос|питання|soru|题目|题|問題|問|质问|質問|질문|문제)s?(?: ?(?:text|title|prompt))?|prompt|stem|item|câu hỏi|السؤال|प्रश्न',
  ],
  ['kind', '(?:question )?(?:type|kind|format)|typ|tipo'],
  [
    'points',
    '(?:max(?:imum)? )?(?:points?|marks?|score|credit|punkte|puntos|punti|punteggio|pontos|pontuação|punten|punkty|баллы|бали|puan|điểm|poäng|poeng|分值|分数|配点|点数|배점|النقاط|נקודות)',
  ],
  [
    'explanation',
    '(?:answer )?explanation|rationale|feedback|comments?|reason|erklärung|explicación|解説',
  ],
  ['help', 'help|help text|hints?|instructions?|hinweis|pista'],
  ['tags', 'tags?|categor(?:y|ies)|topics?|subjects?|skills?|kategorie|tema'],
  ['code', '(?:question )?(?:code|id)|ref|reference'],
  ['required', 'required|mandatory|pflicht|obligatoire'],
]

const PATTERNS = NAMES.map(([use, names]) => [use, new RegExp(`^(?:${names})$`, 'iu')] as const)
/** Longer cells are not headings. */
const MAX_NAME_LENGTH = 40
/** "Answer 1 - max 75 characters": what follows tells people how to fill the column. */
const ADVICE = /\s+[-–—].*$/s

/** A heading without advice on how to fill its column. */
export function shortName(name: string): string {
  return name.replace(ADVICE, '')
}

/** The use of a column with this heading; null if it is not recognised. */
function namedUse(name: string): ColumnUse | null {
  return plainUse(plainName(name)) ?? plainUse(plainName(shortName(name)))
}

function plainUse(name: string): ColumnUse | null {
  return name.length > MAX_NAME_LENGTH
    ? null
    : (PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? null)
}

function plainName(name: string): string {
  return name
    .slice(0, 200)
    .replace(/[_./-]+/g, ' ')
    .replace(/[*:?#()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const OPTION_NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${OPTION})\\s*#?\\s*(?=(?:\\d{1,2}|[a-z])(?![\\p{L}\\p{N}]))`,
  'giu',
)

/** "2" for "Option 2". */
export function withoutOptionNames(answer: string): string {
  return answer.length > 500 ? answer : answer.replace(OPTION_NAME, '')
}

/** Whose second column would be a different thing. */
const SINGLE: readonly ColumnUse[] = ['question', 'kind', 'points', 'code', 'required']

/** The uses of columns with these headings; null if none is the question. */
export function usesOfNames(names: readonly string[]): ColumnUse[] | null {
  const special = knownHead(names)?.uses
  const uses = names.map((name) => special?.[plainName(name).toLowerCase()] ?? namedUse(name))
  const known = uses.filter((use) => use !== null).length
  if (!uses.includes('question') || (known < 2 && names.length > 1)) return null
  const isCorrect = (name: string): boolean => new RegExp(`(?:${CORRECT})`, 'iu').test(name)
  const hasCorrect = names.some((name, index) => uses[index] === 'answer' && isCorrect(name))
  return uses.map((use, index) => {
    // "Answers" next to "Correct answer" holds the options.
    if (use === 'answer' && hasCorrect && !isCorrect(names[index] ?? '')) return 'option'
    if (use === null || (SINGLE.includes(use) && uses.indexOf(use) < index)) return 'none'
    return use
  })
}

/** How an answer names its options. Where as many rows fit, the first one counts. */
export const MEANINGS = ['text', 'letter', 'position', 'positionFrom0'] as const
export type Meaning = (typeof MEANINGS)[number]

/** The headings by which the sheets of quiz tools are known, in lower case. */
const HEADS: readonly {
  has: readonly RegExp[]
  /** What its headings mean, where they mean something else elsewhere. */
  uses?: Readonly<Record<string, ColumnUse>>
  answer?: Meaning
}[] = [
  // Kahoot
  { has: [/^answer 1\b/, /^time limit\b/, /^correct answers?\b/], answer: 'position' },
  // Wayground, formerly Quizizz
  { has: [/^question text$/, /^option 1$/, /^time in seconds$/], answer: 'position' },
  // Sensei
  {
    has: [/^question$/, /^random answer order$/],
    uses: { grade: 'points', description: 'help' },
  },
]

function knownHead(names: readonly string[]) {
  const plain = names.map((name) => plainName(name).toLowerCase())
  return HEADS.find(({ has }) => has.every((head) => plain.some((name) => head.test(name))))
}

/** How the right answers name their options, if the headings say so. */
export function meaningOfNames(
  names: readonly string[],
  uses: readonly ColumnUse[],
): Meaning | null {
  const known = knownHead(names)?.answer
  if (known !== undefined) return known
  const answer = names
    .filter((_, at) => uses[at] === 'answer')
    .join(' ')
    .replaceAll('_', ' ')
  if (/\b(?:number|index|position|nr|no)\b|№|#/i.test(answer)) return 'position'
  return /\bletter\b/i.test(answer) ? 'letter' : null
}
