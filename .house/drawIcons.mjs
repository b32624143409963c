/** Draws the icons of the installed app from src/app/icon.svg. Run by hand: node .house/drawIcons.mjs */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { chromium } from 'playwright/test'

import { root } from './bootstrap.mjs'
import { findBrowser } from './browser.mjs'

const sign = readFileSync(join(root, 'src/app/icon.svg'), 'utf8')
/** Systems cut a maskable icon to their own shape: its corners are filled, and the sign is smaller. */
const maskable = sign
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(
    /<rect[^>]*fill="([^"]*)"[^>]*>/,
    '<rect x="-4" y="-4" width="40" height="40" fill="$1"/>',
  )

const icons = [
  { name: 'icon-192', svg: sign, size: 192 },
  { name: 'icon-512', svg: sign, size: 512 },
  { name: 'maskable-512', svg: maskable, size: 512 },
]

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const { name, svg, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  )
  const path = join(root, 'src/app/public/icons', `${name}.png`)
  await page.screenshot({ path, omitBackground: true })
}
await browser.close()
