import type { ComponentProps } from 'react'

import styles from './TextButton.module.css'

/** A button within text, drawn as a link: it leads somewhere that has no address of its own. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button {...props} type="button" className={styles.button} />
}
