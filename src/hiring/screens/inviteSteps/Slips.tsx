import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { formatAccessCode } from '#src/storage/vault/accessCode.ts'

import { qrPathOf } from './qrPath.ts'
import styles from './Slips.module.css'

interface SlipsProps {
  title: string
  address: string
  people: readonly { id: string; name: string; email: string; code: string }[]
  /** Called once the slips are rendered and ready to print. */
  onDrawn: () => void
}

/**
 * A slip for each candidate, for print only: on the screen nothing of them is seen. Beside the app
 * and not in it, so that nothing of the app is printed around them.
 */
export function Slips({ title, address, people, onDrawn }: SlipsProps) {
  useEffect(onDrawn, [onDrawn])
  const { size, d } = qrPathOf(address)
  return createPortal(
    <div className={styles.slips} data-slips>
      {people.map(({ id, name, email, code }) => (
        <section key={id} className={styles.slip} aria-label={name}>
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {name}
            </p>
            <p dir="auto">{title}</p>
            <p className={styles.code} translate="no">
              {formatAccessCode(code)}
            </p>
            <p className={styles.address} translate="no">
              {address}
            </p>
            <p>
              On the hiring team’s device, open the address and sign in with{' '}
              <bdi translate="no">{email}</bdi> and this access code.
            </p>
          </div>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label="QR code of the address"
          >
            <path d={d} />
          </svg>
        </section>
      ))}
    </div>,
    document.body,
  )
}
