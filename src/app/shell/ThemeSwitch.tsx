import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'

import { setSetting, useSetting } from '#src/db/device/device.ts'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { applyTheme, type Theme } from '#src/ui/theme.ts'

const CHOICES: { theme: Theme; label: string; icon: typeof Sun }[] = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
]

/** Light, dark or system; stored on this device. */
export function ThemeSwitch() {
  const stored = useSetting('theme')
  const chosen = stored ?? 'system'
  // Also applies when it was changed in another tab.
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
