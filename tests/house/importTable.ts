/**
 * What the import table refuses and permits, by room: a file that could be in the room, with
 * imports that must be refused and imports that must not.
 */
import { meaningRooms } from './meaningRooms.ts'
import {
  aFeature,
  type PlantedFile,
  refusedEverywhere,
  router,
  storageLibraries,
  theApp,
} from './plantedFile.ts'
import { staffFeatures, strangers } from './staffFeatures.ts'

const rooms: PlantedFile[] = [
  ...meaningRooms,
  {
    path: 'src/base/planted.ts',
    refused: [
      '#schemas/records/job.ts',
      '#src/assessment/engine/layout.ts',
      '#src/base/paths.ts',
      ...storageLibraries,
    ],
    permitted: ['react', './store.ts'],
  },
  {
    path: 'src/ui/planted.tsx',
    refused: [
      '#schemas/records/job.ts',
      '#src/assessment/engine/layout.ts',
      '#src/base/paths.ts',
      '#src/storage/core/query.ts',
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
      '@tanstack/react-virtual',
      './Button.tsx',
    ],
  },
  {
    path: 'src/parts/routing.ts',
    refused: ['#src/base/paths.ts', '#src/storage/core/query.ts', 'react-hook-form'],
    permitted: [router],
  },
  {
    path: 'src/vault/planted.ts',
    refused: [
      '#src/assessment/engine/layout.ts',
      '#src/hiring/storage/jobs.ts',
      '#src/ui/classes.ts',
      'react',
    ],
    permitted: ['#schemas/base.ts', './digest.ts', '@scure/bip39', '@zxcvbn-ts/core'],
  },
  {
    path: 'src/wording/planted.ts',
    refused: [
      '#src/assessment/renderer/session/fillSession.ts',
      '#src/hiring/storage/jobs.ts',
      '#src/builder/files/markdown.ts',
      'react',
    ],
    permitted: ['#schemas/answer.ts', '#src/assessment/engine/rule.ts'],
  },
  {
    path: 'src/wording/candidate/planted.ts',
    refused: ['#src/wording/staff/kinds.ts', '#src/hiring/storage/jobs.ts'],
    permitted: ['#src/assessment/engine/rule.ts', '#src/wording/candidate/dates.ts'],
  },
  {
    path: 'src/renderer/fields/planted.tsx',
    refused: [
      '#src/storage/stored/files.ts',
      '#src/builder/files/markdown.ts',
      '#src/base/paths.ts',
      '#src/staff/routing.ts',
      '@base-ui/react/dialog',
      '@tanstack/react-virtual',
      'react-hook-form',
      'zod/mini',
      router,
      aFeature,
      ...storageLibraries,
    ],
    permitted: ['react', '#src/ui/controls/Field.tsx', '#src/wording/candidate/dates.ts'],
  },
  {
    path: 'src/db/planted.ts',
    refused: [
      '#src/wording/staff/kinds.ts',
      '#src/ui/controls/Button.tsx',
      '#src/assessment/renderer/session/fillSession.ts',
      '#src/builder/files/markdown.ts',
      '#src/base/paths.ts',
      '@faker-js/faker',
      aFeature,
    ],
    permitted: [
      ...storageLibraries,
      'react',
      '#src/assessment/engine/layout.ts',
      '#src/storage/vault/randomness.ts',
    ],
  },
  {
    path: 'src/offline/planted.ts',
    refused: [
      '#schemas/records/job.ts',
      '#src/ui/classes.ts',
      '#src/hiring/storage/jobs.ts',
      'react',
      theApp,
    ],
    permitted: [
      '#src/base/store.ts',
      '#src/storage/core/locks.ts',
      '#src/storage/workers/scriptAddress.ts',
    ],
  },
  {
    path: 'src/exchange/quiz/planted.ts',
    refused: [
      '#src/hiring/storage/jobs.ts',
      '#src/ui/controls/Button.tsx',
      '#src/assessment/renderer/session/fillSession.ts',
      'react',
      aFeature,
    ],
    permitted: [
      'mdast-util-from-markdown',
      '#src/assessment/engine/layout.ts',
      '#src/wording/staff/kinds.ts',
    ],
  },
  {
    path: 'src/workers/planted.ts',
    refused: [
      '#src/storage/core/loss.ts',
      '#src/wording/staff/kinds.ts',
      '#src/parts/planted.ts',
      aFeature,
    ],
    permitted: [
      '#src/builder/files/markdown.ts',
      '#src/assessment/engine/layout.ts',
      '#src/storage/vault/randomness.ts',
    ],
  },
  { path: 'src/workers/responses/plant.ts', refused: ['react'], permitted: ['#src/base/store.ts'] },
  {
    path: 'src/parts/planted.tsx',
    refused: ['#src/storage/workers/tasks.ts', 'react-hook-form', router, aFeature],
    permitted: ['#src/hiring/storage/jobs.ts', '#src/ui/controls/Button.tsx', './routing.ts'],
  },
  {
    path: 'src/parts/forms/planted.ts',
    refused: ['#src/storage/workers/tasks.ts', router, aFeature],
    permitted: ['react-hook-form', '@hookform/resolvers/zod', 'zod/mini', './useStaffForm.ts'],
  },
  {
    path: 'src/cli/planted.ts',
    refused: [
      '#src/hiring/storage/jobs.ts',
      '#src/ui/controls/Button.tsx',
      '#src/assessment/renderer/session/fillSession.ts',
      'react',
      aFeature,
    ],
    permitted: ['node:fs', '#src/builder/files/markdown.ts', '#schemas/definition.ts'],
  },
  ...staffFeatures,
  {
    path: 'src/features/take/planted.tsx',
    refused: [
      '#src/builder/files/markdown.ts',
      '#src/staff/routing.ts',
      '#src/staff/SampleMark.tsx',
      '#src/storage/workers/tasks.ts',
      '#src/wording/staff/kinds.ts',
      '#src/review/screens/ReviewPage.tsx',
      '@base-ui/react/dialog',
      'react-hook-form',
      '@hookform/resolvers/zod',
      '@faker-js/faker',
      router,
      theApp,
      ...storageLibraries,
    ],
    permitted: ['react', '#src/taking/storage/taking.ts', '#src/base/paths.ts', './Receipt.tsx'],
  },
  {
    path: 'src/app/planted.tsx',
    refused: [router, '@base-ui/react/dialog', ...storageLibraries],
    permitted: [
      aFeature,
      '#src/storage/core/query.ts',
      '#src/base/paths.ts',
      '#schemas/records/job.ts',
      './Shell.tsx',
    ],
  },
  {
    path: 'src/app/candidate.tsx',
    refused: [
      './staff.tsx',
      aFeature,
      '#src/builder/files/markdown.ts',
      '#src/staff/routing.ts',
      '#src/storage/workers/tasks.ts',
      router,
    ],
    permitted: [
      '#src/features/take/TakePage.tsx',
      '#src/storage/workers/harden.ts',
      '#src/base/paths.ts',
    ],
  },
  {
    path: 'src/paths.ts',
    refused: ['./main.tsx', '#schemas/records/job.ts', '#src/assessment/engine/layout.ts', 'react'],
    permitted: [],
  },
  {
    path: 'src/main.tsx',
    refused: [
      './features/jobs/JobsPage.tsx',
      '#src/storage/core/query.ts',
      '#schemas/records/job.ts',
      router,
    ],
    permitted: ['./app/staff.tsx', './app/candidate.tsx', './app/guard.ts', 'zod/mini'],
  },
  ...strangers,
]

export const plantedFiles: readonly PlantedFile[] = rooms.map((room) => ({
  ...room,
  refused: [...room.refused, ...refusedEverywhere],
}))
