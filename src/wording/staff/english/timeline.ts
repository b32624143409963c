import type { TimelineEntry } from '#schemas/candidate.ts'

type Words = {
  [K in TimelineEntry['kind']]: K extends 'stageMoved'
    ? (from: string, to: string) => string
    : K extends 'applied'
      ? string
      : (title: string) => string
}

const entries: Words = {
  applied: 'Applied',
  stageMoved: (from, to) => `Moved from ${from} to ${to}`,
  assigned: (title) => `Invited to the assessment ${title}`,
  started: (title) => `Started the assessment ${title}`,
  submitted: (title) => `Submitted the assessment ${title}`,
  retakeAllowed: (title) => `Retake allowed for the assessment ${title}`,
  codeRenewed: (title) => `New access code for the assessment ${title}`,
}

export const timeline = {
  entries,
  candidate: 'the candidate',
  app: 'TalentFlow',
  nobody: 'Hiring team',
} as const
