/** A page as people use it: by role and name, in any browser. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect } from 'playwright/test'

import type { Driver, Keys, Point } from './drivers/driver.ts'
import { type Asked, boxOf, NO_FINDER, shownText, valueOf } from './finding.ts'

const finder = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Generous for busy machines. */
const patience = { timeout: 30_000, intervals: [50, 100, 250] }

type Name = string | RegExp

export class View {
  constructor(
    readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async goto(path: string): Promise<void> {
    await this.driver.goto(new URL(path, this.origin).href)
  }

  /** Clicks once it is unique, visible, stable and not covered. */
  async click(role: string, name: Name): Promise<void> {
    await this.driver.click(await this.middleOf(role, name))
  }

  /** Replaces the current text. */
  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.click(role, name)
    await this.driver.press('Control+a')
    await this.driver.press('Backspace')
    await this.driver.type(text)
    await this.has(role, name, text)
  }

  async choose(role: string, name: Name, option: string): Promise<void> {
    await this.click(role, name)
    await this.driver.type(option)
    await this.driver.press('Enter')
  }

  async press(keys: Keys): Promise<void> {
    await this.driver.press(keys)
  }

  /** Waits until it exists. */
  async shows(role: string, name: Name): Promise<void> {
    await this.middleOf(role, name)
  }

  /** The value of a field; "true" or "false" for a checkbox; null unless there is exactly one. */
  valueOf(role: string, name: Name): Promise<string | null> {
    return this.ask(valueOf, { role, ...sought(name) })
  }

  /** Waits until it has this value. */
  async has(role: string, name: Name, value: string): Promise<void> {
    await expect.poll(() => this.valueOf(role, name), patience).toBe(value)
  }

  /** Waits until the page contains this text. */
  async says(text: Name): Promise<void> {
    const expected =
      typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text)
    await expect.poll(() => this.text(), patience).toEqual(expected)
  }

  /** Waits until the page contains matching text, and returns it. */
  async find(pattern: RegExp): Promise<string> {
    await this.says(pattern)
    return pattern.exec(await this.text())?.[0] ?? ''
  }

  async reload(): Promise<void> {
    await this.driver.reload()
  }

  async back(): Promise<void> {
    await this.driver.back()
  }

  text(): Promise<string> {
    return this.ask(shownText, null)
  }

  /** Runs in the page; `asked` looks up elements by role. */
  async ask<Given, Found>(work: (given: Given) => Found, given: Given): Promise<Found> {
    try {
      return await this.driver.run(work, given)
    } catch (error) {
      if (!String(error).includes(NO_FINDER)) throw error
    }
    await this.driver.runScript(finder)
    return this.driver.run(work, given)
  }

  private async middleOf(role: string, name: Name): Promise<Point> {
    let middle: Point = { x: 0, y: 0 }
    const asked: Asked = { role, ...sought(name) }
    await expect(async () => {
      const before = await this.ask(boxOf, asked)
      const box = await this.ask(boxOf, asked)
      expect(box, `${role} ${name}`).toEqual({ ...before, problem: null })
      middle = box
    }).toPass(patience)
    return middle
  }
}

function sought(name: Name): { name: string; flags: string | null } {
  return typeof name === 'string' ? { name, flags: null } : { name: name.source, flags: name.flags }
}
