import { useMemo } from 'react'

import { recommendationSchema } from '#schemas/review.ts'
import {
  OUTCOMES,
  type ResponseFilter,
  SORTS,
  STATES,
} from '#src/review/screens/filterResponses.ts'
import type { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import { useRecommendationWords } from '#src/staff/team/useRecommendationWords.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import type { ActiveFilter } from '#src/ui/filters/ListToolbar.tsx'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'
import type { ResponseRow } from '#src/review/workers/responseRows.ts'

type Change = ReturnType<typeof useResponsesState>['change']

const NONE_RECOMMENDED = 'No recommendation'

/** State, outcome and order; recommendation, version and tag only where there is a choice. */
export function ResponseFilters({
  rows,
  filter,
  change,
}: {
  rows: readonly ResponseRow[]
  filter: ResponseFilter
  change: Change
}) {
  const words = useRecommendationWords()
  const { versions, tags, hasNames, isRecommended } = useMemo(() => choicesIn(rows), [rows])
  // The reference is in place of a hidden name.
  const sorts = Object.entries({ ...SORTS, ...(!hasNames && { name: 'Reference' }) })
  return (
    <>
      <Choice
        label="State"
        value={filter.state}
        options={Object.entries(STATES)}
        onChange={(state) => change({ state })}
      />
      <Choice
        label="Outcome"
        value={filter.outcome}
        options={Object.entries(OUTCOMES)}
        onChange={(outcome) => change({ outcome })}
      />
      {isRecommended || filter.recommendation !== 'all' ? (
        <Choice
          label="Recommended"
          value={filter.recommendation}
          options={[
            ['all', 'All'],
            ...recommendationSchema.options.map((each) => [each, words[each]] as const),
            ['none', NONE_RECOMMENDED],
          ]}
          onChange={(recommendation) => change({ recommendation })}
        />
      ) : null}
      {versions.length > 1 || filter.version !== '' ? (
        <Choice
          label="Version"
          value={filter.version}
          options={[
            ['', 'All'],
            ...withChosen(versions, filter.version).map(
              (each) => [each, `Version ${each}`] as const,
            ),
          ]}
          onChange={(version) => change({ version })}
        />
      ) : null}
      {tags.length > 0 || filter.tag !== '' ? (
        <Choice
          label="Asked about"
          value={filter.tag}
          options={[
            ['', 'All tags'],
            ...withChosen(tags, filter.tag).map((tag) => [tag, tag] as const),
          ]}
          onChange={(tag) => change({ tag })}
        />
      ) : null}
      <Choice
        label="Sort"
        value={filter.sort}
        options={sorts}
        onChange={(sort) => change({ sort })}
      />
    </>
  )
}

/** A chip for each filter. */
export function activeFilters(
  filter: ResponseFilter,
  words: RecommendationWords,
  change: Change,
): ActiveFilter[] {
  const { state, outcome, recommendation, version, tag } = filter
  return [
    ...(state === 'all'
      ? []
      : [{ name: 'state', value: STATES[state], remove: () => change({ state: null }) }]),
    ...(outcome === 'all'
      ? []
      : [{ name: 'outcome', value: OUTCOMES[outcome], remove: () => change({ outcome: null }) }]),
    ...(recommendation === 'all'
      ? []
      : [
          {
            name: 'recommendation',
            value: recommendation === 'none' ? NONE_RECOMMENDED : words[recommendation],
            remove: () => change({ recommendation: null }),
          },
        ]),
    ...(version === ''
      ? []
      : [{ name: 'version', value: version, remove: () => change({ version: null }) }]),
    ...(tag === '' ? [] : [{ name: 'tag', value: tag, remove: () => change({ tag: null }) }]),
  ]
}

/** Adds a chosen value that no response has, such as one from a link. */
function withChosen(listed: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || listed.includes(chosen) ? listed : [...listed, chosen]
}

function Choice({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}) {
  return (
    <Field label={label}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

function choicesIn(rows: readonly ResponseRow[]) {
  const versions = new Set<number>()
  const tags = new Set<string>()
  for (const { versionNumber, tags: asked } of rows) {
    if (versionNumber !== null) versions.add(versionNumber)
    for (const tag of asked) tags.add(tag)
  }
  return {
    isRecommended: rows.some(({ recommendations }) => recommendations.length > 0),
    hasNames: rows.some(({ isHidden }) => !isHidden),
    versions: [...versions].toSorted((a, b) => b - a).map(String),
    tags: [...tags].toSorted(),
  }
}
