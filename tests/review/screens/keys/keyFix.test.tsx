import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { publishDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { correctKey } from '#src/review/storage/correcting.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { hideNames } from '#src/review/storage/revealing.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { KeyFixPage } from '#src/review/screens/keys/KeyFixPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { keyFixPath, paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number, singleChoice, text } from '#tests/support/definitions.ts'
import { assessmentNow, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen', 'Rome'], {
    prompt: text('Capital of Norway?'),
    key: { options: ['Bergen'] },
    points: 3,
  }),
  number('people', { key: { value: 700, tolerance: 50 }, points: 1 }),
  longText('why', { points: 4 }),
)
let assessmentId = ''
let ids: string[] = []

beforeEach(async () => {
  const { respond, ...created } = await anAssessmentWithResponses(
    { ...definition, settings: { ...definition.settings, passMark: { percent: 40 } } },
    { namesShown: true },
  )
  assessmentId = created.assessmentId
  ids = [
    await respond('Ada', { capital: { option: 'Oslo' }, people: 1 }),
    await respond('Ben', { capital: { option: 'Bergen' }, people: 1 }),
    await respond('Cleo', { capital: { option: 'Rome' }, people: 700 }),
  ]
})

const routes = [
  { path: paths.keyFix, element: <KeyFixPage /> },
  { path: paths.response, element: <ResponsePage /> },
]

function open(question = 'capital') {
  return openScreen(routes, keyFixPath(assessmentId, 1, question))
}

/** As another page would, before it records scores. */
async function fixedOutside(reason: string): Promise<void> {
  value(
    await correctKey({
      assessmentId,
      versionId: `${assessmentId}.v1`,
      questionId: 'capital',
      key: { options: ['Oslo'] },
      reason,
      by: STAFF,
      known: 0,
    }),
  )
}

test('who is affected is shown with old and new scores and ranks before anything is saved', async () => {
  const { user } = open()
  expect(await screen.findByText(/Change the correct answer to see/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Fix the correct answer/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Oslo' }))
  await user.click(screen.getByRole('checkbox', { name: 'Bergen' }))
  expect(await screen.findByText('2 of 3 responses get a new score.')).toBeVisible()
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'AdaRank 3 → 1Outcome unchanged0 of 8 (0%)3 of 8 (37%)31Unchanged',
    'BenRank 1 → 3Outcome unchanged3 of 8 (37%)0 of 8 (0%)13Unchanged',
  ])
  const stored = await getAssessment(assessmentId)
  expect(stored).toMatchObject({ value: { keyCorrections: [] } })
})

test('a correction is saved with a reason, counts at once, and each new score is recorded', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Oslo' }))
  expect(
    await screen.findByText('1 of 3 responses gets a new score. 1 more changes only in rank.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Fix the correct answer/ }))
  expect(await screen.findByText('Enter the reason for the fix')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Reason for the fix/ }), 'Both are right')
  await user.click(screen.getByRole('button', { name: /^Fix the correct answer/ }))
  expect(await screen.findByText('Correct answer fixed, 1 new score recorded')).toBeVisible()
  await user.click(await screen.findByText('Reason (may contain names)'))
  expect(screen.getByText('Both are right')).toBeVisible()
  const stored = await getAssessment(assessmentId)
  expect(stored).toMatchObject({ value: { keyCorrections: [{ reason: 'Both are right' }] } })
  expect(await getResponse(ids[0] ?? '')).toMatchObject({
    value: { scores: [{ points: 3, keyFixed: { pointsBefore: 0 } }] },
  })
  expect(screen.queryByText(/Not all new scores/)).toBeNull()
})

test('who was affected stays listed after saving, until the correct answer is changed again', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Oslo' }))
  await user.type(await screen.findByRole('textbox', { name: /Reason for the fix/ }), 'Both')
  await screen.findByText(/1 of 3 responses gets a new score/)
  await user.click(screen.getByRole('button', { name: /^Fix the correct answer/ }))
  expect(await screen.findByRole('region', { name: 'Who was affected' })).toHaveTextContent(
    '1 of 3 responses got a new score. 1 more changed only in rank.',
  )
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'AdaRank 3 → 1Outcome unchanged0 of 8 (0%)3 of 8 (37%)31Unchanged',
  ])
  expect(screen.queryByRole('button', { name: /^Fix the correct answer/ })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Rome' }))
  expect(await screen.findByText(/1 of 3 responses gets a new score/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Who is affected' })).toBeVisible()
})

test('what was entered stays when a correct answer is fixed in another tab, and is not saved', async () => {
  const { user } = open('people')
  const field = await screen.findByRole('textbox', { name: 'Correct answer' })
  await user.clear(field)
  await user.type(field, '1')
  await user.type(await screen.findByRole('textbox', { name: /Reason for the fix/ }), 'One only')
  expect(screen.getByRole('table')).toBeVisible()
  await fixedOutside('Bergen is no capital')
  expect(await screen.findByText(/Reload the page to see who is affected now/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Fix the correct answer/ }))
  expect(await screen.findByText(/was fixed in another tab, so nothing was saved/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /Reason for the fix/ })).toHaveValue('One only')
  expect(field).toHaveValue('1')
})

