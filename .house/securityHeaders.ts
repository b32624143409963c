/**
 * The headers that a server should send with every file of the built app. The page contains the
 * content policy in a meta element, for hosts that send no headers; what a meta element can't
 * express (who may frame the page) is in the headers only.
 */

/**
 * What the built page may load and do: only its own files. No eval, no frames, no requests, and
 * workers only through the one Trusted Types policy for its own files.
 */
export const pagePolicy = [
  "default-src 'none'",
  // Argon2id is WebAssembly, which a page can only compile with this; no text becomes a script by it.
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types talentflow-worker',
].join('; ')

/**
 * The service worker obeys only the header of its own file, and has to fetch the others. A page
 * obeys both, so that it still can't send requests.
 */
export const securityHeaders = {
  'Content-Security-Policy': `${pagePolicy}; connect-src 'self'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
}
