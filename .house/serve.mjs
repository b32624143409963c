import { connect } from 'node:net'

import { build, preview } from 'vite'

import { leave } from './bootstrap.mjs'

const host = '127.0.0.1'
const port = 4173
const address = `http://${host}:${port}`
const taken = `Port ${port} is taken by another program: stop it and start again. (TalentFlow is always at ${address}, because a browser keeps its data by address and would show an empty app at any other.)`

/** Builds the app and serves it at its fixed address. */
export async function serveApp() {
  // Checked before building, so that the answer comes at once.
  if (await someoneListens()) leave(taken)
  await build({ logLevel: 'warn' })
  await preview({ preview: { host, port, strictPort: true } }).catch((error) => {
    leave(/in use/.test(error.message) ? taken : error.message)
  })
  console.log(`TalentFlow is at ${address} (Ctrl+C stops it)`)
}

function someoneListens() {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
