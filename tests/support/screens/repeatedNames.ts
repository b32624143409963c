import { queryAllByRole } from '@testing-library/react'

const CONTROLS = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]
const GROUPS = ['group', 'radiogroup', 'region']

/**
 * Names that several controls of the page have, each with those of the groups around it, from the
 * outermost: "Question 2 > Points". Links to the same address do the same.
 */
export function repeatedNames(page: HTMLElement = document.body): string[] {
  const groups = namesByRole(page, GROUPS)
  const controls = namesByRole(page, CONTROLS)
  // A summary has no role of its own.
  for (const summary of page.querySelectorAll('summary')) {
    controls.set(summary, nameOfSummary(summary))
  }
  const seen = new Map<string, Element>()
  const repeated = new Set<string>()
  for (const [control, name] of controls) {
    const around = [...groups].filter(([group]) => group !== control && group.contains(control))
    const outer = around.toSorted(outermostFirst).flatMap(([, group]) => group || [])
    const whole = [...outer, name].join(' > ')
    const other = seen.get(whole)
    if (other === undefined) seen.set(whole, control)
    else if (!leadToTheSame(control, other)) repeated.add(whole)
  }
  return [...repeated].toSorted()
}

function outermostFirst([one]: [Element, string], [other]: [Element, string]): number {
  return one.contains(other) ? -1 : 1
}

function namesByRole(page: HTMLElement, roles: readonly string[]): Map<Element, string> {
  const names = new Map<Element, string>()
  for (const role of roles) {
    queryAllByRole(page, role, {
      name: (name, element) => {
        if (element.closest('[inert]') === null) names.set(element, name)
        return false
      },
    })
  }
  return names
}

function nameOfSummary(summary: Element): string {
  const ids = summary.getAttribute('aria-labelledby')?.split(' ') ?? []
  const parts = ids.map((id) => document.getElementById(id)?.textContent ?? '')
  return parts.join(' ') || summary.textContent
}

function leadToTheSame(one: Element, other: Element): boolean {
  if (!(one instanceof HTMLAnchorElement && other instanceof HTMLAnchorElement)) return false
  return one.href === other.href
}
