/** The shop is being closed by somebody else: said at once, with their name, and how it ends. What stands typed here is put by. */
import {
  CLOSE_EVENTS,
  statusTutupToko,
  zTutupBerjalan,
  type TutupBerjalan,
} from '#domain/calls/tutup-berjalan.ts'
import { messages } from '#domain/messages.ts'
import { ApiError, call, isTokenRefusal } from '#client/net/api.ts'
import { ask, closeDialog } from '#client/net/dialogs.ts'
import { useLive } from '#client/net/live.ts'
import { holdSession, leave } from '#client/net/session.ts'
import { toast } from '#client/net/toasts.ts'
import { advance, closeProgress } from './progress.ts'

const POLL_MS = 2_000
/** As long as the dialog stands before the way to the sign-in page (spec 000 §8). */
export const REDIRECT_MS = 1_000
/** The question whether to close, which has been answered then. */
export const TANYA_TUTUP = 'tutup-toko'

/** The user who closes the shop, or did; kept while and after news of the close comes. */
let penutup: string | undefined
let poll: ReturnType<typeof setInterval> | undefined
/** True when the close is over and this page is leaving. */
let selesai = false

export const useTutupLain = (): void =>
  useLive(CLOSE_EVENTS.progress, (news) => {
    const known = zTutupBerjalan.safeParse(news)
    if (known.success) dengar(known.data)
  })

function dengar(news: TutupBerjalan): void {
  const shown = closeProgress.get()
  // A till that closes the shop itself tells it itself.
  if (selesai || (shown && !shown.oleh)) return
  if (!news.berjalan) return shown ? tidakJadi() : undefined
  penutup = news.user_name
  if (!shown) mulai()
  closeProgress.set({ ...advance(shown, news), oleh: news.user_name })
  if (news.percentage === 100) ditutup()
}

/** The tokens of the shop die with its day, and the news with them: it is asked for as well. */
function mulai(): void {
  closeDialog(TANYA_TUTUP)
  holdSession(true)
  poll = setInterval(
    () => call(statusTutupToko, {}, { quiet: true }).then(dengar, (error) => isEnded(error) && ditutup()),
    POLL_MS,
  )
}

const isEnded = (error: unknown): boolean => error instanceof ApiError && isTokenRefusal(error.message)

function berhenti(): void {
  clearInterval(poll)
  closeProgress.set(null)
}

function tidakJadi(): void {
  berhenti()
  holdSession(false)
  toast('info', `${messages.tidakJadiTutup} ${penutup ?? ''}`)
}

function ditutup(): void {
  if (selesai) return
  selesai = true
  berhenti()
  closedElsewhere()
}

/** Tells that another user has closed the shop, or is about to, and leaves. */
export function closedElsewhere(): void {
  const oleh = penutup ? `${messages.ditutupOleh} ${penutup}.` : undefined
  void ask({ kind: 'warning', title: messages.ditutupAkunLain, ...(oleh ? { text: oleh } : {}) })
  setTimeout(() => leave(oleh ?? `${messages.ditutupAkunLain}.`), REDIRECT_MS)
}
