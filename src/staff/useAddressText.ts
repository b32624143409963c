import { useLayoutEffect, useState } from 'react'

import { useSearchParams } from './routing.ts'
import { useAddressChange } from './useAddressChange.ts'

const PAUSE = 200

/** Events that precede every way of leaving a field. */
const LEAVING = ['focusout', 'pointerdown', 'pagehide'] as const

/** Text that was typed, until the address holds it. */
interface Typed {
  text: string
  /** Texts on their way into the address, the oldest first: a busy page may show them late. */
  written: readonly string[]
}

/**
 * A text stored in the search parameter `name`. Typing shows at once, and the address is updated
 * after a pause, because browsers limit how often it may change. Clearing the text, or leaving the
 * field, updates it at once.
 */
export function useAddressText(name: string): [text: string, setText: (text: string) => void] {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const inAddress = params.get(name) ?? ''
  const [seen, setSeen] = useState(inAddress)
  const [typed, setTyped] = useState<Typed | null>(null)

  // While rendering, so that no frame shows the old text beside the new address.
  if (inAddress !== seen) {
    setSeen(inAddress)
    setTyped(typed && stillTyped(typed, inAddress))
  }

  const text = typed?.text ?? inAddress
  const isWritten = typed === null || typed.written.at(-1) === text

  // A layout effect, so that its listeners are removed before the field: the address may then
  // belong to another page.
  useLayoutEffect(() => {
    if (isWritten) return undefined
    const write = () => {
      stop()
      setTyped((now) => now && { text: now.text, written: [...now.written, text] })
      changeAddress({ [name]: text })
    }
    const timer = setTimeout(write, text === '' ? 0 : PAUSE)
    for (const way of LEAVING) window.addEventListener(way, write, true)
    const stop = () => {
      clearTimeout(timer)
      for (const way of LEAVING) window.removeEventListener(way, write, true)
    }
    return stop
  }, [isWritten, text, name, changeAddress])

  function setText(to: string): void {
    setTyped((now) => {
      const written = now?.written ?? []
      return to === inAddress && written.length === 0 ? null : { text: to, written }
    })
  }

  return [text, setText]
}

/**
 * The text still typed once the address shows another one: null if that is the same, or came from
 * outside.
 */
function stillTyped({ text, written }: Typed, inAddress: string): Typed | null {
  const place = written.lastIndexOf(inAddress)
  const later = written.slice(place + 1)
  const isThere = inAddress === text && later.length === 0
  return place === -1 || isThere ? null : { text, written: later }
}
