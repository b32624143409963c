import { Copy, RefreshCw } from 'lucide-react'

import type { Invitable } from '#src/hiring/storage/inviting.ts'
import { copyText } from '#src/staff/copyText.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'

import styles from './Steps.module.css'

interface CodeRowProps {
  person: Invitable
  onRenew: () => void
}

export function CodeRow({ person: { name, email, code }, onRenew }: CodeRowProps) {
  const shown = formatAccessCode(code ?? '')
  return (
    <div className={styles.codeRow}>
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
      <span className={styles.email} title={email}>
        {email}
      </span>
      <code className={styles.code}>{shown}</code>
      <span className={styles.rowButtons}>
        <IconButton
          label={`Copy the code of ${name}`}
          icon={<Copy size={16} />}
          onClick={() => void copyText(shown, 'Code')}
        />
        <IconButton
          label={`Replace code for ${name}`}
          icon={<RefreshCw size={16} />}
          onClick={onRenew}
        />
      </span>
    </div>
  )
}
