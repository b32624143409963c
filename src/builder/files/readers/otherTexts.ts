/** Texts of other programs that are recognised and not read. */
import type { Reader } from './reader.ts'
import { has, isSurveyJs, listIn, rootName, type Source } from './source.ts'
import { AS_SEEN, GIFT_FROM_MOODLE, QTI, SAVE_AS_DOCX, unread } from './unread.ts'

/** The first row that recognises a text counts, so the general ones come last. */
export const OTHER_TEXTS = [
  {
    name: 'surveyJs',
    recognises: ({ json }) => isSurveyJs(json),
    ...unread('a SurveyJS form', AS_SEEN),
  },
  {
    name: 'qualtrics',
    recognises: ({ text, json }) =>
      has(json, 'SurveyEntry') ||
      /^\[\[(?:AdvancedFormat|Question:\w+)/im.test(text.slice(0, 5_000)),
    ...unread('a Qualtrics survey', 'In Qualtrics, export the survey to Word, and open that file.'),
  },
  {
    name: 'webForm',
    recognises: ({ json, text }) =>
      isWebForm(json) || /\bFormApp\s*\.\s*(?:create|open|getActive)/.test(text),
    ...unread('the source of a form on the web', AS_SEEN),
  },
  {
    name: 'moodleXml',
    recognises: (source) => rootName(source) === 'quiz' && !isOfCanvas(source),
    ...unread('Moodle XML', `In Moodle, ${GIFT_FROM_MOODLE}`),
  },
  {
    name: 'qti',
    recognises: (source) => QTI_ROOT.test(rootName(source) ?? '') || isOfCanvas(source),
    ...unread('a QTI quiz', QTI),
  },
  {
    name: 'limeSurvey',
    recognises: (source) =>
      rootName(source) === 'document' &&
      source.text.slice(0, 5_000).includes('<LimeSurveyDocType>'),
    ...unread('a LimeSurvey survey', AS_SEEN),
  },
  {
    name: 'html',
    recognises: (source) => {
      const name = rootName(source)
      return name === 'html' || (name !== null && /^<!doctype html/i.test(source.trimmed))
    },
    ...unread('the source of a web page', AS_SEEN),
  },
  {
    name: 'xml',
    recognises: (source) => rootName(source) !== null && /^<\?xml/i.test(source.trimmed),
    ...unread('XML', QTI),
  },
  {
    name: 'rtf',
    recognises: ({ trimmed }) => trimmed.startsWith('{\\rtf'),
    ...unread('a Rich Text file (RTF)', SAVE_AS_DOCX),
  },
  {
    name: 'latex',
    recognises: ({ text }) =>
      /^[ \t]*\\(?:documentclass\b|begin\{(?:document|questions|enumerate)\})/m.test(text),
    ...unread('the source of a LaTeX document', 'Open its PDF, copy its text and paste it.'),
  },
  {
    name: 'text2qti',
    recognises: ({ text }) =>
      /^(?:Quiz title|Title):/m.test(text) &&
      /^(?:=\s{2,}|\*[a-z]\)\s|[a-z]\)\s{2,}|\[[ *]\] |\.\.\. |_{4}$)/m.test(text),
    ...unread(
      'text2qti',
      'Write correct options as *a) and answers as “Answer: …”, without titles and feedback.',
    ),
  },
  {
    name: 'xlsForm',
    recognises: (source) => {
      const names = headings(source)
      return (
        (names.includes('type') && names.includes('name') && names.some(isLabel)) ||
        (names.includes('list_name') && names.some(isLabel))
      )
    },
    ...unread('a form in XLSForm, as KoboToolbox uses it', AS_SEEN),
  },
  {
    name: 'responses',
    recognises: (source) => {
      const [first = '', second = ''] = headings(source)
      return RESPONSES.test(first) || (/^(?:id|#)$/.test(first) && RESPONSES.test(second))
    },
    ...unread(
      'people’s answers to a form',
      'Its questions are only its headings. Open the form as people see it, copy its questions and paste them.',
    ),
  },
] as const satisfies readonly Reader[]

const QTI_ROOT =
  /^(?:questestinterop|(?:qti-?)?assessment-?(?:item|test|section|stimulus)(?:-ref)?|manifest)$/

function isOfCanvas({ text }: Source): boolean {
  return /^\s*<[^]{0,500}canvas\.instructure\.com/.test(text.slice(0, 1_000))
}

/** A form of Typeform or Google, whose fields have a type or a title. */
function isWebForm(json: object | null): boolean {
  const [field] = listIn(json, 'fields')
  const isTypeform =
    typeof field === 'object' && field !== null && 'ref' in field && 'type' in field
  return isTypeform || (has(json, 'formId') && has(json, 'items'))
}

function headings({ text }: Source): string[] {
  const [line = ''] = text
    .slice(0, 2_000)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/, 1)
  const delimiter = ['\t', ';', ','].find((each) => line.includes(each)) ?? ','
  return line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .toLowerCase(),
  )
}

function isLabel(name: string): boolean {
  return /^label(?:::|$)/.test(name)
}

/** The first or second heading of a table of answers, as Google, Microsoft, Qualtrics and others write it. */
const RESPONSES =
  /^(?:timestamp|zeitstempel|horodateur|marca temporal|start time|startdate|startzeit|heure de début|hora de inicio|respondent ?id|collectorid|submitdate|submission date|date submitted|submitted at)$/
