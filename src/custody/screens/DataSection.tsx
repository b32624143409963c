import shared from '#src/ui/shared.module.css'
import { type ReactNode, useId } from 'react'

import styles from './DataPage.module.css'

type DataSectionProps = {
  title: string
  /** Below the title: an explanation. */
  about?: ReactNode
  children: ReactNode
}

/** One topic of the page: its title on the left, its content on the right. */
export function DataSection({ title, about, children }: DataSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.topic}>
        <h2 id={id}>{title}</h2>
        {about === undefined ? null : <p className={shared.quiet}>{about}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
