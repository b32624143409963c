/** Why these records can't be read, completing "3 jobs are …". */
export function whyUnreadable(records: readonly { isNewer: boolean }[]): string {
  const newer = records.filter(({ isNewer }) => isNewer).length
  if (newer === 0) return 'damaged'
  return newer === records.length
    ? 'from a newer version of TalentFlow'
    : 'damaged or from a newer version of TalentFlow'
}
