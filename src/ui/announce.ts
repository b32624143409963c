/**
 * Says something to whoever listens instead of looking. The region lives outside of React, so that
 * it is there before the first message: a region that arrives with its text is often not spoken.
 */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const region = regionFor(urgency)
  // The same words twice are only spoken again when the text changes.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
  clearTimeout(clearing)
  clearing = setTimeout(clearAnnouncements, KEPT_MS)
}

/** Takes back what is no longer true, where nothing else was said since. */
export function withdrawAnnouncement(text: string): void {
  for (const region of document.querySelectorAll('[data-announcements]')) {
    if (region.textContent === text || region.textContent === `${text}\u00a0`) {
      region.textContent = ''
    }
  }
}

/** Empties both regions: whoever reads on through the page must not find what was said before. */
export function clearAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-announcements]')) region.textContent = ''
}

/** Long enough for every screen reader to have taken it up. */
const KEPT_MS = 5000
let clearing: ReturnType<typeof setTimeout> | undefined

function regionFor(urgency: 'polite' | 'assertive'): HTMLElement {
  const id = `announcements-${urgency}`
  const existing = document.getElementById(id)
  if (existing !== null) return existing
  const region = document.createElement('div')
  region.id = id
  region.setAttribute('aria-live', urgency)
  region.setAttribute('role', urgency === 'polite' ? 'status' : 'alert')
  region.setAttribute('data-announcements', '')
  document.body.append(region)
  return region
}

/** Puts both regions in place early. */
export function prepareAnnouncements(): void {
  regionFor('polite')
  regionFor('assertive')
}
