import { Notice } from './Notice.tsx'

/** In place of the first screen while the database does not open; it goes on by itself once it does. */
export function OpeningLate() {
  return (
    <Notice
      heading="This is taking too long"
      paragraphs={[
        'Another tab may be in the way. Close all other tabs, and this page continues by itself.',
        'If it doesn’t, call a member of staff, or restart the browser. Everything that was saved is safe.',
      ]}
    />
  )
}
