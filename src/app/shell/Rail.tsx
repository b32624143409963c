import {
  AtSign,
  Briefcase,
  ClipboardList,
  HardDrive,
  Lock,
  Monitor,
  Moon,
  Sun,
  Users,
} from 'lucide-react'
import { useEffect } from 'react'

import { setSetting, useSetting } from '#src/storage/device/device.ts'
import { matchPath, NavLink, useLocation } from '#src/staff/routing.ts'
import { paths } from '#src/base/paths.ts'
import { useTeam } from '#src/storage/device/team.ts'
import { lazyPart } from '#src/ui/lazyPart.ts'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { applyTheme, type Theme } from '#src/ui/theme.ts'
import { lockDevice } from '#src/staff/protection/lockDevice.ts'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'

import styles from './Rail.module.css'
import { ReviewerMenu } from './ReviewerMenu.tsx'

const PLACES = [
  { to: paths.jobs, label: 'Jobs', icon: Briefcase },
  { to: paths.candidates, label: 'Candidates', icon: Users },
  { to: paths.assessments, label: 'Assessments', icon: ClipboardList },
  { to: paths.mentions, label: 'Mentions', icon: AtSign },
  { to: paths.data, label: 'Data', icon: HardDrive },
] as const

const MentionCount = lazyPart(
  async () => (await import('#src/review/screens/mentions/MentionCount.tsx')).MentionCount,
)

/**
 * The main destinations; a bar at the bottom on a phone. Mentions are one of them once there is a team.
 * They are counted when nothing else has to be read first (`countsMentions`).
 */
export function Rail({ countsMentions }: { countsMentions: boolean }) {
  const hasTeam = (useTeam()?.length ?? 0) > 0
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
          {PLACES.filter(({ to }) => hasTeam || to !== paths.mentions).map(
            ({ to, label, icon: Icon }) => (
              <li key={to}>
                <NavLink to={to} className={styles.place ?? ''}>
                  <Icon size={18} aria-hidden="true">
                    {isNarrow ? <title>{label}</title> : null}
                  </Icon>
                  <span className={styles.label}>{label}</span>
                  {to === paths.mentions && countsMentions ? (
                    <MentionCount className={styles.count} />
                  ) : null}
                </NavLink>
              </li>
            ),
          )}
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

const CHOICES: { theme: Theme; label: string; icon: typeof Sun }[] = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
]

/** Light, dark or system; stored on this device. */
function ThemeSwitch() {
  const stored = useSetting('theme')
  const chosen = stored ?? 'system'
  // The theme also follows changes in another tab.
  useEffect(() => {
    if (stored !== undefined) applyTheme(stored ?? 'system')
  }, [stored])
  const Icon = CHOICES.find((choice) => choice.theme === chosen)?.icon ?? Monitor
  return (
    <Menu
      label="Theme"
      icon={<Icon />}
      align="start"
      items={CHOICES.map((choice) => ({
        label: choice.label,
        icon: <choice.icon />,
        checked: choice.theme === chosen,
        onSelect: () => {
          applyTheme(choice.theme)
          void setSetting('theme', choice.theme)
        },
      }))}
    />
  )
}

/** Locks the device from any screen, for somebody who leaves it. */
function LockButton() {
  const state = useProtection()
  // A pass over all records would be cut off.
  if (state?.kind !== 'unlocked' || state.pending !== null) return null
  return <IconButton label="Lock this device" icon={<Lock />} onClick={() => void lockDevice()} />
}
