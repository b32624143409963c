import { useMemo, useState } from 'react'

import {
  activityOf,
  type ObservedActivity,
} from '#src/assessment/engine/activity/attemptActivity.ts'
import type { AttemptReading, ShownAttempt } from '#src/review/model/reviewedAttempt.ts'
import { limitsOf } from '#src/assessment/engine/clock/limits.ts'
import { unstartedParts } from '#src/assessment/engine/clock/starting.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'
import { durationText } from '#src/staff/words/durationText.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { ALL_PLACE, CHECK_PLACE, START_PLACE } from '#src/assessment/renderer/fill/pages.ts'

import { breaksText, extraTimeText, hiddenText, pastedText, pausesText } from './activityWords.ts'
import styles from './activity.module.css'
import { Moments } from './Moments.tsx'

/** The recorded activity of an attempt besides the answers, folded. */
export function AttemptActivity({
  attempt,
  reading,
  isHidden,
}: {
  attempt: ShownAttempt
  reading: AttemptReading
  /** The name is hidden, and with it the times (rule H12). */
  isHidden: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className={styles.activity}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Activity during this attempt</summary>
      {/* Up to 400 of them are listed, which nobody may want to see. */}
      {open && <Details attempt={attempt} reading={reading} isHidden={isHidden} />}
    </details>
  )
}

type Row = [label: string, value: string]

function Details({ attempt, reading, isHidden }: Parameters<typeof AttemptActivity>[0]) {
  const activity = useMemo(() => activityOf(attempt), [attempt])
  const nameOf = useMemo(() => placeNames(reading.sections()), [reading])
  const unstarted = useMemo(() => unstartedIn(attempt, reading), [attempt, reading])
  const { breaks, reloads, observed, terms } = activity
  const rows: Row[] = [
    ['Started', attemptTimeText(attempt.startedAt, { isHidden })],
    ['Submitted', attemptTimeText(attempt.submittedAt, { isHidden })],
    ['Language', languageName(attempt.language)],
    ['On screen', durationText(attempt.clock.activeMs)],
    ['Breaks', breaksText(breaks)],
  ]
  if (reloads > 0) rows.push(['Reloads', numberText(reloads)])
  if (terms) rows.push(...termsRows(terms))
  if (unstarted.length > 0) {
    rows.push(['Timed parts not started', listText(unstarted.map(nameOf), 'and')])
  }
  if (observed) rows.push(...observedRows(observed))
  return (
    <div className={styles.body}>
      <dl className={styles.totals}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {observed ? (
        <>
          <p className={styles.quiet}>
            A page is hidden while another tab or app is in front of it, or the screen is off. What
            was pasted is not recorded, only how long it was.
          </p>
          <ObservedTables observed={observed} nameOf={nameOf} />
        </>
      ) : (
        <p className={styles.quiet}>
          Time by page, hidden pages and pasted text were not recorded for this attempt.
        </p>
      )}
      <Moments activity={activity} nameOf={nameOf} since={isHidden ? attempt.startedAt : null} />
    </div>
  )
}

/** The outermost shown sections and questions with a limit that were never started (rule O10). */
function unstartedIn({ clock: { used } }: ShownAttempt, reading: AttemptReading): string[] {
  if (used === undefined) return []
  const unstarted = unstartedParts(limitsOf(reading.version.definition, 0), used)
  return reading.sections().flatMap(({ section, shown, questions }) => {
    if (unstarted.has(section.id)) return shown ? [section.id] : []
    const asked = questions.filter(({ status }) => status !== 'notShown')
    return asked.flatMap(({ question: { id } }) => (unstarted.has(id) ? [id] : []))
  })
}

function termsRows({
  extraTime,
  pauses,
}: NonNullable<ReturnType<typeof activityOf>['terms']>): Row[] {
  return [
    ['Extra time', extraTimeText(extraTime)],
    ['Paused by staff', pausesText(pauses)],
  ]
}

function observedRows({ hidden, pasted }: ObservedActivity): Row[] {
  return [
    ['Page hidden', hiddenText(hidden)],
    ['Pasted', pastedText(pasted)],
  ]
}

/** The names of pages and questions in one attempt; numbers are those beside the answers. */
function placeNames(sections: readonly ReadSection[]): (place: string) => string {
  const names = new Map<string, string>([
    [ALL_PLACE, 'All questions'],
    [CHECK_PLACE, 'Check your answers'],
    [START_PLACE, 'Before a timed section or question'],
  ])
  for (const [index, { section, questions }] of sections.entries()) {
    names.set(section.id, section.title || `Section ${index + 1}`)
    for (const { question, number } of questions) {
      names.set(question.id, number === null ? 'A note' : `Question ${number}`)
    }
  }
  return (place) => names.get(place) ?? 'A page that is no longer known'
}

/** The time of each page, and how much was pasted into which question. */
function ObservedTables({
  observed: { pages, pasted },
  nameOf,
}: {
  observed: ObservedActivity
  nameOf: (place: string) => string
}) {
  return (
    <div className={styles.tables}>
      {pages.length > 0 && (
        <table>
          <caption>Time by page, in the order of the first visits</caption>
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">On screen</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ place, visibleMs }) => (
              <tr key={place}>
                <th scope="row" dir="auto">
                  {nameOf(place)}
                </th>
                <td>{durationText(visibleMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pasted.lengthsByQuestionId.size > 0 && (
        <table>
          <caption>Pasted text</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Characters, each time</th>
            </tr>
          </thead>
          <tbody>
            {[...pasted.lengthsByQuestionId].map(([questionId, lengths]) => (
              <tr key={questionId}>
                <th scope="row">{nameOf(questionId)}</th>
                <td>{lengths.map((length) => numberText(length)).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
