/** Tutup Toko from the browser's side (spec 000 §4, §8; DOMAIN §B.21). */
import { simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import type { Userdata } from '#domain/calls/sesi.ts'
import { periksaTutup, tutupToko, type LembarTutup } from '#domain/calls/tutup-toko.ts'
import { formatTanggal } from '#domain/format.ts'
import { menuOf } from '#domain/menus.ts'
import { messages } from '#domain/messages.ts'
import { bolehTutupToko, HAK_TUTUP } from '#domain/rules/tutup-toko.ts'
import { tambahHari, tanggalSystem } from '#domain/units.ts'
import { ApiError, call, callWhole } from '#client/net/api.ts'
import { ask, tellError } from '#client/net/dialogs.ts'
import { belumDisimpan } from '#client/net/draft.ts'
import { mayMake, punyaHak } from '#client/net/may.ts'
import { toast } from '#client/net/toasts.ts'
import { holdSession, leave } from '#client/net/session.ts'
import { closedElsewhere, REDIRECT_MS, TANYA_TUTUP } from './lain.ts'
import { simpanLembar } from './lembar-tutup.ts'
import { closeWarnings } from './warnings.ts'
import { closeOutcome, type CloseOutcome } from './outcome.ts'
import { closeProgress, followClose } from './progress.ts'

const AGAIN_MS = 1_000

/** Asks, closes, shows how it goes, and ends the session. Who may not is told before anything is asked. @param today the calendar day as the server tells it, once it has; `hitungKas` opens the drawer count */
export async function askToClose(
  { tgl_system, level }: Penutup,
  today: string | undefined,
  hitungKas: () => void,
): Promise<void> {
  if (today !== undefined && !bolehTutupToko({ level, hak: punyaHak(HAK_TUTUP) }, tgl_system, today))
    return void ask({
      kind: 'info',
      title: messages.tutupToko,
      text: messages.tutupTanpaHak,
      ok: messages.ok,
    })
  const tahu = await akanDiperingatkan()
  if (!(await yakin(tgl_system, tahu, hitungKas)) || closeProgress.get()) return
  closeProgress.set({ percentage: 0, message: '' })
  holdSession(true)
  const unfollow = await followClose()
  const outcome = await close(tgl_system)
  unfollow()
  if (outcome.kind === 'closed') return closed(outcome, tahu)
  closeProgress.set(null)
  if (outcome.kind === 'elsewhere') return closedElsewhere()
  holdSession(false)
  if (outcome.kind === 'refused') await tellError(outcome.message, { list: outcome.list })
  else await tellError(messages.sendError)
}

export type Penutup = Pick<Userdata, 'tgl_system' | 'level'>

/**
 * Reads the warnings before the user answers: afterwards no weighing or counting is possible any more. Empty when the
 * server does not tell.
 */
const akanDiperingatkan = (): Promise<readonly string[]> =>
  call(periksaTutup, {}, { quiet: true }).then(
    ({ peringatan }) => peringatan,
    () => [],
  )

function yakin(tgl_system: string, peringatan: readonly string[], hitungKas: () => void): Promise<boolean> {
  const tinggal = belumDisimpan()
  const besok = formatTanggal(tambahHari(tgl_system, 1))
  return ask({
    id: TANYA_TUTUP,
    kind: 'warning',
    title: messages.tutupToko,
    text:
      `${messages.tanggalSystem} ${formatTanggal(tgl_system)} akan ditutup dan berganti menjadi ${besok}.` +
      (tinggal.length ? ` ${messages.belumDisimpan}: ${tinggal.join(', ')}.` : ''),
    catatan: peringatan,
    cancel: messages.tidak,
    ...(mayMake(simpanHitungKas) && { dahulu: { nama: menuOf('/hitung-kas')!.title, buka: hitungKas } }),
    ok: messages.ok,
  })
}

interface Closed {
  kind: 'closed'
  message: string
  peringatan: string[]
  lembar: LembarTutup | undefined
}
type Ended = Closed | Exclude<CloseOutcome, { kind: 'running' }>

/** While this user's close runs elsewhere, asks again until it has ended: a closed day answers its result again. */
async function close(tgl_system: string): Promise<Ended> {
  for (;;) {
    try {
      const { message, data } = await callWhole(
        tutupToko,
        { body: { PROSES: 'close', tgl_system: tanggalSystem(tgl_system), lembar: true } },
        { timeout: false },
      )
      return { kind: 'closed', message, peringatan: data.peringatan, lembar: data.lembar }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const outcome = closeOutcome(error)
      if (outcome.kind !== 'running') return outcome
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

/** @param tahu the warnings told before the answer: once is enough */
function closed({ message, peringatan, lembar }: Closed, tahu: readonly string[]): void {
  closeProgress.set({ percentage: 100, message })
  toast('success', message)
  const baru = peringatan.filter((line) => !tahu.includes(line))
  if (baru.length) closeWarnings.write(baru)
  if (lembar) simpanLembar(lembar)
  setTimeout(() => leave(), REDIRECT_MS)
}
