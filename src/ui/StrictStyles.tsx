import { CSPProvider } from '@base-ui/react/csp-provider'
import type { ReactNode } from 'react'

/** The content policy refuses style elements, so the components below must add none of their own. */
export function StrictStyles({ children }: { children: ReactNode }) {
  return <CSPProvider disableStyleElements>{children}</CSPProvider>
}
