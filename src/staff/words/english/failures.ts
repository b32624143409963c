/** The words for a failure: what happened, what is safe, what to do next. */
export type FailureWords = { title: string; text: string }

export const failures = {
  'not-found': {
    title: 'This no longer exists',
    text: 'It may have been deleted in another tab. Go back to the list to see what is available.',
  },
  'storage-full': {
    title: 'This device is out of space',
    text: 'Nothing was saved. Keep the browser open, free some space on the device, then try again.',
  },
  'storage-failed': {
    title: 'The browser could not save this',
    text: 'Nothing was saved. Try again; if it happens again, reload the page.',
  },
  'newer-database': {
    title: 'A newer version of TalentFlow is open in another tab',
    text: 'Everything saved before is safe. Reload this page to continue with the newer version.',
  },
  'damaged-record': {
    title: 'This record can’t be read',
    text: 'It is damaged, or was saved by a newer version of TalentFlow. It has not been changed, and nothing else is affected. You can save it as a file from the data page.',
  },
  'not-valid': {
    title: 'This can’t be saved as it is',
    text: 'Nothing was saved. Check what you entered, then try again.',
  },
  'changed-elsewhere': {
    title: 'This was changed in another tab',
    text: 'Your change was not saved, and the other one is kept. Reload to see the latest version.',
  },
  'slug-taken': {
    title: 'Another job has this short name',
    text: 'Each job needs its own short name. Choose another one.',
  },
  'already-applied': {
    title: 'This email has already been used for this job',
    text: 'Someone can apply for a job only once. Open the existing candidate, or use a different email.',
  },
  'already-submitted': {
    title: 'Already submitted',
    text: 'The answers that were submitted are safe. To let the candidate start again, allow a retake.',
  },
  'not-submitted': {
    title: 'Nothing has been submitted yet',
    text: 'The candidate has not submitted any answers, so no retake is needed.',
  },
  'not-confirmed': {
    title: 'Some checks need your confirmation',
    text: 'Nothing was published. Review what could not be checked, then confirm.',
  },
  'not-checked': {
    title: 'The draft changed while it was checked',
    text: 'Nothing was published. Try again.',
  },
  'published-elsewhere': {
    title: 'A version was published in another tab',
    text: 'Nothing was published here. Check what changed since then, then publish again if you need to.',
  },
  'not-published': {
    title: 'This assessment is not published',
    text: 'Candidates can be given access once a version is published.',
  },
  'other-job': {
    title: 'This assessment belongs to another job',
    text: 'Nothing was assigned. Choose an assessment from the job that the candidate applied for.',
  },
  'not-assigned': {
    title: 'No assessment is assigned',
    text: 'Assign an assessment to the candidate first.',
  },
  'being-answered': {
    title: 'The candidate has this assessment open',
    text: 'The code was not replaced. Let them stop and leave first, or submit, then replace it.',
  },
  'not-ready': {
    title: 'This draft is not ready to publish',
    text: 'Nothing was published. Fix the problems in the list, then publish.',
  },
  'has-response': {
    title: 'This candidate has already started',
    text: 'A candidate has one response, so the assessment can no longer be changed for them.',
  },
  'has-responses': {
    title: 'Candidates have answered this assessment',
    text: 'It is kept, so that their answers can still be read. You can archive it instead.',
  },
  'has-violations': {
    title: 'Some answers need fixing',
    text: 'Nothing was submitted. Fix the listed answers, then submit again.',
  },
  closed: {
    title: 'This assessment is closed',
    text: 'It is not accepting answers. Reopen it to let candidates answer.',
  },
  cancelled: {
    title: 'Cancelled',
    text: 'Nothing was added, and everything saved before is safe.',
  },
  unreadable: {
    title: 'This file can’t be read',
    text: 'Nothing was changed. Check the file, then try again.',
  },
} as const satisfies Readonly<Record<string, FailureWords>>
