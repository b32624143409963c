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
      <p>
        It opens the assessment in this browser only, because all data is kept here. On another
        device or in another browser, nothing is found at this address.
      </p>
      <p>
        The hiring team’s pages stay open in this browser. Before you give the device to a
        candidate, hand it over in the last step.
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
