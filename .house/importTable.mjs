/**
 * Who may import whom. A row is named by a folder or a file and holds for everything below it, unless a
 * longer name fits better. It lists rooms of ours and packages, each with all that is below it; `!` takes
 * something out again. Every file may import from its own folder and from its own row.
 */
const react = ['react', 'react-dom', 'react-error-boundary']
const forms = ['react-hook-form', '@hookform/resolvers']
const inside = ['schemas', 'src/engine', 'src/wording', 'src/ui', 'src/renderer']
const shown = [
  ...inside,
  'src/vault',
  'src/db',
  'src/paths.ts',
  ...react,
  'lucide-react',
  'zod/mini',
]
const feature = [...shown, ...forms, 'src/exchange']
const forCandidates = ['!src/ui/routing.ts', '!src/wording/staff']

export const importTable = {
  schemas: ['zod/mini'],
  'src/paths.ts': [],
  'src/main.tsx': ['src/app', 'src/paths.ts', 'zod/mini', ...react],
  'src/engine': ['schemas'],
  'src/vault': ['schemas'],
  'src/wording': ['schemas', 'src/engine'],
  'src/wording/candidate': ['schemas', 'src/engine', 'src/wording', '!src/wording/staff'],
  'src/ui': [
    ...react,
    'lucide-react',
    '@base-ui/react',
    '@dnd-kit',
    '@tanstack/react-virtual',
    '@fontsource-variable',
  ],
  'src/ui/routing.ts': ['react-router-dom'],
  'src/renderer': [...inside, ...react, 'react-hook-form', 'lucide-react', '!src/ui/routing.ts'],
  'src/db': [
    'schemas',
    'src/engine',
    'src/vault',
    'react',
    'dexie',
    'dexie-react-hooks',
    'zod/mini',
  ],
  'src/exchange': [
    'schemas',
    'src/engine',
    'src/wording',
    'mdast',
    'mdast-util-from-markdown',
    'redos-detector',
    'zod/mini',
  ],
  'src/cli': ['schemas', 'src/engine', 'src/wording', 'src/exchange', 'node:*'],
  'src/features/jobs': feature,
  'src/features/candidates': feature,
  'src/features/builder': feature,
  'src/features/review': feature,
  'src/features/data': [...feature, '@faker-js/faker'],
  'src/features/take': [...shown, 'react-hook-form', ...forCandidates],
  'src/app': [...feature, 'src', '@fontsource-variable', '!src/main.tsx'],
  'src/app/candidate*': [...shown, 'src/features/take', '@fontsource-variable', ...forCandidates],
  tests: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
  'tests/app': ['*', '!zod', 'zod/mini'],
  e2e: ['*', '!src/app', '!src/main.tsx', '!zod', 'zod/mini'],
}
