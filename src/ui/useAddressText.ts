import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useSearchParams } from './routing.ts'

const PAUSE = 200

/** What comes before every way that leads away from a field. */
const LEAVING = ['focusout', 'pointerdown', 'pagehide'] as const

/**
 * A text that stands in the address under `name`. What is typed shows at once; the address follows
 * when the typing pauses, because browsers limit how often it may change. An empty text, and what is
 * typed when the field is left, is written at once.
 */
export function useAddressText(name: string): [text: string, setText: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const inAddress = params.get(name) ?? ''
  const [text, setText] = useState(inAddress)
  const written = useRef(inAddress)

  // Back, forward and "clear filters" change the address from elsewhere.
  useEffect(() => {
    if (inAddress === written.current) return
    written.current = inAddress
    setText(inAddress)
  }, [inAddress])

  // A layout effect, so that its listeners are gone before the field is: the address is then another's.
  useLayoutEffect(() => {
    if (text === written.current) return undefined
    const write = () => {
      stop()
      written.current = text
      setParams(
        (now) => {
          const after = new URLSearchParams(now)
          if (text === '') after.delete(name)
          else after.set(name, text)
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    }
    const timer = setTimeout(write, text === '' ? 0 : PAUSE)
    for (const way of LEAVING) window.addEventListener(way, write, true)
    const stop = () => {
      clearTimeout(timer)
      for (const way of LEAVING) window.removeEventListener(way, write, true)
    }
    return stop
  }, [text, name, setParams])

  return [text, setText]
}
