import type { UpgradesTo } from './upgrade.ts'

/** Like the other records of the device, it had no format at first. */
export const teamMemberUpgrades: UpgradesTo<1> = { format: 1, isUnmarked: true, steps: [] }
