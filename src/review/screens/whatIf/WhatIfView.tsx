import { useCallback, useState } from 'react'

import { countChanges } from '#src/review/model/whatIfChanges.ts'
import { useNeedsName } from '#src/review/screens/names/signing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { useSearchParams } from '#src/staff/routing.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { provisionalText } from '#src/review/screens/statistics/figureWords.ts'
import shared from '#src/ui/shared.module.css'

import { SaveDialog } from './NameDialog.tsx'
import { SavedWhatIfs } from './SavedWhatIfs.tsx'
import { type ChosenBasis, type ReadWhatIf, useCompared } from './useWhatIf.ts'
import { isSameWhatIf, isUnchanged, whatIfFrom, whatIfParams } from './whatIfAddress.ts'
import { WhatIfActions } from './WhatIfActions.tsx'
import { WhatIfControls } from './WhatIfControls.tsx'
import styles from './whatIf.module.css'
import { WhatIfTable } from './WhatIfTable.tsx'
import { bandProblem, changesWords } from './whatIfWords.ts'

/** The controls, and beside them their effects. */
export function WhatIfView({
  assessmentId,
  read: { versions, saved, published },
  chosen,
}: {
  assessmentId: string
  read: ReadWhatIf
  chosen: ChosenBasis
}) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const { version, rows } = chosen
  const { definition } = version
  const whatIf = whatIfFrom(params, definition)
  const compared = useCompared(chosen, whatIf)
  const isSame = isUnchanged(whatIf, definition)
  const open = isSame
    ? undefined
    : saved.find((each) => each.versionId === version.id && isSameWhatIf(each, whatIf, definition))
  const [isSaving, setSaving] = useState(false)
  // Known before the dialog opens, whose first field gets the focus.
  const needsName = useNeedsName()
  const [resets, setResets] = useState(0)
  const { problems, note } = useProblems()
  const disorder = bandProblem(whatIf, definition)
  const hasKnockOut = rows.some(({ isKnockedOut }) => isKnockedOut)
  const provisional = rows.filter(({ isProvisional }) => isProvisional).length
  return (
    <>
      <div className={styles.basis}>
        <p>
          {`${numberText(rows.length)} ${rows.length === 1 ? 'response' : 'responses'} to version ${version.number}. Try weights and limits here. Recorded scores stay as they are.`}
        </p>
        {versions.length > 1 && (
          <Field label="Version" className={styles.version}>
            <NativeSelect
              value={version.number}
              onChange={({ target }) =>
                changeAddress({ version: target.value, weights: null, pass: null, bands: null })
              }
            >
              {versions.map((each) => (
                <option key={each.number} value={each.number}>
                  {`Version ${each.number} (${numberText(each.responses)})`}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
      {saved.length > 0 && (
        <SavedWhatIfs
          assessmentId={assessmentId}
          saved={saved}
          openId={open?.id}
          shown={version}
          versions={published}
        />
      )}
      <div className={styles.columns}>
        <WhatIfControls
          // Without the invalid numbers that were typed before.
          key={`${version.id} ${resets}`}
          definition={definition}
          whatIf={whatIf}
          onChange={(next) => changeAddress(whatIfParams(next, definition))}
          onProblem={note}
        />
        <section className={styles.section} aria-labelledby="what-if-changes">
          <div className={styles.head}>
            <h2 id="what-if-changes">What changes</h2>
            {isSame ? null : (
              <WhatIfActions
                problems={disorder === null ? problems : [...problems, disorder]}
                isSaved={open !== undefined}
                onSave={() => setSaving(true)}
                onReset={() => {
                  if (problems.length > 0) setResets(resets + 1)
                  changeAddress({ weights: null, pass: null, bands: null })
                }}
              />
            )}
          </div>
          {/* Announced whenever it changes. */}
          <output className={styles.status}>
            {isSame
              ? 'Change a weight, the pass mark or a band to see whose rank or result changes.'
              : changesWords(changesOf(compared), rows.length)}
          </output>
          {problems.length > 0 && (
            <p className={shared.explanation}>
              {problems.length === 1
                ? '1 field has an error. The table uses its last valid value.'
                : `${numberText(problems.length)} fields have errors. The table uses their last valid values.`}
            </p>
          )}
          {hasKnockOut && (
            <p className={shared.explanation}>
              A knock-out stays a knock-out whatever you try, and nobody with one counts as passing.
            </p>
          )}
          {provisional > 0 && (
            <p className={shared.explanation}>{provisionalText(provisional, rows.length)}</p>
          )}
          {rows.length === 1 && (
            <p className={shared.explanation}>
              There is only one response, so ranks can’t change. Its score and result can.
            </p>
          )}
          <WhatIfTable
            assessmentId={assessmentId}
            compared={compared}
            whatIf={whatIf}
            definition={definition}
          />
        </section>
      </div>
      {isSaving ? (
        <SaveDialog
          assessmentId={assessmentId}
          versionId={version.id}
          whatIf={whatIf}
          needsName={needsName}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  )
}

function changesOf(compared: ReturnType<typeof useCompared>) {
  return countChanges(
    compared.map(({ row, recorded }) => ({ ...row, ...recorded })),
    compared.map(({ row, tried }) => ({ ...row, ...tried })),
  )
}

/** The problems in the fields of the page. */
function useProblems() {
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const note = useCallback((field: string, problem: string | null) => {
    setProblems((before) => {
      if ((before.get(field) ?? null) === problem) return before
      const after = new Map(before)
      if (problem === null) after.delete(field)
      else after.set(field, problem)
      return after
    })
  }, [])
  return { problems: [...problems.values()], note }
}
