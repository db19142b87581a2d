/** The order being taken: the draft, what it comes to, and what is wrong with it. */
import { useEffect, useMemo, useState } from 'react'
import type { PesananChoices } from '#domain/calls/pesanan.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Settings } from '#domain/rules/para-system.ts'
import { totalBayar, tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { useIdentitasDiminta, type IdentitasDiminta } from '#client/kasir/identitas.ts'
import { pelangganDiminta } from '#client/kasir/pelanggan.ts'
import { currentSession } from '#client/net/session.ts'
import { hitungPesanan, type Line, type HitunganPesanan } from './lines.ts'
import { readDraft, dropDraft, newDraft, estimasiLazim, saveDraft, type DraftPesanan } from './draft.ts'

export interface TransaksiPesanan {
  draft: DraftPesanan
  acuan: PesananChoices
  settings: Settings
  hitungan: HitunganPesanan
  /** As it is promised, whether somebody has said so or not. */
  estimasi: string
  hariIni: string
  /** The identity that is required of the payer of the DP. */
  diminta: IdentitasDiminta
  errors: readonly FieldError[]
  setErrors: (errors: readonly FieldError[]) => void
  change: (
    bagian: Partial<Pick<DraftPesanan, 'pembayaran' | 'estimasi_tanggal' | 'keterangan' | 'identitas'>>,
  ) => void
  fillPelanggan: (bagian: Partial<DraftPesanan['pelanggan']>) => void
  /** Adds a line, or puts one in the place of the line of its kunci. */
  taruh: (line: Line) => void
  hapus: (kunci: string) => void
  /** The whole draft at once: before it is sent, and when the answer is no. */
  ganti: (draft: DraftPesanan) => void
  kosongkan: () => void
}

export function useTransaksiPesanan(settings: Settings, acuan: PesananChoices): TransaksiPesanan {
  const hariIni = currentSession()!.userdata.tgl_system
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const hitungan = useMemo(() => hitungPesanan(draft.lines, acuan, settings), [draft.lines, acuan, settings])
  const total = (lines: readonly Line[]) => hitungPesanan(lines, acuan, settings).total
  const diminta = useIdentitasDiminta(
    {
      nilai: totalBayar(draft.pembayaran),
      kode_customer: pelangganDiminta(draft.pelanggan).kode_customer,
    },
    settings,
  )
  useEffect(() => saveDraft(draft, hitungan.total), [draft, hitungan.total])

  /** Drops the errors of a field once it is changed. */
  const diisi = (bagian: object) =>
    setErrors((before) => before.filter((e) => !Object.keys(bagian).some((name) => e.field.startsWith(name))))
  const newLine = (lines: Line[]) => {
    setDraft((d) => ({
      ...d,
      lines: lines,
      pembayaran: [
        ...tunaiMengikuti(
          { list: d.pembayaran, total: total(d.lines) },
          { list: d.pembayaran, total: total(lines) },
        ),
      ],
    }))
    // Errors of lines and money spoke of other figures.
    setErrors((before) =>
      before.filter((e) => !e.field.startsWith('detail_barang') && !e.field.startsWith('pembayaran')),
    )
  }
  return {
    draft,
    acuan,
    settings,
    hitungan,
    estimasi: draft.estimasi_tanggal || estimasiLazim(hariIni),
    hariIni,
    diminta,
    errors,
    setErrors,
    change: (bagian) => {
      setDraft((d) => ({ ...d, ...bagian }))
      diisi(bagian)
    },
    fillPelanggan: (bagian) => {
      setDraft((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
      diisi(bagian)
    },
    taruh: (line) => {
      const ada = draft.lines.some((b) => b.kunci === line.kunci)
      newLine(ada ? draft.lines.map((b) => (b.kunci === line.kunci ? line : b)) : [...draft.lines, line])
    },
    hapus: (kunci) => newLine(draft.lines.filter((b) => b.kunci !== kunci)),
    ganti: (next) => {
      saveDraft(next, total(next.lines))
      setDraft(next)
    },
    kosongkan: () => {
      dropDraft()
      setDraft(newDraft())
      setErrors([])
    },
  }
}
