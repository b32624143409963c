import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright/test'

import { root } from './bootstrap.mjs'

/** The environment variable that names a browser, also used to pass ours to the tests. */
export const browserVariable = 'TALENTFLOW_BROWSER'

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const none = `The tests need a browser and none could be found or installed: install Chromium or Chrome, or name its program in ${browserVariable}.`

/** The path of a working Chromium, which is installed if there is none. */
export function findBrowser() {
  const named = process.env[browserVariable]
  if (named) {
    if (runs(named)) return named
    throw new Error(`${browserVariable} names ${named}, which does not run as a browser.`)
  }
  const found =
    installedBrowser() ??
    afterInstalling(withPlaywright) ??
    afterInstalling(() => withApt(['chromium']))
  if (found === undefined) throw new Error(none)
  return found
}

function installedBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    chromium.executablePath(),
    ...commands.flatMap((command) => onPath.map((folder) => join(folder, command))),
    ...applications,
  ]
  return candidates.find((path) => existsSync(path) && runs(path))
}

/** A browser that lacks a system library exists but doesn't run. */
function runs(path) {
  // On Windows the program opens a window when asked for its version.
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

function afterInstalling(install) {
  return install() ? installedBrowser() : undefined
}

function withPlaywright() {
  console.log('No browser found. Installing Chromium …')
  const program = join(root, 'node_modules/playwright/cli.js')
  return succeeds(process.execPath, [program, 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
  })
}

/** What drives Firefox and WebKit, as Debian packages. */
const otherBrowsers = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'openbox',
  'python3-gi',
  'gir1.2-webkit2-4.1',
]

/**
 * Installs Firefox and WebKit where that is possible without a question: on Debian, as root. Returns
 * whether it is. Elsewhere the checks say what is missing.
 */
export function installOtherBrowsers() {
  if (!canUseApt()) return false
  const missing = otherBrowsers.filter((name) => !isPackageInstalled(name))
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} …`)
    withApt(missing)
  }
  return true
}

function isPackageInstalled(name) {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' })
  return stdout === 'install ok installed'
}

function canUseApt() {
  return isDebian() && process.getuid?.() === 0
}

function withApt(packages) {
  if (!canUseApt()) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  succeeds('apt-get', ['update', '-q'], env)
  return succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], env)
}

function isDebian() {
  const release = '/etc/os-release'
  return existsSync(release) && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'))
}

function succeeds(program, args, env) {
  return (
    spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  )
}
