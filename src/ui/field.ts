import { createContext, useContext } from 'react'

/** What a control takes from the field around it: the id of its label, its help, its error. */
export type FieldControl = {
  id: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const FieldContext = createContext<FieldControl>({
  id: undefined,
  'aria-describedby': undefined,
  'aria-invalid': undefined,
})

/** Of the label of the control with this id. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}

/** For a native control that is none of ours: spread it onto the element. */
export function useField(): FieldControl {
  return useContext(FieldContext)
}
