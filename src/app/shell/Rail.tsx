import { Briefcase, ClipboardList, HardDrive, Users } from 'lucide-react'

import { paths } from '#src/paths.ts'
import { matchPath, NavLink, useLocation } from '#src/parts/routing.ts'

import { LockButton } from './LockButton.tsx'
import styles from './Rail.module.css'
import { ReviewerMenu } from './ReviewerMenu.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const PLACES = [
  { to: paths.jobs, label: 'Jobs', icon: Briefcase },
  { to: paths.candidates, label: 'Candidates', icon: Users },
  { to: paths.assessments, label: 'Assessments', icon: ClipboardList },
  { to: paths.data, label: 'Data', icon: HardDrive },
] as const

/** The four main destinations; a bar at the bottom on a phone. */
export function Rail() {
  const { pathname } = useLocation()
  // The builder's three panes need the width more than the labels do.
  const isNarrow = matchPath(paths.builder, pathname) !== null
  return (
    <header className={styles.rail} data-narrow={isNarrow ? '' : undefined}>
      <div className={styles.name}>
        <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.sign}>
          <rect width="32" height="32" rx="7" fill="currentColor" />
          <path
            d="M8 10h16M16 10v13"
            stroke="var(--on-accent)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.word}>TalentFlow</span>
      </div>
      <nav aria-label="Main">
        <ul className={styles.places}>
          {PLACES.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} className={styles.place ?? ''}>
                <Icon size={18} aria-hidden="true">
                  {isNarrow ? <title>{label}</title> : null}
                </Icon>
                <span className={styles.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <ReviewerMenu place="rail" />
        <LockButton />
        <ThemeSwitch />
      </div>
    </header>
  )
}
