/** Contrast of the colours that all screens are made of, by WCAG 2.2 (1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const file = join(import.meta.dirname, '../../src/ui/tokens.css')
const colours = new Map(
  [
    ...readFileSync(file, 'utf8').matchAll(
      /--([\w-]+): light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\)/g,
    ),
  ].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
)

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-float']
const tones = ['neutral', 'info', 'good', 'warning', 'danger', 'violet', 'teal']

/** What is read, and what it is read on. */
const texts: (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) => [['text', surface] as const, ['text-quiet', surface] as const]),
  ...tones.map((tone) => [`${tone}-text`, `${tone}-soft`] as const),
  ['text', 'match'],
  ['accent', 'surface'],
  ['accent', 'surface-raised'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger-fill'],
  ['on-danger', 'danger-fill-hover'],
  ['danger-text', 'surface'],
  ['danger-text', 'surface-raised'],
]

/** What a control or its state is recognised by. */
const marks: (readonly [string, string])[] = [
  ...['surface', 'surface-raised', 'surface-float'].flatMap((surface) => [
    ['line-strong', surface] as const,
    ['focus', surface] as const,
    ['accent', surface] as const,
    ...tones.map((tone) => [`${tone}-mark`, surface] as const),
  ]),
]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`${theme}: %s can be read on %s`, (text, surface) => {
    expect(contrast(text, surface, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(marks)(`${theme}: %s can be told from %s`, (mark, surface) => {
    expect(contrast(mark, surface, theme)).toBeGreaterThanOrEqual(3)
  })
}

function contrast(first: string, second: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(first, theme), luminance(second, theme)].toSorted(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance (WCAG 2.2) of a colour in OKLCH, by the matrices of CSS Color 4. */
function luminance(name: string, theme: Theme): number {
  const colour = colours.get(name)?.[theme]
  const [lightness, chroma, hue] = [...(colour ?? '').matchAll(/[\d.]+/g)].map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`No colour is called ${name}`)
  }
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.min(1, Math.max(0, part)))
  const [red = 0, green = 0, blue = 0] = linear
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
