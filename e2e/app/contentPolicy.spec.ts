/** What the built page may load and do, tested from the inside as if a foreign script ran in it. */
import { expect, plainTest as test } from '#e2e/support/fixtures.ts'
import { type Host, hostElsewhere, hostWithoutHeaders } from '#e2e/support/hosts.ts'
import { FULL } from '#e2e/support/settings.ts'

const apps = [
  { app: 'staff', path: '/jobs', heading: 'Jobs' },
  { app: 'candidates', path: '/take/none', heading: /assessment/ },
]

for (const { app, path, heading } of apps) {
  test(`the page of ${app} itself refuses scripts, frames and requests`, async ({ page }) => {
    const plain = await hostWithoutHeaders()
    const elsewhere = await hostElsewhere('<p>Elsewhere</p>')
    try {
      await page.goto(`${plain.origin}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      const outcome = await page.evaluate(tryEverything, elsewhere.origin)
      expect(outcome.done).toEqual([])
      // Scripts are refused by Trusted Types before their source matters.
      expect(outcome.refused).toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'require-trusted-types-for',
        'style-src-elem',
      ])
      expect(elsewhere.asked).toEqual([])
    } finally {
      await closeAll(plain, elsewhere)
    }
  })
}

test('the server also sends the policy, and what a page can’t express itself', async ({
  page,
  request,
}) => {
  await page.goto('/jobs')
  const inPage = await page.locator('meta[http-equiv]').getAttribute('content')
  const scripts = await page
    .locator('script[type=module]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''))
  expect(scripts).not.toEqual([])
  for (const path of ['/', '/jobs', '/take/none', ...scripts]) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toBe(
      `${inPage}; connect-src 'self'; frame-ancestors 'none'`,
    )
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
  }
})

test('no page of another origin can frame the app', { tag: FULL }, async ({ page, baseURL }) => {
  const elsewhere = await hostElsewhere(`<iframe src="${baseURL}/jobs"></iframe>`)
  try {
    await page.goto(elsewhere.origin)
    const frame = page.frames()[1]
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/)
  } finally {
    await closeAll(elsewhere)
  }
})

async function closeAll(...hosts: Host[]): Promise<void> {
  await Promise.all(hosts.map((host) => host.close()))
}

/**
 * Runs in the page. `done` is what succeeded but shouldn't; `refused` is what the browser reports.
 */
async function tryEverything(elsewhere: string): Promise<{ done: string[]; refused: string[] }> {
  const refused = new Set<string>()
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    refused.add(effectiveDirective)
  })
  const done: string[] = []
  const attempt = async (name: string, act: () => unknown) => {
    try {
      if ((await act()) !== false) done.push(name)
    } catch {
      // Refused at once.
    }
  }
  /** Settles when the element has loaded or was refused; false if refused. */
  const append = (element: HTMLElement) =>
    new Promise<boolean>((settle) => {
      element.addEventListener('load', () => settle(true))
      element.addEventListener('error', () => settle(false))
      document.body.append(element)
    })
  const create = <K extends keyof HTMLElementTagNameMap>(
    tag: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
  ) => Object.assign(document.createElement(tag), properties)

  // Code evaluated by the test may run strings during its own call.
  await new Promise((next) => setTimeout(next))
  await attempt('code from a string', () => Reflect.construct(Function, ['return 1'])())
  await attempt('HTML from a string', () => {
    document.createElement('div').innerHTML = '<b>bold</b>'
  })
  await attempt('a script in the page', () => {
    const script = document.createElement('script')
    script.append('globalThis.planted = true')
    document.body.append(script)
    return Reflect.has(globalThis, 'planted')
  })
  await attempt('a script from elsewhere', () => {
    const script = document.createElement('script')
    script.setAttribute('src', `${elsewhere}/script.js`)
    return append(script)
  })
  await attempt('a style in the page', () => {
    const style = create('style', { textContent: 'body { outline: 9px solid }' })
    document.body.append(style)
    return getComputedStyle(document.body).outlineWidth === '9px'
  })
  await attempt('a picture from elsewhere', () =>
    append(create('img', { src: `${elsewhere}/image.png` })),
  )
  await attempt('a request to elsewhere', () => fetch(`${elsewhere}/fetched`))
  await attempt('a request to our own origin', () => fetch('/fetched'))
  await attempt('a beacon', () => {
    navigator.sendBeacon(`${elsewhere}/beacon`)
    return false
  })
  await attempt('a worker from a string', () => {
    const address = URL.createObjectURL(new Blob(['postMessage(1)']))
    return new Worker(address)
  })
  // Chromium reports a refused frame as loaded; the foreign host knows whether it was.
  await append(create('iframe', { src: `${elsewhere}/frame` }))
  return { done, refused: [...refused].toSorted() }
}
