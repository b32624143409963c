/** Texts and files in every format that is recognised, as small as they can be. */
import { gzipSync, strToU8, zipSync } from 'fflate'

import type { READERS } from '#src/builder/files/readers/readers.ts'
import { createWorkbook } from '#src/storage/tables/workbook.ts'

export type FormatName = (typeof READERS)[number]['name']
type Sample = string | Uint8Array<ArrayBuffer>

/** A ZIP archive; where the text is empty, its name is all that matters. */
export function packed(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries), { level: 0 }).slice()
}

/** One character a byte. */
export function bytesOfText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function oldOffice(part: string): Uint8Array<ArrayBuffer> {
  return bytesOfText(
    `\u00d0\u00cf\u0011\u00e0\u00a1\u00b1${'\0'.repeat(500)}${[...part].join('\0')}`,
  )
}

function tar(name: string): Uint8Array<ArrayBuffer> {
  return bytesOfText(`${name.padEnd(257, '\0')}ustar${'\0'.repeat(762)}`)
}

function openDocument(kind: string): Uint8Array<ArrayBuffer> {
  return packed({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '' })
}

export async function aWorkbook(): Promise<Uint8Array<ArrayBuffer>> {
  const book = createWorkbook(['Quiz'])
  book.addRow('Quiz', ['Question', 'A', 'B', 'Answer'])
  book.addRow('Quiz', ['Which?', 'Tea', 'Mud', 'B'])
  return new Uint8Array(await book.finish().file.arrayBuffer())
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const SAMPLES: Readonly<Record<FormatName, readonly Sample[]>> = {
  backup: ['{"format":1,"kind":"talentflow-backup","madeAt":"2026-11-22T10:42:00.000Z"}\n{}'],
  invalidJson: ['', ' \n', '{ format: 1 }', '[1] Read this.', '{"questions": [{"text": "Wh'],
  workbook: [await aWorkbook(), (await aWorkbook()).slice(0, -400)],
  binarySheet: [packed({ 'xl/workbook.bin': '', 'xl/styles.bin': '' })],
  openSheet: [openDocument('spreadsheet')],
  openText: [openDocument('text'), packed({ 'content.xml': '', mimetype: '' })],
  word: [
    packed({
      'word/document.xml':
        '<w:document><w:body><w:p><w:r><w:t>1. Why?</w:t></w:r></w:p></w:body></w:document>',
    }),
    packed({ 'word/document.xml': '' }),
  ],
  slides: [
    packed({ 'ppt/presentation.xml': '' }),
    openDocument('presentation'),
    oldOffice('PowerPoint Document'),
  ],
  lockedOffice: [oldOffice('EncryptedPackage')],
  email: [
    'From: ada@example.com\nTo: me@example.com\nSubject: Quiz\nReceived: from a\n\tby b\nMIME-Version: 1.0\n\n1. Why?',
    'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n1. Why?',
    oldOffice('__substg1.0_0037001F'),
  ],
  oldSheet: [oldOffice('Workbook'), oldOffice('Book')],
  oldText: [oldOffice('WordDocument')],
  iWork: [packed({ 'Index/Document.iwa': '' }), packed({ 'quiz.key/Index.zip': '' })],
  h5p: [packed({ 'h5p.json': '{}', 'content/content.json': '{}' })],
  anki: [packed({ 'collection.anki2': '', media: '{}' }), packed({ 'collection.anki21b': '' })],
  moodleBackup: [packed({ 'moodle_backup.xml': '' }), gzipSync(tar('.ARCHIVE_INDEX')).slice()],
  qtiPackage: [packed({ 'imsmanifest.xml': '' }), packed({ 'quiz/imsmanifest.xml': '' })],
  ebook: [packed({ mimetype: 'application/epub+zip', 'index.html': '' })],
  pdf: ['%PDF-1.7', bytesOfText('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj')],
  picture: [
    bytesOfText('\u0089PNG\r\n\u001a\n'),
    bytesOfText('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF'),
    bytesOfText('GIF89a\u0001\0'),
    bytesOfText('RIFF\u0024\0\0\0WEBPVP8 '),
    bytesOfText('\0\0\0\u0018ftypheic'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
  sound: [
    bytesOfText('ID3\u0003\0\0'),
    bytesOfText('\u00ff\u00fb\u0090D'),
    bytesOfText('RIFF\u0024\0\0\0WAVEfmt '),
    bytesOfText('\0\0\0\u0020ftypM4A '),
    bytesOfText('\u001aE\u00df\u00a3'),
  ],
  archive: [packed({ 'round 1.csv': 'Question', 'round 2.csv': 'Question', 'notes/': '' })],
  otherArchive: [
    bytesOfText('Rar!\u001a\u0007'),
    bytesOfText('7z\u00bc\u00af\u0027\u001c'),
    tar('quiz.txt'),
    gzipSync(tar('quiz.txt')).slice(),
  ],
  binary: [
    '\0W\0h\0y\0 \0i\0s\0 \0i\0t\0?',
    new Uint8Array(5_000),
    bytesOfText('\u007fELF\u0002\u0001\u0001\0'),
  ],
  assessment: [
    '{"format":1,"kind":"assessment","definition":{}}',
    '{\n  "format": 1,\n  "kind": "assessment",\n  "definition": { "sect',
    '\uFEFF{"settings":{},"sections":[]}',
  ],
  surveyJs: [
    '{"pages":[{"elements":[{"type":"text","name":"q"}]}]}',
    '{"elements":[{"type":"text","name":"q"}]}',
    '{"name":"x","jsonContent":{"pages":[{"elements":[{"type":"text"}]}]}}',
  ],
  qualtrics: [
    '{"SurveyEntry":{"SurveyID":"SV_1"},"SurveyElements":[]}',
    '[[AdvancedFormat]]\n\n[[Question:MC]]\nWhich?\n\n[[Choices]]\nTea\nMud',
  ],
  webForm: [
    '{"id":"abc","fields":[{"ref":"a","title":"Why?","type":"short_text"}]}',
    '{"formId":"1","items":[{"title":"Why?"}]}',
    'function build() {\n  const form = FormApp.create("Quiz")\n}',
  ],
  moodleXml: [`${XML}<!-- made -->\n<quiz><question type="essay"/></quiz>`, '<quiz>\n</quiz>'],
  qti: [
    `${XML}<questestinterop/>`,
    '<assessmentItem identifier="a"/>',
    `${XML}<qti-assessment-item identifier="a"/>`,
    `${XML}<manifest identifier="a"/>`,
    `${XML}<quiz identifier="a" xmlns="http://canvas.instructure.com/xsd/cccv1p0"/>`,
  ],
  limeSurvey: [
    `${XML}<document>\n <LimeSurveyDocType>Survey</LimeSurveyDocType>\n</document>`,
    `${XML}<document>\n <LimeSurveyDocType>Question</LimeSurveyDocType>\n</document>`,
  ],
  html: ['<!DOCTYPE html>\n<html><body>1. Why?</body></html>', '<!doctype html>\n<p>1. Why?</p>'],
  xml: [`${XML}<rss/>`],
  rtf: ['{\\rtf1\\ansi 1. Why?}'],
  latex: ['% A quiz\n\\documentclass{exam}\n\\begin{questions}\n\\question Why?\n\\end{questions}'],
  text2qti: [
    'Title: A tool\n1.  Which?\n*a) Hammer\nb)  Song',
    'Quiz title: Bits\n1.  How many?\n=   8 +- 0',
  ],
  xlsForm: [
    'type\tname\tlabel::English (en)\nselect_one tools\tq1\tWhich?',
    'list_name,name,label\ntools,a,Hammer',
  ],
  responses: [
    'Timestamp,Which one is a tool?,Why?\n2027/01/02 10:00:00 AM GMT,Hammer,Hard',
    '"ID"\t"Start time"\t"Completion time"\t"Which?"\n1\t1/2/27\t1/2/27\tHammer',
  ],
  json: ['[{"question":"Why?"}]', '\uFEFF{"a":1}'],
  brokenJson: ['{"questions": [{"text": "Wh', '[{"question": Why?}]'],
  gift: ['Who guards it?{~a =b}', '$CATEGORY: a/b\n\nWhat is it?', '[b] Who?{T}'],
  blackboard: ['MC\tWhich?\tTea\tcorrect\tMud\tincorrect'],
  cells: ['Question\tOption\tOption\nWhy?\ta\tb', 'Question,Answer\nWhy?,Because'],
  quiz: ['1. Why?', 'Why?\na) x\nb) y', '<div align="center">\n  <h1>Quiz</h1>\n</div>\n\n1. Why?'],
}
