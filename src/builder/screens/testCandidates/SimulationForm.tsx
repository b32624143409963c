import * as z from 'zod/mini'
import { LARGEST_SEED, seedSchema } from '#schemas/base.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { readNumberText } from '#src/staff/fields/numberText.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { valid } from '#src/staff/forms/valid.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import styles from './Tests.module.css'
import { useSimulation } from './useTestCandidateResults.ts'

const MOST = 200

const runSchema = z.strictObject({
  count: typed(z.int().check(z.minimum(1), z.maximum(MOST))),
  seed: typed(seedSchema),
})

const WORDS = {
  count: { invalid: `Enter a whole number from 1 to ${MOST}` },
  seed: { invalid: `Enter a whole number from 0 to ${LARGEST_SEED}` },
}

/** The number and seed: the same seed generates the same candidates. */
export function SimulationForm() {
  const { simulation } = useBuilder()
  const state = useSimulation()
  const form = useStaffForm({
    schema: runSchema,
    start: { count: String(state.count), seed: String(state.seed) },
    words: WORDS,
    save: async ({ count, seed }) => {
      simulation.make({ count: numberIn(count), seed: numberIn(seed) })
      return null
    },
  })
  return (
    <form
      className={styles.ask}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Field label="How many" error={form.errorOf('count')}>
        <NumberInput {...form.register('count')} />
      </Field>
      <Field label="Seed" error={form.errorOf('seed')}>
        <NumberInput {...form.register('seed')} />
      </Field>
      <Button type="submit" variant="primary" disabled={state.isMaking}>
        Simulate
      </Button>
    </form>
  )
}

function typed(number: z.ZodMiniType<number>) {
  return z.string().check(valid((text) => number.safeParse(numberIn(text)).success))
}

/** NaN, which number schemas reject, for invalid input. */
function numberIn(text: string): number {
  const read = readNumberText(text)
  // Both are whole numbers.
  if (read.kind === 'unclear') return Number(read.whole)
  return read.kind === 'number' ? read.value : Number.NaN
}
