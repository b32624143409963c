import type { Actor } from '#schemas/actor.ts'

const NAMES = [
  'Inês Carvalho',
  'Tomás Nóbrega',
  'Amara Okafor',
  'Jonas Lindqvist',
  'Rita Salgueiro',
]

/** The hiring team of the sample data. */
export const staff: readonly Actor[] = NAMES.map((name) => ({ kind: 'staff', name }))

/** Notes after calls and interviews. */
export const noteTexts: readonly string[] = [
  'Good first call. Asked what a normal week looks like, and listened to the answer.',
  'Wants to know about remote days before going on. Promised an answer by Thursday.',
  'Very quiet at the start, then explained the migration better than anyone this month.',
  'Salary expectation is above our range. Told them openly; still interested.',
  'Recommended by someone on the support team.',
  'Could not make the interview, child ill. Moved to next week.',
  'Strong on details, less so on the question of what to leave out.',
  'Prefers to be called in the afternoon.',
  'Has another offer with a deadline on the 20th. Let’s not make them wait.',
  'We talked for an hour and I learned something. Would like to work with them.',
  'References were warm. Both said: careful, and kind under pressure.',
  'Notice period is three months.',
  'Not for this role, but please keep in mind for the one that opens in autumn.',
  'Came prepared and had tried the product the evening before.',
]
