/** Takes a deposit or an order at the till: chosen on another screen, scanned, or found here. */
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { errors } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { nomorPendek } from '#domain/rules/kode.ts'
import { messages } from '#domain/messages.ts'
import { ApiError } from '#client/net/api.ts'
import { useLive } from '#client/net/live.ts'
import { beep } from '#client/ui/beep.ts'
import { confirm, tellError } from '#client/net/dialogs.ts'
import { tellFailure } from '#client/net/query.ts'
import { useAlamat } from '#client/reports/useAlamat.ts'
import { chosenTitipan } from '#client/features/titipan/tanda-terima.ts'
import { toast } from '#client/net/toasts.ts'
import { useLatest } from '#client/net/useLatest.ts'
import { readDiambil } from './read.ts'
import { samaDiambil, sebutDiambil, SEBUTAN, tanpaDiambil, type Choice } from './diambil.ts'
import { draftAmbil } from './draft-ambil.ts'
import type { Transaksi } from '#client/features/penjualan/useTransaksi.ts'

type Berjalan = Pick<Transaksi, 'draft' | 'ganti'>

export interface Ambil {
  ambil: (choice: Choice) => Promise<void>
  busy: boolean
}

/** @param tanya several carry the number: which is meant is asked */
export function useAmbil(transaksi: Berjalan, tanya: (dicari: string) => void): Ambil {
  const [busy, setBusy] = useState(false)
  // Pieces may be scanned while the answer is on its way.
  const now = useLatest(transaksi)
  const ambil = async (choice: Choice) => {
    const { draft } = now.current
    if (draft.dikirim) return void tellError('Transaksi Sebelumnya Belum Terkirim')
    if (draft.beli.length > 0) return void tellError(dalamTukar(choice).message)
    setBusy(true)
    try {
      const taken = await readDiambil(choice)
      const before = now.current.draft.diambil
      if (
        before &&
        !samaDiambil(before, taken.diambil) &&
        !(await confirm(`${kalimat(sebutDiambil(before))} tidak jadi diambil`))
      )
        return
      now.current.ganti(draftAmbil(taken, now.current.draft))
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      if (error.id === 'pesananKurangJelas') return tanya(choice.no)
      await gagal(now, choice, error)
    } finally {
      setBusy(false)
    }
  }
  const sekarang = useEffectEvent((choice?: Choice) => void (choice ? ambil(choice) : ikuti(now)))
  useEffect(() => {
    const titipan = chosenTitipan.get()
    chosenTitipan.set(null)
    sekarang(titipan ? { jenis: 'TITIPAN', no: titipan } : undefined)
  }, [])
  // '/transaksi-penjualan?no_pesanan=PS-…': taken once, however often the page is opened again.
  const { alamat, write } = useAlamat()
  const { no_pesanan, ...rest } = alamat
  const bersihkan = useEffectEvent(() => write(rest))
  useEffect(() => {
    const no = no_pesanan?.trim().toUpperCase()
    if (!no) return
    bersihkan()
    sekarang({ jenis: 'DP', no })
  }, [no_pesanan])
  useLive(
    'titipan',
    (news) => void ikuti(now, 'TITIPAN', (news as { no_titip_group?: string } | undefined)?.no_titip_group),
  )
  useLive(
    'pesanan',
    (news) => void ikuti(now, 'DP', (news as { no_pesanan?: string } | undefined)?.no_pesanan),
  )
  return { ambil, busy }
}

const kalimat = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

export const dalamTukar = ({ jenis }: Pick<Choice, 'jenis'>) =>
  jenis === 'DP' ? errors.pesananDalamTukar() : errors.titipanDalamTukar()

/**
 * An order that could not be loaded leaves none of its pieces on the counter (spec 000 §7: the temporary list is cleared);
 * what else was entered stays.
 */
async function gagal(now: RefObject<Berjalan>, choice: Choice, error: ApiError): Promise<void> {
  if (choice.jenis === 'TITIPAN') return tellFailure(error)
  const { draft, ganti } = now.current
  if (draft.diambil?.jenis === 'DP' && [draft.diambil.no, nomorPendek(draft.diambil.no)].includes(choice.no))
    ganti(tanpaDiambil(draft))
  if (!error.told) await tellError(error.kind === 'refused' ? error.message : messages.sendPesananError)
}

/**
 * Follows changes made elsewhere to the deposit or order on the till: more money on it counts, any other change is told
 * before the sale is saved.
 */
async function ikuti(now: RefObject<Berjalan>, jenis?: Choice['jenis'], changed?: string): Promise<void> {
  const { draft } = now.current
  const { diambil } = draft
  if (!diambil || draft.dikirim || (jenis !== undefined && jenis !== diambil.jenis)) return
  if (changed !== undefined && changed !== diambil.no) return
  try {
    const { saldo } = (await readDiambil(diambil, { quiet: true })).diambil
    const { draft: today, ganti } = now.current
    if (today.dikirim || !today.diambil || !samaDiambil(today.diambil, diambil)) return
    if (today.diambil.saldo === saldo) return
    ganti({ ...today, diambil: { ...today.diambil, saldo } })
    const { uang, dokumen } = SEBUTAN[diambil.jenis]
    const nama = diambil.jenis === 'DP' ? `${uang} ${dokumen}` : uang
    toast('info', `${kalimat(nama)} ${diambil.no} Sekarang ${formatRupiah(saldo)}`)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'refused') toast('warning', error.message)
  }
}
