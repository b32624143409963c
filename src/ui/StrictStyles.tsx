import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** The content policy forbids style elements, so the components below must not add any. */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
