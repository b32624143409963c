/** Above and beside what has to be fixed. */
export const problems = {
  title: 'There is a problem',
  /** Read out before a field's error message. */
  error: 'Error:',
  /** The page title, in the browser's tab. */
  pageTitle: (title: string) => `Error: ${title}`,
}
