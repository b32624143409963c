import type { Builder } from '#src/features/builder/BuilderContext.ts'

/** State of a navigation that nobody is to be asked about: what was here is kept, or not wanted. */
export const ON_PURPOSE = 'onPurpose'

/** What was changed is nowhere but on this screen. */
export function isOnlyCopy({ saving, record }: Pick<Builder, 'saving' | 'record'>): boolean {
  const { kind } = saving.getState()
  return kind === 'failed' || kind === 'elsewhere' || record.isGone()
}
