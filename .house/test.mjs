import { execFileSync } from 'node:child_process'

import { leave, prepare, root } from './bootstrap.mjs'

const PARTS = 4
const [, , suite, part] = process.argv

prepare()
import('./checks.mjs')
  .then((checks) => {
    if (suite !== 'full') return checks.runQuick()
    if (part === undefined) return checks.runFull()
    const chosen = part === 'auto' ? partOfCommit() : Number(part)
    console.log(`Part ${chosen} of ${PARTS} of what npm test leaves out`)
    return checks.runFull({ part: chosen, parts: PARTS })
  })
  .catch((error) => leave(error.stack))

/** From 1 to `PARTS`, by the id of the commit, so that the commits go round. */
function partOfCommit() {
  const id = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return (parseInt(id.slice(0, 8), 16) % PARTS) + 1
}
