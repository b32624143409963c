/**
 * What the checks ask of a browser, whichever it is. Its profile lies on the disk, so that it can be
 * killed and started again.
 */
export interface Driver {
  /** As the browser calls itself, with its version. */
  readonly name: string
  /** Errors in the console and errors that nobody caught. */
  readonly complaints: readonly string[]
  /** Done when the page is loaded. */
  goto(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It may use nothing but what it is given; both ways as JSON. */
  run<Given, Found>(work: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>
  /** Runs a whole script in the page. */
  runScript(source: string): Promise<void>
  press(keys: Keys): Promise<void>
  type(text: string): Promise<void>
  click(at: Point): Promise<void>
  chooseFile(selector: string, file: string): Promise<void>
  resize(size: Size): Promise<void>
  /** As PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
  /** At once, with no chance to write anything more. */
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

/** A key, alone or with Control held. */
export type Keys = Key | `Control+${Key}`

export const windowSize: Size = { width: 1440, height: 900 }
