import type { Device } from './device.ts'

/** One way to get from a candidate's seat to staff data. */
export interface Way {
  name: string
  /** Throws if it succeeds. */
  attempt: (device: Device) => Promise<unknown>
}
