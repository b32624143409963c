import { useDeferredValue, useState } from 'react'

import { foldText } from '#src/base/foldText.ts'
import type { Invitable, InvitableListing } from '#src/hiring/storage/inviting.ts'
import { fromLink } from '#src/staff/returnToLink.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { paths } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { SearchInput } from '#src/ui/controls/SearchInput.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import shared from '#src/ui/shared.module.css'

import type { SelectedCandidates } from './selectedCandidates.ts'
import { countText } from './countText.ts'
import { PeopleList } from './PeopleList.tsx'
import styles from './Steps.module.css'

interface ChooseStepProps {
  listing: InvitableListing
  chosen: SelectedCandidates
  jobId: string
}

/** Chooses the invited candidates from those with an access code, and those who could get one. */
export function ChooseStep({ listing: { people, others }, chosen, jobId }: ChooseStepProps) {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const matching = matchingIn(people, sought)
  if (people.length === 0) return <Nobody others={others} jobId={jobId} />
  const ids = matching.map(({ id }) => id)
  const isSearching = sought.trim() !== ''
  return (
    <>
      <div className={styles.toolbar}>
        <Field label="Search name or email" className={styles.search}>
          <SearchInput value={search} onChange={setSearch} />
        </Field>
        <Button size="small" onClick={() => chosen.choose(ids, true)}>
          {isSearching ? `Choose all ${countText(ids.length, 'match', 'matches')}` : 'Choose all'}
        </Button>
        <Button size="small" onClick={() => chosen.choose(ids, false)}>
          {isSearching ? 'Choose none of them' : 'Choose none'}
        </Button>
      </div>
      <output>
        {`${chosen.people.length.toLocaleString('en')} of ${countText(people.length, 'candidate')} chosen`}
      </output>
      {matching.length === 0 ? (
        <EmptyState
          title="No matches"
          action={<Button onClick={() => setSearch('')}>Clear search</Button>}
        >
          Try another name or email.
        </EmptyState>
      ) : (
        <PeopleList label="Candidates" people={matching} resetOn={sought}>
          {(person) => <Choice person={person} chosen={chosen} />}
        </PeopleList>
      )}
      {others === 0 ? null : (
        <p className={shared.quiet}>
          {`${countText(others, 'other candidate')} of this job can’t be invited: they have submitted, or have another assessment.`}
        </p>
      )}
    </>
  )
}

function Choice({ person, chosen }: { person: Invitable; chosen: SelectedCandidates }) {
  const { id, name, email, code } = person
  return (
    <div className={styles.choice}>
      <Checkbox
        label={<bdi>{name}</bdi>}
        className={styles.name}
        aria-describedby={`${id}-email`}
        checked={chosen.isChosen(id)}
        onChange={(event) => chosen.choose([id], event.target.checked)}
      />
      <span id={`${id}-email`} className={styles.email} title={email}>
        {email}
      </span>
      <span className={shared.quiet}>{code === null ? 'No code yet' : 'Has a code'}</span>
    </div>
  )
}

function Nobody({ others, jobId }: { others: number; jobId: string }) {
  return (
    <EmptyState
      title={others === 0 ? 'No candidates yet' : 'Nobody left to invite'}
      action={
        <LinkButton
          to={`${paths.candidates}?job=${jobId}&new=${jobId}`}
          state={fromLink}
          variant="primary"
        >
          Add candidate
        </LinkButton>
      }
    >
      {others === 0
        ? 'Add candidates to this job to invite them.'
        : 'All candidates of this job have submitted, or have another assessment.'}
    </EmptyState>
  )
}

function matchingIn(people: readonly Invitable[], search: string): readonly Invitable[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return people.filter(({ searchText }) => words.every((word) => searchText.includes(word)))
}
