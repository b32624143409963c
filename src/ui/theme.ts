export type Theme = 'system' | 'light' | 'dark'

/** Applies a theme; `system` follows the device. Storing the choice is up to the caller. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
