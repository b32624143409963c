import {
  agreementPath,
  decisionPath,
  responsesPath,
  statisticsPath,
  whatIfPath,
} from '#src/base/paths.ts'
import { NavLink } from '#src/staff/routing.ts'
import { useTeam } from '#src/storage/device/team.ts'
import tabs from '#src/ui/controls/Tabs.module.css'

/** The pages about all responses to an assessment, as tabs. */
export function ReviewViews({ assessmentId }: { assessmentId: string }) {
  const hasTeam = (useTeam()?.length ?? 0) > 0
  const views = [
    ['Responses', responsesPath],
    ['Statistics', statisticsPath],
    ['What-if', whatIfPath],
    // Without a team nobody else marks.
    ...(hasTeam ? ([['Agreement', agreementPath]] as const) : []),
    ['Decide', decisionPath],
  ] as const
  return (
    <nav className={tabs.list} aria-label="Views of the responses">
      {views.map(([name, pathTo]) => (
        <NavLink key={name} end className={tabs.tab ?? ''} to={pathTo(assessmentId)}>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
