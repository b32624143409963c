export interface PlantedFile {
  readonly path: string
  readonly refused: readonly string[]
  readonly permitted: readonly string[]
}

export const storageLibraries = ['dexie', 'dexie-react-hooks']
export const router = 'react-router-dom'
export const aFeature = '#src/hiring/screens/jobs/list/JobsPage.tsx'
export const theApp = '#src/app/staff.tsx'

/** Refused everywhere. */
export const refusedEverywhere = [
  '../db/jobs.ts',
  './../db/jobs.ts',
  '#src/engine/../db/jobs.ts',
  '/src/db/hiring/jobs.ts',
  'src/db/hiring/jobs.ts',
  'zod',
  'zod/v4',
  'zod/v4/classic',
  'react-router',
  '#src/main.tsx',
]
