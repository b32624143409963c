/** "1,000 candidates". */
export function countText(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : other}`
}
