import { useStore } from '#src/base/useStore.ts'
import { progressWords, unfinishedWords } from '#src/features/data/protection/passWords.ts'
import { protectionPass } from '#src/features/data/protection/protectionPass.ts'
import { Link, useLocation } from '#src/parts/routing.ts'
import { paths } from '#src/paths.ts'
import { Warning } from '#src/ui/display/Warning.tsx'

import styles from './Shell.module.css'

/** That the pass over what is stored is running or has failed; the data page shows it itself. */
export function ProtectionNotice() {
  const pass = useStore(protectionPass)
  const { pathname } = useLocation()
  if (pass.kind === 'idle' || pathname === paths.data) return null
  if (pass.kind === 'running') return <p className={styles.passing}>{progressWords(pass)}</p>
  return (
    <section className={styles.pinReset} aria-label="Protection is not finished">
      <Warning>
        {unfinishedWords[pass.pass]} <Link to={paths.data}>Continue on the data page</Link>
      </Warning>
    </section>
  )
}
