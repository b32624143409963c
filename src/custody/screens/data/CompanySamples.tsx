import { useLayoutEffect, useRef } from 'react'

import type { Company } from '#schemas/company.ts'
import {
  CompanyContext,
  CompanyHead,
  showAccent,
} from '#src/assessment/renderer/company/Company.tsx'
import { buttonClass } from '#src/ui/controls/Button.tsx'

import styles from './CompanySamples.module.css'

/** What candidates will see, on a light and on a dark page. */
export function CompanySamples({ company }: { company: Company }) {
  return (
    <div className={styles.samples}>
      <Sample theme="light" company={company} />
      <Sample theme="dark" company={company} />
    </div>
  )
}

const NAMES = { light: 'On a light page', dark: 'On a dark page' } as const

function Sample({ theme, company }: { theme: keyof typeof NAMES; company: Company }) {
  const page = useRef<HTMLDivElement>(null)
  const { accent } = company
  useLayoutEffect(() => {
    if (page.current) showAccent(page.current, accent)
  }, [accent])
  return (
    <figure className={styles.sample}>
      <div ref={page} className={styles.page} data-theme={theme}>
        <CompanyContext value={company}>
          <CompanyHead />
        </CompanyContext>
        {/* They only look like a button and a link. */}
        <div className={styles.controls} aria-hidden="true">
          <span className={buttonClass({ variant: 'primary' })}>Start</span>
          <span className={styles.link}>Change</span>
        </div>
      </div>
      <figcaption>{NAMES[theme]}</figcaption>
    </figure>
  )
}
