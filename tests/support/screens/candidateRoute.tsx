import { CandidatePage } from '#src/hiring/screens/profile/CandidatePage.tsx'
import { ResponsePanel } from '#src/review/screens/ResponsePanel.tsx'
import { paths } from '#src/base/paths.ts'

/** A candidate's page with what reviewers know of the response, as the app shows it. */
export const candidateRoute = {
  path: paths.candidate,
  element: <CandidatePage responsePanel={(stored) => <ResponsePanel stored={stored} />} />,
}
