/**
 * Call before answers are replaced by those of another candidate: the question at the top of the
 * window is still there afterwards.
 */
export function keepQuestion(region: HTMLElement | null): void {
  const questions = [...(region?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
  const first = questions.find((each) => each.getBoundingClientRect().bottom > TOP)
  if (!region || !first) return
  const { top } = first.getBoundingClientRect()
  const changed = new MutationObserver(() => {
    changed.disconnect()
    window.scrollBy({ top: first.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  changed.observe(region, { subtree: true, attributes: true, attributeFilter: ['data-beside'] })
}

/** Below what sticks to the top of a narrow window. */
const TOP = 96
