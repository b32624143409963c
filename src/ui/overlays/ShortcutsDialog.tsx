import { Dialog } from './Dialog.tsx'
import styles from './ShortcutsDialog.module.css'

export interface ShortcutGroup {
  name: string
  /** Each with what it does. */
  keys: readonly (readonly [key: string, does: string])[]
}

/** The keyboard shortcuts of a page. */
export function ShortcutsDialog({
  groups,
  onClose,
}: {
  groups: readonly ShortcutGroup[]
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      {groups.map(({ name, keys }) => (
        <section key={name} className={styles.group}>
          <h3>{name}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
