import { LengthLimits } from '#src/features/builder/question/keys/LengthLimits.tsx'
import type { PropertiesProps } from './propertiesProps.ts'

export function LongTextProperties({ question }: PropertiesProps<'longText'>) {
  return <LengthLimits question={question} />
}
