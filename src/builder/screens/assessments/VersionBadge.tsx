import { Badge } from '#src/ui/display/Badge.tsx'

export interface VersionBadgeProps {
  version: number | undefined
  draftDiffers: boolean
  closed: boolean
  archived: boolean
  /** In one badge, if there is no space for two. */
  compact?: boolean
}

/** The status of an assessment, with a word for each. */
export function VersionBadge(props: VersionBadgeProps) {
  const { version, draftDiffers, closed, archived, compact = false } = props
  if (archived) return <Badge mark="square">Archived</Badge>
  if (version === undefined) {
    return (
      <Badge tone="info" mark="ring">
        Draft
      </Badge>
    )
  }
  if (compact && draftDiffers) {
    return (
      <Badge tone="warning" mark="half">
        {`Version ${version}, ${closed ? 'closed, ' : ''}changed`}
      </Badge>
    )
  }
  const words = `Version ${version}${closed ? ', closed' : ''}`
  return (
    <>
      <Badge tone={closed ? 'neutral' : 'good'} mark={closed ? 'pause' : 'check'}>
        {words}
      </Badge>{' '}
      {draftDiffers ? (
        <Badge tone="warning" mark="half">
          Unpublished changes
        </Badge>
      ) : null}
    </>
  )
}
