import { Monitor, MoveHorizontal, Smartphone, Tablet } from 'lucide-react'
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
  { width: 'fitting', name: 'As wide as the pane', Icon: MoveHorizontal },
  { width: 'phone', name: 'Phone', Icon: Smartphone },
  { width: 'tablet', name: 'Tablet', Icon: Tablet },
  { width: 'desktop', name: 'Desktop', Icon: Monitor },
] as const

interface WidthSwitchProps {
  value: Width
  onChange: (width: Width) => void
}

/** How wide the screen of the candidate is taken to be. */
export function WidthSwitch({ value, onChange }: WidthSwitchProps) {
  return (
    <fieldset className={styles.widths}>
      <legend>Width of the preview</legend>
      {widths.map(({ width, name, Icon }) => (
        <label key={width} title={name}>
          <input
            type="radio"
            name="preview-width"
            aria-label={name}
            checked={value === width}
            onChange={() => onChange(width)}
          />
          <Icon size={16} aria-hidden />
        </label>
      ))}
    </fieldset>
  )
}
