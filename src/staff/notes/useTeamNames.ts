import { useMemo } from 'react'

import { useTeam } from '#src/storage/device/team.ts'

/**
 * The names that can be mentioned: of all others, so none while one person uses the device. With `all`,
 * also of former members and of whoever is at the keyboard.
 */
export function useTeamNames({ all = false } = {}): readonly string[] {
  const team = useTeam({ all })
  return useMemo(() => {
    const others = team?.filter(({ isCurrent }) => all || !isCurrent)
    return others?.map(({ name }) => name) ?? []
  }, [team, all])
}
