import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

import { test } from './fixtures.ts'
import { seedInvited } from './seeding.ts'

const ROUNDS = 25
const FIRST_MS = 40
const LAST_MS = 220

test('leaving a staff page while it opens blocks no later page', async ({ view }) => {
  const { assessment } = await seedInvited(view)
  const staffPages = [paths.assessments, paths.candidates, paths.jobs]
  for (let round = 0; round < ROUNDS; round += 1) {
    const delay = Math.round(FIRST_MS + ((LAST_MS - FIRST_MS) * round) / (ROUNDS - 1))
    await test.step(`round ${round + 1}, after ${delay} ms`, async () => {
      await view.goto(staffPages[round % staffPages.length] ?? paths.jobs)
      await view.ask(leaveAfterLoad, { delay, to: takePath(assessment.id) })
      await view.shows('textbox', 'Access code')
    })
  }
})

function leaveAfterLoad({ delay, to }: { delay: number; to: string }): void {
  const [loading] = performance.getEntriesByType('navigation')
  const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventEnd : 0
  setTimeout(() => location.assign(to), loaded + delay - performance.now())
}
