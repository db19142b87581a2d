/** Takes a deposit or an order at the till: chosen on another screen, scanned, or found here. */
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
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
import { titipanDipilih } from '#client/features/titipan/tanda-terima.ts'
import { toast } from '#client/net/toasts.ts'
import { readDiambil } from './read.ts'
import { samaDiambil, sebutDiambil, SEBUTAN, tanpaDiambil, type Pilihan } from './diambil.ts'
import { drafAmbil } from './draft-ambil.ts'
import type { Transaksi } from '#client/features/penjualan/useTransaksi.ts'

type Berjalan = Pick<Transaksi, 'draf' | 'ganti'>

export interface Ambil {
  ambil: (pilihan: Pilihan) => Promise<void>
  busy: boolean
}

/** @param tanya several carry the number: which is meant is asked */
export function useAmbil(transaksi: Berjalan, tanya: (dicari: string) => void): Ambil {
  const [busy, setBusy] = useState(false)
  // Pieces may be scanned while the answer is on its way.
  const now = useRef(transaksi)
  useEffect(() => {
    now.current = transaksi
  })
  const ambil = async (pilihan: Pilihan) => {
    const { draf } = now.current
    if (draf.dikirim) return void tellError('Transaksi Sebelumnya Belum Terkirim')
    if (draf.beli.length > 0) return void tellError(dalamTukar(pilihan).message)
    setBusy(true)
    try {
      const taken = await readDiambil(pilihan)
      const before = now.current.draf.diambil
      if (
        before &&
        !samaDiambil(before, taken.diambil) &&
        !(await confirm(`${kalimat(sebutDiambil(before))} tidak jadi diambil`))
      )
        return
      now.current.ganti(drafAmbil(taken, now.current.draf))
      beep('success')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      beep('error')
      if (error.id === 'pesananKurangJelas') return tanya(pilihan.no)
      await gagal(now, pilihan, error)
    } finally {
      setBusy(false)
    }
  }
  const latest = useRef(ambil)
  useEffect(() => {
    latest.current = ambil
  })
  useEffect(() => {
    const titipan = titipanDipilih.get()
    titipanDipilih.set(null)
    if (titipan) void latest.current({ jenis: 'TITIPAN', no: titipan })
    else void ikuti(now)
  }, [])
  // '/transaksi-penjualan?no_pesanan=PS-…': taken once, however often the page is opened again.
  const { alamat, write } = useAlamat()
  const { no_pesanan, ...rest } = alamat
  const bersihkan = useEffectEvent(() => write(rest))
  useEffect(() => {
    const no = no_pesanan?.trim().toUpperCase()
    if (!no) return
    bersihkan()
    void latest.current({ jenis: 'DP', no })
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

export const dalamTukar = ({ jenis }: Pick<Pilihan, 'jenis'>) =>
  jenis === 'DP' ? errors.pesananDalamTukar() : errors.titipanDalamTukar()

/**
 * An order that could not be loaded leaves none of its pieces on the counter (spec 000 §7: the temporary list is cleared);
 * what else was entered stays.
 */
async function gagal(now: RefObject<Berjalan>, pilihan: Pilihan, error: ApiError): Promise<void> {
  if (pilihan.jenis === 'TITIPAN') return tellFailure(error)
  const { draf, ganti } = now.current
  if (draf.diambil?.jenis === 'DP' && [draf.diambil.no, nomorPendek(draf.diambil.no)].includes(pilihan.no))
    ganti(tanpaDiambil(draf))
  if (!error.told) await tellError(error.kind === 'refused' ? error.message : messages.sendPesananError)
}

/** What is done elsewhere to what stands here: more money on it counts, anything else is told before the sale is saved. */
async function ikuti(now: RefObject<Berjalan>, jenis?: Pilihan['jenis'], changed?: string): Promise<void> {
  const { draf } = now.current
  const { diambil } = draf
  if (!diambil || draf.dikirim || (jenis !== undefined && jenis !== diambil.jenis)) return
  if (changed !== undefined && changed !== diambil.no) return
  try {
    const { saldo } = (await readDiambil(diambil, { quiet: true })).diambil
    const { draf: today, ganti } = now.current
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
