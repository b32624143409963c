/** In place of every page while another one replaces all that is stored. */
export const REPLACING_WORDS =
  'The data on this device is being replaced. This page continues when that is done.'
