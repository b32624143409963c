export type Theme = 'system' | 'light' | 'dark'

/** Shows a theme; `system` follows the device. Who keeps the choice is no matter of this room. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
