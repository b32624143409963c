/** Why a number is not a percentage, or null. */
export function percentOnly(value: number): string | null {
  return value >= 0 && value <= 100 ? null : 'Enter a number from 0 to 100'
}
