import { useEffect, useState } from 'react'
import type { PastedChoices, PastedReading } from '#src/exchange/pasted/pastedReading.ts'
import { useApart } from '#src/features/builder/worker/useApart.ts'

type Read = { text: string; chosen: PastedChoices; reading: PastedReading }

/** What the text holds. A long one is read in a worker, and what was found before is kept meanwhile. */
export function useReading(
  text: string,
  chosen: PastedChoices,
): { reading: PastedReading | null; isCurrent: boolean } {
  const ask = useApart('pasted')
  const [read, setRead] = useState<Read | null>(null)
  useEffect(() => {
    ask({ text, chosen }, (reading) => setRead({ text, chosen, reading }))
  }, [ask, text, chosen])
  const isCurrent = read?.text === text && read.chosen === chosen
  return { reading: read?.reading ?? null, isCurrent }
}
