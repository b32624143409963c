import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { decisionPath, paths } from '#src/base/paths.ts'
import { moveStage } from '#src/hiring/storage/candidates.ts'
import { decidedPeople, lastId } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { DecisionPage } from '#src/review/screens/decision/DecisionPage.tsx'
import { decide } from '#src/review/storage/deciding.ts'
import { saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  option,
  section,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { assessmentNow, candidateNow, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const base = anAssessment(
  section(
    'facts',
    { title: 'Facts' },
    singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 3 }),
    singleChoice('river', ['Glomma', 'Rhine'], { key: { options: ['Glomma'] }, points: 1 }),
    singleChoice(
      'drive',
      [option('Yes'), option('No')].map(({ id }) => id),
      { prompt: text('Do you drive?'), knockOut: { op: 'is', value: 'No' } },
    ),
  ),
)
const definition = { ...base, settings: { ...base.settings, passMark: { percent: 50 } } }
const withOpenQuestion = anAssessment(
  section('open', { title: 'Open' }, longText('why', { points: 4 })),
)

type Given = readonly [capital: string, river: string, drive: string]
const three: Readonly<Record<string, Given>> = {
  Ada: ['Oslo', 'Rhine', 'No'],
  Ben: ['Bergen', 'Glomma', 'Yes'],
  Cleo: ['Oslo', 'Glomma', 'Yes'],
}

async function open(
  people: Readonly<Record<string, Given>> = three,
  { namesShown = true, search = '' } = {},
) {
  await setSetting('staffName', 'Mira')
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, { namesShown })
  const idOf: Record<string, string> = {}
  for (const [name, [capital, river, drive]] of Object.entries(people)) {
    idOf[name] = await respond(name, {
      capital: { option: capital },
      river: { option: river },
      drive: { option: drive },
    })
  }
  const opened = openScreen(
    [{ path: paths.decision, element: <DecisionPage /> }],
    `${decisionPath(assessmentId)}${search}`,
  )
  return { ...opened, assessmentId, idOf }
}

type Opened = Awaited<ReturnType<typeof open>>

function rowsOf(table: string): (string | null)[] {
  return within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
}

async function choose(user: Opened['user'], name: string): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
}

/** Decides with what is chosen. */
async function decideOn({ user }: Opened, why: string, stage?: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), why)
  if (stage !== undefined) {
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Move those chosen to' }), stage)
  }
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
}

/** As another lead decides, in another tab. */
async function noorChooses(assessmentId: string, candidateId: string): Promise<void> {
  const { people, decisions } = await readShortlist({ assessmentId }, async () => undefined)
  const by = { kind: 'staff', name: 'Noor' } as const
  const chosen = decidedPeople(shortlist(people), new Set([candidateId]))
  const made = { id: 'noor', by, why: 'Noor was quicker', stages: {}, ...chosen }
  value(await decide(assessmentId, made, lastId(decisions)))
}

test('without responses it says what appears here', async () => {
  await open({})
  expect(await screen.findByRole('heading', { name: 'Nobody to choose from yet' })).toBeVisible()
})

test('everybody is listed by rank, with the pass mark and the knock-out apart', async () => {
  const { user } = await open()
  await screen.findByRole('table', { name: 'Shortlist' })
  expect(rowsOf('Shortlist')).toEqual(
    ['1Cleo100%Passed', '2Ada75%PassedKnock-out answer', '3Ben25%Not passed'].map((row) =>
      expect.stringContaining(row.slice(0, 5)),
    ),
  )
  const [, ada] = rowsOf('Shortlist')
  expect(ada).toMatch(/Passed.*Knock-out/)
  await user.click(screen.getByText('Error of scores not known'))
  expect(screen.getByText(/needs 30 complete responses, and there are 3/)).toBeVisible()
})

test('hidden names stay hidden, and are shown by the recorded act alone', async () => {
  const { user } = await open(three, { namesShown: false })
  await screen.findByRole('table', { name: 'Shortlist' })
  expect(document.body.textContent).not.toMatch(/Ada|Ben|Cleo/)
  await user.click(screen.getByRole('button', { name: 'Show names' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Invitations')
  await user.click(dialog.getByRole('button', { name: 'Show names' }))
  expect(await screen.findByRole('link', { name: 'Cleo' })).toBeVisible()
})

test('choosing somebody with a knock-out asks first, and choosing others does not', async () => {
  const { user } = await open()
  await choose(user, 'Cleo')
  expect(screen.getByText('1 of 3 chosen')).toBeVisible()
  await choose(user, 'Ada')
  const asked = await screen.findByRole('dialog', { name: 'Choose Ada with a knock-out?' })
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('checkbox', { name: 'Choose Ada' })).not.toBeChecked()
  await choose(user, 'Ada')
  await user.click(await screen.findByRole('button', { name: 'Choose' }))
  expect(screen.getByRole('checkbox', { name: 'Choose Ada' })).toBeChecked()
  expect(screen.getByText('Of those chosen, 1 has a knock-out.')).toBeVisible()
  await choose(user, 'Ada')
  expect(screen.getByText('1 of 3 chosen')).toBeVisible()
})

test('choosing somebody provisional asks first, and the list says that ranks can change', async () => {
  await setSetting('staffName', 'Mira')
  const { assessmentId, respond } = await anAssessmentWithResponses(withOpenQuestion, {
    namesShown: true,
  })
  await respond('Ada', { why: 'Because' })
  const { user } = openScreen(
    [{ path: paths.decision, element: <DecisionPage /> }],
    decisionPath(assessmentId),
  )
  await choose(user, 'Ada')
  expect(await screen.findByText(/^The score is provisional/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByText(/^All scores are provisional · /))
  expect(screen.getByText('All scores are provisional: any rank can still change.')).toBeVisible()
})

test('a decision asks why, moves those chosen together, and reads as a page', async () => {
  const opened = await open()
  const { user, idOf, assessmentId } = opened
  await choose(user, 'Cleo')
  await decideOn(opened, ' ')
  expect(await screen.findByText('Enter why they are chosen')).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'The best answers')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move those chosen to' }), 'offer')
  await user.selectOptions(dialog.getByRole('combobox', { name: /others/ }), 'rejected')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByRole('heading', { name: '1 of 3 chosen' })).toHaveFocus()
  expect(screen.getByText('The best answers')).toBeVisible()
  expect(screen.getByText('Mira')).toBeVisible()
  expect(
    screen.getByText('Those chosen were moved to Offer, the others to Rejected.'),
  ).toBeVisible()
  expect(rowsOf('Chosen')).toEqual([expect.stringContaining('1Cleo100%')])
  expect(rowsOf('Not chosen')).toHaveLength(2)
  expect((await candidateNow(idOf['Cleo'] ?? '')).stage).toBe('offer')
  expect((await candidateNow(idOf['Ben'] ?? '')).stage).toBe('rejected')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('table', { name: 'Shortlist' })).toBeVisible()
  expect((await candidateNow(idOf['Ben'] ?? '')).stage).toBe('applied')
  expect(await assessmentNow(assessmentId)).not.toHaveProperty('decisions')
  expect(screen.getByRole('checkbox', { name: 'Choose Cleo' })).toBeChecked()
})

