import { useListWindow } from '#src/ui/lists/useListWindow.ts'
import { segmentsOf } from '#src/ui/lists/windowRuns.ts'

import { CheckRow, type CheckRowsProps } from './CheckRow.tsx'

/** For previews: windowed rows of answers to check. */
export function PreviewCheckRows({ rows }: CheckRowsProps) {
  const { list, onFocus, isDrawn, heightOf } = useListWindow<HTMLUListElement>({
    keys: rows.map(({ question }) => question.id),
    chosen: null,
    // Pixels: a question and an answer of one line each.
    estimate: () => 70,
    beyond: 400,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notices which of its links has the focus
    <ul ref={list} onFocus={onFocus}>
      {segmentsOf({ from: 0, to: rows.length }, isDrawn).map((segment) => {
        if (segment.kind === 'gap') {
          return (
            <li
              key={`gap ${segment.from}`}
              role="none"
              data-item={segment.from}
              data-to={segment.to}
              style={{ blockSize: heightOf(segment) }}
            />
          )
        }
        const row = rows[segment.at]
        return row ? <CheckRow key={row.question.id} {...row} item={segment.at} /> : null
      })}
    </ul>
  )
}
