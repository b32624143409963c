import { type ReactNode, useMemo, useRef, useState } from 'react'

import { english } from '#src/assessment/words/english/first.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { attemptQuotes } from '#src/review/screens/attempt/attemptQuotes.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { agreementPath } from '#src/base/paths.ts'
import {
  DIFFERENCE_SIZES,
  type DifferenceFilter,
  filterDifferences,
  nextUnsettled,
} from '#src/review/model/agreement/differences.ts'
import type { AnswerOfAttempt, useDifferences } from '#src/review/screens/agreement/useAgreement.ts'
import byQuestion from '#src/review/screens/byQuestion/byQuestion.module.css'
import { useCardFocus } from '#src/review/screens/byQuestion/useCardFocus.ts'
import { useOpenPlace } from '#src/review/screens/byQuestion/useOpenPlace.ts'
import { focusFinish } from '#src/review/screens/marking/markingKeys.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import shared from '#src/ui/shared.module.css'

import { DifferenceCard } from './DifferenceCard.tsx'
import { LeavingDialog } from './LeavingDialog.tsx'
import type { SettlingDraft } from './offers.ts'
import { SettledList } from './SettledList.tsx'
import { SettlingFilters } from './SettlingFilters.tsx'
import { SettlingHint, SettlingShortcuts } from './SettlingHint.tsx'
import styles from './settling.module.css'

type Found = NonNullable<ReturnType<typeof useDifferences>>

/** One difference at a time, the worst first, and the way to the others. */
export function Differences({ assessmentId, found }: { assessmentId: string; found: Found }) {
  const { differences: all, questions, versions, me } = found
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const filter = useFilter()
  const listed = useMemo(() => filterDifferences(all, filter), [all, filter])
  const ids = useMemo(() => listed.map((answer) => [keyOf(answer)]), [listed])
  const cards = useRef<HTMLDivElement>(null)
  // The address follows later, and the next key may come before.
  const [opened, setOpened] = useState<string | null>(null)
  // What is typed for one difference stays while others are open. No rendering depends on it.
  const [drafts] = useState(() => new Map<string, SettlingDraft>())
  const [helpFor, setHelpFor] = useState<HTMLElement | null>(null)
  // It stays open after it has been settled, until the next one is opened.
  const [first, setFirst] = useState<{ of: typeof filter | null; key: string | null }>(NOWHERE)
  const start = listed[nextUnsettled(listed, -1) ?? 0]
  if (first.of !== filter && start) setFirst({ of: filter, key: keyOf(start) })
  const at = useOpenPlace(ids, opened ?? params.get('at') ?? first.key, { cards, lost: LOST })
  const current = listed[at]
  const key = current && keyOf(current)
  useCardFocus(cards, opened === null || opened !== key ? undefined : key)

  const open = (place: number) => {
    const answer = listed[place]
    if (!answer) return
    setOpened(keyOf(answer))
    changeAddress({ at: keyOf(answer) })
  }
  const show = (changes: Readonly<Record<string, string | null>>) => {
    setOpened(null)
    setFirst(NOWHERE)
    changeAddress({ ...changes, at: null })
  }
  const next = nextUnsettled(listed, at)
  const goOn = () => {
    if (next === null) focusFinish()
    else open(next)
  }
  const settledHere = listed.filter(({ settled }) => settled !== null)
  const isFiltered = listed.length < all.length
  const leftElsewhere =
    all.filter(({ settled }) => settled === null).length - (listed.length - settledHere.length)
  return (
    <>
      <LeavingDialog
        isTyped={() =>
          all.some((answer) => {
            const draft = drafts.get(keyOf(answer))
            return draft !== undefined && (draft.points + draft.reason).trim() !== ''
          })
        }
      />
      <SettlingFilters differences={all} questions={questions} filter={filter} onChange={show} />
      {current === undefined || key === undefined ? (
        <EmptyState
          title="No differences match"
          action={<Button onClick={() => show(ALL)}>Show all differences</Button>}
        />
      ) : (
        <WordsContext value={english}>
          <QuotedBy answer={current}>
            <div className={byQuestion.answers}>
              <div className={byQuestion.bar}>
                <span>{`Difference ${at + 1} of ${listed.length}. ${settledHere.length} of ${listed.length} settled.`}</span>
                <Button size="small" disabled={at === 0} onClick={() => open(at - 1)}>
                  Previous
                </Button>
                <Button
                  size="small"
                  disabled={at + 1 >= listed.length}
                  onClick={() => open(at + 1)}
                >
                  Next
                </Button>
                <Button size="small" disabled={next === null} onClick={goOn}>
                  Next to settle
                </Button>
              </div>
              <div ref={cards}>
                <DifferenceCard
                  key={key}
                  id={key}
                  answer={current}
                  me={me}
                  label={`Difference ${at + 1} of ${listed.length}`}
                  note={versions.length > 1 ? `Version ${current.reading.version.number}` : null}
                  draft={drafts.get(key)}
                  onDraft={(draft) => {
                    if (draft === null) drafts.delete(key)
                    else drafts.set(key, draft)
                  }}
                  onStep={(by) => open(at + by)}
                  onNext={goOn}
                  onHelp={setHelpFor}
                  onSettled={() => {
                    if (next !== null) open(next)
                    else announce('All of these differences are settled.')
                  }}
                  // The message may outlast this page, whose address it must not change then.
                  onUndone={() => setOpened(key)}
                />
              </div>
              <p className={byQuestion.hint}>
                <SettlingHint />
              </p>
              {settledHere.length < listed.length ? null : (
                <div className={byQuestion.finish}>
                  {isFiltered && leftElsewhere > 0 ? (
                    <Button data-finish onClick={() => show(ALL)}>
                      {`Show ${leftElsewhere} more to settle`}
                    </Button>
                  ) : (
                    <LinkButton data-finish to={agreementPath(assessmentId)}>
                      See the agreement
                    </LinkButton>
                  )}
                  <span className={shared.quiet}>
                    {isFiltered
                      ? 'All differences that match are settled.'
                      : 'All differences are settled.'}
                  </span>
                </div>
              )}
              <SettledList
                answers={settledHere}
                questions={questions}
                onOpen={(answer) => open(listed.indexOf(answer))}
              />
              <p className={styles.until}>
                Until an answer is settled, the average counts. The marks themselves stay as they
                are.
              </p>
            </div>
          </QuotedBy>
          {helpFor === null ? null : (
            <SettlingShortcuts answer={helpFor} onClose={() => setHelpFor(null)} />
          )}
        </WordsContext>
      )}
    </>
  )
}

const NOWHERE = { of: null, key: null }
const ALL = { question: null, size: null }
const LOST = 'The answer shown before no longer has different marks. Another one is open now.'

/** In the address. Ids of questions have no dots. */
function keyOf({ attemptId, question }: AnswerOfAttempt): string {
  return `${attemptId}.${question.id}`
}

/** With the earlier answers that its texts insert. */
function QuotedBy({ answer, children }: { answer: AnswerOfAttempt; children: ReactNode }) {
  const quotes = useMemo(() => attemptQuotes(answer.reading), [answer.reading])
  return <QuoteContext value={quotes}>{children}</QuoteContext>
}

/** The filter in the address. */
function useFilter(): DifferenceFilter {
  const [params] = useSearchParams()
  const questionId = params.get('question')
  const wanted = params.get('size')
  return useMemo(
    () => ({ questionId, size: DIFFERENCE_SIZES.find((size) => size === wanted) ?? null }),
    [questionId, wanted],
  )
}
