import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import {
  type Change,
  type Correction,
  correctedList,
  withCorrection,
} from '#src/builder/files/corrections/corrections.ts'
import {
  countLines,
  FIELD_LIMITS,
  QUESTIONS_LIMITS,
  tooMuch,
} from '#src/builder/files/pasted/limits.ts'
import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { AS_IT_LOOKS, type PastedChoices } from '#src/builder/files/readers/readPasted.ts'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import { type ReadingTasks, readingTasks } from '#src/builder/workers/readingTasks.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'
import type { LargeTextFacts } from './LargeText.tsx'
import { useFileText } from './useFileText.ts'
import { useTooMuch } from './useTooMuch.ts'
import type { Wait } from './Waiting.tsx'

/** What is read, and how; another reading is another object. */
type ReadingInput = ReadingTasks['pasted']['input']

/** What questions are read from, and what was chosen and corrected. */
type PastedSource = {
  input: ReadingInput
  /** Null for a text that the field shows. */
  large: LargeTextFacts | null
  /** Null for pasted text. */
  file: File | null
  /** The sheets of the file, if it is a workbook. */
  workbook: OpenedSheets | null
  /** By the part of the text that they are in. */
  corrections: Readonly<Record<number, readonly Correction[]>>
}

const EMPTY: PastedSource = {
  input: { text: '', chosen: AS_IT_LOOKS, part: 0 },
  large: null,
  file: null,
  workbook: null,
  corrections: {},
}
const NONE: readonly Correction[] = []

/** The text that questions are read from, pasted or from a file, and what was found in it. */
export function usePastedSource() {
  /** `before`: the last one that was read, which is listed while another is being read. */
  const [{ source, before }, setSources] = useState({ source: EMPTY, before: EMPTY })
  const { reading, isCurrent } = useReading(source.input)
  const refused = useTooMuch()
  const { input, large, file, workbook } = source
  const corrections = correctionsOf(isCurrent ? source : before)
  const { listed, dropped } = useMemo(
    () => correctedList(reading?.questions ?? [], corrections),
    [reading, corrections],
  )
  const made = useMemo(() => ({ made: corrections.length, dropped }), [corrections, dropped])

  const show = (next: PastedSource) =>
    setSources({ source: next, before: isCurrent ? source : before })
  /** `from`: what is kept. */
  const put = (text: string, from: Omit<PastedSource, 'large'>) => {
    const met = tooMuch(text, QUESTIONS_LIMITS)
    if (met !== null) {
      refused.notify(met)
      return
    }
    refused.clear()
    const isLarge = tooMuch(text, FIELD_LIMITS) !== null
    const next = { ...from, input: { ...from.input, text, part: 0 } }
    show({ ...next, large: isLarge ? largeText(text, from.file) : null })
  }
  const takeSheet = (opened: OpenedSheets, from: File | null) => {
    const sheet = opened.sheets[opened.chosen]
    if (!sheet) return
    put(sheet.text, { ...EMPTY, file: from, workbook: opened })
    if (sheet.tooMuch) refused.notify(sheet.tooMuch)
  }
  const {
    take: takeFile,
    opening,
    cancel: cancelOpening,
  } = useFileText({
    onText: (text, from) => put(text, { ...EMPTY, file: from }),
    onSheets: takeSheet,
    onTooMuch: refused.notify,
    onFailure: refused.tellUnreadable,
  })
  const correct = useCallback(
    (next: (made: readonly Correction[]) => readonly Correction[]) =>
      setSources((now) => {
        const shown = isCurrent ? now.source : now.before
        const { part } = shown.input
        const changed = { ...shown.corrections, [part]: next(correctionsOf(shown)) }
        const corrected = (each: PastedSource) =>
          each.corrections === shown.corrections ? { ...each, corrections: changed } : each
        return { source: corrected(now.source), before: corrected(now.before) }
      }),
    [isCurrent],
  )

  const name = opening ? opening.file.name : (file?.name ?? null)
  const waiting: Wait | null =
    opening === null && isCurrent
      ? null
      : {
          words: name === null ? 'Reading…' : `Reading ${fileNameText(name)}…`,
          progress: opening?.progress ?? null,
          cancelLabel: 'Cancel reading',
          cancel() {
            cancelOpening()
            if (!isCurrent) setSources({ source: before, before })
          },
        }
  return {
    ...{ text: input.text, large, workbook, reading, listed, waiting },
    corrections: made,
    refusal: refused.words,
    takeFile,
    refuseSeveral: () => refused.tellUnreadable(staffWords.pasting.severalFiles),
    takeText: (text: string) =>
      put(text, text.trim() === '' ? EMPTY : { ...source, file: null, workbook: null }),
    remove: () => put('', EMPTY),
    chooseSheet: (opened: OpenedSheets) => takeSheet(opened, file),
    choose: (change: Partial<PastedChoices>) =>
      show({ ...source, input: { ...input, chosen: { ...input.chosen, ...change }, part: 0 } }),
    choosePart: (part: number) => show({ ...source, input: { ...input, part } }),
    correct: useCallback(
      (of: string, change: Change) => correct((all) => withCorrection(all, { of, ...change })),
      [correct],
    ),
    undo: useCallback(() => correct((all) => all.slice(0, -1)), [correct]),
  }
}

function correctionsOf({ corrections, input }: PastedSource): readonly Correction[] {
  return corrections[input.part] ?? NONE
}

function largeText(text: string, file: File | null): LargeTextFacts {
  return {
    name: file === null ? null : fileNameText(file.name),
    bytes: file?.size ?? new Blob([text]).size,
    lines: countLines(text),
  }
}

/**
 * The questions in the text. Long texts are read in a worker, and the previous result is kept
 * meanwhile.
 */
function useReading(input: ReadingInput): {
  reading: PartOfReading | null
  isCurrent: boolean
} {
  const { run, cancel } = useTaskRunner(readingTasks, 'pasted')
  const [read, setRead] = useState<{ input: ReadingInput; reading: PartOfReading } | null>(null)
  const isCurrent = read?.input === input
  const isRead = useEffectEvent(() => isCurrent)
  useEffect(() => {
    // Read before, if the reading of another text was cancelled.
    if (isRead()) cancel()
    else run(input, (reading) => setRead({ input, reading }))
  }, [run, cancel, input])
  return { reading: read?.reading ?? null, isCurrent }
}
