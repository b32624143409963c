import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { currentCompany } from '#src/builder/storage/company.ts'
import { DataPage } from '#src/custody/screens/data/DataPage.tsx'
import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { value } from '#tests/support/hiring.ts'
import { png } from '#tests/support/files/pictures.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => vi.unstubAllGlobals())

const open = () => openScreen([{ path: '/data', element: <DataPage /> }], '/data')
const form = async () => {
  const section = (await screen.findByRole('heading', { name: 'Company' })).closest('section')
  if (section === null) throw new Error('The heading is that of a section')
  return within(section)
}
const aMark = (bytes: Uint8Array<ArrayBuffer>, name = 'acme.png') => new File([bytes], name)

test('the company is set, seen on a light and a dark page, and removed with Undo', async () => {
  // Pictures are not drawn here.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }))
  const { user } = open()
  const company = await form()
  await user.type(company.getByRole('textbox', { name: 'Company name' }), 'Acme')
  await user.type(company.getByRole('textbox', { name: /^Accent colour/ }), '#FC0')
  expect(company.getByText(/^To keep text easy to read, it is darker on light pages/)).toBeVisible()
  fireEvent.change(fileInput(), { target: { files: [aMark(png(32, 32))] } })
  expect(await company.findAllByRole('img', { name: 'Acme' })).toHaveLength(2)
  await user.click(company.getByRole('button', { name: 'Save company' }))
  await waitFor(async () =>
    expect(await currentCompany()).toMatchObject({
      name: 'Acme',
      accent: { dark: '#ffcc00' },
      mark: { type: 'image/png' },
    }),
  )
  const saved = await currentCompany()
  await user.click(await screen.findByRole('button', { name: 'Remove company' }))
  await waitFor(async () => expect(await currentCompany()).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await currentCompany()).toEqual(saved))
})

test.each([
  [
    'acme.svg',
    new TextEncoder().encode('<svg/>'),
    /^acme.svg is an SVG, which can contain scripts/,
  ],
  ['acme.gif', new TextEncoder().encode('GIF89a'), /^acme.gif is not a PNG, JPEG or WebP picture/],
  ['acme.png', png(2000, 100), /^acme.png is 2000 × 100 pixels; each side can have up to 1024/],
  ['acme.png', png(100, 8), /^acme.png is 100 × 8 pixels; each side needs at least 16/],
  ['acme.png', png(32, 32), /^acme.png is damaged: it can’t be shown/],
  ['acme.png', png(32, 32, 150 * 1024), /^acme.png is 150 kB; a logo can be up to 100 kB/],
])('%s that can’t be a mark is refused by name', async (name, bytes, words) => {
  open()
  const company = await form()
  // Dropped, or chosen from all files: the browser does not check the kind.
  fireEvent.change(fileInput(), { target: { files: [aMark(bytes, name)] } })
  expect(await company.findByText(words)).toBeVisible()
  expect(company.queryByRole('img')).toBeNull()
})

test('refuses a blank name and what is no colour, and keeps what was stored', async () => {
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: null }))
  const { user } = open()
  const company = await form()
  const [name, accent] = [
    company.getByRole('textbox', { name: 'Company name' }),
    company.getByRole('textbox', { name: /^Accent colour/ }),
  ]
  await user.clear(accent)
  await user.type(accent, 'navy')
  await user.click(company.getByRole('button', { name: 'Save company' }))
  await waitFor(() => expect(accent).toHaveAccessibleDescription(/^Enter a colour as six digits/))
  await user.clear(name)
  await user.click(company.getByRole('button', { name: 'Save company' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the company’s name'))
  expect(await currentCompany()).toMatchObject({ name: 'Acme', accent: { light: '#0a66c2' } })
})

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file][accept*=webp]')
  if (input === null) throw new Error('A mark is chosen with a file input')
  return input
}
