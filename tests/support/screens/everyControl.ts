/**
 * Uses the controls of a page that the browser translates, one after another, and expects after each
 * that the page says what it would say untranslated.
 */
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

import { untrueWords } from './untrueWords.ts'

interface Using {
  user: UserEvent
  /** How many controls at most. */
  most: number
  /** Controls that are the same but for these words, such as names, are used once. */
  names?: readonly string[]
  /** Controls that leave the page. */
  except?: RegExp
}

export async function tryEveryControl({ user, most, names = [], except }: Using): Promise<void> {
  const used = new Set<string>()
  const isNew = (control: HTMLElement) => !used.has(nameOf(control, names))
  expectTruth('at first')
  while (used.size < most) {
    const control = controls(except).find(isNew)
    if (control === undefined) {
      if (openOverlay() === null || used.has('Escape')) return
      await user.keyboard('{Escape}')
      used.add('Escape')
    } else {
      const name = nameOf(control, names)
      used.add(name)
      used.delete('Escape')
      await operate(user, control)
      await nextTasks()
      expectTruth(name)
    }
  }
}

function expectTruth(after: string): void {
  const failure = /[^.]*could not be (shown|read)/.exec(document.body.textContent)?.[0] ?? null
  expect({ after, untrue: untrueWords(), failure }).toEqual({ after, untrue: [], failure: null })
}

/** Of the dialog or menu, if one is open. */
function controls(except: RegExp | undefined): HTMLElement[] {
  const within = openOverlay() ?? document.body
  const all = within.querySelectorAll<HTMLElement>(
    'button, summary, select, input, textarea, [role^="menuitem"], [role="tab"], [role="option"]',
  )
  return [...all].filter(
    (control) =>
      control.closest('[inert], [hidden]') === null &&
      !control.matches('[disabled], [type="file"]') &&
      !except?.test(nameOf(control)),
  )
}

function openOverlay(): Element | null {
  return [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1) ?? null
}

function nameOf(control: HTMLElement, names: readonly string[] = []): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const words = control.getAttribute('aria-label') ?? control.textContent
  const label = labels.map(({ textContent }) => textContent).join(' ') || words
  return `${control.tagName} ${names.reduce((rest, name) => rest.replaceAll(name, ''), label)}`
}

async function operate(user: UserEvent, control: HTMLElement): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ selected, disabled }) => !selected && !disabled)
    if (other) await user.selectOptions(control, other)
  } else if (isTyped(control)) await user.type(control, '7')
  else await user.click(control)
}

function isTyped(control: HTMLElement): boolean {
  if (control instanceof HTMLTextAreaElement) return true
  return (
    control instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(control.type)
  )
}

/** What was started meanwhile may be drawn. The words are true at any time. */
async function nextTasks(): Promise<void> {
  for (let task = 0; task < 3; task += 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  }
}
