/** The blocks of a document, from the XML of its body. */
import type { Block } from '#src/builder/files/document/blocks.ts'
import { xmlTokens } from '#src/builder/files/markup/xmlTokens.ts'

import {
  type Control,
  controlText,
  endControl,
  fieldStack,
  openControl,
  setOfControl,
  startControl,
} from './controls.ts'
import { type Drawing, drawnPictures, newDrawing, setOfDrawing } from './drawings.ts'
import { attributeOf, skipElement, type Tokens } from './elements.ts'
import { type Placed, withInnerLists } from './innerLists.ts'
import { addReference, type Losses } from './losses.ts'
import { mathText } from './math.ts'
import type { ListItem } from './numbering.ts'
import {
  addText,
  newParagraph,
  type Paragraph,
  paragraphBlocks,
  setOfParagraph,
  setOfRun,
} from './paragraphs.ts'
import type { Styles, TextLook } from './styles.ts'
import { symbolOf } from '#src/builder/files/document/symbols.ts'
import { tableRows } from './tableRows.ts'

export type BodyContext = {
  styles: Styles
  /** For each item of a list, in order. */
  count: (list: string, level: number) => ListItem | null
  /** The name of the part that a relation refers to. */
  target: (relation: string) => string | null
  losses: Losses
}

/** Deleted texts, earlier looks, other forms of what is read, and settings of the page. */
const NOT_READ = new Set(
  'del moveFrom pPrChange rPrChange sectPrChange tblPrChange tblGridChange tcPrChange trPrChange numberingChange sectPr Fallback rt rubyPr tblPr'.split(
    ' ',
  ),
)

/** Null if it is no XML, or ends before its end. */
export function readBody(xml: string, context: BodyContext): Block[] | null {
  const tokens = xmlTokens(xml)
  const reader = createReader(context, tokens)
  for (let next = tokens.next(); !next.done; next = tokens.next()) {
    const token = next.value
    if (token.kind === 'broken') return null
    if (token.kind === 'text') reader.text(token.text)
    else if (token.kind === 'close') reader.close(token.name)
    else if (!token.isEmpty && NOT_READ.has(token.name)) {
      if (token.name === 'del') context.losses.deleted++
      skipElement(tokens, token.name)
    } else {
      reader.open(token.name, token.attributes, token.isEmpty)
      if (token.isEmpty) reader.close(token.name)
    }
  }
  return reader.end()
}

/** What a text box interrupts. */
type Around = {
  paragraph: Paragraph | null
  run: TextLook | null
  container: Placed[]
  drawing: Drawing | null
}
/** Text boxes inside of as many others are read like their paragraphs. */
const DEEPEST_BOX = 4

/** The properties that are read: `mark` of the end of a paragraph. */
type Properties = 'pPr' | 'mark' | 'rPr' | 'tcPr' | 'trPr' | 'sdtPr' | 'checkBox' | 'ddList' | null

const PROPERTIES = ['pPr', 'tcPr', 'trPr', 'sdtPr', 'checkBox', 'ddList'] as const

