/** Tutup Toko from the browser's side (spec 000 §4, §8; DOMAIN §B.21). */
import { tutupToko } from '#domain/calls/tutup-toko.ts'
import { formatTanggal } from '#domain/format.ts'
import { messages } from '#domain/messages.ts'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { ApiError, callWhole } from '#client/net/api.ts'
import { ask, tellError } from '#client/net/dialogs.ts'
import { toast } from '#client/net/toasts.ts'
import { holdSession, leave } from '#client/net/session.ts'
import { closeWarnings } from './warnings.ts'
import { closeOutcome, type CloseOutcome } from './outcome.ts'
import { closeProgress, followClose } from './progress.ts'

const REDIRECT_MS = 1_000
const AGAIN_MS = 1_000

/** Asks, closes, shows how it goes, and ends the session. */
export async function askToClose(tgl_system: string): Promise<void> {
  const sure = await ask({
    id: 'tutup-toko',
    kind: 'warning',
    title: messages.tutupToko,
    text: `${messages.tanggalSystem} ${formatTanggal(tgl_system)} akan ditutup dan berganti menjadi ${formatTanggal(tambahHari(tgl_system, 1))}.`,
    cancel: messages.tidak,
    ok: messages.ok,
  })
  if (!sure || closeProgress.get()) return
  closeProgress.set({ percentage: 0, message: '' })
  holdSession(true)
  const unfollow = await followClose()
  const outcome = await close(tgl_system)
  unfollow()
  if (outcome.kind === 'closed') return closed(outcome)
  closeProgress.set(null)
  if (outcome.kind === 'elsewhere') return closedElsewhere()
  holdSession(false)
  if (outcome.kind === 'refused') await tellError(outcome.message, { list: outcome.list })
  else await tellError(messages.kesalahanMengirim)
}

interface Closed {
  kind: 'closed'
  message: string
  peringatan: string[]
}
type Ended = Closed | Exclude<CloseOutcome, { kind: 'running' }>

/** While this user's close runs elsewhere, asks again until it has ended: a closed day answers its result again. */
async function close(tgl_system: string): Promise<Ended> {
  for (;;) {
    try {
      const { message, data } = await callWhole(
        tutupToko,
        { body: { PROSES: 'close', tgl_system: tanggalSystem(tgl_system) } },
        { timeout: false },
      )
      return { kind: 'closed', message, peringatan: data.peringatan }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const outcome = closeOutcome(error)
      if (outcome.kind !== 'running') return outcome
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

function closed({ message, peringatan }: Closed): void {
  closeProgress.set({ percentage: 100, message })
  toast('success', message)
  if (peringatan.length) closeWarnings.write(peringatan)
  setTimeout(leave, REDIRECT_MS)
}

function closedElsewhere(): void {
  void ask({ kind: 'warning', title: messages.ditutupAkunLain })
  setTimeout(leave, REDIRECT_MS)
}
