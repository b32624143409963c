import { useState } from 'react'

type Sizes = Record<string, { size: number; collapsed: boolean }>

/**
 * Pane sizes, stored on this device; the given ones are the default. They are in localStorage
 * because the first paint needs them: a database would respond too late, and the panes would jump.
 */
export function usePaneSizes(
  panes: readonly { id: string; size?: number | undefined }[],
  name: string,
): {
  sizeOf: (id: string) => number
  isCollapsed: (id: string) => boolean
  resize: (id: string, size: number) => void
  toggle: (id: string) => void
} {
  const [sizes, setSizes] = useState<Sizes>(() => readSizes(name))
  const sizeOf = (id: string) =>
    sizes[id]?.size ?? panes.find((pane) => pane.id === id)?.size ?? 240
  const isCollapsed = (id: string) => sizes[id]?.collapsed ?? false
  const put = (id: string, size: number, collapsed: boolean) => {
    setSizes((before) => {
      const after = { ...before, [id]: { size, collapsed } }
      keepSizes(name, after)
      return after
    })
  }
  return {
    sizeOf,
    isCollapsed,
    resize: (id, size) => put(id, size, false),
    toggle: (id) => put(id, sizeOf(id), !isCollapsed(id)),
  }
}

function readSizes(name: string): Sizes {
  const sizes: Sizes = {}
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    for (const [id, value] of Object.entries(Object(stored))) {
      const { size, collapsed } = Object(value)
      if (typeof size === 'number') sizes[id] = { size, collapsed: collapsed === true }
    }
  } catch {
    // Nothing stored, or not readable: use the given sizes.
  }
  return sizes
}

function keepSizes(name: string, sizes: Sizes): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(sizes))
  } catch {
    // If storing fails, the sizes still apply until the page is left.
  }
}

function keyOf(name: string): string {
  return `panes ${name}`
}
