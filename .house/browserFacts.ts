import type { Plugin } from 'vite'

/**
 * Tells the bundler what every browser that we serve has, so that it leaves out what React does in
 * others. React's developer tools are left out as well: they are an extension that would read
 * answers from the page's memory.
 */
export function browserFacts(): Plugin {
  return {
    name: 'talentflow-browser-facts',
    apply: 'build',
    config: () => ({ define: facts }),
  }
}

const facts = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  // Of Internet Explorer.
  'document.documentMode': 'undefined',
  'typeof MessageChannel': '"function"',
  'typeof queueMicrotask': '"function"',
  'typeof reportError': '"function"',
  // Of Node.js.
  'typeof setImmediate': '"undefined"',
}
