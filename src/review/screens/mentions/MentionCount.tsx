import { numberText } from '#src/assessment/words/values/formats.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import { useMentions } from './useMentions.ts'

const MOST = 99

/** How many mentions are unread, beside the link to them; nothing for none. */
export function MentionCount({ className }: { className: string | undefined }) {
  const count = useMentions().unread.size
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden="true">
        {count > MOST ? `${MOST}+` : `${count}`}
      </span>
      <VisuallyHidden>{`(${numberText(count)} unread)`}</VisuallyHidden>
    </>
  )
}
