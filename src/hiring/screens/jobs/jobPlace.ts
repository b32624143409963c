export type JobPlace = {
  index: number
  count: number
  move: (id: string, index: number) => void
}
