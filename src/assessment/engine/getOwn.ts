/** Reads own properties only, so that an option or row may have an id such as `constructor`. */
export function getOwn<T>(
  record: Readonly<Record<string, T>> | undefined,
  id: string,
): T | undefined {
  return record !== undefined && Object.hasOwn(record, id) ? record[id] : undefined
}
