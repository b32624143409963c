/** What the main thread of a page does during an act, from a trace of the browser. */
import type { Browser, Page } from 'playwright/test'

export interface Work {
  /** Milliseconds until the act was done, as the act itself says or as the test saw it. */
  took: number
  /** Milliseconds of the longest task: by the clock, and of processor time. */
  longest: { wall: number; cpu: number }
  /** What the task with the most processor time did, for whoever has to shorten it. */
  inside: string
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: Record<string, unknown>
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']

/** Traces the browser while `act` runs; `act` may return how long it took. */
export async function workOf(
  browser: Browser,
  page: Page,
  act: () => Promise<number | void>,
): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES })
  const start = performance.now()
  const own = await act()
  const took = own ?? performance.now() - start
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  return { took, ...longestTask(trace.traceEvents) }
}

/** Workers have threads with other names. */
function longestTask(events: readonly TraceEvent[]): Pick<Work, 'longest' | 'inside'> {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const ofMain = events.filter(({ ph, pid, tid }) => ph === 'X' && isMain.has(`${pid} ${tid}`))
  const tasks = ofMain.filter(({ name }) => name === 'RunTask' || name.endsWith('::RunTask'))
  const longest = { wall: 0, cpu: 0 }
  let most: TraceEvent | undefined
  for (const task of tasks) {
    longest.wall = Math.max(longest.wall, (task.dur ?? 0) / 1000)
    const cpu = (task.tdur ?? task.dur ?? 0) / 1000
    if (cpu <= longest.cpu) continue
    longest.cpu = cpu
    most = task
  }
  return { longest, inside: most === undefined ? '' : insideWords(most, ofMain) }
}

function insideWords(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0)
  return events
    .filter(
      (each) =>
        each !== task &&
        each.pid === task.pid &&
        each.tid === task.tid &&
        each.ts >= task.ts &&
        each.ts + (each.dur ?? 0) <= end &&
        (each.dur ?? 0) > 3_000 &&
        !each.name.endsWith('RunTask'),
    )
    .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0))
    .slice(0, 6)
    .map(({ name, dur = 0, args }) => `${name} ${(dur / 1000).toFixed(0)}${placeIn(args)}`)
    .join(', ')
}

/** The function and file of a call, if the trace knows them. */
function placeIn(args: Record<string, unknown>): string {
  const { data } = args
  if (typeof data !== 'object' || data === null) return ''
  const [name, url] = ['functionName', 'url'].map((field) => Reflect.get(data, field))
  return [name, typeof url === 'string' && url.split('/').at(-1)]
    .filter(Boolean)
    .map((each) => ` ${String(each)}`)
    .join('')
}
