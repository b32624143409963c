import { LengthLimits } from './LengthLimits.tsx'
import type { PropertiesProps } from './propertiesProps.ts'

export function LongTextProperties({ question }: PropertiesProps<'longText'>) {
  return <LengthLimits question={question} />
}
