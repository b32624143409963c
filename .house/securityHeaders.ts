/**
 * What a server should send with every file of the built app. The page carries the content policy
 * itself, in a meta element, where a host sends no headers; what a meta element can't say (who may
 * frame the page) stands in the headers alone.
 */

/**
 * What the built page may load and do: its own files, and nothing else. No script from a string,
 * no frame, no request at all; a worker only of the one policy that knows no other file than its own.
 */
export const pagePolicy = [
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

export const securityHeaders = {
  'Content-Security-Policy': `${pagePolicy}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}
