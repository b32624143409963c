/** The what-if in the address: `weights=skills*2+q3*0.5&pass=60&bands=good*70`. */
import type { Definition } from '#schemas/definition.ts'
import { type WhatIf, whatIfSchema } from '#schemas/whatIf.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { scoredItems } from '#src/review/model/scoreTable.ts'
import { unchangedWhatIf } from '#src/review/model/whatIf.ts'

const NO_PASS_MARK = 'none'

/**
 * Reads changes of the recorded weights and limits; whatever doesn't fit the version is left out.
 */
export function whatIfFrom(params: URLSearchParams, definition: Definition): WhatIf {
  const recorded = unchangedWhatIf(definition)
  const weights = whatIfSchema.shape.weights.safeParse(numbersFrom(params.get('weights')))
  const pass = params.get('pass')
  const tried: WhatIf = {
    weights: ofKnown(weights.data ?? {}, weighable(definition)),
    bands: { ...recorded.bands, ...ofKnown(numbersFrom(params.get('bands')), recorded.bands) },
    ...(pass !== NO_PASS_MARK &&
      recorded.passMark !== undefined && { passMark: recorded.passMark }),
    ...(pass !== null && pass !== '' && pass !== NO_PASS_MARK && { passMark: Number(pass) }),
  }
  return whatIfSchema.safeParse(tried).data ?? recorded
}

/** The search parameters that say what differs; null where nothing does. */
export function whatIfParams(
  whatIf: WhatIf,
  definition: Definition,
): Record<'weights' | 'pass' | 'bands', string | null> {
  const recorded = unchangedWhatIf(definition)
  const { passMark } = whatIf
  return {
    weights: numbersText(whatIf.weights, () => 1),
    pass: passMark === recorded.passMark ? null : `${passMark ?? NO_PASS_MARK}`,
    bands: numbersText(whatIf.bands, (id) => recorded.bands[id]),
  }
}

/** The search parameters that open it, without the question mark; `version` is its number there. */
export function addressOf(whatIf: WhatIf, version: string | null, definition: Definition): string {
  const params = new URLSearchParams(version === null ? {} : { version })
  for (const [name, text] of Object.entries(whatIfParams(whatIf, definition))) {
    if (text !== null) params.set(name, text)
  }
  return params.toString()
}

/** Whether both weigh and limit alike, whatever order their ids are in. */
export function isSameWhatIf(one: WhatIf, other: WhatIf, definition: Definition): boolean {
  const [a, b] = [one, other].map((each) =>
    Object.values(whatIfParams(each, definition)).map((text) =>
      text?.split(' ').toSorted().join(' '),
    ),
  )
  return isSame(a, b)
}

export function isUnchanged(whatIf: WhatIf, definition: Definition): boolean {
  return Object.values(whatIfParams(whatIf, definition)).every((text) => text === null)
}

function weighable(definition: Definition): Record<string, unknown> {
  const ids = scoredItems(definition).flatMap(({ id, sectionId }) => [id, sectionId ?? id])
  return Object.fromEntries(ids.map((id) => [id, true]))
}

function ofKnown(
  numbers: Readonly<Record<string, number>>,
  known: Readonly<Record<string, unknown>>,
): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([id]) => Object.hasOwn(known, id)))
}

function numbersFrom(text: string | null): Record<string, number> {
  const pairs = (text ?? '').split(' ').map((pair) => pair.split('*'))
  return Object.fromEntries(
    pairs.flatMap(([id = '', number = '']) =>
      id === '' || number === '' ? [] : [[id, Number(number)]],
    ),
  )
}

function numbersText(
  numbers: Readonly<Record<string, number>>,
  usual: (id: string) => number | undefined,
): string | null {
  const changed = Object.entries(numbers).filter(([id, number]) => number !== usual(id))
  return changed.length === 0 ? null : changed.map(([id, number]) => `${id}*${number}`).join(' ')
}
