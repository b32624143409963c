import { useMemo } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentMember } from '#src/storage/device/team.ts'
import type { Mention } from '#src/review/storage/mentions.ts'
import { mentionStore } from '#src/review/workers/mentionStore.ts'

/** What mentions whoever is at the keyboard, newest first, and which of it is unread (rules J14, J15). */
export interface ReadMentions {
  /** Null while they are read. */
  mentions: readonly Mention[] | null
  unread: ReadonlySet<Mention>
  /** The read error. */
  error: Error | null
}

export function useMentions(): ReadMentions {
  const { mentions, error } = useStore(mentionStore)
  const read = useQuery(async () => {
    const member = await currentMember().catch(() => null)
    return member?.mentionsRead ?? []
  }, [])
  return useMemo(() => {
    const known = new Set(read)
    const unread = read === undefined ? [] : (mentions ?? [])
    return {
      mentions: read === undefined ? null : mentions,
      unread: new Set(unread.filter(({ noteId }) => !known.has(noteId))),
      error,
    }
  }, [mentions, read, error])
}
