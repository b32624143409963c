import type { StorageHealth } from '#src/storage/device/storageHealth.ts'
import { numberText, sizeText } from '#src/assessment/words/values/formats.ts'

export type HealthWords = { title: string; text: string }

/** Whether the browser may delete the data by itself. */
export function persistenceWords(persistent: StorageHealth['persistent']): HealthWords {
  if (persistent === true) {
    return {
      title: 'Kept until you delete it',
      text: 'The browser will not delete this data on its own. Clearing the browsing data still deletes it.',
    }
  }
  if (persistent === false) {
    return {
      title: 'May be deleted',
      text: 'When the device runs out of space, the browser may delete this data on its own. You can ask it not to.',
    }
  }
  return {
    title: 'Unknown',
    text: 'This browser does not say whether it may delete the data on its own.',
  }
}

/** How full: "4.2 MB in use, less than 1% of the 2 GB that the browser allows". */
export function usageWords({ usage, quota }: StorageHealth): string {
  if (usage === null) return 'This browser does not say how much space is in use.'
  if (quota === null || quota === 0) return `${sizeText(usage)} in use.`
  return `${sizeText(usage)} in use, ${shareText(usage / quota)} of the ${sizeText(quota)} that the browser allows.`
}

function shareText(share: number): string {
  return share < 0.01 ? 'less than 1%' : `${numberText(Math.round(share * 100))}%`
}
