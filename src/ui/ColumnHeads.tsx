import { classes } from './classes.ts'
import longList from './longList.module.css'

/**
 * What the columns of a long list are called, for the eye: each line says what it holds to whoever
 * listens. `className` has the columns, as for its lines; a name stands where its part of a line does.
 */
export function ColumnHeads({
  className,
  names,
}: {
  className: string | undefined
  names: readonly string[]
}) {
  return (
    <div className={classes(longList.line, longList.heads, className)} aria-hidden="true">
      {names.map((name) => (
        <span key={name} data-column={name.toLowerCase()}>
          {name}
        </span>
      ))}
    </div>
  )
}
