import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const FOLDER = 'src/app/public'
const manifest = JSON.parse(readFileSync(`${FOLDER}/manifest.webmanifest`, 'utf8'))
const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons

test('the app can be installed: it has a name, a start, and icons of the usual sizes', () => {
  expect(manifest).toMatchObject({
    name: 'TalentFlow',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test.each(icons)('$src is as large as the manifest says', ({ src, sizes }) => {
  const png = readFileSync(`${FOLDER}${src}`)
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
})

test('the window of the installed app has the colours of the page', () => {
  const page = readFileSync('index.html', 'utf8')
  expect(page).toContain(`content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`)
})
