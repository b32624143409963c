/** The staff routes and their screens. Each feature is loaded when it is first opened. */

import { paths } from '#src/base/paths.ts'
import { Navigate, type RouteObject } from '#src/staff/routing.ts'
import { Shell } from '#src/app/shell/Shell.tsx'
import { NotFound } from '#src/staff/NotFound.tsx'
import { lazyPart } from '#src/ui/lazyPart.ts'
import { Page } from '#src/ui/layout/Page.tsx'

import { RouteError } from './RouteError.tsx'

export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    // Nothing to show while the first screen loads, because it arrives before anything could be
    // read.
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { path: paths.home, element: <Navigate to={paths.jobs} replace /> },
          { path: paths.jobs, lazy: jobsPage },
          { path: paths.job, lazy: jobPage },
          { path: paths.candidates, lazy: candidatesPage },
          { path: paths.board, lazy: boardPage },
          { path: paths.candidate, lazy: candidatePage },
          { path: paths.assessments, lazy: assessmentsPage },
          { path: paths.builder, lazy: builderPage },
          { path: paths.invite, lazy: invitePage },
          { path: paths.paper, lazy: paperPage },
          { path: paths.versions, lazy: versionsPage },
          { path: paths.versionComparison, lazy: versionComparisonPage },
          { path: paths.version, lazy: versionPage },
          { path: paths.responses, lazy: responsesPage },
          { path: paths.statistics, lazy: statisticsPage },
          { path: paths.fairOutcome, lazy: fairOutcomePage },
          { path: paths.response, lazy: responsePage },
          { path: paths.marking, lazy: markingPage },
          { path: paths.agreement, lazy: agreementPage },
          { path: paths.settling, lazy: settlingPage },
          { path: paths.compare, lazy: comparePage },
          { path: paths.keyFix, lazy: keyFixPage },
          { path: paths.whatIf, lazy: whatIfPage },
          { path: paths.decision, lazy: decisionPage },
          { path: paths.mentions, lazy: mentionsPage },
          { path: paths.data, lazy: dataPage },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]

/** What is left to mark appears in the list of assessments later, and must not hold it up. */
const ToMark = lazyPart(async () => (await import('#src/review/screens/list/ToMark.tsx')).ToMark)

async function jobsPage() {
  const { JobsPage } = await import('#src/hiring/screens/jobs/JobsPage.tsx')
  return { Component: JobsPage }
}

async function jobPage() {
  const { JobPage } = await import('#src/hiring/screens/job/JobPage.tsx')
  return { Component: JobPage }
}

async function candidatesPage() {
  const { CandidatesPage } = await import('#src/hiring/screens/candidates/CandidatesPage.tsx')
  return { Component: CandidatesPage }
}

async function boardPage() {
  const { BoardPage } = await import('#src/hiring/screens/board/BoardPage.tsx')
  return { Component: BoardPage }
}

async function candidatePage() {
  const [{ CandidatePage }, { ResponsePanel }] = await Promise.all([
    import('#src/hiring/screens/profile/CandidatePage.tsx'),
    import('#src/review/screens/ResponsePanel.tsx'),
  ])
  return {
    element: <CandidatePage responsePanel={(stored) => <ResponsePanel stored={stored} />} />,
  }
}

async function assessmentsPage() {
  const { AssessmentsPage } = await import('#src/builder/screens/assessments/AssessmentsPage.tsx')
  return { element: <AssessmentsPage toMark={(about) => <ToMark {...about} />} /> }
}

async function invitePage() {
  const { InvitePage } = await import('#src/hiring/screens/invite/InvitePage.tsx')
  return { Component: InvitePage }
}

async function paperPage() {
  const { PaperPage } = await import('#src/builder/screens/paper/PaperPage.tsx')
  return { Component: PaperPage }
}

async function versionsPage() {
  const { VersionsPage } = await import('#src/builder/screens/versions/VersionsPage.tsx')
  return { Component: VersionsPage }
}

async function versionPage() {
  const { VersionPage } = await import('#src/builder/screens/versions/VersionPage.tsx')
  return { Component: VersionPage }
}

async function versionComparisonPage() {
  const { CompareVersionsPage } = await import(
    '#src/builder/screens/versions/CompareVersionsPage.tsx'
  )
  return { Component: CompareVersionsPage }
}

async function responsesPage() {
  const { ResponsesPage } = await import('#src/review/screens/list/ResponsesPage.tsx')
  return { Component: ResponsesPage }
}

async function statisticsPage() {
  const { StatisticsPage } = await import('#src/review/screens/statistics/StatisticsPage.tsx')
  return { Component: StatisticsPage }
}

async function fairOutcomePage() {
  const { FairOutcomePage } = await import('#src/review/screens/fairOutcome/FairOutcomePage.tsx')
  return { Component: FairOutcomePage }
}

async function responsePage() {
  const { ResponsePage } = await import('#src/review/screens/response/ResponsePage.tsx')
  return { Component: ResponsePage }
}

async function builderPage() {
  const { BuilderPage } = await import('#src/builder/screens/BuilderPage.tsx')
  return { Component: BuilderPage }
}

async function dataPage() {
  const { DataPage } = await import('#src/custody/screens/data/DataPage.tsx')
  return { Component: DataPage }
}

async function markingPage() {
  const { MarkingPage } = await import('#src/review/screens/byQuestion/MarkingPage.tsx')
  return { Component: MarkingPage }
}

async function agreementPage() {
  const { AgreementPage } = await import('#src/review/screens/agreement/AgreementPage.tsx')
  return { Component: AgreementPage }
}

async function settlingPage() {
  const { SettlingPage } = await import('#src/review/screens/settling/SettlingPage.tsx')
  return { Component: SettlingPage }
}

async function comparePage() {
  const { ComparePage } = await import('#src/review/screens/compare/ComparePage.tsx')
  return { Component: ComparePage }
}

async function keyFixPage() {
  const { KeyFixPage } = await import('#src/review/screens/keys/KeyFixPage.tsx')
  return { Component: KeyFixPage }
}

async function whatIfPage() {
  const { WhatIfPage } = await import('#src/review/screens/whatIf/WhatIfPage.tsx')
  return { Component: WhatIfPage }
}

async function decisionPage() {
  const { DecisionPage } = await import('#src/review/screens/decision/DecisionPage.tsx')
  return { Component: DecisionPage }
}

async function mentionsPage() {
  const { MentionsPage } = await import('#src/review/screens/mentions/MentionsPage.tsx')
  return { Component: MentionsPage }
}

/** The page for unknown addresses. */
function NotFoundPage() {
  return (
    <Page narrow>
      <NotFound what="Page" to={paths.jobs} see="See all jobs">
        The address may be wrong, or the page has moved.
      </NotFound>
    </Page>
  )
}
