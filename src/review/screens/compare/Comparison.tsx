import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { compareResponses, differencesFirst } from '#src/review/model/comparing.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { announce } from '#src/ui/announce.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { useKeysOnArrival } from '#src/ui/lists/arrival.ts'
import { ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'
import { english } from '#src/assessment/words/english/first.ts'

import styles from './compare.module.css'
import { COMPARE_SHORTCUTS, onCompareKey } from './compareKeys.ts'
import { CompareToolbar } from './CompareToolbar.tsx'
import { CompareHeader } from './CompareHeader.tsx'
import { Questions } from './Questions.tsx'
import { CompareTotals } from './CompareTotals.tsx'
import type { ComparedResponse } from './useCompared.ts'
import type { useComparedState } from './useComparedState.ts'

interface ComparisonProps {
  assessmentId: string
  /** At least two. */
  responses: readonly ComparedResponse[]
  state: ReturnType<typeof useComparedState>
}

/** The pinned response first, and the others beside it. */
export function Comparison({ assessmentId, responses, state }: ComparisonProps) {
  const { asAsked, onlyDifferences, change, choose } = state
  const region = useRef<HTMLElement>(null)
  const [isHelp, setHelp] = useState(false)
  const columns = useMemo(() => pinnedFirst(responses, state.pinned), [responses, state.pinned])
  const compared = useMemo(() => compareResponses(columns, 0), [columns])
  const differing = compared.filter(({ differs }) => differs)
  const listed = onlyDifferences ? differing : compared
  const ordered = asAsked ? listed : differencesFirst(listed)
  const [pinned, ...others] = columns
  const beside = others.find(({ candidateId }) => candidateId === state.beside) ?? others[0]

  // Its button is removed when a response is pinned, and the column moves.
  const [justPinned, setJustPinned] = useState<string | null>(null)
  useLayoutEffect(() => {
    if (justPinned === null || justPinned !== state.pinned) return
    const { activeElement } = document
    if (activeElement?.closest('[data-question]')) return
    region.current?.querySelector<HTMLElement>('[data-head] a')?.focus()
  }, [justPinned, state.pinned])

  const pin = ({ candidateId, name }: ComparedResponse) => {
    setJustPinned(candidateId)
    change({ pinned: candidateId })
    announce(`${name} pinned`)
  }
  const remove = ({ candidateId, name }: ComparedResponse) => {
    choose(state.ids.filter((id) => id !== candidateId))
    announce(`${name} removed from the comparison`)
    document.querySelector<HTMLElement>('h1')?.focus()
  }
  const actions = {
    pin: (place: number) => {
      const wanted = columns[place]
      if (wanted && wanted !== pinned) pin(wanted)
    },
    help: () => setHelp(true),
  }
  useKeysOnArrival((event) => {
    if (region.current) onCompareKey(event, region.current, actions)
  })
  if (pinned === undefined || beside === undefined) return null
  return (
    <WordsContext value={english}>
      <CompareToolbar
        columns={columns}
        counts={{ all: compared.length, differing: differing.length }}
        state={state}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the questions inside */}
      <section
        ref={region}
        className={styles.scroller}
        aria-label="Responses side by side"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be focused
        tabIndex={0}
        onKeyDown={(event) => onCompareKey(event, event.currentTarget, actions)}
      >
        <div className={styles.table} data-count={columns.length}>
          <CompareHeader
            assessmentId={assessmentId}
            columns={columns}
            onPin={pin}
            onRemove={remove}
          />
          {others.length > 1 ? (
            <div className={styles.switch}>
              <Field label={`Compare ${pinned.name} with`}>
                <NativeSelect
                  value={beside.candidateId}
                  onChange={({ target }) => {
                    keepQuestion(region.current)
                    change({ with: target.value })
                  }}
                >
                  {others.map(({ candidateId, name }) => (
                    <option key={candidateId} value={candidateId}>
                      {name}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
            </div>
          ) : null}
          <CompareTotals columns={columns} beside={beside} />
          <Questions
            questions={ordered}
            columns={columns}
            beside={beside}
            asAsked={asAsked}
            onlyDifferences={onlyDifferences}
          />
        </div>
      </section>
      {isHelp ? (
        <ShortcutsDialog groups={COMPARE_SHORTCUTS} onClose={() => setHelp(false)} />
      ) : null}
    </WordsContext>
  )
}

function pinnedFirst(
  responses: readonly ComparedResponse[],
  pinned: string | null,
): readonly ComparedResponse[] {
  const first = responses.find(({ candidateId }) => candidateId === pinned)
  return first ? [first, ...responses.filter((each) => each !== first)] : responses
}

/**
 * Call before answers are replaced by those of another candidate: the question at the top of the
 * window is still there afterwards.
 */
function keepQuestion(region: HTMLElement | null): void {
  const questions = [...(region?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const first = questions.find((each) => each.getBoundingClientRect().bottom > TOP)
  if (!region || !first) return
  const { top } = first.getBoundingClientRect()
  const changed = new MutationObserver(() => {
    changed.disconnect()
    window.scrollBy({ top: first.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  changed.observe(region, { subtree: true, attributes: true, attributeFilter: ['data-beside'] })
}

/** Below what sticks to the top of a narrow window. */
const TOP = 96
