/**
 * What a record of ids says of one. Of what every object has by birth it says nothing: people may call
 * an option or a row `constructor`.
 */
export function entryOf<T>(
  record: Readonly<Record<string, T>> | undefined,
  id: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined
}
