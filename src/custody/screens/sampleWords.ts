import type { RecordCounts } from '#src/custody/storage/sampleData.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import type { SampleLoad } from './sampleLoad.ts'

type Ended = Exclude<SampleLoad, { kind: 'idle' | 'loading' | 'loaded' | 'broken' }>

/** The words for a load that did not succeed: what happened and what is safe. */
export function endWords(load: Ended): { title: string; text: string } {
  switch (load.kind) {
    case 'cancelled':
      return {
        title: 'Loading was cancelled',
        text: 'No sample data was added, and nothing else was changed.',
      }
    case 'already-there':
      return {
        title: 'Sample data is already here',
        text: 'Remove it before loading it again.',
      }
    case 'not-fetched':
      return {
        title: 'The sample data could not be loaded',
        text: 'Nothing was changed. Check the connection, reload this page, then try again.',
      }
    case 'failed': {
      const { title, text } = failureWords(load.error.kind)
      return { title: 'The sample data was not loaded', text: `${title}. ${text}` }
    }
  }
}

export function stepWords(load: Extract<SampleLoad, { kind: 'loading' }>): string {
  const counted = `${numberText(load.done)} of ${numberText(load.total)}`
  switch (load.step) {
    case 'fetching':
      return 'Loading the sample data'
    case 'making':
      return `Creating candidates, ${counted}`
    case 'writing':
      return `Saving records, ${counted}`
  }
}

/** Generating and saving each count as half. */
export function shareDone({ step, done, total }: Extract<SampleLoad, { kind: 'loading' }>): number {
  if (step === 'fetching' || total === 0) return 0
  return (step === 'writing' ? 0.5 : 0) + (done / total) * 0.5
}

/** "25 jobs, 1,000 candidates, 3 assessments and 150 responses". */
export function countsWords({ jobs, candidates, assessments, responses }: RecordCounts): string {
  return [
    many(jobs, 'job'),
    many(candidates, 'candidate'),
    `${many(assessments, 'assessment')} and ${many(responses, 'response')}`,
  ].join(', ')
}

export function many(count: number, word: string): string {
  return `${numberText(count)} ${word}${count === 1 ? '' : 's'}`
}
