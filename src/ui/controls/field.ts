import { createContext, useContext } from 'react'

/** The properties that a control gets from its field: the ids of label, help and error. */
export type FieldControl = {
  id: string | undefined
  'aria-describedby': string | undefined
  /** Never undefined in a field: browsers would judge what is being typed into an email themselves. */
  'aria-invalid': boolean | undefined
}

export const FieldContext = createContext<FieldControl>({
  id: undefined,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
})

/** The id of a control's label. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}

/** For native controls: spread the result onto the element. */
export function useField(): FieldControl {
  return useContext(FieldContext)
}
