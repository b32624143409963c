import { expect, test } from 'vitest'

import { mailMergeCsv } from '#src/review/files/mailMergeCsv.ts'

test('Y20: one row for each person, guarded against formulas, and nothing where a name is hidden', () => {
  const shown = { name: '=SUM(A1)', email: 'ada@example.org', reference: 'C-1', job: 'Cook, night' }
  const hidden = { name: null, email: null, reference: 'C-2', job: null }
  const file = mailMergeCsv('Basics', [
    { ...shown, isChosen: true },
    { ...hidden, isChosen: false },
  ])
  expect(file).toBe(
    [
      '\uFEFFName,Email,Reference,Job,Assessment,Decision',
      `'=SUM(A1),ada@example.org,C-1,"Cook, night",Basics,Chosen`,
      ',,C-2,,Basics,Not chosen',
      '',
    ].join('\r\n'),
  )
})
