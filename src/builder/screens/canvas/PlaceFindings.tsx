import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import {
  isUnfinishedFinding,
  type UnfinishedKind,
} from '#src/assessment/engine/findings/unfinishedFindings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useNewItems, useReadiness } from '#src/builder/screens/state/useDraft.ts'
import { GradeIcon } from '#src/builder/screens/checks/GradeIcon.tsx'
import { shownGrade } from '#src/builder/screens/state/shownGrade.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import { listText } from '#src/assessment/words/values/formats.ts'

import styles from './Card.module.css'

/**
 * The findings of one question or section, shown beside it; unfinished parts are not shown as
 * errors.
 */
export function PlaceFindings({ id }: { id: string }) {
  const { draft } = useBuilder()
  const all = useReadiness(({ findings }) => findings)
  const newItems = useNewItems((now) => now)
  const here = all.filter(({ place }) => (place.questionId ?? place.sectionId) === id)
  if (here.length === 0) return null
  const isUnfinished = (finding: Finding) => shownGrade(finding, newItems) === 'unfinished'
  const unfinished = here.filter(isUnfinishedFinding).filter(isUnfinished)
  return (
    <ul className={styles.findings} aria-label="Findings here">
      {here.map((finding, at) => {
        if (isUnfinished(finding)) return null
        const words = findingWords(finding, draft.definition())
        return (
          <li key={`${finding.kind}${at}`} data-tone={finding.grade}>
            <GradeIcon grade={finding.grade} />
            <span>
              <strong>{words.title}</strong> <span>{words.why}</span>
            </span>
          </li>
        )
      })}
      {unfinished.length > 0 ? (
        <li data-tone="unfinished">
          <GradeIcon grade="unfinished" />
          <span>{unfinishedWords(unfinished.map(({ kind }) => kind))}</span>
        </li>
      ) : null}
    </ul>
  )
}

/** "Unfinished: add the text and the options." */
function unfinishedWords(kinds: readonly UnfinishedKind[]): string {
  const named = kinds.map((kind) => items[kind])
  return `Unfinished: add ${listText([...new Set(named)], 'and')}.`
}

const items: { readonly [K in UnfinishedKind]: string } = {
  sectionEmpty: 'a question',
  noPrompt: 'the text',
  noOptions: 'the options',
  oneOption: 'another option',
  noOptionLabel: 'the options',
  noRows: 'the rows',
  noRowLabel: 'the rows',
  noLabel: 'the checkbox label',
  conditionEmpty: 'a value to the condition',
  calculatedUnnamed: 'a name to each calculated value',
  bandWithoutName: 'a name to each band',
  expressionBroken: 'an expression',
}
