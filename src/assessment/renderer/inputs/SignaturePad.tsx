import { type PointerEvent, useRef } from 'react'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'

import styles from './signature.module.css'
import { PAD, Strokes } from './Strokes.tsx'

/** The current line is drawn directly; a finished stroke updates the answer. */
export function SignaturePad({
  strokes,
  onDraw,
}: {
  strokes: readonly string[]
  onDraw: (strokes: readonly string[]) => void
}) {
  const { signature } = furtherWords(useWords())
  const line = useRef<SVGPolylineElement>(null)
  const points = useRef<string[]>([])

  const add = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // All positions since the last frame, not only the latest.
    const coalesced = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const { clientX, clientY } of coalesced.length > 0 ? coalesced : [event]) {
      const x = within(PAD.width, (clientX - box.left) / box.width)
      const y = within(PAD.height, (clientY - box.top) / box.height)
      const point = `${x},${y}`
      if (point !== points.current.at(-1)) points.current.push(point)
    }
    line.current?.setAttribute('points', points.current.join(' '))
  }
  const end = () => {
    if (points.current.length === 0) return
    const stroke = points.current.join(' ')
    points.current = []
    line.current?.setAttribute('points', '')
    onDraw([...strokes, stroke])
  }
  return (
    <svg
      className={styles.pad}
      viewBox={`0 0 ${PAD.width} ${PAD.height}`}
      role="img"
      aria-label={strokes.length === 0 ? signature.empty : signature.drawn}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return
        event.currentTarget.setPointerCapture(event.pointerId)
        add(event)
      }}
      onPointerMove={(event) => {
        if (points.current.length > 0 && event.isPrimary) add(event)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path className={styles.base} d={`M60 ${PAD.height - 90}H${PAD.width - 60}`} />
      <Strokes strokes={strokes} />
      <polyline ref={line} />
    </svg>
  )
}

function within(size: number, share: number): number {
  return Math.round(size * Math.min(Math.max(share, 0), 1))
}
