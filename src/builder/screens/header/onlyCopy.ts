import type { Builder } from '#src/builder/screens/state/BuilderContext.ts'

/** State of a navigation without confirmation: the changes were saved, or are not wanted. */
export const ON_PURPOSE = 'onPurpose'

/** The changes exist only on this screen. */
export function isOnlyCopy({ saving, record }: Pick<Builder, 'saving' | 'record'>): boolean {
  const { kind } = saving.getState()
  return kind === 'failed' || kind === 'elsewhere' || record.isGone()
}
