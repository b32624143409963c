import { exactAgreement, type Rating, sameRatings, weightedKappa } from './agreement.ts'
import { type Figure, figureOf, NEEDED } from '#src/assessment/engine/statistics/figure.ts'
import { krippendorffsAlpha } from './krippendorffsAlpha.ts'

export interface AgreementFigures {
  /** Their names, sorted. */
  reviewers: readonly string[]
  exact: Figure
  /** How many units got the same rating from all, also where they are too few for a share. */
  same: number
  /** Kappa with quadratic weights for two reviewers, alpha for more. */
  chance: { name: 'weighted kappa' | 'alpha'; figure: Figure }
}

/** How far reviewers agree; each unit has the ratings by reviewer, at least two (rules A4 to A6). */
export function agreementFigures(
  rated: readonly ReadonlyMap<string, number>[],
  scale: 'ordinal' | 'interval',
): AgreementFigures {
  const reviewers = [...new Set(rated.flatMap((ratings) => [...ratings.keys()]))].toSorted()
  const units = rated.map((ratings) => reviewers.map((name): Rating => ratings.get(name) ?? null))
  const isPair = reviewers.length === 2
  const beyondChance = () =>
    isPair
      ? weightedKappa(units.map(([one = null, other = null]) => [one, other]))
      : krippendorffsAlpha(units, scale)
  return {
    reviewers,
    exact: figureOf(units.length, NEEDED.mean, () => exactAgreement(units)),
    same: sameRatings(units),
    chance: {
      name: isPair ? 'weighted kappa' : 'alpha',
      figure: figureOf(units.length, NEEDED.relation, beyondChance),
    },
  }
}