function createReader({ styles, count, target, losses }: BodyContext, tokens: Tokens) {
  let container: Placed[] = []
  let paragraph: Paragraph | null = null
  let run: TextLook | null = null
  let inside: Properties = null
  let isText = false
  let isComplete = false
  let links = 0
  let drawing: Drawing | null = null
  const root = container
  const boxes: Around[] = []
  const controls: Control[] = []
  const fields = fieldStack()
  const tables = tableRows()

  const writeShown = (text: string): void => {
    const around = { isLink: links > 0, isShadedCell: tables.isShaded() }
    if (paragraph && text !== '') addText(paragraph, text, run ?? {}, around, losses)
  }
  const write = (text: string): void => {
    if (drawing === null && !fields.isCode()) writeShown(controlText(controls, text))
  }

  const endParagraph = (): void => {
    if (paragraph === null) return
    const { list = '', level = 0, indent } = { ...paragraph.style, ...paragraph.own }
    const item = list === '' || list === '0' ? null : count(list, level)
    const placed = item && indent !== undefined ? { ...item, indent } : item
    for (const each of paragraphBlocks(paragraph, placed)) container.push(each)
    paragraph = null
  }

  const openBox = (): void => {
    boxes.push({ paragraph, run, container, drawing })
    // Those in many others are read where they are.
    if (boxes.length <= DEEPEST_BOX) container = []
    paragraph = null
    run = null
    drawing = null
  }
  const closeBox = (): void => {
    endParagraph()
    const around = boxes.pop()
    if (!around) return
    const own = container
    ;({ paragraph, run, container, drawing } = around)
    if (own !== container) for (const each of own) paragraph?.boxes.push(each)
  }

  const setProperty = (name: string, attributes: string): void => {
    if (inside === 'pPr' && paragraph) setOfParagraph(paragraph, name, attributes, styles)
    else if (inside === 'rPr' && run) setOfRun(run, name, attributes, styles)
    else if (inside === 'trPr' || inside === 'tcPr') tables.set(name, attributes)
    else if (inside === 'sdtPr' || inside === 'checkBox' || inside === 'ddList') {
      setOfControl(controls.at(-1), name, attributes)
    }
  }

  const openPart = (name: string, attributes: string, isEmpty: boolean): void => {
    switch (name) {
      case 'p':
        endParagraph()
        paragraph = newParagraph(styles)
        break
      case 'r':
        run = {}
        break
      case 't':
        isText = true
        break
      case 'tab':
      case 'ptab':
        write('\t')
        break
      case 'br':
      case 'cr':
        write('\n')
        break
      case 'noBreakHyphen':
        write('-')
        break
      case 'sym': {
        const code = Number.parseInt(attributeOf(attributes, 'char') ?? '', 16)
        write(symbolOf(code, attributeOf(attributes, 'font')))
        break
      }
      case 'oMath':
        if (isEmpty) break
        losses.formulas++
        write(mathText(tokens, name))
        break
      case 'fldChar':
        fields.set(attributeOf(attributes, 'fldCharType'))
        break
      case 'tbl':
      case 'tr':
      case 'tc':
        endParagraph()
        container = tables.open(name, container)
        break
      case 'sdt':
        startControl(controls)
        break
      case 'sdtContent':
        openControl(controls)
        break
      case 'drawing':
      case 'pict':
      case 'object':
        drawing = newDrawing(name)
        break
      case 'txbxContent':
        openBox()
        break
      case 'hyperlink':
        links++
        break
      case 'ins':
        if (!isEmpty) losses.inserted++
        break
      default:
        addReference(losses, name)
    }
  }

  return {
    text(text: string): void {
      if (isText) write(text)
    },
    open(name: string, attributes: string, isEmpty: boolean): void {
      const properties = PROPERTIES.find((each) => each === name)
      if (drawing !== null && name !== 'txbxContent') {
        setOfDrawing(drawing, name, attributes, target)
      } else if (name === 'rPr' && inside !== 'sdtPr') inside = inside === 'pPr' ? 'mark' : 'rPr'
      else if (properties && inside === null) {
        inside = properties
        // Those of old forms are in the field itself.
        if (name === 'checkBox' || name === 'ddList') {
          startControl(controls)
          setOfControl(controls.at(-1), name, attributes)
        }
      } else if (inside !== null) setProperty(name, attributes)
      else openPart(name, attributes, isEmpty)
    },
    close(name: string): void {
      if (name === 'txbxContent') closeBox()
      else if (drawing !== null) {
        if (name !== drawing.element || --drawing.depth > 0) return
        const pictures = drawnPictures(drawing)
        losses.pictures.push(...pictures.map((each) => each.name))
        paragraph?.pictures.push(...pictures)
        drawing = null
      } else if (name === 'rPr' && inside !== 'sdtPr') inside = inside === 'mark' ? 'pPr' : null
      else if (name === inside) {
        inside = null
        const box = name === 'checkBox' ? controls.at(-1)?.box : null
        if (name === 'checkBox' || name === 'ddList') endControl(controls, losses)
        if (box) writeShown(box)
      } else if (inside !== null) return
      else if (name === 't') isText = false
      else if (name === 'r') run = null
      else if (name === 'p') endParagraph()
      else if (name === 'tbl' || name === 'tr' || name === 'tc') {
        endParagraph()
        container = tables.close(name, container)
      } else if (name === 'hyperlink') links = Math.max(0, links - 1)
      else if (name === 'sdt') endControl(controls, losses)
      else if (name === 'body') isComplete = true
    },
    end: (): Block[] | null => (isComplete ? withInnerLists(root) : null),
  }
}
