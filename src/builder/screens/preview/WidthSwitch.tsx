import { type CSSProperties, type RefCallback, useCallback, useState } from 'react'

import styles from './PreviewPane.module.css'

export type Width = 'fitting' | 'phone' | 'tablet' | 'desktop'

/** Null: as wide as the pane. */
export const widthInPixels: Record<Width, number | null> = {
  fitting: null,
  phone: 375,
  tablet: 768,
  desktop: 1280,
}

const widths = [
  { width: 'fitting', name: 'Fit', hint: 'As wide as this pane' },
  { width: 'phone', name: 'Phone', hint: `${widthInPixels.phone} pixels wide` },
  { width: 'tablet', name: 'Tablet', hint: `${widthInPixels.tablet} pixels wide` },
  { width: 'desktop', name: 'Desktop', hint: `${widthInPixels.desktop} pixels wide` },
] as const

interface WidthSwitchProps {
  value: Width
  onChange: (width: Width) => void
}

/** The simulated width of the candidate's screen. */
export function WidthSwitch({ value, onChange }: WidthSwitchProps) {
  return (
    <fieldset className={styles.widths}>
      <legend>Width of the preview</legend>
      {widths.map(({ width, name, hint }) => (
        <label key={width} title={hint}>
          <input
            type="radio"
            name="preview-width"
            checked={value === width}
            onChange={() => onChange(width)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface Fit {
  /** The ref of the element whose width is to be filled. */
  frame: RefCallback<HTMLDivElement>
  style: CSSProperties
}

/** Scales down a page that is wider than the pane, without changing its layout. */
export function useFit(width: number | null): Fit {
  const [room, setRoom] = useState(0)
  const frame = useCallback((element: HTMLDivElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  if (width === null) return { frame, style: {} }
  return { frame, style: { width, zoom: room > 0 ? Math.min(1, room / width) : 1 } }
}
