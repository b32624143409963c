/** Which browsers are installed, and what to say if one is missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const FIREFOX = 'TALENTFLOW_FIREFOX'

/** How to install it; null if it is installed. */
export function whyNoFirefox(): string | null {
  if (firefoxProgram() !== null) return null
  return `Firefox is not installed, so nothing was checked in it. On Debian: apt-get install firefox-esr. Elsewhere, name its program in ${FIREFOX}.`
}

/** How to install it; null if it is installed. */
export function whyNoWebKit(): string | null {
  const missing = ['WebKitWebDriver', 'Xvfb', 'openbox'].filter((name) => onPath(name) === null)
  if (webkitPython() === null) missing.push('WebKit2 for Python')
  if (missing.length === 0) return null
  return `WebKit is not installed (missing: ${missing.join(', ')}), so nothing was checked in it. On Debian: apt-get install webkit2gtk-driver xvfb openbox python3-gi gir1.2-webkit2-4.1.`
}

export function firefoxProgram(): string | null {
  const named = process.env[FIREFOX]
  if (named !== undefined) return named
  const applications = ['/Applications/Firefox.app/Contents/MacOS/firefox']
  const found = ['firefox-esr', 'firefox'].map(onPath).find((path) => path !== null)
  return found ?? applications.find((path) => existsSync(path)) ?? null
}

/** The system's own Python first, because only that one finds system packages. */
export function webkitPython(): string | null {
  const script = 'import gi; gi.require_version("WebKit2", "4.1")'
  const runs = (program: string) => spawnSync(program, ['-c', script]).status === 0
  return ['/usr/bin/python3', 'python3'].find(runs) ?? null
}

function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}
