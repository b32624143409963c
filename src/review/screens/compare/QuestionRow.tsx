import { useId } from 'react'

import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import type { ComparedCell, ComparedQuestion } from '#src/review/model/comparing.ts'
import { isFixed } from '#src/assessment/engine/scoring/marks.ts'
import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { OthersMarks } from '#src/review/screens/attempt/OthersMarks.tsx'
import { PaperWords } from '#src/review/screens/attempt/PaperWords.tsx'
import { KeyDetails } from '#src/review/screens/attempt/KeyDetails.tsx'
import { PointsBadge } from '#src/review/screens/attempt/PointsBadge.tsx'
import { ReadOutcome } from '#src/assessment/renderer/read/ReadOutcome.tsx'
import {
  AuthoredBlocks,
  AuthoredInlines,
  AuthoredTree,
} from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { Badge } from '#src/ui/display/Badge.tsx'
import { actorName } from '#src/staff/words/actorName.ts'
import { propertiesText } from '#src/staff/words/propertiesText.ts'
import { knockOutWords } from '#src/staff/words/scoreReasonWords.ts'
import shared from '#src/ui/shared.module.css'

import { CompareCells } from './CompareCells.tsx'
import styles from './compare.module.css'
import { differenceWords } from './differenceWords.ts'
import type { ComparedResponse } from './useCompared.ts'

/** One question, with the answers to it side by side. */
export function QuestionRow({
  compared: { question, number, cells, differs },
  columns,
  beside,
}: {
  compared: ComparedQuestion
  columns: readonly ComparedResponse[]
  beside: ComparedResponse
}) {
  const headingId = useId()
  const { headline, rest } = promptParts(question.prompt)
  const pinned = cells[0]
  return (
    <article
      tabIndex={-1}
      className={styles.row}
      aria-labelledby={headingId}
      data-question={question.id}
    >
      <div className={styles.asked}>
        <h3 id={headingId} dir="auto">
          {number === null ? null : <span>{`${number}. `}</span>}
          <span>{headline === null ? 'Question' : <AuthoredInlines inlines={headline} />}</span>
        </h3>
        {rest.length > 0 ? <AuthoredBlocks blocks={rest} /> : null}
        <p className={shared.quiet}>{differs ? '≠ Differs' : '= Same for all'}</p>
        <KeyDetails question={question} answer={undefined} language="en" />
      </div>
      <CompareCells columns={columns} beside={beside}>
        {(response, at) => {
          const cell = cells[at]
          return cell && pinned ? (
            <Cell
              cell={cell}
              pinned={pinned}
              response={response}
              varies={varies(question.prompt)}
            />
          ) : null
        }}
      </CompareCells>
    </article>
  )
}

function Cell({
  cell,
  pinned,
  response,
  varies: isVaried,
}: {
  cell: ComparedCell
  pinned: ComparedCell
  response: ComparedResponse
  /** The text of the question contains answers. */
  varies: boolean
}) {
  const { read, scored, changed } = cell
  const { version, judged, files, quotes } = response
  if (read === null) return <p className={styles.quiet}>{`Not in version ${version.number}`}</p>
  const { id } = read.question
  const difference = differenceWords(cell, pinned)
  const mark = judged.mine?.marks[id]
  const comment = judged.mine?.comments[id]
  const by = judged.mine?.by
  return (
    <QuoteContext value={quotes}>
      {changed.length === 0 ? null : (
        <Badge tone="warning" mark="bang">
          {`Version ${version.number} differs: ${propertiesText(changed)}`}
        </Badge>
      )}
      {changed.includes('prompt') || isVaried ? (
        <div className={styles.quiet}>
          <AuthoredTree text={read.question.prompt} />
        </div>
      ) : null}
      <div className={styles.answer}>
        <ReadOutcome read={read} files={files} />
      </div>
      {difference === null ? null : (
        <p className={shared.quiet}>
          <span aria-hidden="true">{`${cell.isSame ? '=' : '≠'} `}</span>
          <span>{difference}</span>
        </p>
      )}
      {scored === null || ['notShown', 'noPoints'].includes(scored.rule) ? null : (
        <PointsBadge scored={scored} />
      )}
      {judged.score.knockOuts.includes(id) ? (
        <Badge tone="danger" mark="bang">
          {knockOutWords()}
        </Badge>
      ) : null}
      {mark === undefined || by === undefined || isFixed(judged.mine) ? null : (
        <p>
          <PaperWords paper={`Mark by ${actorName(by)}`}>Your mark</PaperWords>:{' '}
          <GivenMark question={read.question} mark={mark} />
        </p>
      )}
      {mark?.reason === undefined ? null : (
        <p className={styles.quiet}>
          Reason: <span dir="auto">{mark.reason}</span>
        </p>
      )}
      {comment === undefined || by === undefined ? null : (
        <p className={styles.quiet}>
          <PaperWords paper={`Comment by ${actorName(by)}`}>Your comment</PaperWords>:{' '}
          <span dir="auto">{comment}</span>
        </p>
      )}
      <OthersMarks judged={judged} question={read.question} />
    </QuoteContext>
  )
}

function varies(prompt: ComparedQuestion['question']['prompt']): boolean {
  return quotesIn(prompt).length > 0
}
