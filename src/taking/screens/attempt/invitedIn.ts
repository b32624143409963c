import type { Invitation } from '#src/taking/storage/taking.ts'

/**
 * The invitation in the first of these languages that it offers, if need be of another region; in
 * its own if it offers none of them.
 */
export function invitedIn(invitation: Invitation, wanted: readonly string[]): Invitation {
  const { languages } = invitation
  const found = wanted
    .map(
      (one) =>
        languages.find(({ language }) => language === one) ??
        languages.find(({ language }) => primary(language) === primary(one)),
    )
    .find((one) => one !== undefined)
  const { introduction: _own, ...rest } = invitation
  const chosen = found ?? languages[0]
  return chosen === undefined ? invitation : { ...rest, ...chosen }
}

function primary(language: string): string | undefined {
  return language.toLowerCase().split('-')[0]
}
