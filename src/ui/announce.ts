/**
 * Announces a message to screen readers. The live region is outside React, so that it exists before
 * the first message: a region added along with its text is often not announced.
 */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const region = regionFor(urgency)
  // Repeated text is only announced if the content changes.
  say(region, said.get(region) === text ? `${text}\u00a0` : text)
  clearTimeout(clearing)
  clearing = setTimeout(clearAnnouncements, KEPT_MS)
}

/** Removes an announcement that is no longer true, unless something else was announced since. */
export function withdrawAnnouncement(text: string): void {
  for (const region of document.querySelectorAll('[data-announcements]')) {
    if (said.get(region)?.trimEnd() === text.trimEnd()) say(region, '')
  }
}

/**
 * Empties both regions, so that old announcements are not found when reading on through the page.
 */
export function clearAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-announcements]')) say(region, '')
}

/** What each region was given: a browser that translates the page makes other words of it. */
const said = new WeakMap<Element, string>()

function say(region: Element, text: string): void {
  region.textContent = text
  said.set(region, text)
}

/** Long enough for every screen reader to pick it up. */
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

/** Adds both regions early. */
export function prepareAnnouncements(): void {
  regionFor('polite')
  regionFor('assertive')
}
