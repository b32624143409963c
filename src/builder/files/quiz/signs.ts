/**
 * Signs around the labels of lines, as chatbots write them: "✅ **Correct answer: B**", "💡 Explanation:",
 * "> Answer: B", "[Answer: B]", "### ❓ Question 2", "1️⃣ What".
 */
import {
  ANSWER_LABEL,
  EXPLANATION_LABEL,
  KEY_HEADING,
  OPTIONS_LABEL,
  PART_LINE,
  POINTS_LINE,
  PROPERTY_LINE,
  QUESTION_ALONE,
  RUBRIC_LABEL,
} from './labels.ts'
import type { QuizLine } from './lines.ts'
import { answerMark, numberMark } from './lineMarks.ts'
import { LOOKED_AT } from './rightMarks.ts'

const SIGN = '(?:[\\p{Extended_Pictographic}✓✗✘→⇒][\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?\\s{0,3})'
const SIGNS_FIRST = new RegExp(
  `^(?<indent>\\s*)(?:>\\s{0,3}){0,3}(?<mark>(?:#{1,6}\\s+|[-*+]\\s+)?[*_]{0,3})(?<signs>${SIGN}{0,4})`,
  'u',
)
/** Most lines have none, so that long texts are fast. */
const HAS_SIGN =
  /[\p{Extended_Pictographic}✓✗✘→⇒]|^\s*[*_#]{0,6}\s*\d\uFE0F?\u20E3|^\s*[*_]{0,3}[>([（【]/u
/** "1️⃣", which is a digit and two more characters. */
const KEYCAP = /^(\s*(?:#{1,6}\s+)?[*_]{0,3})(\d)\uFE0F?\u20E3\s*/u
const IN_BRACKETS = /^\s*([*_]{0,3})[([（【]([^()[\]（）【】]*)[)\]）】]\1$/u
/** "Answer: ✅ B": but a sign alone may be the answer. */
const SIGNS_AFTER_LABEL = new RegExp(
  `(?<=^[^:：=]{0,60}[:：=][*_]{0,3}\\s{0,3})${SIGN}{1,3}(?=[*_(\`]{0,3}[\\p{L}\\p{N}])`,
  'u',
)
const SIGNS_LAST = new RegExp(`(?<=[\\p{L}\\p{N})\`*_.])\\s{0,3}${SIGN}{1,3}$`, 'u')
/** Signs that may mark an option as correct or incorrect, or be its box. */
const OF_OPTION = /[✅✔☑✓✗✘❌✖⭕🔘⚪⚫]/u

export function lineWithoutSigns(line: QuizLine): QuizLine {
  const text = line.isCode ? line.text : withoutSigns(line.text)
  return text === line.text ? line : { ...line, text }
}

/** The text of a line without the signs around its label; any other line as it is. */
export function withoutSigns(line: string): string {
  if (line.length > LOOKED_AT || !HAS_SIGN.test(line)) return line
  const text = line.replace(KEYCAP, '$1$2. ')
  const match = SIGNS_FIRST.exec(text)
  const { indent = '', mark = '', signs = '' } = match?.groups ?? {}
  const bare = indent + mark + text.slice(match?.[0].length)
  if (isLabelled(bare.trim())) return bare.replace(SIGNS_AFTER_LABEL, '').replace(SIGNS_LAST, '')
  const inner = IN_BRACKETS.exec(bare)?.[2]
  if (inner !== undefined && isLabelled(inner.trim())) return inner
  return signs !== '' && !OF_OPTION.test(signs) && isStart(bare.trim()) ? bare : text
}

const LABELS = [
  ANSWER_LABEL,
  EXPLANATION_LABEL,
  RUBRIC_LABEL,
  OPTIONS_LABEL,
  POINTS_LINE,
  PROPERTY_LINE,
  KEY_HEADING,
  PART_LINE,
  QUESTION_ALONE,
]

function isLabelled(text: string): boolean {
  return LABELS.some((label) => label.test(text)) || answerMark(text) !== null
}

function isStart(text: string): boolean {
  return numberMark(text.replace(/^#{1,6}\s+/, '')) !== null
}
