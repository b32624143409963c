/** Sets and removes the company's face. Published versions keep the one they have. */
import { COMPANY_FILES, type CompanyDetails, type MarkType } from '#schemas/company.ts'
import { done, type Result } from '#schemas/result.ts'
import { fileTable, settingTable } from '#src/storage/core/deviceDatabase.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'
import { settingIn, settingRecord } from '#src/storage/device/settings.ts'
import { checkedValue } from '#src/storage/records/shapes.ts'
import { fileShape } from '#src/storage/stored/files.ts'
import { mintId } from '#src/storage/vault/randomness.ts'

export interface CompanyFace {
  name: string
  /** `#rrggbb`; null for the app's own. */
  accent: string | null
  /** `keep`: the one that is stored, if there is one. */
  mark: 'keep' | { bytes: ArrayBuffer; type: MarkType } | null
}

/** The removed company, for Undo. */
export interface FormerCompany {
  setting: unknown
  files: unknown[]
}

/** Replaces the face, and its mark with it. */
export function saveCompany({
  name,
  accent,
  mark,
}: CompanyFace): Promise<Result<null, StorageFailure>> {
  const fileId = mintId('f')
  return writeOnDevice([settingTable, fileTable], async () => {
    const before = settingIn(await settingTable.get('company'), 'company')
    const kept = mark === 'keep' ? before?.mark : mark && { fileId, type: mark.type }
    const details: CompanyDetails = {
      name,
      ...(accent !== null && { accent }),
      ...(kept && { mark: kept }),
    }
    if (mark !== 'keep') await deleteMarks()
    if (mark !== 'keep' && mark !== null) {
      const { bytes, type } = mark
      const record = { owner: COMPANY_FILES, fileId, name: '', type, size: bytes.byteLength, bytes }
      await fileTable.put(checkedValue(fileShape.schema, record))
    }
    await settingTable.put(settingRecord('company', details))
    return done(null)
  })
}

/** Candidates' pages of versions published from now on look as without a company. */
export function removeCompany(): Promise<Result<FormerCompany, StorageFailure>> {
  return writeOnDevice([settingTable, fileTable], async () => {
    const setting = await settingTable.get('company')
    const files = await marks().toArray()
    await settingTable.delete('company')
    await deleteMarks()
    return done({ setting, files })
  })
}

/** Undoes the removal, unless another face was set meanwhile. */
export function restoreCompany({
  setting,
  files,
}: FormerCompany): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable, fileTable], async () => {
    if ((await settingTable.get('company')) !== undefined) return done(null)
    await settingTable.put(setting)
    await fileTable.bulkPut(files)
    return done(null)
  })
}

function marks() {
  return fileTable.where(':id').between([COMPANY_FILES, ''], [COMPANY_FILES, '\uffff'])
}

async function deleteMarks(): Promise<void> {
  await fileTable.bulkDelete(await marks().primaryKeys())
}
