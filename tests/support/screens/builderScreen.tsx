import { screen, within } from '@testing-library/react'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { BuilderPage } from '#src/builder/screens/BuilderPage.tsx'
import { AssessmentsPage } from '#src/builder/screens/assessments/AssessmentsPage.tsx'
import { anAssessment } from '#tests/support/definitions.ts'
import { aJob, value } from '#tests/support/hiring.ts'
import { openScreen } from './staffScreen.tsx'

/** An assessment in a new job, with this draft. */
export async function aDraft(draft?: Definition) {
  const job = await aJob({ title: 'Backend engineer' })
  const created = value(await createAssessment(job.id, draft?.settings.title ?? 'Screening'))
  if (draft) value(await saveDraft({ assessmentId: created.id, rev: created.rev, draft }))
  return { job, id: created.id }
}

/** The builder on a wide screen, with its three panes side by side. */
export async function openBuilder(id: string, search = '') {
  Reflect.get(window, 'happyDOM')?.setViewport({ width: 1440, height: 900 })
  const opened = openScreen(
    [
      { path: '/assessments', element: <AssessmentsPage /> },
      { path: '/assessments/:assessmentId', element: <BuilderPage /> },
    ],
    `/assessments/${id}${search}`,
  )
  // Behind a dialog requested by the address, nothing has a role.
  await screen.findByRole('tree', { name: 'Outline', hidden: true })
  return opened
}

/** The builder with the last of these questions open, and what is stored of it once it is saved. */
export async function openQuestion(question: Question, ...after: Question[]) {
  const { id } = await aDraft(anAssessment(question, ...after))
  const { user } = await openBuilder(id, `?at=${(after.at(-1) ?? question).id}`)
  const stored = async () => {
    await saved()
    const [first, ...others] = (await storedDraft(id)).sections[0]?.questions ?? []
    return others.at(-1) ?? first
  }
  return { user, stored }
}

export function row(name: RegExp | string): HTMLElement {
  return screen.getByRole('treeitem', { name })
}

export function preview() {
  return within(screen.getByRole('region', { name: 'Preview' }))
}

export async function saved(): Promise<void> {
  await screen.findByText(/^Saved/)
}

export async function storedDraft(id: string): Promise<Definition> {
  const stored = await getAssessment(id)
  if (stored?.kind !== 'whole') throw new Error('The draft can not be read')
  return stored.value.draft
}

/** The prompts of a definition, section by section. */
export function prompts(definition: Definition): string[][] {
  return definition.sections.map(({ questions }) => questions.map(({ prompt }) => prompt.source))
}
