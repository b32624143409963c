/** After it was changed, or replaced with the recovery code. */
export const PASSPHRASE_CHANGED = 'Passphrase changed. The old one no longer works.'