test('a key that no answer could match can’t be saved', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Bergen' }))
  expect(await screen.findByText(/No answer could match this/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Fix the correct answer/ })).toBeNull()
})

test('scores left unrecorded by an interruption are recorded later', async () => {
  await fixedOutside('Wrong')
  const { user } = open()
  expect(await screen.findByText(/Not all new scores are recorded/)).toBeVisible()
  // While it records, the button does nothing.
  await user.dblClick(screen.getByRole('button', { name: 'Record the new scores' }))
  expect(await screen.findByText('Correct answer fixed, 2 new scores recorded')).toBeVisible()
  await waitFor(() => expect(screen.queryByText(/Not all new scores/)).toBeNull())
  expect(screen.getAllByText(/^Correct answer fixed/)).toHaveLength(1)
})

test('the response shows the corrected key, who fixed it and why, and so does its file', async () => {
  await fixedOutside('Bergen is no capital')
  const saved = savedFiles()
  const { user } = openScreen(routes, responsePath(assessmentId, ids[0] ?? ''))
  expect(await screen.findByText('Correct answer: Oslo')).toBeVisible()
  expect(screen.getByText('Bergen is no capital')).not.toBeVisible()
  await user.click(screen.getByText('Reason (may contain names)'))
  expect(screen.getByText('Bergen is no capital')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await waitFor(async () => expect(await saved()).toHaveLength(1))
  const [file] = await saved()
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    versions: [
      {
        definition: { sections: [{ questions: [{ key: { options: ['Bergen'] } }, {}, {}] }] },
        keyCorrections: [{ questionId: 'capital', key: { options: ['Oslo'] }, by: STAFF }],
      },
    ],
  })
  const capital = screen.getByRole('article', { name: /Capital/ })
  await user.click(within(capital).getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Fix the correct answer' }))
  expect(await screen.findByRole('heading', { name: 'Fix the correct answer' })).toBeVisible()
})

test('H7: why a key was fixed is not told where the name is hidden, nor in the file', async () => {
  value(await hideNames([ids[0] ?? ''], await currentActor()))
  await fixedOutside('Xaver Quandt pointed out that Oslo is right')
  const saved = savedFiles()
  const { user } = openScreen(routes, responsePath(assessmentId, ids[0] ?? ''))
  expect(await screen.findByText(/The correct answer was fixed by/)).toBeVisible()
  expect(screen.queryByText(/Xaver/)).toBeNull()
  expect(screen.queryByText('Reason (may contain names)')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await waitFor(async () => expect(await saved()).toHaveLength(1))
  const [file] = await saved()
  expect(file?.text).toContain('keyCorrections')
  expect(file?.text).not.toContain('Xaver')
})

test('J2: it is said where marks of other reviewers are left out, and only there', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('checkbox', { name: 'Oslo' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByText(/Based on your marks/)).toBeNull()
  const response = await getResponse(ids[2] ?? '')
  const attemptId = response?.kind === 'whole' ? response.value.attempts[0]?.attemptId : undefined
  const where = { candidateId: ids[2] ?? '', attemptId: attemptId ?? '' }
  const omar = { ...where, me: { kind: 'staff', name: 'Omar' } as const }
  value(await markAnswer(omar, 'why', { points: 1 }))
  value(await finishReview(omar))
  await user.click(screen.getByRole('checkbox', { name: 'Rome' }))
  expect(
    await screen.findByText(/In 1 response, other reviewers’ marks count once you have finished/),
  ).toBeVisible()
  const own = { ...where, me: await currentActor() }
  value(await markAnswer(own, 'why', { points: 2 }))
  value(await finishReview(own))
  await user.click(screen.getByRole('checkbox', { name: 'Rome' }))
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByText(/Based on your marks/)).toBeNull()
})

test('another version with the same key is linked, with its responses, until it is fixed as well', async () => {
  const published = value(
    await publishDraft({ assessmentId, rev: (await assessmentNow(assessmentId)).rev, by: STAFF }),
  )
  const fix = { name: 'Fix the correct answer in version 1' }
  const { user } = openScreen(routes, keyFixPath(assessmentId, 2, 'capital'))
  expect(await screen.findByRole('link', fix)).toHaveAttribute(
    'href',
    keyFixPath(assessmentId, 1, 'capital'),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Oslo' }))
  expect(await screen.findByText(/Version 1 has this question too \(3 responses\)/)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /Reason for the fix/ }), 'Both')
  await user.click(screen.getByRole('button', { name: /^Fix the correct answer/ }))
  expect(await screen.findByText('Correct answer fixed. No score changes.')).toBeVisible()
  expect(screen.getByRole('link', fix)).toBeVisible()
  const { key } = (await assessmentNow(assessmentId)).keyCorrections[0] ?? {}
  const same = { assessmentId, questionId: 'capital', key, reason: 'Both', by: STAFF }
  expect(published.id).toBe(`${assessmentId}.v2`)
  value(await correctKey({ ...same, versionId: `${assessmentId}.v1`, known: 1 }))
  await waitFor(() => expect(screen.queryByRole('link', fix)).toBeNull())
})

test('a question without a key has nothing to fix', async () => {
  open('why')
  expect(await screen.findByText('No correct answer to fix')).toBeVisible()
})
