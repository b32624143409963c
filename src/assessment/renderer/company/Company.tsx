import { createContext, useContext } from 'react'

import type { Company } from '#schemas/company.ts'

import styles from './company.module.css'

/** The company whose pages these are; null if none was set. */
export const CompanyContext = createContext<Company | null>(null)

/** The company's mark and name, at the top of a page; `small` above questions. */
export function CompanyHead({ small = false }: { small?: boolean }) {
  const company = useContext(CompanyContext)
  if (company === null) return null
  const { name, mark } = company
  return (
    // Names are not translated.
    <p className={styles.head} data-small={small || undefined} translate="no">
      {mark && (
        <img className={styles.mark} src={`data:${mark.type};base64,${mark.data}`} alt={name} />
      )}
      {/* Read out once. */}
      <bdi aria-hidden={mark ? true : undefined}>{name}</bdi>
    </p>
  )
}

/** Gives what is in the element the company's accent; without one, that of the app. */
export function showAccent(element: HTMLElement, accent: Company['accent']): void {
  element.toggleAttribute('data-company', accent !== undefined)
  for (const theme of ['light', 'dark'] as const) {
    if (accent) element.style.setProperty(`--company-${theme}`, accent[theme])
    else element.style.removeProperty(`--company-${theme}`)
  }
}
