import type { ComponentProps } from 'react'

import styles from './TextButton.module.css'

/** A button styled as a link, for something without an address of its own. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />
}
