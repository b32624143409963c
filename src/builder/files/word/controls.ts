import { attributeOf, isOn } from './elements.ts'
import type { Losses } from './losses.ts'

/** A content control, or a field of a form of Word until 2003. */
export type Control = {
  /** Of a checkbox, until it is written. */
  box: string | null
  isCheckbox: boolean
  /** Its text is an instruction to who fills it in, or a list of contents. */
  isPlaceholder: boolean
  choices: string[]
  isOpen: boolean
  /** How many controls inside are not looked at. */
  inner: number
}

/** Nobody puts so many into each other. */
const DEEPEST = 20

export function startControl(controls: Control[]): void {
  const last = controls.at(-1)
  if (last && controls.length >= DEEPEST) last.inner++
  else {
    const none = { box: null, isCheckbox: false, isPlaceholder: false, isOpen: false }
    controls.push({ ...none, choices: [], inner: 0 })
  }
}

export function setOfControl(control: Control | undefined, name: string, attributes: string): void {
  if (control === undefined) return
  if (name === 'checkbox' || name === 'checkBox') {
    control.isCheckbox = true
    control.box = '☐'
  } else if (name === 'checked' || name === 'default') {
    if (control.isCheckbox) control.box = isOn(attributes) ? '☒' : '☐'
  } else if (name === 'showingPlcHdr') control.isPlaceholder = isOn(attributes)
  else if (name === 'docPartGallery') control.isPlaceholder = true
  else if (name === 'listItem' || name === 'listEntry') {
    const text = attributeOf(attributes, 'displayText') ?? attributeOf(attributes, 'val')
    if (text) control.choices.push(text)
  }
}

/** Its properties are known from here. */
export function openControl(controls: readonly Control[]): void {
  const control = controls.at(-1)
  if (control) control.isOpen = true
}

export function endControl(controls: Control[], losses: Losses): void {
  const control = controls.at(-1)
  if (control && control.inner > 0) control.inner--
  else {
    controls.pop()
    if (control && control.choices.length > 0) losses.choices.push(control.choices)
  }
}

/** What is shown of a text inside of these controls: a box in place of that of a checkbox. */
export function controlText(controls: readonly Control[], text: string): string {
  const open = controls.filter(({ isOpen }) => isOpen)
  const checkbox = open.find(({ isCheckbox }) => isCheckbox)
  if (checkbox) {
    const { box } = checkbox
    checkbox.box = null
    return box ?? ''
  }
  return open.some(({ isPlaceholder }) => isPlaceholder) ? '' : text
}

/** The fields that are open: first comes the code of each, then its result. */
export function fieldStack() {
  const areCode: boolean[] = []
  let codes = 0
  const end = (): void => {
    if (areCode.pop()) codes--
  }
  return {
    isCode: (): boolean => codes > 0,
    set(type: string | null): void {
      if (type === 'begin') {
        areCode.push(true)
        codes++
      } else if (type === 'end') end()
      else if (type === 'separate' && areCode.length > 0) {
        end()
        areCode.push(false)
      }
    },
  }
}
