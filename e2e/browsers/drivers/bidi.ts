/** WebDriver BiDi: commands and events as JSON over a WebSocket (w3c.github.io/webdriver-bidi). */
import { once } from 'node:events'

import { WebSocket } from 'ws'

export interface Bidi {
  send(method: string, params: object): Promise<Record<string, unknown>>
  on(listener: (method: string, params: Record<string, unknown>) => void): void
  close(): void
}

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
  error?: string
  message?: string
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, (message: Message) => void>()
  const listeners: Parameters<Bidi['on']>[0][] = []
  let last = 0

  socket.on('message', (data: Buffer) => {
    const message: Message = JSON.parse(data.toString())
    if (message.id === undefined) {
      for (const heard of listeners) heard(message.method ?? '', message.params ?? {})
    } else {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    }
  })
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ error: 'closed', message: 'the browser ended' })
  })

  return {
    on: (listener) => listeners.push(listener),
    close: () => socket.terminate(),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, ({ result, error, message }) => {
          if (result) resolve(result)
          else reject(new Error(`${method}: ${error}, ${message}`))
        })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
  }
}
