/**
 * What a column of spreadsheet rows may hold, and the names that say so, in the languages that people
 * name columns in most.
 */
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

/** The first that fits counts. */
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
/** Longer cells are no names of columns. */
const LONGEST_NAME = 40

/** What a column of this name holds; null for a name that says nothing. */
export function useOfName(name: string): ColumnUse | null {
  if (name.length > LONGEST_NAME) return null
  const plain = name
    .replace(/[_./-]+/g, ' ')
    .replace(/[*:?()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** What columns of these names hold, together; null where they name no question. */
export function usesOfNames(names: readonly string[]): ColumnUse[] | null {
  const uses = names.map(useOfName)
  const known = uses.filter((use) => use !== null).length
  if (!uses.includes('question') || (known < 2 && names.length > 1)) return null
  const isCorrect = (name: string): boolean => new RegExp(`(?:${CORRECT})`, 'iu').test(name)
  const hasCorrect = names.some((name, index) => uses[index] === 'answer' && isCorrect(name))
  let hasQuestion = false
  return uses.map((use, index) => {
    // "Answers" beside "Correct answer" holds what there is to choose from.
    if (use === 'answer' && hasCorrect && !isCorrect(names[index] ?? '')) return 'option'
    if (use !== 'question') return use ?? 'none'
    const isFirst = !hasQuestion
    hasQuestion = true
    return isFirst ? use : 'none'
  })
}
