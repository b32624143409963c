/**
 * The only file that imports the router. A re-export, because the package is the last of its line,
 * and replacing it must touch one file.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'

/** State of a navigation that leaves the focus where it is, on a button to the next and the next. */
export const KEEP_FOCUS = 'keep-focus'

/** State of a navigation from one finished review to the next: it starts at the first answer to mark. */
export const START_MARKING = 'start-marking'
