/**
 * The second, small database: what belongs to this device and not to hiring.
 */
import { Dexie } from 'dexie'

import { guardConnection } from './connection.ts'

export const deviceDatabase = new Dexie('TalentFlowDevice', {
  chromeTransactionDurability: 'strict',
  cache: 'disabled',
})

deviceDatabase.version(1).stores({
  settings: 'key',
  team: 'id',
  keys: 'id',
  history: '[assessmentId+step]',
  // The second index adds up what an owner has without reading any bytes.
  files: '[owner+fileId], [owner+size]',
  erased: 'id',
})
guardConnection(deviceDatabase)

export const settingTable = deviceDatabase.table<unknown, string>('settings')
export const historyTable = deviceDatabase.table<unknown, [string, number]>('history')
export const fileTable = deviceDatabase.table<unknown, [string, string]>('files')
