import type { AttemptActivity, Moment } from '#src/assessment/engine/activity/attemptActivity.ts'
import { exactMomentText } from '#src/assessment/words/values/formats.ts'
import { durationText } from '#src/staff/words/durationText.ts'

import styles from './activity.module.css'
import { counted } from './activityWords.ts'

/** Everything that is listed, with its time. */
export function Moments({
  activity: { moments, unlistedEvents, observed },
  nameOf,
  since,
}: {
  activity: AttemptActivity
  nameOf: (place: string) => string
  /** The start, from which times are told beside a hidden name (rule H12); null for the times themselves. */
  since: string | null
}) {
  const { hidden = 0, pasted = 0 } = observed?.unlisted ?? {}
  const unlisted = unlistedEvents + hidden + pasted
  return (
    <details>
      <summary>{`All events (${moments.length})`}</summary>
      <ol className={styles.moments}>
        {moments.map((moment, index) => (
          <li key={index}>
            {since === null ? (
              <time dateTime={moment.at}>{exactMomentText(moment.at)}</time>
            ) : (
              <Since start={since} at={moment.at} />
            )}
            <span>{momentWords(moment, nameOf)}</span>
          </li>
        ))}
      </ol>
      {unlisted > 0 && (
        <p className={styles.quiet}>
          {`${counted(unlisted, 'more event')} ${unlisted === 1 ? 'is' : 'are'} not listed.`}
        </p>
      )}
    </details>
  )
}

/** "After 2 min 5 s". The device's clock may have been set back since. */
function Since({ start, at }: { start: string; at: string }) {
  const ms = Math.max(Date.parse(at) - Date.parse(start), 0)
  return <time dateTime={`PT${Math.round(ms / 1000)}S`}>{`After ${durationText(ms)}`}</time>
}

/** Words an event as a fact. `nameOf` gives the short name of a question. */
function momentWords(moment: Moment, nameOf: (questionId: string) => string): string {
  switch (moment.kind) {
    case 'started':
      return 'Started'
    case 'resumed':
      return 'Continued'
    case 'left':
      return LEFT[moment.how ?? 'ended']
    case 'submitted':
      return submittedWords(moment)
    case 'timeOver':
      return `Time over: ${nameOf(moment.place)}`
    case 'clockJumped':
      return jumpWords(moment)
    case 'paused':
      return `Paused by staff for ${durationText(moment.ms)}`
    case 'hidden':
      return moment.ms === undefined
        ? 'Page hidden until it was closed'
        : `Page hidden for ${durationText(moment.ms)}`
    case 'pasted':
      return `Pasted ${counted(moment.length, 'character')} into ${nameOf(moment.questionId)}`
  }
}

function submittedWords({ by, unfinished }: MomentOf<'submitted'>): string {
  const who = by === 'clock' ? 'Submitted when the time was over' : 'Submitted by the candidate'
  if (unfinished === undefined) return who
  return `${who}, with ${counted(unfinished, 'question')} blank or incomplete`
}

/** The device may have slept instead: the page can't tell. */
function jumpWords({ ms, counted: isCounted }: MomentOf<'clockJumped'>): string {
  const length = durationText(Math.abs(ms))
  if (ms < 0) return `The device’s clock was set back by ${length}`
  return isCounted
    ? `The device slept, or its clock was set forward by ${length}; counted as time used`
    : `The device’s clock went ${length} ahead; not counted as time used`
}

type MomentOf<K extends Moment['kind']> = Extract<Moment, { kind: K }>

const LEFT = {
  stopped: 'Left by the candidate',
  locked: 'Locked after a while without activity',
  ended: 'Page closed or reloaded, or the device switched off',
}
