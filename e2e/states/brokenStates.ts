import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { failWrites } from '#e2e/pictures/takingStates.ts'
import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, type InvitedCandidates } from '#tests/support/invitedCandidates.ts'

export interface BrokenState {
  name: string
  /** The console reports it too. A failed write is shown on screen only. */
  isToldInConsole: boolean
  /** Opens it on a device with only the invitations. */
  open: (page: Page, invited: InvitedCandidates) => Promise<void>
}

/** What should never happen, on both apps' screens. */
export const brokenStates: readonly BrokenState[] = [
  {
    name: 'a screen that could not be loaded',
    isToldInConsole: true,
    async open(page) {
      await page.route(/DataPage.*js$/, (route) => route.abort())
      await page.goto(paths.data)
      await page
        .getByRole('heading', { name: 'This part of TalentFlow could not be loaded' })
        .waitFor()
    },
  },
  {
    name: 'sample data that could not be loaded',
    isToldInConsole: true,
    async open(page) {
      await page.route(/makeSampleRecords.*js$/, (route) => route.abort())
      await page.goto(paths.data)
      await page.getByRole('button', { name: 'Load sample data' }).click()
      await page.getByText('The sample data could not be loaded').waitFor()
    },
  },
  {
    name: 'the builder on a disk that is full',
    isToldInConsole: false,
    async open(page, { assessment }) {
      await page.goto(`/assessments/${assessment.id}?at=role`)
      const prompt = page.getByRole('textbox', { name: 'Question', exact: true })
      await prompt.waitFor()
      await failWrites(page)
      await prompt.fill('Which role, on a full disk?')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'taking, on a device that does not open its storage',
    isToldInConsole: true,
    async open(page, { assessment }) {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The disk does not answer', 'UnknownError')
        }
      })
      await page.goto(takePath(assessment.id))
      await page.getByRole('heading', { name: 'Answers can’t be saved right now' }).waitFor()
    },
  },
  {
    name: 'taking, what can not be drawn',
    isToldInConsole: true,
    async open(page, { assessment }) {
      await new IdentifyPage(page).signIn(assessment.id, FIRST)
      await new AssessmentPage(page).startButton.waitFor()
      await page.evaluate(() => {
        Reflect.deleteProperty(Intl, 'DateTimeFormat')
      })
      await new AssessmentPage(page).start()
      await page.getByRole('heading', { name: 'Something went wrong on this page' }).waitFor()
    },
  },
  {
    name: 'taking, on a device with the data of a newer app',
    isToldInConsole: true,
    async open(page, { assessment }) {
      await page.evaluate(raiseVersion)
      await page.goto(takePath(assessment.id))
      await page.getByRole('heading', { name: /^This page is older than the data/ }).waitFor()
    },
  },
  {
    name: 'taking, what is stored about it is damaged',
    isToldInConsole: false,
    async open(page, { assessment, version }) {
      await page.evaluate(damage, version.id)
      await page.goto(takePath(assessment.id))
      await page.getByRole('heading', { name: 'This assessment can’t be opened' }).waitFor()
    },
  },
  {
    name: 'taking, what is submitted can not be stored',
    isToldInConsole: false,
    async open(page, { assessment }) {
      const assessing = new AssessmentPage(page)
      await assessing.startAs(assessment.id, FIRST)
      await page.getByRole('radio', { name: 'Frontend' }).check()
      await page.getByRole('textbox', { name: /How many years/ }).fill('7')
      await assessing.next()
      await assessing.checkAnswers()
      await page.getByRole('button', { name: 'Submit answers' }).waitFor()
      await assessing.saved()
      await failWrites(page)
      await assessing.submit()
      await page.getByText(/^Not submitted yet: this device ran out of space/).waitFor()
    },
  },
]

function raiseVersion(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase', 20)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

function damage(versionId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('Assessments', 'readwrite')
      writing.objectStore('Assessments').put({ id: versionId, kind: 'version' })
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}
