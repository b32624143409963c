/**
 * Checks the paths of a draft apart from the page, so that nothing there waits for it. Loads the
 * engine and nothing else.
 */
import type { Definition } from '#schemas/definition.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { checkPaths } from '#src/engine/readiness/paths/checkPaths.ts'

export interface PathRequest {
  definition: Definition
  local: readonly Finding[]
}

self.onmessage = ({ data }: MessageEvent<PathRequest>) => {
  self.postMessage(checkPaths(data.definition, data.local))
}
