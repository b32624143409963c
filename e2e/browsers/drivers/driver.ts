/**
 * What the checks need from any browser. Its profile is on disk, so that it can be killed and
 * restarted.
 */
export interface Driver {
  /** The browser's name and version. */
  readonly name: string
  /** Console errors and uncaught errors. */
  readonly complaints: readonly string[]
  /** Resolves when the page is loaded. */
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It can only use its argument; both directions are JSON. */
  run<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>
  /** Runs a whole script in the page. */
  runScript(source: string): Promise<void>
  press(keys: Keys): Promise<void>
  type(text: string): Promise<void>
  click(at: Point): Promise<void>
  chooseFile(selector: string, file: string): Promise<void>
  resize(size: Size): Promise<void>
  /** A PNG screenshot. */
  picture(): Promise<Buffer>
  close(): Promise<void>
  /** At once, without a chance to write anything. */
  kill(): Promise<void>
}

export type OpenBrowser = (profile: string) => Promise<Driver>

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'End' | 'a' | 'z'

/** A key, alone or with Control. */
export type Keys = Key | `Control+${Key}`

export const windowSize: Size = { width: 1440, height: 900 }
