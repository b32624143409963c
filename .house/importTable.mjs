/**
 * The import rules. A row is named by a folder or file and applies to everything below it, unless a
 * longer name matches. It lists our own rooms and packages, each including everything below; `!`
 * excludes something. Every file may import from its own folder and its own row.
 */
const react = ['react', 'react-dom', 'react-error-boundary', 'lucide-react']
const forms = ['react-hook-form', '@hookform/resolvers']
const plain = ['schemas', 'src/base', 'src/assessment/engine', 'src/assessment/words']
const shown = [
  'schemas',
  'src/base',
  'src/ui',
  'src/assessment',
  'src/storage',
  ...react,
  'zod/mini',
]

/**
 * The rows of a wing's five folders. Of the wings below it, it may import everything but their
 * screens. `extra`: what one of its folders needs besides.
 */
function wing(name, below, extra = {}) {
  const from = (...folders) =>
    [name, ...below].flatMap((each) => folders.map((folder) => `src/${each}/${folder}`))
  const may = {
    model: [...plain, 'src/staff/words', ...from('model')],
    storage: [...plain, 'src/storage', 'react', 'dexie', ...from('model', 'storage')],
    files: [...plain, 'src/staff/words', 'src/storage/json', 'src/storage/tables', 'zod/mini'],
    workers: [...plain, 'src/staff/words', 'src/storage', 'react'],
    screens: [...shown, ...forms, 'src/staff'],
  }
  may.files.push(...from('model', 'files'))
  may.workers.push(...from('model', 'storage', 'files'))
  may.screens.push(...from('model', 'storage', 'files'), `src/${name}/workers`)
  return Object.entries(may).map(([folder, row]) => [
    `src/${name}/${folder}`,
    [...row, ...(extra[folder] ?? [])],
  ])
}

export const importTable = {
  schemas: ['zod/mini'],
  'src/base': ['react'],
  'src/ui': [
    'src/base',
    ...react,
    '@base-ui/react',
    '@tanstack/react-virtual',
    '@fontsource-variable',
  ],
  'src/assessment/engine': ['schemas'],
  'src/assessment/words': [
    'schemas',
    'src/assessment/engine',
    'src/base/digits.ts',
    'src/base/shownTwice.ts',
  ],
  'src/assessment/renderer': ['schemas', 'src/base', 'src/ui', 'src/assessment', ...react],
  'src/storage': [
    'schemas',
    'src/base',
    'src/assessment/engine',
    'react',
    'dexie',
    'dexie-react-hooks',
    'zod/mini',
  ],
  'src/storage/vault': [
    'schemas',
    'src/base/digits.ts',
    'hash-wasm',
    '@hpke',
    '@scure',
    '@zxcvbn-ts',
    'age-encryption',
  ],
  // The content policy wants one list of all workers; only their addresses are imported.
  'src/storage/workers/scriptAddress.ts': [
    'src/builder',
    'src/review',
    'src/custody',
    'src/storage',
  ],
  'src/storage/tables': ['src/assessment/engine', 'fflate'],
  // Its pages are opened by people who are not staff: no words for staff, and of workers only that of keys.
  'src/taking': [...shown, '!src/storage/workers', 'src/storage/workers/harden.ts'],
  'src/staff': [...shown, ...forms, '!src/assessment/renderer'],
  'src/staff/routing.ts': ['react-router-dom'],
  ...Object.fromEntries([
    ...wing('hiring', [], { screens: ['qr'] }),
    ...wing('builder', ['hiring'], { files: ['mdast', 'mdast-util-from-markdown'] }),
    // What its screens read of responses and candidates comes without hidden names, from its `storage`.
    ...wing('review', ['hiring', 'builder'], {
      screens: ['!src/storage/records', '!src/hiring/storage', 'src/hiring/storage/jobs.ts'],
    }),
    ...wing('custody', ['taking', 'hiring', 'builder', 'review']),
  ]),
  'src/custody/model/samples': [
    ...plain,
    'src/hiring/model',
    'src/builder/files',
    '@faker-js/faker',
  ],
  'src/cli': [
    ...plain,
    'src/staff/words',
    'src/storage/json',
    'src/builder/model',
    'src/builder/files',
    'src/review/files',
    'node:*',
  ],
  'src/app': ['src', '!src/main.tsx', 'schemas', ...react, '@fontsource-variable', 'zod/mini'],
  // Before an app is chosen, and on candidates' pages, little is loaded.
  'src/app/guard.ts': ['schemas', 'src/base', 'src/storage', 'src/app/timeouts.ts'],
  'src/app/timeouts.ts': [],
  'src/app/offline.ts': ['src/storage/offline', 'src/app/guard.ts'],
  'src/app/candidate*': [
    ...shown,
    'src/taking',
    'src/custody/storage',
    'src/app/finishRestore.ts',
    '@fontsource-variable',
  ],
  'src/main.tsx': [
    'src/app',
    'src/base/takePath.ts',
    'src/storage/core/leaving.ts',
    'zod/mini',
    ...react,
  ],
  tests: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
  'tests/app': ['*', '!zod', 'zod/mini'],
  e2e: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
}

/** Rooms with a single public file: other rooms of `src` may import only that one. */
export const doors = {
  'src/builder/model/paths': 'src/builder/model/paths/prover.ts',
}
