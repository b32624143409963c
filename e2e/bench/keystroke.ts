import type { CDPSession, Locator, Page } from 'playwright/test'

export interface Keystrokes {
  /** Milliseconds from the keystroke to the task after the frame that shows it. */
  median: number
  p95: number
  /** Milliseconds of main-thread work per keystroke: mean, median, 90th percentile. */
  cpu: number
  cpuMedian: number
  cpu90: number
}

const FEW = 60

/** Types into a field, each key after the frame of the previous one. */
export async function measureKeystrokes(
  page: Page,
  field: Locator,
  keys = FEW,
): Promise<Keystrokes> {
  await field.click()
  await page.keyboard.type('warming up ')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.evaluate(recordPaints)
  const worked = [await processorSeconds(session)]
  for (let key = 0; key < keys; key += 1) {
    await page.evaluate(expectPaint)
    await page.keyboard.press('abcdefghij '[key % 11] ?? 'x')
    await page.evaluate(expectedPaint)
    worked.push(await processorSeconds(session))
  }
  const times = (await page.evaluate(takePaints)).toSorted((a, b) => a - b)
  await session.detach()
  const perKey = worked.slice(1).map((seconds, key) => (seconds - (worked[key] ?? seconds)) * 1000)
  const sorted = perKey.toSorted((a, b) => a - b)
  return {
    median: at(times, 0.5),
    p95: at(times, 0.95),
    cpu: perKey.reduce((sum, ms) => sum + ms, 0) / keys,
    cpuMedian: at(sorted, 0.5),
    cpu90: at(sorted, 0.9),
  }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The main thread's total CPU time so far. */
export async function processorSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

function recordPaints(): void {
  const paints: number[] = []
  const waiting: (() => void)[] = []
  Reflect.set(globalThis, 'keystrokePaints', { paints, waiting, expected: null })
  document.addEventListener(
    'keydown',
    (event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          paints.push(performance.now() - event.timeStamp)
          waiting.shift()?.()
        }
        channel.port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** Before the keystroke, so that its frame can't be missed. */
function expectPaint(): void {
  const recorded = Reflect.get(globalThis, 'keystrokePaints')
  recorded.expected = new Promise<void>((resolve) => {
    recorded.waiting.push(resolve)
  })
}

function expectedPaint(): Promise<void> {
  return Reflect.get(globalThis, 'keystrokePaints').expected
}

function takePaints(): number[] {
  return Reflect.get(globalThis, 'keystrokePaints').paints
}
