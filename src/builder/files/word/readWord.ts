/**
 * A document of Word (.docx) as text with questions, or rows of a spreadsheet if it is a table of them
 * (rules DX8 to DX13).
 */
import type { Result } from '#schemas/result.ts'
import { documentText } from '#src/builder/files/document/documentText.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { attribute } from '#src/builder/files/markup/htmlTokens.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'
import { QUESTIONS_LIMITS, tooMuch } from '#src/builder/files/pasted/limits.ts'
import { WORKBOOK_LIMITS, type WorkbookSheet } from '#src/builder/files/workbook/readWorkbook.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { type Budget, unzippedText, type ZipEntry, zipEntries } from '#src/storage/tables/zip.ts'

import { readBody } from './body.ts'
import { lossNotes, noLosses } from './losses.ts'
import { listCounter, readNumbering } from './numbering.ts'
import { readStyles } from './styles.ts'

const words = staffWords.wordDocument

/** The text of a document, or a sentence that says why there is none. */
export function readWord(bytes: Uint8Array): Result<WorkbookSheet[], string> {
  const entries = zipEntries(bytes)
  const path = entries && mainPath(entries)
  if (!entries || !path) return { ok: false, error: words.broken }
  if ([...entries.values()].some(({ hasPassword }) => hasPassword)) {
    return { ok: false, error: words.password }
  }
  const budget: Budget = { left: WORKBOOK_LIMITS.unpacked }
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  /** Empty if there is no such part. */
  const open = (name: string): string | null => {
    const entry = entries.get(name)
    return entry === undefined ? '' : unzippedText(entry, budget)
  }
  const failed = (): Result<never, string> => ({
    ok: false,
    error: budget.left < 0 ? words.tooLarge : words.broken,
  })
  const main = open(path)
  const relations = open(`${folder}_rels/${path.slice(folder.length)}.rels`)
  const targets = relations === null ? null : relationTargets(relations)
  if (main === null || targets === null) return failed()
  const styles = readPart(open(partOf(targets, folder, 'styles')), readStyles)
  const numbering = readPart(open(partOf(targets, folder, 'numbering')), readNumbering)
  if (styles === null || numbering === null) return failed()
  const losses = noLosses()
  const blocks = readBody(main, {
    styles,
    count: listCounter(numbering, (style) => styles.style(style)?.paragraph.list ?? null),
    target: (relation) => targets.get(relation)?.target ?? null,
    losses,
  })
  if (blocks === null) return failed()
  for (const { type, target } of targets.values()) {
    if (type !== 'header' && type !== 'footer') continue
    const text = plainText(open(folder + target) ?? '')
    if (/\p{L}/u.test(text)) losses.margins.push(text)
  }
  const text = documentText(blocks, looksLikeGift)
  const met = tooMuch(text, QUESTIONS_LIMITS)
  const notes = lossNotes(losses)
  if (text === '' && notes.length === 0) return { ok: false, error: words.empty }
  return { ok: true, value: [{ name: words.name, text: met ? '' : text, tooMuch: met, notes }] }
}

function readPart<T>(xml: string | null, read: (xml: string) => T | null): T | null {
  return xml === null ? null : read(xml)
}

/** Usually “word/document.xml”. */
function mainPath(entries: ReadonlyMap<string, ZipEntry>): string | null {
  const [path] = [...entries.keys()]
    .filter((name) => /^(?:.*\/)?document\d{0,2}\.xml$/.test(name))
    .toSorted((a, b) => a.length - b.length)
  return path ?? null
}

type Relation = { type: string; target: string }

/** By their ids; null if it is no XML. */
function relationTargets(xml: string): ReadonlyMap<string, Relation> | null {
  const targets = new Map<string, Relation>()
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'broken') return null
    if (token.kind !== 'open' || token.name !== 'Relationship') continue
    const type = (attribute(token.attributes, 'Type') ?? '').split('/').at(-1) ?? ''
    const target = (attribute(token.attributes, 'Target') ?? '').replace(/^\.\//, '')
    targets.set(attribute(token.attributes, 'Id') ?? '', { type, target })
  }
  return targets
}

/** The name of the only part of a type. */
function partOf(targets: ReadonlyMap<string, Relation>, folder: string, type: string): string {
  const target = [...targets.values()].find((each) => each.type === type)?.target
  if (target === undefined) return `${folder}${type}.xml`
  return target.startsWith('/') ? target.slice(1) : folder + target
}

/** The letters of a page header or footer, which is no part of the body. */
function plainText(xml: string): string {
  let text = ''
  let isText = false
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text' && isText) text += token.text
    if (token.kind === 'open') isText = token.name === 't' && !token.isEmpty
    if (token.kind === 'close') isText = false
    if (token.kind === 'close' && token.name === 'p') text += ' '
  }
  return text.replace(/\s+/g, ' ').trim()
}
