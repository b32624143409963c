import { useState } from 'react'
import { LARGEST_SEED } from '#schemas/base.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { readNumberText } from '#src/features/builder/properties/numberText.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field } from '#src/ui/Field.tsx'
import { NumberInput } from '#src/ui/NumberInput.tsx'
import styles from './Tests.module.css'
import { useMadeUp } from './useTests.ts'

const MOST = 200

/** How many, and from which seed: the same seed makes up the same candidates. */
export function MadeUpForm() {
  const { madeUp } = useBuilder()
  const state = useMadeUp()
  const [count, setCount] = useState(String(state.count))
  const [seed, setSeed] = useState(String(state.seed))
  const [tried, setTried] = useState(false)
  const wanted = wholeIn(count, 1, MOST)
  const from = wholeIn(seed, 0, LARGEST_SEED)

  const make = () => {
    setTried(true)
    if (wanted !== null && from !== null) madeUp.make({ count: wanted, seed: from })
  }
  return (
    <form
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        make()
      }}
    >
      <Field
        label="How many"
        error={tried && wanted === null ? `Enter a whole number from 1 to ${MOST}` : null}
      >
        <NumberInput value={count} onChange={(event) => setCount(event.target.value)} />
      </Field>
      <Field
        label="Seed"
        error={tried && from === null ? `Enter a whole number from 0 to ${LARGEST_SEED}` : null}
      >
        <NumberInput value={seed} onChange={(event) => setSeed(event.target.value)} />
      </Field>
      <Button type="submit" variant="primary">
        Make up
      </Button>
    </form>
  )
}

function wholeIn(text: string, least: number, most: number): number | null {
  const read = readNumberText(text)
  if (read.kind !== 'number' || !Number.isInteger(read.value)) return null
  return read.value >= least && read.value <= most ? read.value : null
}
