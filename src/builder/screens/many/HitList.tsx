import { memo } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { type HitRisk, isKey, type TextHit } from '#src/assessment/engine/texts/replaceText.ts'
import { ownerOfText } from '#src/assessment/engine/texts/translations.ts'
import { textName, textNameAlone } from '#src/builder/model/words/textNames.ts'
import { ChangedWords } from '#src/builder/screens/fields/ChangedWords.tsx'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

import styles from './many.module.css'

interface HitListProps {
  definition: Definition
  hits: readonly TextHit[]
  replacement: string
  /** What was ticked or unticked by hand, by `hitKey`. */
  ticked: ReadonlyMap<string, boolean>
  onTick: (hits: readonly TextHit[], isOn: boolean) => void
}

/** Identifies a hit as long as the search is the same. */
export function hitKey({ textId, at }: TextHit): string {
  return `${textId} ${at}`
}

/** Whether it is replaced: by itself if only words change. */
export function isTicked(hit: TextHit, ticked: ReadonlyMap<string, boolean>): boolean {
  return ticked.get(hitKey(hit)) ?? hit.risk === null
}

/** Each place before and after, correct answers apart. Not rendered again while one types on. */
export const HitList = memo(function HitList({ hits, ...rest }: HitListProps) {
  const texts = hits.filter(({ textId }) => !isKey(textId))
  const keys = hits.filter(({ textId }) => isKey(textId))
  return (
    <>
      {texts.length === 0 ? null : <Hits name="All texts" hits={texts} {...rest} />}
      {keys.length === 0 ? null : (
        <Hits
          name="All correct answers"
          note="Select these only if other answers should be correct."
          hits={keys}
          {...rest}
        />
      )}
    </>
  )
})

interface HitsProps extends HitListProps {
  name: string
  note?: string
}

function Hits({ name, note, definition, hits, replacement, ticked, onTick }: HitsProps) {
  const isAll = hits.every((hit) => isTicked(hit, ticked))
  return (
    <fieldset aria-label={name} className={styles.hits}>
      <div className={styles.all}>
        <Checkbox label={name} help={note} checked={isAll} onChange={() => onTick(hits, !isAll)} />
      </div>
      {hits.map((hit) => (
        <Checkbox
          key={hitKey(hit)}
          className={styles.hit}
          label={
            <>
              <span className={styles.where}>{placeName(hit.textId, definition)}</span>
              <span className={styles.context} dir="auto">
                <Context hit={hit} replacement={replacement} />
              </span>
            </>
          }
          help={hit.risk === null ? undefined : riskWords[hit.risk]}
          checked={isTicked(hit, ticked)}
          onChange={() => onTick([hit], !isTicked(hit, ticked))}
        />
      ))}
    </fieldset>
  )
}

const riskWords: { readonly [R in HitRisk]: string | undefined } = {
  reference: 'In an inserted answer, which would no longer work.',
  link: 'In the address of a link.',
  code: 'In code.',
  format: 'Would change the formatting.',
  empty: 'Would leave no text.',
  key: undefined,
}

/** Characters before and after a hit, enough to recognise the place. */
const AROUND = 48

function Context({ hit, replacement }: { hit: TextHit; replacement: string }) {
  const { source, at, length } = hit
  const before = source.slice(Math.max(0, at - AROUND), at)
  const after = source.slice(at + length, at + length + AROUND)
  const start = at > AROUND ? '…' : ''
  const end = at + length + AROUND < source.length ? '…' : ''
  return (
    <>
      <ChangedWords
        parts={[
          { text: `${start}${before}`, isChanged: false },
          { text: source.slice(at, at + length), isChanged: true },
        ]}
        changed="del"
      />
      {/* A gap, so that the two are never read as one word. */}
      {replacement === '' ? null : ' '}
      <ChangedWords
        parts={[
          ...(replacement === '' ? [] : [{ text: replacement, isChanged: true }]),
          { text: `${after}${end}`, isChanged: false },
        ]}
        changed="ins"
      />
    </>
  )
}

function placeName(textId: string, definition: Definition): string {
  const owner = ownerOfText(textId)
  if (isKey(textId)) {
    const number = questionAt(definition, owner)?.number ?? ''
    return `Question ${number}, correct answer ${Number(textId.split('.').at(-1)) + 1}`
  }
  const section = definition.sections.findIndex(({ id }) => id === owner)
  return section < 0
    ? textName(textId, definition)
    : `Section ${section + 1}, ${textNameAlone(textId, definition).toLowerCase()}`
}
