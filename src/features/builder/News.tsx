import { useToastPlace } from '#src/ui/toastPlace.ts'

/** Where the builder tells what happened: in a strip of its own, which covers no control. */
export function News() {
  return <div ref={useToastPlace()} />
}
