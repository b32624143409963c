import { expect, test } from 'vitest'

import { namesHidden } from '#src/review/storage/hidingNames.ts'
import { candidateTable, database } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const definition = anAssessment(shortText('why'))
const TEXT = 'Turing, Nevis, Lovelace, Hopper'

test('H9: names that are new or changed are hidden as well, and no name of another assessment', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const ada = await respond('Ada Lovelace', { why: 'So' })
  const hidden = async () => (await namesHidden(assessmentId))(TEXT)
  expect(await hidden()).toBe('Turing, Nevis, •••, Hopper')

  const other = await anAssessmentWithResponses(definition)
  await other.respond('Alan Turing', { why: 'So' })
  await respond('Ben Nevis', { why: 'So' })
  await eventually(async () => expect(await hidden()).toBe('Turing, •••, •••, Hopper'))
  await candidateTable.update(ada, { name: 'Grace Hopper' })
  expect(await hidden()).toBe('Turing, •••, •••, •••')
  expect((await namesHidden(other.assessmentId))(TEXT)).toBe('•••, Nevis, Lovelace, Hopper')
})

test('H9: the names are read once, and then only those of candidates who changed', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  for (const name of ['Ada', 'Ben', 'Cleo']) await respond(name, { why: 'So' })
  const [first = ''] = await candidateTable.toCollection().primaryKeys()
  await namesHidden(assessmentId)
  const read: unknown[] = []
  const note = (raw: object) => {
    read.push(Reflect.get(raw, 'id'))
    return raw
  }
  database.table('Candidates').hook('reading', note)
  await namesHidden(assessmentId)
  expect(read).toEqual([])
  await candidateTable.update(first, { stage: 'offer' })
  read.length = 0
  await namesHidden(assessmentId)
  expect(read).toEqual([first])
  database.table('Candidates').hook('reading').unsubscribe(note)
})
