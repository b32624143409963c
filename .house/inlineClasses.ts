import type { Plugin } from 'vite'

/**
 * Puts the names of classes where they are used, instead of a list of all of them for each style
 * sheet. The candidate's address loads some forty such lists, of 0.8 KiB in total.
 */
export function inlineClasses(): Plugin[] {
  return [
    {
      name: 'talentflow-inline-classes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
        // The default export is the list; the named ones are the classes.
        handler: (code) =>
          code.replace(/^import (\w+) from ('[^']+\.module\.css')/gm, 'import * as $1 from $2'),
      },
    },
    {
      name: 'talentflow-keep-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        order: 'post',
        filter: { id: /\.module\.css$/ },
        // Nothing of the module may be left, and its styles are built only if it is.
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}
