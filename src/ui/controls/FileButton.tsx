import { type ComponentProps, useRef } from 'react'

import { Button } from './Button.tsx'

type FileButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** File extensions and types that the browser offers first: ".json,application/json". */
  accept: string
  onChoose: (file: File) => void
}

/** A button that chooses one file. The same file can be chosen again. */
export function FileButton({ accept, onChoose, children, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onChoose(file)
        }}
      />
    </>
  )
}
