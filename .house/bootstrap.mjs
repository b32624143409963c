// Runs before anything is installed, and on whatever Node there is: so Node's own modules only,
// and syntax old enough that an old Node gets as far as the sentence that refuses it.
import { spawnSync } from 'child_process'
import { createHash } from 'crypto'
import fs from 'fs'
import path from 'path'
import { fileURLToPath } from 'url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const stampFile = path.join(root, 'node_modules', '.talentflow-installed')

/** Makes sure of Node and of the packages, whatever npm's own hooks are allowed to do. */
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
  // The tools that build are development packages: an environment for production would omit them.
  const wishes = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // .npmrc silences npm, and what goes wrong here has to be said.
  const result = runNpm(['ci', '--loglevel=notice'].concat(wishes))
  if (result.status !== 0) leave('The packages could not be installed: npm says why above.')
  fs.writeFileSync(stampFile, wanted)
}

/** Packages hold programs for one system, so a folder that was carried to another is stale. */
function stampOf(lockFile) {
  const system = process.platform + '-' + process.arch
  return createHash('sha256').update(lockFile).update(system).digest('hex')
}

/**
 * The npm that started us, which need not be the one on the path. It prints to standard error: standard
 * output belongs to what was asked for.
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
