import { expect, test } from 'vitest'

import type { TimelineEntry } from '#schemas/records/candidate.ts'
import { timelineWords } from '#src/hiring/screens/profile/timelineWords.ts'
import { actorName } from '#src/staff/words/actorName.ts'

const happened = {
  at: '2026-01-01T10:00:00.000Z',
  by: { kind: 'app' as const },
  assessmentId: crypto.randomUUID(),
  title: 'Front end',
}

const entries: { readonly [K in TimelineEntry['kind']]: [TimelineEntry, string] } = {
  applied: [{ kind: 'applied', at: happened.at, by: happened.by }, 'Applied'],
  stageMoved: [
    { kind: 'stageMoved', at: happened.at, by: happened.by, from: 'screen', to: 'tech' },
    'Moved from Screen to Tech',
  ],
  assigned: [{ kind: 'assigned', ...happened }, 'Invited to the assessment Front end'],
  started: [{ kind: 'started', ...happened }, 'Started the assessment Front end'],
  submitted: [{ kind: 'submitted', ...happened }, 'Submitted the assessment Front end'],
  retakeAllowed: [
    { kind: 'retakeAllowed', ...happened },
    'Retake allowed for the assessment Front end',
  ],
  paused: [{ kind: 'paused', ...happened }, 'Paused the assessment Front end'],
  continued: [{ kind: 'continued', ...happened }, 'Resumed the assessment Front end'],
  decided: [{ kind: 'decided', ...happened }, 'Decision on the assessment Front end'],
  decisionReopened: [
    { kind: 'decisionReopened', ...happened },
    'Decision on the assessment Front end reopened',
  ],
  codeRenewed: [
    { kind: 'codeRenewed', ...happened },
    'New access code for the assessment Front end',
  ],
}

test.each(Object.values(entries))('%#: what happened to a candidate', (entry, expected) => {
  expect(timelineWords(entry)).toBe(expected)
})

test('who did it', () => {
  expect(actorName({ kind: 'staff', name: 'Ada' })).toBe('Ada')
  expect(actorName({ kind: 'staff', name: ' ' })).toBe('Hiring team')
  expect(actorName({ kind: 'candidate' })).toBe('the candidate')
  expect(actorName({ kind: 'app' })).toBe('TalentFlow')
})
