import { useToastPlace } from '#src/ui/overlays/toastPlace.ts'

/** Where the builder shows toasts: an area of its own that covers no control. */
export function ToastArea() {
  return <div ref={useToastPlace()} />
}
