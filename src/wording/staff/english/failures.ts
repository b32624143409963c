/** What happened, what is safe, what to do. */
export type FailureWords = { title: string; text: string }

export const failures = {
  'not-found': {
    title: 'This is no longer here',
    text: 'It may have been deleted in another tab. Go back to the list to see what there is.',
  },
  'storage-full': {
    title: 'This device is out of space',
    text: 'Nothing was written. Keep this browser open, free some space on the device, then try again.',
  },
  'storage-failed': {
    title: 'The browser could not save this',
    text: 'Nothing was written. Try again; if it happens again, reload the page.',
  },
  'newer-database': {
    title: 'A newer TalentFlow is open in another tab',
    text: 'Everything saved before is safe. Reload this page to go on with the newer one.',
  },
  'damaged-record': {
    title: 'This record is damaged',
    text: 'It is left exactly as it is, and nothing else is affected. You can save it as a file from the data page.',
  },
  'not-valid': {
    title: 'This can’t be saved as it is',
    text: 'Nothing was written. Check what you entered, then try again.',
  },
  'changed-elsewhere': {
    title: 'This was changed in another tab',
    text: 'Your change was not written over the other one. Reload to see what is there now.',
  },
  'slug-taken': {
    title: 'Another job has this short name',
    text: 'Every job needs a short name of its own. Choose another one.',
  },
  'already-applied': {
    title: 'This e-mail is already in this job',
    text: 'A person can stand in a job once. Open the candidate who is there, or use another e-mail.',
  },
  'already-submitted': {
    title: 'Already submitted',
    text: 'The answers that were submitted are safe. To let the candidate start again, allow a retake.',
  },
  'not-submitted': {
    title: 'Nothing was submitted yet',
    text: 'The candidate has not submitted any answers, so there is nothing to take again.',
  },
  'not-confirmed': {
    title: 'Something could not be decided',
    text: 'Nothing was published. Look at what the check can’t tell about it, and confirm that you have.',
  },
  'not-published': {
    title: 'This assessment is not published',
    text: 'Candidates can be invited once a version is published.',
  },
  'other-job': {
    title: 'This assessment belongs to another job',
    text: 'Nothing was assigned. Choose one of the job that the candidate applied for.',
  },
  'not-assigned': {
    title: 'No assessment is assigned',
    text: 'Assign an assessment to the candidate first.',
  },
  'not-ready': {
    title: 'This draft is not ready to publish',
    text: 'Nothing was published. Mend the problems in the list, then publish.',
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
    title: 'Some answers need another look',
    text: 'Nothing was submitted. Mend the answers that are named, then submit.',
  },
  closed: {
    title: 'This assessment is closed',
    text: 'It takes no answers at the moment. Reopen it to let candidates in.',
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
