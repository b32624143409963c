/** Whole numbers to process in ascending order, each queued at most once. A binary heap. */
export type Worklist = { readonly heap: number[]; readonly waiting: Uint8Array }

/** For numbers from 0 up to `size`, exclusive. */
export function newWorklist(size: number): Worklist {
  return { heap: [], waiting: new Uint8Array(size) }
}

/** Does nothing if it is already queued. */
export function addWork({ heap, waiting }: Worklist, work: number): void {
  if (waiting[work] === 1) return
  waiting[work] = 1
  let hole = heap.length
  while (hole > 0) {
    const parent = (hole - 1) >> 1
    const above = heap[parent]
    if (above === undefined || above <= work) break
    heap[hole] = above
    hole = parent
  }
  heap[hole] = work
}

/** Removes and returns the lowest number, or -1 if the list is empty. */
export function takeWork({ heap, waiting }: Worklist): number {
  const lowest = heap[0]
  const last = heap.pop()
  if (lowest === undefined || last === undefined) return -1
  waiting[lowest] = 0
  if (heap.length === 0) return lowest
  let hole = 0
  for (;;) {
    const left = 2 * hole + 1
    const smaller = (heap[left + 1] ?? Infinity) < (heap[left] ?? Infinity) ? left + 1 : left
    const child = heap[smaller]
    if (child === undefined || child >= last) break
    heap[hole] = child
    hole = smaller
  }
  heap[hole] = last
  return lowest
}
