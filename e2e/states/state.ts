import type { Page } from 'playwright/test'

import { settled } from '#e2e/pictures/settled.ts'

import type { StateData } from './stateData.ts'

export interface State<Data = StateData> {
  name: string
  /** Opens it, and waits for what identifies this state. */
  open: (page: Page, data: Data) => Promise<void>
}

/** A state of the screen at an address. */
export function at(
  name: string,
  address: string | ((data: StateData) => string),
  reach: State['open'],
): State {
  return {
    name,
    async open(page, data) {
      // The previous state may have been on a phone.
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(typeof address === 'string' ? address : address(data))
      await settled(page)
      await reach(page, data)
      await settled(page)
    },
  }
}

/** Few enough for a test to finish on a busy machine. */
export function inParts<T>(states: readonly T[], most = 4): T[][] {
  const count = Math.ceil(states.length / most)
  return Array.from({ length: count }, (_, part) => states.slice(part * most, (part + 1) * most))
}

export function namesOf(states: readonly { name: string }[]): string {
  return states.map(({ name }) => name).join('; ')
}
