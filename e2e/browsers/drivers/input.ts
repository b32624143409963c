/** Keys and clicks for both WebDriver protocols (w3c.github.io/webdriver, "Actions"). */
import type { Key, Keys, Point } from './driver.ts'

export type Source = { type: 'key' | 'pointer'; id: string; actions: Step[] }
type Step = Record<string, string | number>

const codes: Record<string, string> = {
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  End: '\uE010',
} satisfies Partial<Record<Key | 'Control', string>>

export function pressing(keys: Keys): Source[] {
  const values = keys.split('+').map((key) => codes[key] ?? key)
  return keyboard([
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ])
}

export function typing(text: string): Source[] {
  return keyboard(
    [...text].flatMap((letter) => {
      const value = letter === '\n' ? '\uE007' : letter
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
    }),
  )
}

export function clicking({ x, y }: Point): Source[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

function keyboard(actions: Step[]): Source[] {
  return [{ type: 'key', id: 'keyboard', actions }]
}
