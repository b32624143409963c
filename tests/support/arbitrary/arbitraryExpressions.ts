import fc from 'fast-check'

/** Texts of expressions over these names, of every sort, whether they make sense or not. */
export function anyExpression(names: readonly string[]): fc.Arbitrary<string> {
  return fc.letrec<{ any: string; leaf: string }>((tie) => {
    const part = fc.oneof({ maxDepth: 3, depthSize: 'small' }, tie('leaf'), tie('any'))
    const grouped = part.map((inner) => `(${inner})`)
    const atom = fc.oneof(tie('leaf'), grouped)
    const call = (name: string, count: number) =>
      fc
        .array(part, { minLength: count, maxLength: count })
        .map((parts) => `${name}(${parts.join(', ')})`)
    return {
      leaf: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('0', '1', '2', '0.5', '0.1', '1.5') },
        { weight: 1, arbitrary: fc.constantFrom('"x"', '" x "', '"xyz"', '""') },
        { weight: 1, arbitrary: fc.constantFrom('true', 'false', '2024-02-29', '2026-11-21') },
        { weight: 4, arbitrary: fc.constantFrom(...names) },
      ),
      any: fc.oneof(
        fc
          .tuple(
            part,
            fc.constantFrom('or', 'and', '=', '!=', '<', '<=', '>', '>=', '&', '+', '-', '*', '/'),
            part,
          )
          .map((all) => all.join(' ')),
        grouped,
        atom.map((inner) => `(not ${inner})`),
        atom.map((inner) => `-${inner}`),
        call('if', 3),
        call('count', 2),
        call('sum', 3),
        call('min', 2),
        call('max', 3),
        call('round', 1),
        call('length', 1),
        call('includes', 2),
        call('join', 2),
        call('days', 2),
      ),
    }
  }).any
}
