import { useSyncExternalStore } from 'react'

import { progressOf, type SectionProgress } from '#src/engine/progress.ts'
import { progressWords } from '#src/wording/candidate/progressWords.ts'

import { useFill } from './FillContext.ts'
import styles from './page.module.css'
import { CHECK_PLACE, type Page } from './pages.ts'

export function ContentsList({
  pages,
  open,
  onGo,
}: {
  pages: readonly Page[]
  open: Page
  onGo: (place: string) => void
}) {
  const { session } = useFill()
  const { compiled } = session.evaluation
  // As one string, so that a keystroke that changes no state draws nothing.
  const states = useSyncExternalStore(session.subscribeAll, () =>
    JSON.stringify(
      progressOf(session.evaluation).sections.map((each) =>
        stateWords(each, compiled.definition.language),
      ),
    ),
  )
  const words: unknown[] = JSON.parse(states)
  return (
    <ol className={styles.contentsList}>
      {compiled.definition.sections.map((section, index) => {
        const its = pages.find((page) =>
          page.parts.some((part) => part.section === section && part.shown),
        )
        if (its === undefined) return null
        const isHere = open.parts.some((part) => part.section === section && part.shown)
        return (
          <li key={section.id}>
            <button
              type="button"
              aria-current={isHere ? 'step' : undefined}
              onClick={() => onGo(its.place)}
            >
              <bdi>{section.title || `Section ${index + 1}`}</bdi>
              <span className={styles.contentsState}>{String(words[index])}</span>
            </button>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          aria-current={open.kind === 'check' ? 'step' : undefined}
          onClick={() => onGo(CHECK_PLACE)}
        >
          <span>Check your answers</span>
        </button>
      </li>
    </ol>
  )
}

function stateWords({ shown, answered, requiredLeft }: SectionProgress, language: string): string {
  if (shown === 0) return 'Nothing to answer'
  if (answered === 0) return 'Not started'
  if (answered === shown) return 'All answered'
  const words = progressWords(answered, shown, language)
  return requiredLeft === 0 ? `${words}, the rest is optional` : words
}
