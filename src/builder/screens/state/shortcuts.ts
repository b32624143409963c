/** The shortcuts of the whole builder, except undo and redo. */
export type Shortcut = 'add' | 'publish' | 'next' | 'previous'

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function shortcutOf(keys: Keys): Shortcut | null {
  const { key, code, altKey, shiftKey } = keys
  const isCommand = keys.ctrlKey || keys.metaKey
  if (isCommand && !altKey) {
    if (key === 'Enter' && !shiftKey) return 'add'
    return code === 'KeyP' && shiftKey ? 'publish' : null
  }
  if (!altKey || isCommand) return null
  // Firefox uses Ctrl+Shift+P for a private window.
  if (code === 'KeyP' && shiftKey) return 'publish'
  if (shiftKey) return null
  if (key === 'PageDown') return 'next'
  return key === 'PageUp' ? 'previous' : null
}
