import { expect, type Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expectLoaded } from '#e2e/support/everythingShown.ts'
import { test } from '#e2e/support/profileTest.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import type { Definition } from '#schemas/definition.ts'
import {
  builderPath,
  candidatePath,
  invitePath,
  jobPath,
  paths,
  responsePath,
  responsesPath,
} from '#src/base/paths.ts'
import { storedFile } from '#tests/support/definitions.ts'
import {
  allKinds,
  FIRST,
  type InvitedCandidates,
  invitedCandidates,
  text,
} from '#tests/support/invitedCandidates.ts'

import { injections } from './injections.ts'
import { tell, times } from './size.ts'
import { note } from './writers.ts'

test('13. texts that would run a script, in every text field, on every view', async ({
  device,
}) => {
  const rounds = times(injections.length)
  const ran: string[] = []
  const figures = { fields: 0, views: 0, shown: 0 }
  const context = await device.start()
  await context.exposeFunction('ran', () => ran.push('a script ran'))
  context.on('page', (opened) => {
    opened.on('dialog', (dialog) => void dialog.accept())
  })
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage()
    // Far apart, so that a short form has some of everything.
    const texts = textsFrom(round * 101)
    const records = injectedRecords(texts.next)
    if (round > 0) {
      await page.goto(paths.jobs)
      await page.evaluate(emptyStores)
    }
    await seedRecords(page, records.stores)
    for (const [place, address] of addressesOf(records.invited).entries()) {
      if (place === 0 || round % 10 === 0) await page.goto(address)
      else await page.evaluate(goWithin, address)
      await expect(page.locator('h1.left')).toHaveCount(0)
      await expectLoaded(page)
      await expect(page.getByRole('heading', { name: /damaged|can’t be/i })).toHaveCount(0)
      figures.views += 1
      const words = await page.locator('body').innerText()
      if (words.includes('ran()')) figures.shown += 1
    }
    figures.views += await fillIn(page, records.invited, texts.next)
    figures.fields = texts.given()
    expect(ran, `round ${round}`).toEqual([])
    await page.close()
    tell(round + 1, rounds)
  }
  expect(figures.shown).toBeGreaterThan(0)
  note(
    `${rounds} rounds of ${figures.fields} fields, ${figures.views} views, of which ` +
      `${figures.shown} lists and pages show such texts: none ran, no report of the content policy`,
  )
})

/** Types them as well: into the builder with its preview, and as a candidate, up to the receipt. */
async function fillIn(page: Page, invited: InvitedCandidates, next: () => string): Promise<number> {
  await page.goto(`${builderPath(invited.assessment.id)}?at=story`)
  await new BuilderPage(page).prompt.fill(next())
  await expect(new BuilderPage(page).preview).toBeVisible()

  const taking = new AssessmentPage(page)
  await taking.startAs(invited.assessment.id, FIRST)
  await page.getByRole('radio').first().check()
  const fields = page.getByRole('textbox')
  await fields.first().fill(next())
  await fields.nth(1).fill('3')
  await taking.next()
  await page.getByRole('textbox').last().fill(next())
  await page.locator('input[type=file]').setInputFiles({
    name: `${next().replaceAll('/', '')}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(next()),
  })
  await taking.saved()
  await taking.checkAnswers()
  await taking.handIn()
  return 5
}

function addressesOf({ job, assessment, candidates }: InvitedCandidates): string[] {
  const [, second] = candidates
  return [
    paths.jobs,
    jobPath(job.id),
    paths.candidates,
    paths.board,
    candidatePath(second.id),
    paths.assessments,
    ...allKinds().sections.flatMap(({ questions }) =>
      questions.map(({ id }) => `${builderPath(assessment.id)}?at=${id}`),
    ),
    invitePath(assessment.id),
    `${invitePath(assessment.id)}?step=codes`,
    responsesPath(assessment.id),
    responsePath(assessment.id, second.id),
    paths.data,
  ]
}

function textsFrom(first: number): { next: () => string; given: () => number } {
  let given = 0
  return {
    next() {
      const injection = injections[(first + given) % injections.length] ?? ''
      given += 1
      // Cleaned of what no field accepts.
      return injection.replaceAll('\u0000', '')
    },
    given: () => given,
  }
}

function injectedRecords(next: () => string) {
  const definition = injected(allKinds(), next)
  const plain = invitedCandidates(definition)
  const by = { kind: 'staff', name: next() } as const
  const [first, second] = plain.candidates
  const at = first.updatedAt
  const candidates = [first, second].map((candidate) => ({
    ...candidate,
    name: next(),
    phone: next(),
    notes: [{ id: crypto.randomUUID(), at, by, text: next() }],
    timeline: [{ kind: 'applied' as const, at, by }],
  }))
  const job = {
    ...plain.job,
    title: next(),
    description: next(),
    location: next(),
    department: next(),
    tags: [next()],
  }
  const assessment = {
    ...plain.assessment,
    title: definition.settings.title,
    testCandidates: [{ id: 'one', name: next(), answers: { story: next() }, expected: {} }],
  }
  const response = submittedResponse({
    candidate: second,
    assessmentId: assessment.id,
    versionId: plain.version.id,
    answers: {
      role: { option: 'role1' },
      framework: next(),
      story: next(),
      cv: [{ ...storedFile('cv1'), name: `${next()}.txt` }],
    },
  })
  return {
    invited: { ...plain, job, assessment },
    stores: {
      Jobs: [job],
      Assessments: [assessment, plain.version],
      Candidates: candidates,
      Responses: [response],
    },
  }
}

/** Every text of it. */
function injected(definition: Definition, next: () => string): Definition {
  return {
    ...definition,
    settings: { ...definition.settings, title: next(), introduction: text(next()) },
    sections: definition.sections.map((section) => ({
      ...section,
      title: next(),
      questions: section.questions.map((question) => {
        const asked = { ...question, prompt: text(next()), help: text(next()) }
        return 'options' in asked
          ? { ...asked, options: asked.options.map((one) => ({ ...one, label: text(next()) })) }
          : asked
      }),
    })),
  }
}

/** As a link within the app does, in a tenth of the time that a load takes. */
function goWithin(address: string): void {
  const isOtherPage = new URL(address, location.href).pathname !== location.pathname
  if (isOtherPage) document.querySelector('h1')?.classList.add('left')
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Of the round before. */
function emptyStores(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const writing = database.transaction([...database.objectStoreNames], 'readwrite')
      for (const store of database.objectStoreNames) writing.objectStore(store).clear()
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        database.close()
        resolve()
      }
    }
  })
}
