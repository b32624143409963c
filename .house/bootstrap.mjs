// Runs before anything is installed, on any version of Node: so only built-in modules, and syntax
// that even an old Node can parse far enough to print why it is refused.
import { spawnSync } from 'child_process'
import { createHash } from 'crypto'
import fs from 'fs'
import path from 'path'
import { fileURLToPath } from 'url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const stampFile = path.join(root, 'node_modules', '.talentflow-installed')

/** Checks Node and installs the packages, regardless of npm's hook settings. */
export function prepare() {
  refuseOldNode()
  process.chdir(root)
  installPackages()
}

function refuseOldNode() {
  const parts = process.versions.node.split('.').map(Number)
  if (parts[0] > 20 || (parts[0] === 20 && parts[1] >= 19)) return
  leave('TalentFlow needs Node 20.19 or newer, and this is Node ' + process.versions.node + '.')
}

function installPackages() {
  const wanted = stampOf(fs.readFileSync(path.join(root, 'package-lock.json')))
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) return
  console.error('Installing the packages that package-lock.json names …')
  // The build tools are dev dependencies, which a production environment would omit.
  const wishes = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // .npmrc silences npm, but its errors must be visible.
  const result = runNpm(['ci', '--loglevel=notice'].concat(wishes))
  if (result.status !== 0) leave('The packages could not be installed: npm says why above.')
  fs.writeFileSync(stampFile, wanted)
}

/** Packages contain binaries for one system, so a folder copied to another is stale. */
function stampOf(lockFile) {
  const system = process.platform + '-' + process.arch
  return createHash('sha256').update(lockFile).update(system).digest('hex')
}

/**
 * The npm that started us, which may not be the one on the path. Its output goes to standard error,
 * because standard output belongs to the requested command.
 */
function runNpm(args) {
  const npm = process.env.npm_execpath
  const stdio = ['inherit', 2, 2]
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) {
    return spawnSync(process.execPath, [npm].concat(args), { stdio: stdio })
  }
  return spawnSync('npm', args, { stdio: stdio, shell: process.platform === 'win32' })
}

export function leave(sentence) {
  console.error(sentence)
  process.exit(1)
}
