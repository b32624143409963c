import {
  agreementPath,
  decisionPath,
  responsesPath,
  statisticsPath,
  whatIfPath,
} from '#src/base/paths.ts'
import { NavLink } from '#src/staff/routing.ts'
import tabs from '#src/ui/controls/Tabs.module.css'

/** The pages about all responses to an assessment, as tabs. */
export function ReviewViews({
  assessmentId,
  hasAgreement,
}: {
  assessmentId: string
  /** Several reviewers mark answers. */
  hasAgreement: boolean
}) {
  const views = [
    ['Responses', responsesPath],
    ['Statistics', statisticsPath],
    ['What-if', whatIfPath],
    ...(hasAgreement ? ([['Agreement', agreementPath]] as const) : []),
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
