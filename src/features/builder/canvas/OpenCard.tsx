import type { ComponentProps } from 'react'
import styles from './Card.module.css'

/**
 * The card that is open for editing. A form of its own: at every key a browser looks through the form
 * that the field belongs to (for what it could fill in), and without one through all fields of the page.
 */
export function OpenCard(props: Omit<ComponentProps<'form'>, 'className' | 'onSubmit'>) {
  return (
    <form
      {...props}
      className={styles.card}
      data-open
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    />
  )
}
