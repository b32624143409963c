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
    `(?:${CORRECT})(?: (?:${OPTION}))?|(?:${ANSWER}) ?(?:key|${CORRECT})?|solution|lösung|solución|正解`,
  ],
  [
    'question',
    '(?:question|frage|pregunta|domanda|pergunta|questão|vraag|pytanie|вопрос|питання|soru|题目|题|問題|問|质问|質問|질문|문제)s?(?: ?(?:text|title|prompt))?|prompt|stem|item|câu hỏi|السؤال|प्रश्न',
  ],
  ['kind', '(?:question )?(?:type|kind|format)|typ|tipo'],
  ['points', '(?:max(?:imum)? )?(?:points?|marks?|score|credit|punkte|puntos|punti|pontos)'],
  ['explanation', 'explanation|rationale|feedback|comments?|reason|erklärung|explicación|解説'],
  ['help', 'help|help text|hints?|instructions?|hinweis|pista'],
  ['tags', 'tags?|categor(?:y|ies)|topics?|subjects?|skills?|kategorie|tema'],
  ['code', '(?:question )?(?:code|id)|ref|reference'],
  ['required', 'required|mandatory|pflicht|obligatoire'],
]

const PATTERNS = NAMES.map(([use, names]) => [use, new RegExp(`^(?:${names})$`, 'iu')] as const)
/** Longer cells are not headings. */
const MAX_NAME_LENGTH = 40

/** The use of a column with this heading; null if it is not recognised. */
export function useOfName(name: string): ColumnUse | null {
  if (name.length > MAX_NAME_LENGTH) return null
  const plain = name
    .replace(/[_./-]+/g, ' ')
    .replace(/[*:?()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** The uses of columns with these headings; null if none is the question. */
export function usesOfNames(names: readonly string[]): ColumnUse[] | null {
  const uses = names.map(useOfName)
  const known = uses.filter((use) => use !== null).length
  if (!uses.includes('question') || (known < 2 && names.length > 1)) return null
  const isCorrect = (name: string): boolean => new RegExp(`(?:${CORRECT})`, 'iu').test(name)
  const hasCorrect = names.some((name, index) => uses[index] === 'answer' && isCorrect(name))
  let hasQuestion = false
  return uses.map((use, index) => {
    // "Answers" next to "Correct answer" holds the options.
    if (use === 'answer' && hasCorrect && !isCorrect(names[index] ?? '')) return 'option'
    if (use !== 'question') return use ?? 'none'
    const isFirst = !hasQuestion
    hasQuestion = true
    return isFirst ? use : 'none'
  })
}
