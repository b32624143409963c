import { Toast } from '@base-ui/react/toast'
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'

import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import styles from './Toaster.module.css'
import { useCurrentToastPlace } from './toastPlace.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { type ToastData, toastManager } from './toasts.ts'

/**
 * Renders the toasts; used once, in the shell. One at a time if a screen provides a place for them.
 */
export function Toaster() {
  const place = useCurrentToastPlace()
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal {...(place !== null && { container: place.element })}>
        <Toast.Viewport
          className={place === null ? styles.viewport : styles.placed}
          aria-label="Notifications"
        >
          <ToastList after={place?.after ?? 0} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({ after }: { after: number }) {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  const shown = toasts.filter(
    ({ data }) => data === undefined || data.number > after || data.tone === 'failed',
  )
  return shown.map((item) => {
    const action = item.data?.action ?? null
    const tone = item.data?.tone ?? 'done'
    const { Icon, iconStyle } = LOOKS[tone]
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        aria-label="Notification"
        className={styles.toast}
        data-failed={tone === 'failed' || undefined}
        swipeDirection={['right', 'down']}
      >
        <Toast.Content className={styles.content}>
          <span className={iconStyle} aria-hidden="true">
            <Icon size={16} />
          </span>
          <Toast.Title className={styles.text} render={<p />} />
          {action === null ? null : (
            <span className={styles.keys}>
              <VisuallyHidden>Go to this message with </VisuallyHidden>
              <kbd>F6</kbd>
            </span>
          )}
          {action === null ? null : (
            <Button
              size="small"
              onClick={() => {
                close(item.id)
                action.onAct()
              }}
            >
              {action.label}
            </Button>
          )}
          <Toast.Close render={<IconButton label="Dismiss" icon={<X />} />} />
        </Toast.Content>
      </Toast.Root>
    )
  })
}

const LOOKS = {
  done: { Icon: CircleCheck, iconStyle: styles.doneIcon },
  notice: { Icon: Info, iconStyle: styles.noticeIcon },
  failed: { Icon: TriangleAlert, iconStyle: styles.failedIcon },
}
