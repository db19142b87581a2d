/** The order being taken: the draft, what it comes to, and what is wrong with it. */
import { useEffect, useMemo, useState } from 'react'
import type { PilihanPesanan } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar, tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { useIdentitasDiminta, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { pelangganDiminta } from '#client/kasir/pelanggan.ts'
import { currentSession } from '#client/net/session.ts'
import { hitungPesanan, type Baris, type HitunganPesanan } from './baris.ts'
import { bacaDraf, buangDraf, drafBaru, estimasiLazim, simpanDraf, type DrafPesanan } from './draf.ts'

export interface TransaksiPesanan {
  draf: DrafPesanan
  acuan: PilihanPesanan
  settings: Settings
  hitungan: HitunganPesanan
  /** As it is promised, whether somebody has said so or not. */
  estimasi: string
  hariIni: string
  /** Who pays the DP must be known. */
  diminta: IdentitasDiminta
  errors: readonly FieldError[]
  setErrors: (errors: readonly FieldError[]) => void
  isi: (
    bagian: Partial<Pick<DrafPesanan, 'pembayaran' | 'estimasi_tanggal' | 'keterangan' | 'identitas'>>,
  ) => void
  isiPelanggan: (bagian: Partial<DrafPesanan['pelanggan']>) => void
  /** Adds a line, or puts one in the place of the line of its kunci. */
  taruh: (baris: Baris) => void
  hapus: (kunci: string) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draf: DrafPesanan) => void
  kosongkan: () => void
}

export function useTransaksiPesanan(settings: Settings, acuan: PilihanPesanan): TransaksiPesanan {
  const hariIni = currentSession()!.userdata.tgl_system
  const [draf, setDraf] = useState(bacaDraf)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const hitungan = useMemo(() => hitungPesanan(draf.baris, acuan, settings), [draf.baris, acuan, settings])
  const total = (lines: readonly Baris[]) => hitungPesanan(lines, acuan, settings).total
  const diminta = useIdentitasDiminta(
    {
      nilai: totalBayar(draf.pembayaran),
      kode_customer: pelangganDiminta(draf.pelanggan).kode_customer,
    },
    settings,
  )
  useEffect(() => simpanDraf(draf, hitungan.total), [draf, hitungan.total])

  /** What was said of a field counts until it is changed. */
  const diisi = (bagian: object) =>
    setErrors((before) => before.filter((e) => !Object.keys(bagian).some((name) => e.field.startsWith(name))))
  const barisBaru = (lines: Baris[]) => {
    setDraf((d) => ({
      ...d,
      baris: lines,
      pembayaran: [
        ...tunaiMengikuti(
          { list: d.pembayaran, total: total(d.baris) },
          { list: d.pembayaran, total: total(lines) },
        ),
      ],
    }))
    // What was said of lines and money was said of other figures.
    setErrors((before) =>
      before.filter((e) => !e.field.startsWith('detail_barang') && !e.field.startsWith('pembayaran')),
    )
  }
  return {
    draf,
    acuan,
    settings,
    hitungan,
    estimasi: draf.estimasi_tanggal || estimasiLazim(hariIni),
    hariIni,
    diminta,
    errors,
    setErrors,
    isi: (bagian) => {
      setDraf((d) => ({ ...d, ...bagian }))
      diisi(bagian)
    },
    isiPelanggan: (bagian) => {
      setDraf((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
      diisi(bagian)
    },
    taruh: (baris) => {
      const ada = draf.baris.some((b) => b.kunci === baris.kunci)
      barisBaru(ada ? draf.baris.map((b) => (b.kunci === baris.kunci ? baris : b)) : [...draf.baris, baris])
    },
    hapus: (kunci) => barisBaru(draf.baris.filter((b) => b.kunci !== kunci)),
    ganti: (next) => {
      simpanDraf(next, total(next.baris))
      setDraf(next)
    },
    kosongkan: () => {
      buangDraf()
      setDraf(drafBaru())
      setErrors([])
    },
  }
}
