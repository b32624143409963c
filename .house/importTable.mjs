/**
 * The import rules. A row is named by a folder or file and applies to everything below it, unless a
 * longer name matches. It lists our own rooms and packages, each including everything below; `!`
 * excludes something. Every file may import from its own folder and its own row.
 */
const react = ['react', 'react-dom', 'react-error-boundary']
const forms = ['react-hook-form', '@hookform/resolvers']
const inside = [
  'schemas',
  'src/base',
  'src/assessment/engine',
  'src/wording',
  'src/ui',
  'src/assessment/renderer',
]
const shown = [
  ...inside,
  'src/storage/vault',
  'src/storage',
  'src/base/paths.ts',
  'src/base/takePath.ts',
  ...react,
  'lucide-react',
  'zod/mini',
]
const feature = [...shown, ...forms, 'src/builder/files', 'src/storage/workers', 'src/staff']
const forCandidates = ['!src/staff/words']

export const importTable = {
  schemas: ['zod/mini'],
  'src/base/paths.ts': [],
  'src/base/takePath.ts': [],
  'src/base': ['react'],
  'src/main.tsx': [
    'src/app',
    'src/storage/core/leaving.ts',
    'src/base/takePath.ts',
    'zod/mini',
    ...react,
  ],
  'src/assessment/engine': ['schemas'],
  'src/storage/vault': ['schemas', 'hash-wasm', '@hpke', '@scure', '@zxcvbn-ts', 'age-encryption'],
  'src/wording': ['schemas', 'src/assessment/engine'],
  'src/assessment/words': ['schemas', 'src/assessment/engine', 'src/wording', '!src/staff/words'],
  'src/ui': [
    'src/base',
    ...react,
    'lucide-react',
    '@base-ui/react',
    '@tanstack/react-virtual',
    '@fontsource-variable',
  ],
  'src/assessment/renderer': [...inside, ...react, 'lucide-react'],
  'src/storage': [
    'schemas',
    'src/base',
    'src/assessment/engine',
    'src/storage/vault',
    'react',
    'dexie',
    'dexie-react-hooks',
    'zod/mini',
  ],
  'src/builder/files': [
    'schemas',
    'src/assessment/engine',
    'src/wording',
    'mdast',
    'mdast-util-from-markdown',
    'fflate',
    'zod/mini',
  ],
  'src/storage/workers': [
    'schemas',
    'src/assessment/engine',
    'src/storage/vault',
    'src/builder/files',
    'react',
  ],
  'src/review/workers': [
    ...[
      'schemas',
      'src/base',
      'src/assessment/engine',
      'src/builder/files',
      'src/storage',
      'src/wording',
    ],
    'src/storage/workers',
  ],
  'src/storage/offline': ['src/base', 'src/storage/core', 'src/storage/workers'],
  'src/custody/model/samples': [
    'schemas',
    'src/storage',
    'src/assessment/engine',
    'src/builder/files',
    '@faker-js/faker',
  ],
  'src/staff': [...shown, 'src/builder/files', '!src/assessment/renderer'],
  'src/staff/answerKeys': [...shown, 'src/staff', 'src/builder/files', '!src/assessment/renderer'],
  'src/staff/forms': [...shown, ...forms, '!src/assessment/renderer'],
  'src/staff/handover': [...shown, ...forms, 'src/staff', '!src/assessment/renderer'],
  'src/staff/protection': [
    ...shown,
    ...forms,
    'src/staff',
    'src/storage/workers/harden.ts',
    '!src/assessment/renderer',
  ],
  'src/staff/routing.ts': ['react-router-dom'],
  'src/cli': [
    'schemas',
    'src/base',
    'src/assessment/engine',
    'src/wording',
    'src/builder/files',
    'node:*',
  ],
  'src/hiring/screens/jobs': feature,
  'src/hiring/screens/candidates': feature,
  'src/builder/screens/assessments': feature,
  'src/builder/screens': feature,
  // What it reads of responses and candidates comes without hidden names, from `review/storage`.
  'src/review/screens': [
    ...feature,
    '!src/storage/records',
    '!src/hiring/storage/candidates.ts',
    '!src/hiring/storage/responses.ts',
    '!src/hiring/storage/candidateRow*',
  ],
  'src/hiring/screens/invite': [...feature, 'qr'],
  'src/builder/screens/paperPage': feature,
  'src/custody/screens/data': [...feature, 'src/custody/model/samples'],
  'src/hiring/screens/handover': feature,
  'src/custody/screens/unlock': feature,
  'src/taking/screens': [...shown, 'src/storage/workers/harden.ts', ...forCandidates],
  'src/app': [...feature, 'src', '@fontsource-variable', '!src/main.tsx'],
  'src/app/offline.ts': ['src/storage/offline', 'src/app/guard.ts'],
  'src/app/guard.ts': [
    'schemas',
    'src/storage',
    'src/base/takePath.ts',
    'src/base/within.ts',
    'src/app/waits.ts',
  ],
  'src/app/waits.ts': [],
  'src/app/candidate*': [
    ...shown,
    'src/taking/screens',
    'src/app/restoreLeft.ts',
    'src/storage/workers/harden.ts',
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
