/** The card that an arrow key leads to: up and down in its column, sideways to the next. */
export function cardInDirection(card: HTMLElement, key: string): HTMLElement | null {
  const row = card.closest('li')
  if (key === 'ArrowDown') return linkIn(row?.nextElementSibling)
  if (key === 'ArrowUp') return linkIn(row?.previousElementSibling)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return besides(card, key === 'ArrowLeft' ? -1 : 1)
}

/** The card at the same height in the nearest column that isn't empty. */
function besides(card: HTMLElement, step: -1 | 1): HTMLElement | null {
  const columns = [...document.querySelectorAll<HTMLElement>('[data-board-column]')]
  const own = columns.findIndex((column) => column.contains(card))
  const top = card.getBoundingClientRect().top
  for (let index = own + step; columns[index] !== undefined; index += step) {
    const rows = [...(columns[index]?.querySelectorAll('li') ?? [])]
    const level = rows.find((row) => row.getBoundingClientRect().bottom > top) ?? rows.at(-1)
    const link = linkIn(level)
    if (link !== null) return link
  }
  return null
}

function linkIn(row: Element | null | undefined): HTMLElement | null {
  return row?.querySelector<HTMLElement>('a') ?? null
}
