import { type RefObject, useEffect, useRef } from 'react'

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
  const viewport = useRef<HTMLDivElement>(null)
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal {...(place !== null && { container: place.element })}>
        <Toast.Viewport
          ref={viewport}
          className={place === null ? styles.viewport : styles.placed}
          aria-label="Notifications"
        >
          <ToastList after={place?.after ?? 0} viewport={viewport} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList({
  after,
  viewport,
}: {
  after: number
  viewport: RefObject<HTMLElement | null>
}) {
  const { toasts, close } = Toast.useToastManager<ToastData>()
  const shown = toasts.filter(
    ({ data }) => data === undefined || data.number > after || data.tone === 'failed',
  )
  useClearOfFocus(viewport, shown.length)
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

/** Messages in the corner rise above what has the focus. `count`: how many there are. */
function useClearOfFocus(viewport: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    if (count === 0) return undefined
    const rise = () => {
      const corner = viewport.current
      const focused = document.activeElement
      if (corner === null || focused === null || corner.contains(focused)) return
      corner.style.removeProperty('--above-focus')
      const own = corner.getBoundingClientRect()
      const { top, right, bottom, left } = focused.getBoundingClientRect()
      const isCovered = top < own.bottom && bottom > own.top && left < own.right && right > own.left
      const by = own.bottom - top + GAP
      // Nothing can be above what fills the page.
      if (isCovered && by < own.top) corner.style.setProperty('--above-focus', `${by}px`)
    }
    rise()
    document.addEventListener('focusin', rise)
    return () => document.removeEventListener('focusin', rise)
  }, [viewport, count])
}

const GAP = 8

const LOOKS = {
  done: { Icon: CircleCheck, iconStyle: styles.doneIcon },
  notice: { Icon: Info, iconStyle: styles.noticeIcon },
  failed: { Icon: TriangleAlert, iconStyle: styles.failedIcon },
}
