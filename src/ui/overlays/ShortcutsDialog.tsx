import { Dialog } from './Dialog.tsx'
import styles from './ShortcutsDialog.module.css'

export interface ShortcutGroup {
  name: string
  /** The keys, each with its effect. */
  keys: readonly (readonly [key: string, does: string])[]
}

/** The keyboard shortcuts of a page. */
export function ShortcutsDialog({
  groups,
  onClose,
  returnsFocus,
}: {
  groups: readonly ShortcutGroup[]
  onClose: () => void
  /** Called on closing: false if the focus is going elsewhere. */
  returnsFocus?: (() => boolean) | undefined
}) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" returnsFocus={returnsFocus}>
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
