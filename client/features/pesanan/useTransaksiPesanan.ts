/** The order being taken: the draft, what it comes to, and what is wrong with it. */
import { useEffect, useMemo, useState } from 'react'
import type { PilihanPesanan } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar, tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { useIdentitasDiminta, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { pelangganDiminta } from '#client/kasir/pelanggan.ts'
import { currentSession } from '#client/net/session.ts'
import { hitungPesanan, type Line, type HitunganPesanan } from './lines.ts'
import { readDraf, buangDraf, drafBaru, estimasiLazim, simpanDraf, type DrafPesanan } from './draft.ts'

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
  taruh: (line: Line) => void
  hapus: (kunci: string) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draf: DrafPesanan) => void
  kosongkan: () => void
}

export function useTransaksiPesanan(settings: Settings, acuan: PilihanPesanan): TransaksiPesanan {
  const hariIni = currentSession()!.userdata.tgl_system
  const [draf, setDraf] = useState(readDraf)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const hitungan = useMemo(() => hitungPesanan(draf.lines, acuan, settings), [draf.lines, acuan, settings])
  const total = (lines: readonly Line[]) => hitungPesanan(lines, acuan, settings).total
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
  const newLine = (lines: Line[]) => {
    setDraf((d) => ({
      ...d,
      lines: lines,
      pembayaran: [
        ...tunaiMengikuti(
          { list: d.pembayaran, total: total(d.lines) },
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
    taruh: (line) => {
      const ada = draf.lines.some((b) => b.kunci === line.kunci)
      newLine(ada ? draf.lines.map((b) => (b.kunci === line.kunci ? line : b)) : [...draf.lines, line])
    },
    hapus: (kunci) => newLine(draf.lines.filter((b) => b.kunci !== kunci)),
    ganti: (next) => {
      simpanDraf(next, total(next.lines))
      setDraf(next)
    },
    kosongkan: () => {
      buangDraf()
      setDraf(drafBaru())
      setErrors([])
    },
  }
}
