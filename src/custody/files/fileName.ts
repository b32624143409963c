/**
 * The file name for a backup at this time: `talentflow-backup-2026-11-22-1042.jsonl`, local time, with
 * `.age` after it if it is encrypted.
 */
export function backupFileName(at: Date, isEncrypted = false): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `talentflow-backup-${day}-${two(at.getHours())}${two(at.getMinutes())}.jsonl${isEncrypted ? '.age' : ''}`
}
