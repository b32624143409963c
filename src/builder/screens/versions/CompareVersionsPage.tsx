import { useMemo } from 'react'

import type { Assessment, Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { paths, restorePath, versionsPath } from '#src/base/paths.ts'
import { draftOf } from '#src/builder/files/draftOf.ts'
import {
  comparedLanguages,
  versionDifferences,
} from '#src/builder/model/versions/versionDifferences.ts'
import { StoredAssessmentPage } from '#src/staff/StoredAssessmentPage.tsx'
import { listVersionNumbers } from '#src/builder/storage/versions.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { type Stored, useQuery } from '#src/storage/core/query.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'

import { Differences } from './Differences.tsx'
import styles from './versions.module.css'
import { VersionTrail } from './VersionTrail.tsx'

const TITLE = 'Compare versions'

/** What differs between two versions, or between one and the draft: the changes, and both texts. */
export function CompareVersionsPage() {
  return (
    <StoredAssessmentPage
      title={TITLE}
      what="The versions"
      unreadable="Its versions can’t be compared. The records are kept exactly as they are."
      className={styles.comparePage}
    >
      {(assessment) => <Comparison assessment={assessment} />}
    </StoredAssessmentPage>
  )
}

function Comparison({ assessment }: { assessment: Assessment }) {
  const numbers = useQuery(() => listVersionNumbers(assessment.id), [assessment.id])
  return numbers === undefined ? (
    <Skeleton label="Loading versions" rows={8} heading />
  ) : (
    <Choice assessment={assessment} numbers={numbers} />
  )
}

interface ChoiceProps {
  assessment: Assessment
  /** Newest first. */
  numbers: readonly number[]
}

function Choice({ assessment, numbers }: ChoiceProps) {
  const { id } = assessment
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const numberIn = (name: string) => {
    const wanted = Number(params.get(name))
    return numbers.find((number) => number === wanted)
  }
  const after = params.get('after') === 'draft' ? 'draft' : (numberIn('after') ?? 'draft')
  const before = numberIn('before') ?? numbers.find((number) => number !== after)
  const name = assessment.title.trim() || 'Untitled assessment'
  return (
    <>
      <PageHeader
        title={TITLE}
        windowTitle={`Compare versions of ${name}`}
        trail={<VersionTrail assessment={assessment} isBelow />}
      />
      {before === undefined ? (
        <EmptyState
          title="There is nothing to compare"
          action={<LinkButton to={versionsPath(id)}>See all versions</LinkButton>}
        >
          Publish a version first. Then you can compare it with the draft and with later versions.
        </EmptyState>
      ) : (
        <>
          <div className={styles.choices}>
            <Field label="Before">
              <NativeSelect
                value={before}
                onChange={({ target }) => changeAddress({ before: target.value })}
              >
                {numbers.map((number) => (
                  <option key={number} value={number}>
                    {`Version ${number}`}
                  </option>
                ))}
              </NativeSelect>
            </Field>
            <Field label="After">
              <NativeSelect
                value={after}
                onChange={({ target }) => changeAddress({ after: target.value })}
              >
                <option value="draft">Draft</option>
                {numbers.map((number) => (
                  <option key={number} value={number}>
                    {`Version ${number}`}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
          <Compared assessment={assessment} before={before} after={after} />
        </>
      )}
    </>
  )
}

interface ComparedProps {
  assessment: Assessment
  before: number
  after: number | 'draft'
}

function Compared({ assessment, before, after }: ComparedProps) {
  const { id } = assessment
  const was = useQuery(() => getVersion(versionIdOf(id, before)), [id, before])
  const is = useQuery(
    async () => (after === 'draft' ? null : getVersion(versionIdOf(id, after))),
    [id, after],
  )
  const draft = useMemo(() => draftOf(assessment), [assessment])
  if (was === undefined || is === undefined) return <Skeleton label="Loading versions" rows={8} />
  const one = wholeOf(was)
  const other = after === 'draft' ? { definition: draft, company: one?.company } : wholeOf(is)
  if (one === null || other === null) {
    return (
      <FailureState
        title={`Version ${one === null ? before : after} can’t be read`}
        action={<LinkButton to={paths.data}>Export it on the data page</LinkButton>}
      >
        It is damaged, or was saved by a newer version of TalentFlow. Choose another version.
      </FailureState>
    )
  }
  return (
    <Result
      assessmentId={id}
      names={[`Version ${before}`, after === 'draft' ? 'Draft' : `Version ${after}`]}
      restores={before}
      before={one.definition}
      after={other.definition}
      isCompanyChanged={!isSame(one.company ?? null, other.company ?? null)}
    />
  )
}

function wholeOf(stored: Stored<Version> | null): Version | null {
  return stored?.kind === 'whole' ? stored.value : null
}

interface ResultProps {
  assessmentId: string
  names: readonly [string, string]
  /** The number of the earlier one, which can be restored. */
  restores: number
  before: Definition
  after: Definition
  isCompanyChanged: boolean
}

function Result(props: ResultProps) {
  const { assessmentId, names, restores, before, after, isCompanyChanged } = props
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const languages = useMemo(() => comparedLanguages(before, after), [before, after])
  const wanted = params.get('language')
  const language = languages.find((each) => each === wanted) ?? after.language
  const parts = useMemo(
    () => versionDifferences(before, after, language),
    [before, after, language],
  )
  if (parts.length === 0 && !isCompanyChanged) {
    return (
      <EmptyState title="Nothing differs">
        {`${names[0]} and ${names[1] === 'Draft' ? 'the draft' : names[1].toLowerCase()} are the same.`}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.compareHead}>
        {languages.length > 1 ? (
          <Field label="Texts in">
            <NativeSelect
              value={language}
              onChange={({ target }) => changeAddress({ language: target.value })}
            >
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ) : null}
        {names[1] === 'Draft' ? (
          <LinkButton to={restorePath(assessmentId, restores)}>
            {`Restore version ${restores}`}
          </LinkButton>
        ) : null}
      </div>
      <Differences
        parts={parts}
        names={names}
        key={language}
        language={language}
        after={after}
        isCompanyChanged={isCompanyChanged}
      />
    </>
  )
}
