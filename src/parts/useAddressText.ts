import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useSearchParams } from './routing.ts'
import { useAddressChange } from './useAddressChange.ts'

const PAUSE = 200

/** Events that precede every way of leaving a field. */
const LEAVING = ['focusout', 'pointerdown', 'pagehide'] as const

/**
 * A text stored in the search parameter `name`. Typing shows at once, and the address is updated
 * after a pause, because browsers limit how often it may change. Clearing the text, or leaving the
 * field, updates it at once.
 */
export function useAddressText(name: string): [text: string, setText: (text: string) => void] {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const inAddress = params.get(name) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  // Back, forward and "clear filters" change the address from outside.
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  // A layout effect, so that its listeners are removed before the field: the address may then
  // belong to another page.
  useLayoutEffect(() => {
    if (text === written.current) return undefined
    const write = () => {
      stop()
      written.current = text
      changeAddress({ [name]: text })
    }
    const timer = setTimeout(write, text === '' ? 0 : PAUSE)
    for (const way of LEAVING) window.addEventListener(way, write, true)
    const stop = () => {
      clearTimeout(timer)
      for (const way of LEAVING) window.removeEventListener(way, write, true)
    }
    return stop
  }, [text, name, changeAddress])

  return [text, setText]
}
