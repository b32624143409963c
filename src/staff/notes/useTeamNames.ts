import { useMemo } from 'react'

import { useTeam } from '#src/storage/device/team.ts'

/**
 * The names that can be mentioned; none while one person uses the device. With `all`, also former
 * members.
 */
export function useTeamNames({ all = false } = {}): readonly string[] {
  const team = useTeam({ all })
  return useMemo(() => team?.map(({ name }) => name) ?? [], [team])
}
