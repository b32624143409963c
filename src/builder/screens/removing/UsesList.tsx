import type { Definition } from '#schemas/definition.ts'
import type { Use } from '#src/assessment/engine/editing/references.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import styles from './dialogs.module.css'
import { usageWords } from './usageWords.ts'

interface UsesListProps {
  uses: readonly Use[]
  definition: Definition
  isOfSeveral?: boolean
  onShow: (use: Use) => void
}

/** Each use in words, with a button that leads to it. */
export function UsesList({ uses, definition, isOfSeveral = false, onShow }: UsesListProps) {
  return (
    <ul className={styles.uses}>
      {uses.map((use, at) => (
        <li key={`${use.field}${at}`}>
          <span>{usageWords(use, definition, isOfSeveral)}</span>
          <Button size="small" variant="quiet" onClick={() => onShow(use)}>
            Show
          </Button>
        </li>
      ))}
    </ul>
  )
}
