import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

interface BuiltFile {
  kib: number
  modules: { id: string; length: number }[]
}

test('a file is divided among its libraries by their shares of its code', () => {
  const start = {
    kib: 40,
    modules: [
      { id: 'node_modules/zod/v4/core/parse.js', length: 50 },
      { id: 'node_modules/zod/v4/mini/schemas.js', length: 200 },
      { id: 'src/main.tsx', length: 700 },
      { id: '\0vite/preload-helper.js', length: 50 },
    ],
  }
  const react = {
    kib: 20,
    modules: [
      { id: 'node_modules/react/index.js', length: 100 },
      { id: 'node_modules/react-dom/client.js', length: 900 },
    ],
  }
  expect(costsOf(start, react)).toEqual([
    ['our own', 30],
    ['react-dom', 18],
    ['zod', 10],
    ['react', 2],
  ])
})

test('libraries with a scope, and libraries within others, have their own names', () => {
  const modules = [
    { id: 'node_modules/@hpke/core/index.js', length: 20 },
    { id: 'node_modules/@hpke/core/node_modules/@noble/curves/x25519.js', length: 10 },
  ]
  expect(costsOf({ kib: 3, modules })).toEqual([
    ['@hpke/core', 2],
    ['@noble/curves', 1],
  ])
})

test('whatever the lengths, all of a file is divided', () => {
  const modules = [
    { id: 'node_modules/react/index.js', length: 0 },
    { id: 'src/main.tsx', length: 0 },
  ]
  expect(costsOf({ kib: 4, modules })).toEqual([
    ['react', 2],
    ['our own', 2],
  ])
})

/** In a process of its own, like the other scripts of the house. */
function costsOf(...files: BuiltFile[]): unknown {
  const script = `
    import { libraryCosts } from './.house/libraryCosts.mjs'
    console.log(JSON.stringify(libraryCosts(JSON.parse(process.argv[1]))))`
  const args = ['--input-type=module', '--eval', script, JSON.stringify(files)]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}
