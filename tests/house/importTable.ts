/**
 * What the import table refuses and permits: a file that could be in a room, with imports that must
 * be refused and imports that must not.
 */
export interface PlantedFile {
  readonly path: string
  readonly refused: readonly string[]
  readonly permitted: readonly string[]
}

const storageLibraries = ['dexie', 'dexie-react-hooks']
const router = 'react-router-dom'
const aScreen = '#src/hiring/screens/jobs/JobsPage.tsx'
const theApp = '#src/app/staff.tsx'

/** Refused everywhere. */
const refusedEverywhere = [
  '../storage/jobs.ts',
  './../storage/jobs.ts',
  '#src/assessment/../storage/jobs.ts',
  '/src/hiring/storage/jobs.ts',
  'src/hiring/storage/jobs.ts',
  'zod',
  'zod/v4',
  'zod/v4/classic',
  'react-router',
  '#src/main.tsx',
]

const ground: PlantedFile[] = [
  {
    path: 'schemas/planted.ts',
    refused: [
      '#src/assessment/engine/layout.ts',
      '#src/base/paths.ts',
      'react',
      ...storageLibraries,
    ],
    permitted: ['zod/mini', './records/job.ts'],
  },
  {
    path: 'src/base/planted.ts',
    refused: ['#schemas/records/job.ts', '#src/assessment/engine/layout.ts', ...storageLibraries],
    permitted: ['react', './store.ts'],
  },
  {
    path: 'src/ui/planted.tsx',
    refused: [
      '#schemas/records/job.ts',
      '#src/assessment/engine/layout.ts',
      '#src/storage/core/query.ts',
      aScreen,
      router,
      'zod/mini',
      'react-hook-form',
      ...storageLibraries,
    ],
    permitted: ['react', 'react-dom/client', '@base-ui/react/dialog'],
  },
  {
    path: 'src/assessment/engine/planted.ts',
    refused: [
      '#src/ui/controls/Button.tsx',
      '#src/storage/vault/randomness.ts',
      '#src/staff/words/kindNames.ts',
      '#src/base/paths.ts',
      'react',
      'zod/mini',
      'node:crypto',
      '@zxcvbn-ts/core',
      ...storageLibraries,
    ],
    permitted: ['#schemas/definition.ts', '#src/assessment/engine/kinds/blank.ts', './rule.ts'],
  },
  {
    path: 'src/assessment/words/planted.ts',
    refused: ['#src/staff/words/kindNames.ts', '#src/hiring/storage/jobs.ts', 'react'],
    permitted: ['#src/assessment/engine/rule.ts', '#schemas/answer.ts'],
  },
  {
    path: 'src/assessment/renderer/fields/planted.tsx',
    refused: [
      '#src/storage/stored/files.ts',
      '#src/staff/routing.ts',
      '@base-ui/react/dialog',
      'react-hook-form',
      'zod/mini',
      router,
      aScreen,
      ...storageLibraries,
    ],
    permitted: ['react', '#src/ui/controls/Field.tsx', '#src/assessment/words/answerText.ts'],
  },
  {
    path: 'src/storage/planted.ts',
    refused: [
      '#src/staff/words/kindNames.ts',
      '#src/ui/controls/Button.tsx',
      '#src/assessment/renderer/session/fillSession.ts',
      '#src/builder/storage/drafts.ts',
      '@hpke/core',
      '@faker-js/faker',
      aScreen,
    ],
    permitted: [...storageLibraries, 'react', './vault/randomness.ts'],
  },
  {
    path: 'src/storage/vault/planted.ts',
    refused: ['#src/assessment/engine/layout.ts', '#src/storage/core/query.ts', 'react', 'dexie'],
    permitted: ['#schemas/base.ts', './digest.ts', '@scure/bip39', '@zxcvbn-ts/core'],
  },
  {
    path: 'src/staff/planted.tsx',
    refused: [
      '#src/hiring/storage/jobs.ts',
      '#src/builder/model/words/stepWords.ts',
      router,
      aScreen,
    ],
    permitted: ['#src/storage/core/query.ts', '#src/ui/controls/Button.tsx', './routing.ts'],
  },
  {
    path: 'src/staff/routing.ts',
    refused: ['#src/base/paths.ts', '#src/storage/core/query.ts', 'react-hook-form'],
    permitted: [router],
  },
  {
    path: 'src/taking/screens/planted.tsx',
    refused: [
      '#src/staff/routing.ts',
      '#src/staff/words/kindNames.ts',
      '#src/builder/files/markdown/markdown.ts',
      '#src/review/screens/ReviewPage.tsx',
      '@base-ui/react/dialog',
      'react-hook-form',
      router,
      theApp,
      ...storageLibraries,
    ],
    permitted: ['react', '#src/taking/storage/taking.ts', '#src/base/paths.ts', './Receipt.tsx'],
  },
]

