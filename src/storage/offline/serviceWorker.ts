/** The service worker, built as one file at the root (.house/serviceWorker.ts). */
import type { Build } from './builtFiles.ts'
import { serveOffline } from './serving.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope
/** Put in by the build. */
declare const BUILD: Build

serveOffline(self, BUILD)