test('each can have a reason instead of one for all', async () => {
  const opened = await open()
  const { user } = opened
  await choose(user, 'Cleo')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('A reason for each'))
  await user.type(dialog.getByRole('textbox', { name: 'Cleo (optional)' }), 'Knows every river')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await screen.findByRole('heading', { name: '1 of 3 chosen' })
  expect(rowsOf('Chosen')).toEqual([expect.stringContaining('Knows every river')])
})

test('moving somebody out of a final stage is said before', async () => {
  const opened = await open()
  const { user, idOf } = opened
  value(await moveStage(idOf['Cleo'] ?? '', 'rejected', STAFF))
  await choose(user, 'Cleo')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move those chosen to' }), 'offer')
  expect(dialog.getByText('1 of them is in Rejected, which is usually final.')).toBeVisible()
})

test('a decision of another lead appears, and mine is refused until I have seen it', async () => {
  const opened = await open()
  const { user, assessmentId, idOf } = opened
  await choose(user, 'Cleo')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'My own reason')
  await noorChooses(assessmentId, idOf['Ben'] ?? '')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await dialog.findByText(/^Somebody else decided or reopened/)).toBeVisible()
  expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveValue('My own reason')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByText('Noor was quicker')).toBeVisible()
})

test('a reopened decision keeps its history, and starts with the same choice', async () => {
  const opened = await open()
  const { user, assessmentId, idOf } = opened
  await screen.findByRole('table', { name: 'Shortlist' })
  await noorChooses(assessmentId, idOf['Ben'] ?? '')
  await user.click(await screen.findByRole('button', { name: 'Reopen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reopen' }))
  expect(await dialog.findByText('Enter why it is reopened')).toBeVisible()
  await user.type(dialog.getByRole('textbox'), 'Withdrawn')
  await user.click(dialog.getByRole('button', { name: 'Reopen' }))
  expect(await screen.findByRole('table', { name: 'Shortlist' })).toBeVisible()
  expect(screen.getByText('Withdrawn')).toBeVisible()
  expect(screen.getByText('Noor was quicker')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Choose Ben' })).toBeChecked())
})

test('a saved what-if is laid beside, and kept with the decision', async () => {
  const opened = await open()
  const { user, assessmentId } = opened
  await screen.findByRole('table', { name: 'Shortlist' })
  expect(screen.queryByRole('combobox', { name: 'Ranks beside' })).toBeNull()
  const whatIf = { id: 'w1', name: 'Rivers', by: STAFF, weights: { river: 9 }, bands: {} }
  value(await saveWhatIf(assessmentId, { ...whatIf, versionId: `${assessmentId}.v1` }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Ranks beside' }), 'w1')
  expect(await screen.findByRole('columnheader', { name: 'With Rivers' })).toBeVisible()
  expect(rowsOf('Shortlist')).toEqual([
    expect.stringMatching(/^11Cleo/),
    expect.stringMatching(/^23Ada/),
    expect.stringMatching(/^32Ben/),
  ])
  await choose(user, 'Ben')
  await decideOn(opened, 'Rivers matter most')
  expect(await screen.findByText(/^Laid beside: “Rivers”, weight 9 for question 2/)).toBeVisible()
  expect((await assessmentNow(assessmentId)).decisions).toMatchObject([
    { whatIf: { name: 'Rivers', weights: { river: 9 } }, chosen: [{ rank: 3, triedRank: 2 }] },
  ])
})

test('close calls are counted in a sentence, and named where one looks', async () => {
  const people = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [
      `Person ${at}`,
      [at % 2 === 0 ? 'Oslo' : 'Bergen', at % 3 === 0 ? 'Glomma' : 'Rhine', 'Yes'] as const,
    ]),
  )
  const { user } = await open(people)
  await choose(user, 'Person 0')
  await user.click(screen.getByRole('button', { name: 'Decide' }))
  const dialog = within(await screen.findByRole('dialog'))
  const sentence = dialog.getByText(
    /^By score, \d+ candidates who are not chosen can’t be told apart from the lowest one chosen\.$/,
  )
  expect(dialog.getByText('Person 2')).not.toBeVisible()
  await user.click(sentence)
  expect(dialog.getByText('Person 2')).toBeVisible()
})
