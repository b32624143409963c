import type { TimelineEntry } from '#schemas/records/candidate.ts'
import { stageName } from '#src/staff/words/stages.ts'

/** Words an entry without its date: "Moved from Screen to Tech". */
export function timelineWords(entry: TimelineEntry): string {
  if (entry.kind === 'applied') return entries.applied
  if (entry.kind !== 'stageMoved') return entries[entry.kind](entry.title)
  return entries.stageMoved(stageName(entry.from), stageName(entry.to))
}

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
  paused: (title) => `Paused the assessment ${title}`,
  continued: (title) => `Resumed the assessment ${title}`,
  decided: (title) => `Decision on the assessment ${title}`,
  decisionReopened: (title) => `Decision on the assessment ${title} reopened`,
  codeRenewed: (title) => `New access code for the assessment ${title}`,
}
