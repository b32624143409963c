/** The second, small database: what belongs to this device rather than to hiring. */
import { Dexie } from 'dexie'

import { guardConnection, timeOpenings } from './connection.ts'
import { DEVICE_NAME, deviceLayout } from './layout.ts'

export const deviceDatabase = new Dexie(DEVICE_NAME, {
  chromeTransactionDurability: 'strict',
  cache: 'disabled',
})

deviceDatabase.version(1).stores(deviceLayout)
guardConnection(deviceDatabase)
timeOpenings(deviceDatabase)

export const settingTable = deviceDatabase.table<unknown, string>('settings')
export const teamTable = deviceDatabase.table<unknown, string>('team')
export const historyTable = deviceDatabase.table<unknown, [string, number]>('history')
export const fileTable = deviceDatabase.table<unknown, [string, string]>('files')
export const keyTable = deviceDatabase.table<unknown, string>('keys')
export const erasedTable = deviceDatabase.table<unknown, string>('erased')
