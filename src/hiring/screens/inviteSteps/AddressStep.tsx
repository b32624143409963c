import { Copy, ExternalLink } from 'lucide-react'

import { copyText } from '#src/staff/copyText.ts'
import { candidateAddress } from '#src/staff/handover/candidateAddress.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import styles from './Steps.module.css'

/** Where candidates sign in. */
export function AddressStep({ assessmentId }: { assessmentId: string }) {
  const address = candidateAddress(assessmentId)
  return (
    <>
      <p className={styles.address}>{address}</p>
      <p>This address works only in this browser, because all data is kept here.</p>
      <p>
        Don’t give the device to a candidate yet: the hiring team’s pages stay open until you hand
        it over in the last step.
      </p>
      <div className={styles.toolbar}>
        <Button icon={<Copy />} onClick={() => void copyText(address, 'Address')}>
          Copy address
        </Button>
        <Button icon={<ExternalLink />} onClick={() => window.open(address, '_blank', 'noopener')}>
          Open in a new tab
        </Button>
      </div>
    </>
  )
}
