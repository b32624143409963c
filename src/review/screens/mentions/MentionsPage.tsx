import { AtSign } from 'lucide-react'
import { useState } from 'react'

import { candidatePath, noteAnchor, paths, responsePath } from '#src/base/paths.ts'
import { exactMomentText, numberText } from '#src/assessment/words/values/formats.ts'
import { useNeedsName } from '#src/review/screens/names/signing.ts'
import { ReviewPage } from '#src/review/screens/ReviewPage.tsx'
import type { Mention, MentionPlace } from '#src/review/storage/mentions.ts'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { NoteText } from '#src/staff/notes/NoteList.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Link } from '#src/staff/routing.ts'
import { actorName } from '#src/staff/words/actorName.ts'
import { useTeam } from '#src/storage/device/team.ts'
import { markMentionsRead } from '#src/storage/device/teamChanges.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { Badge } from '#src/ui/display/Badge.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'

import styles from './mentions.module.css'
import { type ReadMentions, useMentions } from './useMentions.ts'

/** The notes that mention whoever is at the keyboard, newest first. */
export function MentionsPage() {
  return (
    <ReviewPage width="narrow">
      <ReadBoundary what="Your mentions" heading="Mentions">
        <Mentions />
      </ReadBoundary>
    </ReviewPage>
  )
}

function Mentions() {
  const team = useTeam()
  const needsName = useNeedsName()
  const { mentions, unread, error } = useMentions()
  if (error !== null) throw error
  if (team === undefined) return <Skeleton label="Loading mentions" rows={6} heading />
  const hasUnread = unread.size > 0
  return (
    <>
      <PageHeader
        title="Mentions"
        actions={hasUnread ? <MarkAllButton unread={unread} /> : undefined}
      >
        {mentions !== null && mentions.length > 0 ? (
          <p className={shared.quiet}>{countsWords(unread.size, mentions.length)}</p>
        ) : undefined}
      </PageHeader>
      {team.length === 0 ? (
        <NoTeam needsName={needsName} />
      ) : mentions === null ? (
        <Skeleton label="Loading mentions" rows={6} />
      ) : mentions.length === 0 ? (
        <EmptyState title="Nobody has mentioned you yet" icon={<AtSign />}>
          When a colleague writes @ and your name in a note about a candidate, it appears here.
        </EmptyState>
      ) : (
        <MentionList mentions={mentions} unread={unread} />
      )}
    </>
  )
}

/** Nobody can be mentioned before there are two names. */
function NoTeam({ needsName }: { needsName: boolean }) {
  const action = <LinkButton to={paths.data}>Open the data page</LinkButton>
  return needsName ? (
    <EmptyState title="Enter your name first" icon={<AtSign />} action={action}>
      Colleagues mention each other by name. Enter yours under “Your name” on the data page, then
      add the other reviewers there.
    </EmptyState>
  ) : (
    <EmptyState title="You are the only reviewer here" icon={<AtSign />} action={action}>
      Once other reviewers are added on the data page, you can mention each other in notes about
      candidates.
    </EmptyState>
  )
}

function MarkAllButton({ unread }: Pick<ReadMentions, 'unread'>) {
  const markAll = async () => {
    const marked = await markMentionsRead([...unread].map(({ noteId }) => noteId))
    if (!marked.ok) {
      const { text } = failedSaving(marked.error.kind)
      return toast({ tone: 'failed', text })
    }
    announce('All mentions are marked as read')
    // The button disappears.
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return <Button onClick={() => void markAll()}>Mark all as read</Button>
}

/** How many are drawn at first, and more at each request. */
const AT_ONCE = 200

function MentionList({
  mentions,
  unread,
}: {
  mentions: readonly Mention[]
  unread: ReadMentions['unread']
}) {
  const [most, setMost] = useState(AT_ONCE)
  return (
    <>
      <ol className={styles.mentions}>
        {mentions.slice(0, most).map((mention) => (
          <MentionItem key={mention.noteId} mention={mention} isUnread={unread.has(mention)} />
        ))}
      </ol>
      {mentions.length > most ? (
        <div>
          <Button onClick={() => setMost(most + AT_ONCE)}>Show older mentions</Button>
        </div>
      ) : null}
    </>
  )
}

function MentionItem({ mention, isUnread }: { mention: Mention; isUnread: boolean }) {
  const { by, at, sentence, place } = mention
  return (
    <li className={styles.mention} data-unread={isUnread || undefined}>
      <p className={styles.head}>
        <b dir="auto">{actorName(by)}</b>
        <span className={shared.quiet}>
          <RelativeTime at={at} />
        </span>
        {isUnread ? (
          <Badge tone="info" mark="full">
            Unread
          </Badge>
        ) : null}
      </p>
      <NoteText parts={sentence} />
      <Link to={addressOf(mention)} className={styles.link}>
        <span dir="auto">{placeWords(place)}</span>
        {/* There may be several about one candidate. */}
        <VisuallyHidden>{`, by ${actorName(by)}, ${exactMomentText(at)}`}</VisuallyHidden>
      </Link>
    </li>
  )
}

function placeWords(place: MentionPlace): string {
  return place.kind === 'candidate'
    ? `Note about ${place.name}`
    : `Note on response ${place.reference}`
}

function addressOf({ noteId, candidateId, place }: Mention) {
  const pathname =
    place.kind === 'candidate'
      ? candidatePath(candidateId)
      : responsePath(place.assessmentId, candidateId)
  return { pathname, hash: noteAnchor(noteId) }
}

function countsWords(unread: number, all: number): string {
  const whole = all === 1 ? '1 mention' : `${numberText(all)} mentions`
  return unread === 0 ? `${whole}, all read` : `${whole}, ${numberText(unread)} unread`
}
