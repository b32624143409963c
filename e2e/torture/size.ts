/** How much is tried: the number of kills, of leavings, and so on. */
export const size = Number(process.env.TALENTFLOW_TORTURE ?? 2)
