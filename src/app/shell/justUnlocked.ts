import { createContext } from 'react'

/** True if the form that had the focus was the one that unlocked these pages. */
export const JustUnlocked = createContext(false)
