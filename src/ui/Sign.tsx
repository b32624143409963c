/** Never spoken: a word stands beside it. */
export function Sign({
  path,
  size = 20,
  className,
}: {
  /** One of `signs` or `moreSigns`, in a square of 16. */
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
