import type { ReactNode } from 'react'

import type { Stored } from '#src/storage/core/query.ts'
import { paths } from '#src/base/paths.ts'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { LinkButton } from './LinkButton.tsx'
import { NotFound } from './NotFound.tsx'
import { whyUnreadable } from './whyUnreadable.ts'

type StoredRecordProps<T> = {
  /** Undefined while loading, null if there is none. */
  stored: Stored<T> | null | undefined
  /** The name of the record, without an article: "job". */
  noun: string
  /** The heading of the screen if the record can't be read. */
  heading: string
  /** The list that it would be in, and the words of that link. */
  list: { to: string; see: string }
  /** Shown if the record can't be read: what is impossible, and what is safe. */
  unreadable: ReactNode
  children: (value: T) => ReactNode
}

/** The screen of one record, or why it can't be shown. */
export function StoredRecord<T>({
  stored,
  noun,
  heading,
  list,
  unreadable,
  children,
}: StoredRecordProps<T>) {
  if (stored === undefined) return <Skeleton label={`Loading ${noun}`} rows={8} heading />
  if (stored === null) {
    return (
      <NotFound what={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}`} {...list}>
        {`The address may be wrong, or the ${noun} was deleted on this device.`}
      </NotFound>
    )
  }
  if (stored.kind === 'damaged') {
    return (
      <>
        <PageHeader title={heading} />
        <FailureState
          title={`This ${noun} is ${whyUnreadable([stored.record])}`}
          action={<LinkButton to={paths.data}>Export it on the data page</LinkButton>}
        >
          {unreadable}
        </FailureState>
      </>
    )
  }
  return children(stored.value)
}
