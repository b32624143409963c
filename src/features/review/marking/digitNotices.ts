/** Why a digit key marks nothing, said where the mark would have been. */
import { toast } from '#src/ui/overlays/toasts.ts'

/** The mark changes only with a reason (rule J4), and a key gives none. */
export function noticeFixed({ isDone }: { isDone: boolean }): void {
  const why = isDone
    ? 'This review is finished.'
    : 'The marks of others were shown beside this review.'
  notice(`${why} To change the mark, use “Change the points”.`)
}

function notice(text: string): void {
  toast({ text, tone: 'notice', about: 'digit' })
}
