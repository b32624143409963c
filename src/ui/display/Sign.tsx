/** Hidden from screen readers, because a word is beside it. */
export function Sign({
  path,
  size = 20,
  className,
}: {
  /** One of `signs` or `moreSigns`, in a 16 px square. */
  path: string
  size?: number
  className?: string | undefined
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
