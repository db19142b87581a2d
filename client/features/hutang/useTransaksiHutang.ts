/** The loan that is being made: the draft, what its goods are worth, on what terms, and what is wrong with it. */
import { useEffect, useMemo, useState } from 'react'
import type { AcuanHutang } from '#domain/calls/hutang.ts'
import type { FieldError } from '#domain/errors.ts'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { tunaiMengikuti } from '#domain/rules/pembayaran.ts'
import { nilaiJaminan } from '#domain/rules/putuskan-hutang.ts'
import { milligram, rupiah, tanggalSystem } from '#domain/units.ts'
import { currentSession } from '#client/net/session.ts'
import type { Pelanggan } from '#client/kasir/pelanggan.ts'
import { useChosenMember } from '#client/features/member/useChosenMember.ts'
import { syaratDari } from './acuan.ts'
import { requestedLine, type Line } from './lines.ts'
import { readDraft, newDraft, saveDraft, type DraftHutang } from './draft.ts'
import type { IdentitasDiisi } from '#client/kasir/identitas.ts'
import type { Pinjaman } from './jadwal.ts'

/** Pure: what the draft comes to by the shop's own figures. */
export function hitungHutang(draft: DraftHutang, acuan: AcuanHutang, hariIni: string) {
  const kondisi = acuan.kondisi_pinjaman.find((k) => k.kode === draft.kode_kondisi_pinjaman)
  const nilai = nilaiJaminan(
    draft.baris.map((b) => ({ ...requestedLine(b), berat: b.berat ?? milligram(0) })),
    acuan.groups,
    kondisi,
    { PEMBULATAN: rupiah(acuan.kelipatan) },
  )
  const lama_pinjam = draft.lama_pinjam ?? kondisi?.lama_bulan ?? 1
  const jumlah = draft.jumlah_hutang ?? rupiah(0)
  const tgl_jatuh_tempo = tambahBulan(hariIni, lama_pinjam)
  const pinjaman: Pinjaman | undefined =
    kondisi && jumlah > 0
      ? {
          sisa_pokok: jumlah,
          tgl_hutang: hariIni,
          tgl_bunga_sampai: hariIni,
          tgl_jatuh_tempo,
          syarat: syaratDari(kondisi),
          kelipatan: acuan.kelipatan,
        }
      : undefined
  return {
    ...nilai,
    kondisi,
    lama_pinjam,
    jumlah,
    tgl_jatuh_tempo,
    pinjaman,
    /** True when the loan needs an otorisasi. */
    diAtasMaksimum: kondisi !== undefined && jumlah > nilai.maks_pinjaman,
  }
}
export type HitunganHutang = ReturnType<typeof hitungHutang>

export function useTransaksiHutang(acuan: AcuanHutang) {
  const hariIni = tanggalSystem(currentSession()!.userdata.tgl_system)
  const [draft, setDraft] = useState(readDraft)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  useEffect(() => saveDraft(draft), [draft])
  const { member } = useChosenMember(draft.pelanggan)
  const hitungan = useMemo(() => hitungHutang(draft, acuan, hariIni), [draft, acuan, hariIni])
  const lupakan = (...names: string[]) =>
    setErrors((before) => before.filter((e) => !names.some((name) => e.field.startsWith(name))))

  const change = (bagian: Partial<DraftHutang>) => {
    setDraft((d) => {
      const next = { ...d, ...bagian }
      if (!('jumlah_hutang' in bagian)) return next
      // Cash that was to be paid out follows what is lent.
      const [before, after] = [d, next].map((x) => ({
        list: x.pembayaran,
        total: x.jumlah_hutang ?? rupiah(0),
      }))
      return { ...next, pembayaran: [...tunaiMengikuti(before!, after!)] }
    })
    lupakan(...Object.keys(bagian), ...('jumlah_hutang' in bagian ? ['pembayaran'] : []))
  }
  return {
    draft,
    acuan,
    hariIni,
    hitungan,
    /** The member's own NIK is on file. */
    dikenal: member?.punya_nik === true,
    namaCustomer: member?.nama_customer ?? (draft.pelanggan.nama_customer || 'REGULER'),
    errors,
    setErrors,
    change,
    fillLine: (lines: Line[]) => {
      setDraft((d) => ({ ...d, baris: lines }))
      lupakan('detail_barang', 'berat_emas')
    },
    fillPelanggan: (bagian: Partial<Pelanggan>) => {
      setDraft((d) => ({ ...d, pelanggan: { ...d.pelanggan, ...bagian } }))
      lupakan(...Object.keys(bagian), 'identitas')
    },
    fillIdentitas: (bagian: Partial<IdentitasDiisi>) => {
      setDraft((d) => ({ ...d, identitas: { ...d.identitas, ...bagian } }))
      lupakan('identitas')
    },
    ganti: (next: DraftHutang) => {
      saveDraft(next)
      setDraft(next)
    },
    kosongkan: () => {
      setDraft(newDraft())
      setErrors([])
    },
  }
}
export type TransaksiHutang = ReturnType<typeof useTransaksiHutang>
