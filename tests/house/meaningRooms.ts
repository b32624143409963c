/** What the rooms that give questions and answers their meaning may import: schemas and engine. */
import { aFeature, type PlantedFile, storageLibraries, theApp } from './plantedFile.ts'

export const meaningRooms: readonly PlantedFile[] = [
  {
    path: 'schemas/planted.ts',
    refused: [
      '#src/assessment/engine/layout.ts',
      '#src/base/paths.ts',
      'react',
      'zod',
      ...storageLibraries,
    ],
    permitted: ['zod/mini', './job.ts'],
  },
  {
    path: 'src/engine/planted.ts',
    refused: [
      '#src/ui/controls/Button.tsx',
      '#src/hiring/storage/jobs.ts',
      '#src/storage/vault/randomness.ts',
      '#src/wording/staff/kinds.ts',
      '#src/base/paths.ts',
      'react',
      'zod/mini',
      'node:crypto',
      '@zxcvbn-ts/core',
      ...storageLibraries,
    ],
    permitted: [
      '#schemas/definition.ts',
      '#src/assessment/engine/kinds/blank.ts',
      './kinds/table.ts',
    ],
  },
  {
    path: 'src/engine/kinds/planted.ts',
    refused: [
      '#src/hiring/storage/jobs.ts',
      '#src/assessment/renderer/session/fillSession.ts',
      aFeature,
      theApp,
    ],
    permitted: ['#schemas/question.ts', '#src/assessment/engine/kinds/blank.ts', './table.ts'],
  },
  {
    path: 'src/engine/readiness/planted.ts',
    refused: ['#src/builder/model/paths/model.ts', '#src/builder/model/paths/solver/solver.ts'],
    permitted: [
      '#src/builder/model/paths/prover.ts',
      '#src/assessment/engine/findings/findings.ts',
    ],
  },
]
