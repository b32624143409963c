import { useMemo, useState } from 'react'

import { TextButton } from '#src/ui/controls/TextButton.tsx'

import { shownTexts } from './pastedWords.ts'

interface PastedTextProps {
  className?: string | undefined
  /** Markdown. */
  source: string
}

/** A text as candidates will read it. */
export function PastedText({ source, className }: PastedTextProps) {
  const { shown, ...beginning } = useBeginning(source)
  const texts = useMemo(() => shownTexts(shown), [shown])
  return (
    <div className={className}>
      {texts.map(({ isCode, text }, at) =>
        isCode ? (
          <pre key={at} dir="ltr" translate="no">
            {text}
          </pre>
        ) : (
          <p key={at} dir="auto">
            {text}
          </p>
        ),
      )}
      <WholeText {...beginning} />
    </div>
  )
}

/** A text as it was pasted. */
export function SourceText({ text, className }: { text: string; className?: string | undefined }) {
  const { shown, ...beginning } = useBeginning(text)
  return (
    <div className={className}>
      <p dir="auto">{shown}</p>
      <WholeText {...beginning} />
    </div>
  )
}

/** Longer texts show their beginning first. */
const MAX_SHOWN = 600

function useBeginning(text: string) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > MAX_SHOWN
  const shown = isLong && !isWhole ? `${text.slice(0, MAX_SHOWN)}…` : text
  return { shown, isLong, isWhole, onToggle: () => setWhole(!isWhole) }
}

type WholeTextProps = Omit<ReturnType<typeof useBeginning>, 'shown'>

function WholeText({ isLong, isWhole, onToggle }: WholeTextProps) {
  if (!isLong) return null
  return <TextButton onClick={onToggle}>{isWhole ? 'Show less' : 'Show the whole text'}</TextButton>
}