/** The wings above staff's shared parts, from the lowest. */
const WINGS = ['hiring', 'builder', 'review', 'custody']

const wings: PlantedFile[] = WINGS.flatMap((wing, floor) => {
  const above = WINGS.slice(floor + 1)
  const below = WINGS.slice(0, floor)
  return [
    {
      path: `src/${wing}/screens/deep/planted.tsx`,
      refused: [
        ...WINGS.filter((other) => other !== wing).map((other) => `#src/${other}/screens/Page.tsx`),
        ...above.map((other) => `#src/${other}/model/fact.ts`),
        ...storageLibraries,
        '@faker-js/faker',
        // Reviewers may not know whose answers they mark.
        ...(wing === 'review'
          ? ['#src/hiring/storage/candidates.ts', '#src/storage/records/recordKinds.ts']
          : []),
        router,
        theApp,
      ],
      permitted: [
        `#src/${wing}/screens/Page.tsx`,
        `#src/${wing}/workers/work.ts`,
        ...below.map((other) => `#src/${other}/model/fact.ts`),
        '#schemas/records/job.ts',
        '#src/assessment/renderer/session/fillSession.ts',
        '#src/staff/routing.ts',
      ],
    },
    {
      path: `src/${wing}/model/planted.ts`,
      refused: [`#src/${wing}/storage/jobs.ts`, '#src/ui/controls/Button.tsx', 'react', 'dexie'],
      permitted: ['#src/assessment/engine/layout.ts', './fact.ts'],
    },
    {
      path: `src/${wing}/storage/planted.ts`,
      refused: [
        `#src/${wing}/screens/Page.tsx`,
        '#src/ui/controls/Button.tsx',
        'dexie-react-hooks',
      ],
      permitted: ['#src/storage/core/database.ts', `#src/${wing}/model/fact.ts`, 'dexie'],
    },
    {
      path: `src/${wing}/files/planted.ts`,
      refused: [`#src/${wing}/storage/jobs.ts`, '#src/storage/core/query.ts', 'react', 'dexie'],
      permitted: ['#src/staff/words/kindNames.ts', `#src/${wing}/model/fact.ts`],
    },
    {
      path: `src/${wing}/workers/planted.ts`,
      refused: [`#src/${wing}/screens/Page.tsx`, '#src/ui/controls/Button.tsx'],
      permitted: [`#src/${wing}/storage/jobs.ts`, `#src/${wing}/model/fact.ts`],
    },
  ]
})

const top: PlantedFile[] = [
  {
    path: 'src/builder/model/readiness/planted.ts',
    refused: ['#src/builder/model/paths/model.ts', '#src/builder/model/paths/solver/solver.ts'],
    permitted: [
      '#src/builder/model/paths/prover.ts',
      '#src/assessment/engine/findings/findings.ts',
    ],
  },
  {
    path: 'src/custody/model/samples/planted.ts',
    refused: ['#src/hiring/storage/jobs.ts', '#src/custody/screens/sampleLoad.ts', 'react'],
    permitted: ['@faker-js/faker', '#src/builder/files/markdown/markdown.ts'],
  },
  {
    path: 'src/cli/planted.ts',
    refused: ['#src/hiring/storage/jobs.ts', '#src/ui/controls/Button.tsx', 'react', aScreen],
    permitted: ['node:fs', '#src/builder/files/markdown/markdown.ts', '#schemas/definition.ts'],
  },
  {
    path: 'src/app/planted.tsx',
    refused: [router, '@base-ui/react/dialog', ...storageLibraries],
    permitted: [aScreen, '#src/storage/core/query.ts', '#src/base/paths.ts', './Shell.tsx'],
  },
  {
    path: 'src/app/candidate.tsx',
    refused: [
      './staff.tsx',
      aScreen,
      '#src/staff/routing.ts',
      '#src/builder/files/pasted.ts',
      router,
    ],
    permitted: ['#src/taking/screens/TakePage.tsx', '#src/base/paths.ts'],
  },
  {
    path: 'src/main.tsx',
    refused: [aScreen, '#src/storage/core/query.ts', '#schemas/records/job.ts', router],
    permitted: ['./app/staff.tsx', './app/candidate.tsx', './app/guard.ts', 'zod/mini'],
  },
  {
    path: 'src/newroom/planted.ts',
    refused: ['#schemas/records/job.ts', '#src/assessment/engine/layout.ts', 'react'],
    permitted: ['./sibling.ts'],
  },
  {
    path: 'src/hiring/newfolder/planted.tsx',
    refused: [aScreen, '#src/storage/core/query.ts', 'react'],
    permitted: ['./sibling.ts'],
  },
]

export const plantedFiles: readonly PlantedFile[] = [...ground, ...wings, ...top].map((file) => ({
  ...file,
  refused: [...file.refused, ...refusedEverywhere],
}))
