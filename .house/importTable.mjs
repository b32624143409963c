/**
 * The import rules. A row is named by a folder or file and applies to everything below it, unless a
 * longer name matches. It lists our own rooms and packages, each including everything below; `!`
 * excludes something. Every file may import from its own folder and its own row.
 */
const react = ['react', 'react-dom', 'react-error-boundary']
const forms = ['react-hook-form', '@hookform/resolvers']
const inside = ['schemas', 'src/base', 'src/engine', 'src/wording', 'src/ui', 'src/renderer']
const shown = [
  ...inside,
  'src/vault',
  'src/db',
  'src/base/paths.ts',
  'src/base/takePath.ts',
  ...react,
  'lucide-react',
  'zod/mini',
]
const feature = [...shown, ...forms, 'src/builder/files', 'src/workers', 'src/parts']
const forCandidates = ['!src/wording/staff']

export const importTable = {
  schemas: ['zod/mini'],
  'src/base/paths.ts': [],
  'src/base/takePath.ts': [],
  'src/base': ['react'],
  'src/main.tsx': [
    'src/app',
    'src/db/core/leaving.ts',
    'src/base/takePath.ts',
    'zod/mini',
    ...react,
  ],
  'src/engine': ['schemas'],
  'src/vault': ['schemas', 'hash-wasm', '@hpke', '@scure', '@zxcvbn-ts', 'age-encryption'],
  'src/wording': ['schemas', 'src/engine'],
  'src/wording/candidate': ['schemas', 'src/engine', 'src/wording', '!src/wording/staff'],
  'src/ui': [
    'src/base',
    ...react,
    'lucide-react',
    '@base-ui/react',
    '@tanstack/react-virtual',
    '@fontsource-variable',
  ],
  'src/renderer': [...inside, ...react, 'lucide-react'],
  'src/db': [
    'schemas',
    'src/base',
    'src/engine',
    'src/vault',
    'react',
    'dexie',
    'dexie-react-hooks',
    'zod/mini',
  ],
  'src/builder/files': [
    'schemas',
    'src/engine',
    'src/wording',
    'mdast',
    'mdast-util-from-markdown',
    'fflate',
    'zod/mini',
  ],
  'src/workers': ['schemas', 'src/engine', 'src/vault', 'src/builder/files', 'react'],
  'src/review/workers': [
    ...['schemas', 'src/base', 'src/engine', 'src/builder/files', 'src/db', 'src/wording'],
    'src/workers',
  ],
  'src/offline': ['src/base', 'src/db/core', 'src/workers'],
  'src/custody/model/samples': [
    'schemas',
    'src/db',
    'src/engine',
    'src/builder/files',
    '@faker-js/faker',
  ],
  'src/parts': [...shown, 'src/builder/files', '!src/renderer'],
  'src/parts/answerKeys': [...shown, 'src/parts', 'src/builder/files', '!src/renderer'],
  'src/parts/forms': [...shown, ...forms, '!src/renderer'],
  'src/parts/handover': [...shown, ...forms, 'src/parts', '!src/renderer'],
  'src/parts/protection': [
    ...shown,
    ...forms,
    'src/parts',
    'src/workers/harden.ts',
    '!src/renderer',
  ],
  'src/parts/routing.ts': ['react-router-dom'],
  'src/cli': ['schemas', 'src/base', 'src/engine', 'src/wording', 'src/builder/files', 'node:*'],
  'src/hiring/screens/jobs': feature,
  'src/hiring/screens/candidates': feature,
  'src/builder/screens/assessments': feature,
  'src/builder/screens': feature,
  // What it reads of responses and candidates comes without hidden names, from `review/storage`.
  'src/review/screens': [
    ...feature,
    '!src/db/records',
    '!src/hiring/storage/candidates.ts',
    '!src/hiring/storage/responses.ts',
    '!src/hiring/storage/candidateRow*',
  ],
  'src/hiring/screens/invite': [...feature, 'qr'],
  'src/builder/screens/paperPage': feature,
  'src/custody/screens/data': [...feature, 'src/custody/model/samples'],
  'src/hiring/screens/handover': feature,
  'src/custody/screens/unlock': feature,
  'src/taking/screens': [...shown, 'src/workers/harden.ts', ...forCandidates],
  'src/app': [...feature, 'src', '@fontsource-variable', '!src/main.tsx'],
  'src/app/offline.ts': ['src/offline', 'src/app/guard.ts'],
  'src/app/guard.ts': [
    'schemas',
    'src/db',
    'src/base/takePath.ts',
    'src/base/within.ts',
    'src/app/waits.ts',
  ],
  'src/app/waits.ts': [],
  'src/app/candidate*': [
    ...shown,
    'src/taking/screens',
    'src/app/restoreLeft.ts',
    'src/workers/harden.ts',
    '@fontsource-variable',
    ...forCandidates,
  ],
  tests: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
  'tests/app': ['*', '!zod', 'zod/mini'],
  e2e: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
}

/** Rooms with a single public file: other rooms of `src` may import only that one. */
export const doors = {
  'src/builder/model/paths': 'src/builder/model/paths/prover.ts',
}
