import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, test } from 'vitest'

test('the command line ends quietly when its output is closed', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ['.house/assess.mjs', 'schema'])
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  child.stdout.destroy()
  const [status] = await once(child, 'close')
  expect({ status, complaint }).toEqual({ status: 0, complaint: '' })
})
