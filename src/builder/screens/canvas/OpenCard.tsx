import type { ComponentProps } from 'react'
import styles from './Card.module.css'

/**
 * The card open for editing. It is a form, because on every keystroke browsers scan the field's
 * form for autofill, or all fields of the page if there is none.
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
