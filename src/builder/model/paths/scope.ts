/**
 * Everything that decides whether a place is reached: the questions its conditions read, the
 * questions those depend on, and so on. No other question needs an answer.
 */
import type { Atom, Model, Rule, Scope, ScopedQuestion } from './model.ts'
import { type Literal, opposite, variableOf } from './solver/literal.ts'
import { at } from './solver/trail.ts'

/** The scope of these rules, cached because every check of a place needs it again. */
export function scopeOf(model: Model, rules: readonly (Rule | null)[]): Scope {
  const counting = rules.flatMap((rule) => rule?.counts ?? []).toSorted((a, b) => a - b)
  const key = counting.join(' ')
  const scope = model.scopeByRules.get(key) ?? newScope(model, rules)
  model.scopeByRules.set(key, scope)
  return scope
}

function newScope(model: Model, rules: readonly (Rule | null)[]): Scope {
  const indices = new Set<number>()
  const counting = new Set<Literal>()
  const compared = new Set<number>()
  const waiting = [...rules]
  for (const rule of waiting) {
    if (rule === null || counting.has(rule.counts)) continue
    counting.add(rule.counts)
    for (const atom of rule.atoms) compared.add(variableOf(atom))
    for (const index of rule.questionIndices) {
      if (indices.has(index)) continue
      indices.add(index)
      const { requiredIf, requiredCounts } = at(model.questions, index)
      if (requiredIf === null) counting.add(requiredCounts)
      waiting.push(...rulesAbove(model, index), requiredIf)
    }
  }
  const questions = [...indices]
    .toSorted((a, b) => a - b)
    .map((index) => {
      const question = at(model.questions, index)
      const { drawn, answered, atoms } = question
      const counts = ({ always, literal }: Atom) => always || compared.has(variableOf(literal))
      return atoms.every(counts)
        ? question
        : { index, drawn, answered, atoms: atoms.filter(counts) }
    })
  return {
    questions,
    rules: [...counting],
    showing: waiting.flatMap((rule) => (rule?.place.field === 'showIf' ? rule.counts : [])),
    choices: choicesOf(questions),
    isCalculated: waiting.some((rule) => rule?.isCalculated),
  }
}

/** The union of the scopes. */
export function joinScopes(parts: readonly { readonly scope: Scope }[]): Scope {
  const byIndex = new Map<number, ScopedQuestion>()
  for (const question of parts.flatMap(({ scope }) => scope.questions)) {
    const atoms = [...(byIndex.get(question.index)?.atoms ?? []), ...question.atoms]
    byIndex.set(question.index, { ...question, atoms: [...new Set(atoms)] })
  }
  const questions = [...byIndex.values()].toSorted((a, b) => a.index - b.index)
  const rules = [...new Set(parts.flatMap(({ scope }) => scope.rules))]
  const showing = [...new Set(parts.flatMap(({ scope }) => scope.showing))]
  const isCalculated = parts.some(({ scope }) => scope.isCalculated)
  return { questions, rules, showing, choices: choicesOf(questions), isCalculated }
}

/** The rules that decide whether a question is shown. */
export function rulesAbove({ questions, sections }: Model, index: number): (Rule | null)[] {
  const { compiled, showIf } = at(questions, index)
  return [at(sections, compiled.sectionIndex).showIf, showIf]
}

function choicesOf(questions: readonly ScopedQuestion[]): Literal[] {
  return questions.flatMap(({ drawn, answered, atoms }) => [
    drawn,
    opposite(answered),
    ...atoms.map(({ literal }) => opposite(literal)),
  ])
}
