import { memo } from 'react'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { sectionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import styles from './Card.module.css'
import { SectionEditor } from './SectionEditor.tsx'

/** The header of a section: its title and introduction, or their editor. */
export const SectionCard = memo(function SectionCard(props: {
  sectionId: string
  position: number
}) {
  const { sectionId, position } = props
  const { selection } = useBuilder()
  // The header doesn't re-render when questions below change.
  const title = useDefinition((d) => sectionAt(d, sectionId)?.title)
  const introduction = useDefinition((d) => sectionAt(d, sectionId)?.introduction)
  const showIf = useDefinition((d) => sectionAt(d, sectionId)?.showIf)
  const shuffle = useDefinition((d) => sectionAt(d, sectionId)?.shuffle)
  const draw = useDefinition((d) => sectionAt(d, sectionId)?.draw)
  const open = useSelected(
    ({ selection: now }) => now.kind === 'section' && now.sectionId === sectionId,
  )
  if (title === undefined) return null
  if (open) {
    return (
      <SectionEditor
        sectionId={sectionId}
        position={position}
        title={title}
        introduction={introduction}
        showIf={showIf}
        shuffle={shuffle}
        draw={draw}
      />
    )
  }
  const select = () => selection.select({ kind: 'section', sectionId }, 'canvas', 'title')
  return (
    <div className={styles.sectionHead} data-card={sectionId}>
      <button
        type="button"
        className={styles.cover}
        aria-label={`Edit section ${position}, ${title || 'untitled'}`}
        onClick={select}
      />
      <p className={styles.eyebrow}>{`Section ${position}`}</p>
      <h2 id={`heading-${sectionId}`} dir="auto" data-empty={title === '' || undefined}>
        {title || 'Untitled section'}
      </h2>
      {shuffle || draw !== undefined ? (
        <p className={styles.quiet}>{orderWords(shuffle ?? false, draw)}</p>
      ) : null}
      {introduction ? <AuthoredTree text={introduction} links="plain" /> : null}
    </div>
  )
})

/** "Picks 3 questions at random, shuffled". */
function orderWords(shuffle: boolean, draw: number | undefined): string {
  if (draw === undefined) return 'Questions are shuffled'
  return `Picks ${draw} ${draw === 1 ? 'question' : 'questions'} at random${shuffle ? ', shuffled' : ''}`
}
