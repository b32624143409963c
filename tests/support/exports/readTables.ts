/** Slow and obvious readers of the tables that are exported. */
import { strFromU8, unzipSync } from 'fflate'

/** The fields of a file as in RFC 4180; other programs may end rows in another way. */
export function readCsv(text: string, lineBreak: '\r\n' | '\n' = '\r\n'): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let field = ''
    if (text[at] === '"') {
      at += 1
      for (;;) {
        if (text[at] === undefined) throw new Error('A quoted field is not closed')
        if (text[at] !== '"') field += text[at]
        else if (text[at + 1] === '"') {
          field += '"'
          at += 1
        } else break
        at += 1
      }
      at += 1
    } else {
      while (at < text.length && text[at] !== ',' && text[at] !== lineBreak[0]) field += text[at++]
    }
    row.push(field)
    if (text[at] === ',') {
      at += 1
      // A comma at the end of a row is followed by an empty field.
      if (text[at] === lineBreak[0]) row.push('')
      else continue
    }
    if (!text.startsWith(lineBreak, at)) throw new Error(`No end of a row at ${at}`)
    at += lineBreak.length
    rows.push(row)
    row = []
  }
  return rows
}

/** The text that was guarded against being run as a formula. */
export function withoutGuard(field: string): string {
  return /^'+[=+\-@\t\r\n＝＋－＠]/.test(field) ? field.slice(1) : field
}

export interface ReadCell {
  type: string
  style: string
  value: string
}

/** The cells of each sheet by name, by row, and in it by place. */
export async function readXlsx(file: Blob): Promise<Record<string, Record<string, ReadCell>[]>> {
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const names = [...partOf(files, 'xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)]
  return Object.fromEntries(
    names.map(([, name = ''], at) => [
      name,
      [...partOf(files, `xl/worksheets/sheet${at + 1}.xml`).matchAll(/<row r="\d+">(.*?)<\/row>/gs)]
        .map(([, row = '']) => row)
        .map(cellsOf),
    ]),
  )
}

function partOf(files: Record<string, Uint8Array>, path: string): string {
  const bytes = files[path]
  if (!bytes) throw new Error(`No ${path}`)
  return strFromU8(bytes)
}

function cellsOf(row: string): Record<string, ReadCell> {
  const cells: Record<string, ReadCell> = {}
  for (const [, attributes = '', content = ''] of row.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
    const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const value = /<(?:v|t)[^>]*>(.*?)<\/(?:v|t)>/s.exec(content)?.[1] ?? ''
    cells[attribute('r').replace(/\d+/, '')] = {
      type: attribute('t'),
      style: attribute('s'),
      value: read(value),
    }
  }
  return cells
}

/** As programs read text: first XML, then escaped characters. */
function read(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}
