import { readdirSync } from 'node:fs'

import { expect, it, test } from 'vitest'

const MOST_FILES = 25
const MOST_LEVELS = 3
/** Here one level more is allowed: a folder for each kind of question, and the prover's solver. */
const DEEPER = /^src\/(assessment\/engine\/kinds|builder\/model\/paths)\//

it.each(['src', 'schemas', 'tests', 'e2e'])(
  `no folder of %s has more than ${MOST_FILES} files`,
  (room) => {
    const full = [...foldersFrom(room)].filter((folder) => filesIn(folder) > MOST_FILES)
    expect(full).toEqual([])
  },
)

test(`no folder of src is more than ${MOST_LEVELS} levels deep`, () => {
  const deep = [...foldersFrom('src')].filter(
    (folder) => folder.split('/').length - 1 > MOST_LEVELS + (DEEPER.test(folder) ? 1 : 0),
  )
  expect(deep).toEqual([])
})

/** The folder and all below it, as paths with slashes. */
function* foldersFrom(folder: string): Generator<string> {
  yield folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) yield* foldersFrom(`${folder}/${entry.name}`)
  }
}

/** Those directly in it. */
function filesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).length
}
