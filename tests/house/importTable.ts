/**
 * What the import table of the house refuses and permits, room by room: a file as it could stand
 * in the room, with imports that must be refused there and imports that must not.
 */
export interface PlantedFile {
  readonly path: string
  readonly refused: readonly string[]
  readonly permitted: readonly string[]
}

/** Refused wherever they stand. */
const refusedEverywhere = [
  '../db/jobs.ts',
  './../db/jobs.ts',
  '#src/engine/../db/jobs.ts',
  '/src/db/jobs.ts',
  'src/db/jobs.ts',
  'zod',
  'zod/v4',
  'zod/v4/classic',
  'react-router',
  '#src/main.tsx',
]

const storageLibraries = ['dexie', 'dexie-react-hooks']
const router = 'react-router-dom'
const aFeature = '#src/features/jobs/JobsPage.tsx'
const theApp = '#src/app/staff.tsx'

const rooms: PlantedFile[] = [
  {
    path: 'schemas/planted.ts',
    refused: ['#src/engine/compile.ts', '#src/paths.ts', 'react', ...storageLibraries],
    permitted: ['zod/mini', './job.ts'],
  },
  {
    path: 'src/engine/planted.ts',
    refused: [
      '#src/ui/Button.tsx',
      '#src/db/jobs.ts',
      '#src/vault/randomness.ts',
      '#src/wording/staff/kinds.ts',
      '#src/paths.ts',
      'react',
      'zod/mini',
      'node:crypto',
      ...storageLibraries,
    ],
    permitted: ['#schemas/definition.ts', '#src/engine/blank.ts', './questions/table.ts'],
  },
  {
    path: 'src/engine/questions/planted.ts',
    refused: ['#src/db/jobs.ts', '#src/renderer/fillSession.ts', aFeature, theApp],
    permitted: ['#schemas/question.ts', '#src/engine/blank.ts', './table.ts'],
  },
  {
    path: 'src/ui/planted.tsx',
    refused: [
      '#schemas/job.ts',
      '#src/engine/compile.ts',
      '#src/paths.ts',
      '#src/db/query.ts',
      aFeature,
      router,
      'zod/mini',
      'react-hook-form',
      ...storageLibraries,
    ],
    permitted: [
      'react',
      'react-dom/client',
      '@base-ui/react/dialog',
      '@dnd-kit/core',
      './Button.tsx',
    ],
  },
  {
    path: 'src/ui/routing.ts',
    refused: ['#src/paths.ts', '#src/db/query.ts', 'react-hook-form'],
    permitted: [router],
  },
  {
    path: 'src/vault/planted.ts',
    refused: ['#src/engine/compile.ts', '#src/db/jobs.ts', '#src/ui/Button.tsx', 'react'],
    permitted: ['#schemas/base.ts', './digest.ts'],
  },
  {
    path: 'src/wording/planted.ts',
    refused: [
      '#src/renderer/fillSession.ts',
      '#src/db/jobs.ts',
      '#src/exchange/markdown.ts',
      'react',
    ],
    permitted: ['#schemas/answer.ts', '#src/engine/validation.ts'],
  },
  {
    path: 'src/wording/candidate/planted.ts',
    refused: ['#src/wording/staff/kinds.ts', '#src/db/jobs.ts'],
    permitted: ['#src/engine/validation.ts', '#src/wording/candidate/dates.ts'],
  },
  {
    path: 'src/renderer/fields/planted.tsx',
    refused: [
      '#src/db/files.ts',
      '#src/exchange/markdown.ts',
      '#src/paths.ts',
      '#src/ui/routing.ts',
      '@base-ui/react/dialog',
      '@dnd-kit/core',
      'zod/mini',
      router,
      aFeature,
      ...storageLibraries,
    ],
    permitted: ['react', 'react-hook-form', '#src/ui/Field.tsx', '#src/wording/candidate/dates.ts'],
  },
  {
    path: 'src/db/planted.ts',
    refused: [
      '#src/wording/staff/kinds.ts',
      '#src/ui/Button.tsx',
      '#src/renderer/fillSession.ts',
      '#src/exchange/markdown.ts',
      '#src/paths.ts',
      '@faker-js/faker',
      aFeature,
    ],
    permitted: [...storageLibraries, 'react', '#src/engine/compile.ts', '#src/vault/randomness.ts'],
  },
  {
    path: 'src/exchange/quiz/planted.ts',
    refused: [
      '#src/db/jobs.ts',
      '#src/ui/Button.tsx',
      '#src/renderer/fillSession.ts',
      'react',
      aFeature,
    ],
    permitted: [
      'mdast-util-from-markdown',
      'redos-detector',
      '#src/engine/compile.ts',
      '#src/wording/staff/kinds.ts',
    ],
  },
  {
    path: 'src/cli/planted.ts',
    refused: [
      '#src/db/jobs.ts',
      '#src/ui/Button.tsx',
      '#src/renderer/fillSession.ts',
      'react',
      aFeature,
    ],
    permitted: ['node:fs', '#src/exchange/markdown.ts', '#schemas/definition.ts'],
  },
  ...['jobs', 'candidates', 'builder', 'review', 'data'].map(staffFeature),
  {
    path: 'src/features/take/planted.tsx',
    refused: [
      '#src/exchange/markdown.ts',
      '#src/ui/routing.ts',
      '#src/wording/staff/kinds.ts',
      '#src/features/review/ReviewPage.tsx',
      '@base-ui/react/dialog',
      '@hookform/resolvers/zod',
      '@faker-js/faker',
      router,
      theApp,
      ...storageLibraries,
    ],
    permitted: ['react', 'react-hook-form', '#src/db/taking.ts', '#src/paths.ts', './Receipt.tsx'],
  },
  {
    path: 'src/app/planted.tsx',
    refused: [router, '@base-ui/react/dialog', ...storageLibraries],
    permitted: [aFeature, '#src/db/query.ts', '#src/paths.ts', '#schemas/job.ts', './Shell.tsx'],
  },
  {
    path: 'src/app/candidate.tsx',
    refused: ['./staff.tsx', aFeature, '#src/exchange/markdown.ts', '#src/ui/routing.ts', router],
    permitted: ['#src/features/take/TakePage.tsx', '#src/paths.ts', './candidateShell.tsx'],
  },
  {
    path: 'src/paths.ts',
    refused: ['./main.tsx', '#schemas/job.ts', '#src/engine/compile.ts', 'react'],
    permitted: [],
  },
  {
    path: 'src/main.tsx',
    refused: ['./features/jobs/JobsPage.tsx', '#src/db/query.ts', '#schemas/job.ts', router],
    permitted: ['./app/staff.tsx', './app/candidate.tsx', './paths.ts', 'zod/mini'],
  },
  {
    path: 'src/newroom/planted.ts',
    refused: ['#schemas/job.ts', '#src/engine/compile.ts', 'react', ...storageLibraries],
    permitted: ['./sibling.ts'],
  },
  {
    path: 'src/features/newfeature/planted.tsx',
    refused: [aFeature, '#src/db/query.ts', 'react'],
    permitted: ['./sibling.ts'],
  },
]

export const plantedFiles: readonly PlantedFile[] = rooms.map((room) => ({
  ...room,
  refused: [...room.refused, ...refusedEverywhere],
}))

function staffFeature(name: string): PlantedFile {
  const others = ['jobs', 'candidates', 'builder', 'take', 'review', 'data'].filter(
    (other) => other !== name,
  )
  return {
    path: `src/features/${name}/deep/planted.tsx`,
    refused: [
      ...others.map((other) => `#src/features/${other}/Page.tsx`),
      ...storageLibraries,
      ...(name === 'data' ? [] : ['@faker-js/faker']),
      router,
      theApp,
    ],
    permitted: [
      `#src/features/${name}/Page.tsx`,
      '#schemas/job.ts',
      '#src/db/jobs.ts',
      '#src/exchange/markdown.ts',
      '#src/renderer/fillSession.ts',
      '#src/ui/routing.ts',
      '#src/paths.ts',
      ...(name === 'data' ? ['@faker-js/faker'] : []),
    ],
  }
}
