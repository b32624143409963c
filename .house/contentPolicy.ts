import type { Plugin } from 'vite'

import { pagePolicy, securityHeaders } from './securityHeaders.ts'

/**
 * Puts the content policy into the built page, and sends it as a header where that page is served by
 * `preview`. The development server has neither: it injects styles and opens a socket.
 */
export function contentPolicy(): Plugin {
  return {
    name: 'talentflow-content-policy',
    config: () => ({ preview: { headers: securityHeaders } }),
    transformIndexHtml: (_html, { server }) => (server ? [] : [policyElement]),
  }
}

const policyElement = {
  tag: 'meta',
  attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
  // It holds only for what follows it.
  injectTo: 'head-prepend' as const,
}
