import type { Plugin } from 'vite'

/**
 * What the built page may load and do: its own files, and nothing else. No script from a string,
 * no frame, no request at all; a worker only of the one policy that knows no other file than its
 * own. Only the build has it: the development server injects styles and opens a socket.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types talentflow-worker',
].join('; ')

export function contentPolicy(): Plugin {
  return {
    name: 'talentflow-content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        // It holds only for what follows it.
        injectTo: 'head-prepend',
      },
    ],
  }
}
