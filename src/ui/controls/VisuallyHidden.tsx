import shared from '#src/ui/shared.module.css'
import type { ReactNode } from 'react'

/** For screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={shared.hidden}>{children}</span>
}
