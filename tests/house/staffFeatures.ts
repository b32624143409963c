import { aFeature, type PlantedFile, router, storageLibraries, theApp } from './plantedFile.ts'

const samples = '#src/custody/model/samples/makeSampleRecords.ts'
const names = [
  'jobs',
  'candidates',
  'assessments',
  'builder',
  'review',
  'invite',
  'paper',
  'data',
  'unlock',
]

/** Reviewers may not know whose answers they mark. */
const withNames = [
  '#src/hiring/storage/candidates.ts',
  '#src/hiring/storage/responses.ts',
  '#src/hiring/storage/candidateRows.ts',
  '#src/storage/records/recordKinds.ts',
]

const sampleData: PlantedFile = {
  path: 'src/samples/planted.ts',
  refused: [
    '#src/ui/controls/Button.tsx',
    '#src/wording/staff/kinds.ts',
    '#src/custody/screens/sampleLoad.ts',
    'react',
    ...storageLibraries,
  ],
  permitted: [
    '@faker-js/faker',
    '#src/builder/files/markdown.ts',
    '#src/assessment/engine/layout.ts',
  ],
}

export const staffFeatures: readonly PlantedFile[] = [...names.map(staffFeature), sampleData]

/** Rooms and features that are not in the table. */
export const strangers: readonly PlantedFile[] = [
  {
    path: 'src/newroom/planted.ts',
    refused: [
      '#schemas/records/job.ts',
      '#src/assessment/engine/layout.ts',
      'react',
      ...storageLibraries,
    ],
    permitted: ['./sibling.ts'],
  },
  {
    path: 'src/features/newfeature/planted.tsx',
    refused: [aFeature, '#src/storage/core/query.ts', 'react'],
    permitted: ['./sibling.ts'],
  },
]

function staffFeature(name: string): PlantedFile {
  const others = [...names, 'take'].filter((other) => other !== name)
  return {
    path: `src/features/${name}/deep/planted.tsx`,
    refused: [
      ...others.map((other) => `#src/features/${other}/Page.tsx`),
      ...storageLibraries,
      '@faker-js/faker',
      ...(name === 'data' ? [] : [samples]),
      ...(name === 'review' ? withNames : []),
      router,
      theApp,
    ],
    permitted: [
      `#src/features/${name}/Page.tsx`,
      '#schemas/records/job.ts',
      '#src/hiring/storage/jobs.ts',
      '#src/builder/files/markdown.ts',
      '#src/assessment/renderer/session/fillSession.ts',
      '#src/staff/routing.ts',
      '#src/base/paths.ts',
      ...(name === 'data' ? [samples] : []),
    ],
  }
}
