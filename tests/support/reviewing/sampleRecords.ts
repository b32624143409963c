import type { SampleRecords } from '#src/custody/model/samples/sampleRecords.ts'
import { makeSampleRecords } from '#src/custody/model/samples/makeSampleRecords.ts'

/** The sample data, the same each time. */
export async function sampleRecords(): Promise<SampleRecords> {
  const made = await makeSampleRecords({
    seed: 7,
    now: new Date('2026-05-20T09:00:00.000Z'),
    existing: { slugs: [], lastOrder: 0 },
    onProgress: () => {},
    signal: new AbortController().signal,
  })
  if (made === null) throw new Error('cancelled')
  return made
}
