import { type FocusEvent, type SyntheticEvent, useMemo } from 'react'

import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import type { TypedField } from '#src/builder/screens/state/newItemsStore.ts'
import { afterPress } from '#src/ui/press.ts'

/** Follows which field of the canvas is being typed in, until the focus leaves it. */
export function useTypedField() {
  const { newItems } = useBuilder()
  return useMemo(
    () => ({
      onInput: ({ target }: SyntheticEvent) => newItems.setTyping(typedField(target)),
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const { typing } = newItems.getState()
        if (typing === null || isSameField(typedField(target), typedField(relatedTarget))) return
        afterPress(() => newItems.setTyping(null))
      },
    }),
    [newItems],
  )
}

function typedField(target: EventTarget | null): TypedField | null {
  if (!(target instanceof Element)) return null
  const card = target.closest<HTMLElement>('[data-card]')
  if (card === null) return null
  const { card: address = START_KEY } = card.dataset
  const part = target.closest<HTMLElement>('[data-field]')
  return {
    address: address === START_KEY ? null : address,
    field: part !== null && card.contains(part) ? (part.dataset.field ?? null) : null,
  }
}

function isSameField(one: TypedField | null, other: TypedField | null): boolean {
  return one !== null && one.address === other?.address && one.field === other.field
}
