import type { TypedNumberProps } from '#src/staff/fields/useTypedNumber.ts'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'

interface CountLimit extends Omit<TypedNumberProps, 'refuse'> {
  field: string
}

interface CountLimitsProps {
  unit: string
  least: CountLimit
  most: CountLimit
  /** The highest number that either field takes. */
  max?: number
}

/** The fewest and the most of something that an answer may have. */
export function CountLimits({ unit, least, most, max }: CountLimitsProps) {
  return (
    <>
      <NumberField label="At least" optional unit={unit} refuse={wholeFrom(0, max)} {...least} />
      <NumberField
        label="At most"
        optional={!most.needed}
        unit={unit}
        refuse={wholeFrom(1, max)}
        {...most}
      />
    </>
  )
}
