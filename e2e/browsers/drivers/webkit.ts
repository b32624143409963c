import { fileURLToPath } from 'node:url'

import { openDisplay } from './display.ts'
import { type Driver, windowSize } from './driver.ts'
import { clicking, pressing, type Source, typing } from './input.ts'
import { webkitPython } from './installed.ts'
import { endProgram, freePort, startProgram } from './processes.ts'

/** The key of an element in WebDriver (w3c.github.io/webdriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const windowScript = fileURLToPath(new URL('./webkitWindow.py', import.meta.url))

/** WebKitGTK is built without app manifests, and says so. */
const UNKNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'"
/** What it says when a page is left while it fetches the service worker, which the next page does again. */
const CUT_OFF = 'serviceWorker.js due to access control checks'

/** WebKitGTK, Safari's engine on Linux, through WebDriver over HTTP. */
export async function openWebKit(profile: string): Promise<Driver> {
  const display = await openDisplay()
  const port = await freePort()
  const server = startProgram('WebKitWebDriver', ['-p', `${port}`], { DISPLAY: display.name })
  const complaints: string[] = []
  const listen = (chunk: unknown) => {
    for (const line of String(chunk).split('\n')) {
      const isKnown = [UNKNOWN, CUT_OFF].some((known) => line.includes(known))
      if (/^CONSOLE .*\bERROR\b/.test(line) && !isKnown) complaints.push(line)
    }
  }
  server.stdout?.on('data', listen)
  server.stderr?.on('data', listen)

  const { width, height } = windowSize
  const started = await ask('POST', '', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: webkitPython() ?? 'python3',
          args: [windowScript, profile, `${width}`, `${height}`],
        },
      },
    },
  })
  const { sessionId, capabilities } = Object(started)
  await call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await untilListening(() =>
      fetch(`http://127.0.0.1:${port}/session${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      }),
    )
    const { value } = Object(await answer.json())
    if (!answer.ok) throw new Error(`${path}: ${Object(value).error}, ${Object(value).message}`)
    return value
  }

  function call(method: string, path: string, body?: object): Promise<unknown> {
    return ask(method, `/${sessionId}${path}`, body)
  }

  async function perform(actions: Source[]): Promise<void> {
    await call('POST', '/actions', { actions })
  }

  return {
    name: `${capabilities.browserName} ${capabilities.browserVersion}`,
    complaints,
    goto: async (url) => {
      await call('POST', '/url', { url })
    },
    reload: async () => {
      await call('POST', '/refresh', {})
    },
    back: async () => {
      await call('POST', '/back', {})
    },
    run: async (work, given) => {
      const script = `const [given, done] = arguments
        Promise.resolve(given).then(${work.toString()}).then(
          (found) => done({ found }), (error) => done({ error: String(error) }))`
      const answer = await call('POST', '/execute/async', { script, args: [given ?? null] })
      const { found, error } = Object(answer)
      if (error !== undefined) throw new Error(error)
      return found
    },
    runScript: async (script) => {
      await call('POST', '/execute/sync', { script, args: [] })
    },
    press: (keys) => perform(pressing(keys)),
    type: (text) => perform(typing(text)),
    click: (at) => perform(clicking(at)),
    chooseFile: async (selector, file) => {
      const found = await call('POST', '/element', { using: 'css selector', value: selector })
      await call('POST', `/element/${Object(found)[ELEMENT]}/value`, { text: file })
    },
    resize: async (size) => {
      await call('POST', '/window/rect', size)
    },
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    close: async () => {
      await endProgram(server, 'SIGTERM')
      await display.close()
    },
    kill: async () => {
      await endProgram(server, 'SIGKILL')
      await display.close()
    },
  }
}

/** The driver takes a moment to listen. */
async function untilListening(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
