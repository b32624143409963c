import { readFileSync } from 'node:fs'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { accentOf, colourIn, contrastBetween } from '#src/builder/model/company/accent.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const tokens = readFileSync('src/ui/tokens.css', 'utf8')
const THEMES = ['light', 'dark'] as const
/** Those on which links and buttons are. */
const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-float']

const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('N3: whatever the colour, its accent can be read on every surface, and buttons on it', () => {
  fc.assert(
    fc.property(anyColour, (chosen) => {
      const accent = accentOf(chosen)
      for (const theme of THEMES) {
        for (const name of [...SURFACES, 'on-accent']) {
          expect(contrastWithGrey(accent[theme], token(name)[theme])).toBeGreaterThanOrEqual(4.5)
        }
      }
    }),
    propertyRuns,
  )
})

test('N3: a colour that can be read stays as it is', () => {
  expect(accentOf('#0a5bb0').light).toBe('#0a5bb0')
  expect(accentOf('#8ab8ff').dark).toBe('#8ab8ff')
  fc.assert(
    fc.property(anyColour, (chosen) => {
      const { light, dark } = accentOf(chosen)
      expect(accentOf(light).light).toBe(light)
      expect(accentOf(dark).dark).toBe(dark)
    }),
    propertyRuns,
  )
})

test('N3: one that can’t is changed as little as that takes, and keeps its hue', () => {
  for (const [chosen, light, dark] of [
    ['#ffcc00', /^#8[0-9a-f]6[0-9a-f]0[0-9a-f]$/, /^#ffcc00$/],
    ['#000000', /^#000000$/, /^#(9[0-9a-f])\1\1$/],
    ['#ffffff', /^#(6[0-9a-f])\1\1$/, /^#ffffff$/],
  ] as const) {
    const accent = accentOf(chosen)
    expect([chosen, accent.light]).toEqual([chosen, expect.stringMatching(light)])
    expect([chosen, accent.dark]).toEqual([chosen, expect.stringMatching(dark)])
  }
})

test('colours are typed with or without #, short or long', () => {
  expect(['#ABC', ' 0a66C2 ', 'abcd', 'red', '', '#12345g'].map(colourIn)).toEqual([
    '#aabbcc',
    '#0a66c2',
    null,
    null,
    null,
    null,
  ])
})

test('contrast is that of WCAG', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBe(21)
  expect(contrastBetween('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
})

/** Nearly grey colours: their luminance is the third power of Oklab's lightness. */
function contrastWithGrey(colour: string, lightness: number): number {
  const luminance = contrastBetween(colour, '#000000') * 0.05 - 0.05
  const ground = lightness ** 3
  return (Math.max(luminance, ground) + 0.05) / (Math.min(luminance, ground) + 0.05)
}

function token(name: string): { light: number; dark: number } {
  const found = new RegExp(
    `--${name}: light-dark\\(oklch\\(([\\d.]+)[^)]*\\), oklch\\(([\\d.]+)`,
  ).exec(tokens)
  if (found === null) throw new Error(`There is no token ${name}`)
  return { light: Number(found[1]), dark: Number(found[2]) }
}
