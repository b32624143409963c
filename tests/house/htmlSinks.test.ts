import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Whatever makes elements of a text: HTML that is pasted or opened must never get there. */
const SINK =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|parseHTMLUnsafe|setHTML(?:Unsafe)?|insertHTML|srcDoc|srcdoc)\b|\bdocument\.write/

test('nothing in the app makes elements of a text', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => SINK.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([])
  // The content policy refuses those that a check of names would miss.
  const headers = readFileSync('.house/securityHeaders.ts', 'utf8')
  expect(headers).toContain("require-trusted-types-for 'script'")
})
