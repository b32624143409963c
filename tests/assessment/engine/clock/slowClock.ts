/** The time used in a sitting, counted one second after the other (rules O3 to O6). */
export type Act =
  | { kind: 'wait' | 'sleep' | 'setClock'; seconds: number }
  | { kind: 'turn'; page: string }
  | { kind: 'hide' | 'show' | 'pause' | 'unpause' | 'close' | 'open' | 'tick' }

export function slowCount(acts: readonly Act[]) {
  let all = 0
  const places: Record<string, number> = {}
  let wall = 0
  let isOpen = true
  let isHidden = false
  let isPaused = false
  let page = ''
  /** By the device's clock: the seconds that each pause covered. */
  const pauses: { from: number; to: number | null }[] = []
  /** Where the device's clock stood when the page was closed. */
  let closedAt = 0

  const countSecond = () => {
    all += 1
    if (page !== '') places[page] = (places[page] ?? 0) + 1
  }
  /** A second of the device's clock that no page measured. */
  const countUnmeasured = (second: number) => {
    const isCovered = pauses.some(({ from, to }) => second >= from && (to === null || second < to))
    if (!isCovered) countSecond()
  }
  for (const each of acts) {
    switch (each.kind) {
      case 'wait':
        for (let second = 0; second < each.seconds; second += 1) {
          if (isOpen && !isPaused) countSecond()
        }
        wall += each.seconds
        break
      case 'sleep':
      case 'setClock':
        for (let second = 0; second < each.seconds; second += 1) {
          if (isOpen && isHidden && !isPaused) countSecond()
        }
        wall += each.seconds
        break
      case 'turn':
        if (isOpen) page = each.page
        break
      case 'hide':
      case 'show':
        isHidden = each.kind === 'hide'
        break
      case 'pause':
        if (!isPaused) pauses.push({ from: wall, to: null })
        isPaused = true
        break
      case 'unpause': {
        const last = pauses.at(-1)
        if (isPaused && last) last.to = wall
        isPaused = false
        break
      }
      case 'close':
        if (isOpen) closedAt = wall
        isOpen = false
        break
      case 'open':
        if (!isOpen) {
          for (let second = closedAt; second < wall; second += 1) countUnmeasured(second)
          isHidden = false
        }
        isOpen = true
        break
      case 'tick':
        break
    }
  }
  return { all, places }
}
