import type { Plugin } from 'vite'

import { pagePolicy, securityHeaders } from './securityHeaders.ts'

/**
 * Adds the content policy to the built page, and as a header in `preview`. The development server
 * has neither, because it injects styles and opens a socket.
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
  // It only applies to what follows it.
  injectTo: 'head-prepend' as const,
}
