import { strToU8, zipSync } from 'fflate'

import { openSheets } from '#src/builder/files/readers/openSheets.ts'

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = Readonly<Record<string, string>>

/** A document with this XML in its body; other parts by their names in the folder of the document. */
export function wordFile(body: string, parts: Parts = {}): ArrayBuffer {
  const types = Object.keys(parts).filter((name) => !name.startsWith('_'))
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${MAIN}"><w:body>${body}<w:sectPr><w:pgSz w:w="1"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships>${types
      .map(
        (name, at) =>
          `<Relationship Id="rId${at}" Type="${RELATIONS}/${name.replace(/^.*\/|\d*\.\w+$/g, '')}" Target="${name}"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}`, xml])),
  }
  return zipped(files)
}

export function zipped(files: Parts): ArrayBuffer {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)
  return zipSync(Object.fromEntries(entries)).slice().buffer
}

/** A run; `look`: the XML of its properties. */
export function r(text: string, look = ''): string {
  return `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A paragraph; text that is no XML becomes a run. */
export function p(content: string, look = ''): string {
  return `<w:p><w:pPr>${look}</w:pPr>${content.startsWith('<') ? content : r(content)}</w:p>`
}

/** An item of a list. */
export function li(list: number, level: number, content: string): string {
  return p(content, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`)
}

/** `levels`: [format, text, more]. */
export function numbering(
  lists: readonly (readonly [string, string, string?][])[],
  more = '',
): string {
  const definitions = lists.map(
    (levels, list) =>
      `<w:abstractNum w:abstractNumId="${list}">${levels
        .map(
          ([format, text, extra = ''], level) =>
            `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${extra}</w:lvl>`,
        )
        .join('')}</w:abstractNum>`,
  )
  const numbers = lists.map(
    (_, list) => `<w:num w:numId="${list + 1}"><w:abstractNumId w:val="${list}"/></w:num>`,
  )
  return `<w:numbering>${definitions.join('')}${numbers.join('')}${more}</w:numbering>`
}

/** The text of a document, with its notes. */
export function opened(bytes: ArrayBuffer): { text: string; notes: string[] } {
  const read = openSheets(bytes)
  if (!read?.ok) throw new Error(read?.error ?? 'not a document')
  const [sheet] = read.value.sheets
  return { text: sheet?.text ?? '', notes: sheet?.notes ?? [] }
}

export function textOf(body: string, parts: Parts = {}): string {
  return opened(wordFile(body, parts)).text
}

export function refusal(bytes: ArrayBuffer): string | null {
  const read = openSheets(bytes)
  return read && !read.ok ? read.error : null
}
