import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { connectBidi } from './bidi.ts'
import type { Driver } from './driver.ts'
import { windowSize } from './driver.ts'
import { clicking, pressing, type Source, typing } from './input.ts'
import { firefoxProgram } from './installed.ts'
import { endProgram, sayingOf, startProgram } from './processes.ts'

/** No telemetry, and no first-run prompts. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** What it says of a load that ends because its page is left; a page that goes on needs what it loads. */
const CUT_OFF = 'A ServiceWorker intercepted the request and encountered an unexpected error'

/** The installed Firefox, headless, through WebDriver BiDi. */
export async function openFirefox(profile: string): Promise<Driver> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const { width, height } = windowSize
  const program = startProgram(firefoxProgram() ?? 'firefox', [
    ...['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ...['--width', `${width}`, '--height', `${height}`, 'about:blank'],
  ])
  const bidi = await connectBidi(`${await sayingOf(program, /(ws:\/\/\S+)/)}/session`)
  const { capabilities } = await bidi.send('session.new', { capabilities: {} })
  const { contexts } = await bidi.send('browsingContext.getTree', {})
  const context = Reflect.get(Object(contexts)[0], 'context')
  const complaints: string[] = []
  bidi.on((method, { level, text }) => {
    if (method !== 'log.entryAdded' || level !== 'error') return
    if (!String(text).includes(CUT_OFF)) complaints.push(String(text))
  })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  await resize(windowSize)

  async function resize(viewport: object): Promise<void> {
    await bidi.send('browsingContext.setViewport', { context, viewport })
  }

  async function call(functionDeclaration: string, given: unknown): Promise<string> {
    const { result, exceptionDetails } = await bidi.send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(given ?? null) }],
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })
    if (exceptionDetails) throw new Error(String(Reflect.get(Object(exceptionDetails), 'text')))
    return String(Reflect.get(Object(result), 'value'))
  }

  async function perform(actions: Source[]): Promise<void> {
    await bidi.send('input.performActions', { context, actions })
  }

  return {
    name: `Firefox ${Reflect.get(Object(capabilities), 'browserVersion')}`,
    complaints,
    resize,
    goto: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    reload: async () => {
      await bidi.send('browsingContext.reload', { context, wait: 'complete' })
    },
    back: async () => {
      await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })
    },
    run: async (work, given) => {
      const found = await call(
        `async (given) => JSON.stringify({ found: await (${work.toString()})(JSON.parse(given)) })`,
        given,
      )
      return JSON.parse(found).found
    },
    runScript: async (source) => {
      await call(`() => { ${source} }`, null)
    },
    press: (keys) => perform(pressing(keys)),
    type: (text) => perform(typing(text)),
    click: (at) => perform(clicking(at)),
    chooseFile: async (selector, file) => {
      const locator = { type: 'css', value: selector }
      const { nodes } = await bidi.send('browsingContext.locateNodes', { context, locator })
      const { sharedId } = Object(nodes)[0]
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [file] })
    },
    picture: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(String(data), 'base64')
    },
    close: async () => {
      bidi.close()
      await endProgram(program, 'SIGTERM')
    },
    kill: async () => {
      await endProgram(program, 'SIGKILL')
      bidi.close()
    },
  }
}
