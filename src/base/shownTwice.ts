/** Times that clocks show twice, because they are set back in autumn: they need their zone beside them. */

/** Longer than any clock is set back, and shorter than the time between two such changes. */
const LOOKED_AROUND = 24 * 60 * 60_000

/** Whether the clocks of this device show the time of day of this moment twice on its day. */
export function isShownTwice(moment: Date): boolean {
  return [-LOOKED_AROUND, LOOKED_AROUND].some((around) => {
    const other = new Date(moment.getTime() + around)
    const setBack = (other.getTimezoneOffset() - moment.getTimezoneOffset()) * 60_000
    if (setBack * around <= 0) return false
    // The other time that shows the same, if the change lies in between.
    const again = new Date(moment.getTime() + setBack)
    return again.getTimezoneOffset() === other.getTimezoneOffset()
  })
}

/** The zone of this device at this moment: "CEST", "GMT+2". `format` names zones. */
export function zoneOf(moment: Date, format: Intl.DateTimeFormat): string {
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
