import { expect, test } from './fixtures.ts'
import { signIn, startWriting, TEXT_FIELD } from './seeding.ts'

const ROUNDS = 3

test('killing the browser loses nothing that was reported as saved', async ({ start }) => {
  let view = await start()
  const address = await startWriting(view)
  let text = ''
  for (let round = 0; round < ROUNDS; round += 1) {
    await view.click('textbox', TEXT_FIELD)
    await view.press('Control+End')
    for (const word of [`${round}`, 'small', 'words', 'in', 'a', 'row. ']) {
      text += `${word} `
      await view.driver.type(`${word} `)
    }
    await view.says('Saved on this device')
    await view.driver.kill()
    view = await start()
    await view.goto(address)
    await signIn(view)
    await view.shows('textbox', TEXT_FIELD)
    expect(await view.valueOf('textbox', TEXT_FIELD)).toBe(text)
  }
})
