import { Badge } from '#src/ui/Badge.tsx'

export interface VersionBadgeProps {
  version: number | undefined
  draftDiffers: boolean
  closed: boolean
  archived: boolean
}

/** Where an assessment stands, each state in a word of its own. */
export function VersionBadge({ version, draftDiffers, closed, archived }: VersionBadgeProps) {
  if (archived) return <Badge mark="square">Archived</Badge>
  if (version === undefined) {
    return (
      <Badge tone="info" mark="ring">
        Draft
      </Badge>
    )
  }
  const words = `Version ${version}${closed ? ', closed' : ''}`
  return (
    <>
      <Badge tone={closed ? 'neutral' : 'good'} mark={closed ? 'pause' : 'check'}>
        {words}
      </Badge>
      {draftDiffers ? (
        <Badge tone="warning" mark="half">
          Unpublished changes
        </Badge>
      ) : null}
    </>
  )
}
