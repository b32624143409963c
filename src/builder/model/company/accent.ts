/**
 * The accent of candidates' pages from the colour that a company chose: as near to it as text in it,
 * and text on it, can be read (rule N3).
 */
import type { Company } from '#schemas/company.ts'

export type Accent = NonNullable<Company['accent']>

/** WCAG 2.2, criterion 1.4.3. */
const LEAST_CONTRAST = 4.5

/**
 * The ground that leaves the accent the least room: in the light the darkest that links and buttons
 * are on, in the dark the lightest. What is readable there is readable with the text that buttons
 * have on the accent.
 */
const GROUNDS = { light: '#ebedf0', dark: '#272a30' } as const

/** The colour for light and for dark pages; each is `chosen` itself where that can be read. */
export function accentOf(chosen: string): Accent {
  return { light: readableOn('light', chosen), dark: readableOn('dark', chosen) }
}

/** "#abc", "ABCDEF" and so on as `#rrggbb`; null if it is no colour in hexadecimal digits. */
export function colourIn(typed: string): string | null {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrastBetween(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function readableOn(theme: keyof Accent, chosen: string): string {
  const isReadable = (colour: string) => contrastBetween(colour, GROUNDS[theme]) >= LEAST_CONTRAST
  if (isReadable(chosen)) return chosen
  const { lightness, a, b } = toOklab(chosen)
  // Black can be read on every light ground, white on every dark one.
  let unreadable = lightness
  let readable = theme === 'light' ? 0 : 1
  for (let round = 0; round < 20; round += 1) {
    const middle = (unreadable + readable) / 2
    if (isReadable(fromOklab(middle, a, b))) readable = middle
    else unreadable = middle
  }
  return fromOklab(readable, a, b)
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

type Channels = [red: number, green: number, blue: number]

/** From 0 to 1, proportional to the light. */
function linear(colour: string): Channels {
  const channel = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** Björn Ottosson's Oklab, in which equal steps of lightness look equal. */
function toOklab(colour: string) {
  const [red, green, blue] = linear(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** With as much of the chroma as a screen can show at this lightness. */
function fromOklab(lightness: number, a: number, b: number): string {
  let share = 1
  let channels = channelsOf(lightness, a, b)
  for (let round = 0; round < 40 && !channels.every(isShowable); round += 1) {
    share *= 0.9
    channels = channelsOf(lightness, share * a, share * b)
  }
  return `#${channels.map(hexOf).join('')}`
}

function channelsOf(lightness: number, a: number, b: number): Channels {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function isShowable(channel: number): boolean {
  return channel >= -0.0005 && channel <= 1.0005
}

function hexOf(channel: number): string {
  const value = Math.min(1, Math.max(0, channel))
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
