/** The company's face, as a version that is published now has it. */
import { COMPANY_FILES, type Company } from '#schemas/company.ts'
import { toBase64 } from '#src/base/base64.ts'
import { accentOf } from '#src/builder/model/company/accent.ts'
import { fileTable } from '#src/storage/core/deviceDatabase.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getSetting } from '#src/storage/device/device.ts'
import { parseStored } from '#src/storage/records/shapes.ts'
import { fileShape } from '#src/storage/stored/files.ts'

/** Null if none is set. A mark whose bytes are missing is left out. */
export async function currentCompany(): Promise<Company | null> {
  const details = await getSetting('company')
  if (details === null) return null
  const { name, accent, mark } = details
  const stored = mark && parseStored(fileShape, await fileTable.get([COMPANY_FILES, mark.fileId]))
  return {
    name,
    ...(accent !== undefined && { accent: accentOf(accent) }),
    ...(mark &&
      stored?.success && {
        mark: { type: mark.type, data: toBase64(new Uint8Array(stored.data.bytes)) },
      }),
  }
}

/** Undefined while loading. */
export function useCompany(): Company | null | undefined {
  return useQuery(currentCompany, [])
}
