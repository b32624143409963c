import { act, fireEvent } from '@testing-library/react'

/** Opens what is folded on the page, and what is drawn only then. */
export async function showAllParts(): Promise<void> {
  for (const details of document.querySelectorAll('details')) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }
  await act(async () => undefined)
}
