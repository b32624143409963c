import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { isComposing } from '#src/base/composing.ts'

const src = join(import.meta.dirname, '../../src')

/** What acts on Enter or Escape where nobody writes. */
const NO_TEXT = [
  'builder/screens/outline/useOutlineChoice.ts',
  'builder/screens/outline/useOutlineKeys.ts',
  'builder/screens/question/KindPicker.tsx',
  'builder/screens/state/shortcuts.ts',
  'review/screens/list/ResponseList.tsx',
  'ui/layout/Splitter.tsx',
  'ui/lists/useSortDrag.ts',
  'ui/pointerDrag.ts',
]

test('a key that confirms or drops what is composed acts on nothing else', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  // As Safari sends it, after the end of composing.
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

test('every field that acts on Enter or Escape looks whether something is being composed', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  const acting = files.filter((file) => {
    return /key (?:===|!==) '(?:Enter|Escape)'/.test(readFileSync(join(src, file), 'utf8'))
  })
  const looking = acting.filter((file) =>
    readFileSync(join(src, file), 'utf8').includes('isComposing(event'),
  )
  expect(looking.length).toBeGreaterThan(6)
  expect(acting.filter((file) => !looking.includes(file)).toSorted()).toEqual(NO_TEXT)
})
