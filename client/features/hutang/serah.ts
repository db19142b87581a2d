/** The goods of a loan as the customer sells them to the shop, decided by the server's own rule. Pure. */
import type { CallInput } from '#domain/call.ts'
import type { serahBarangHutang } from '#domain/calls/bayar-hutang.ts'
import type { AcuanHutang, HutangLengkap } from '#domain/calls/hutang.ts'
import type { AcuanPembelian } from '#domain/calls/pembelian.ts'
import { Refusal, type FieldError } from '#domain/errors.ts'
import { bungaHutang } from '#domain/rules/bayar-hutang.ts'
import type { Pembayaran } from '#domain/rules/pembayaran.ts'
import { lineTaksiran } from '#domain/rules/pinjaman.ts'
import { bagiSerah, putuskanSerah, type SerahDiputuskan } from '#domain/rules/serah-barang.ts'
import {
  milligram,
  rupiah,
  sumRupiah,
  tanggalSystem,
  type Milligram,
  type Persen,
  type Rupiah,
} from '#domain/units.ts'
import { dibayar } from '#client/kasir/dibayar.ts'
import { belumLunas } from '#client/kasir/periksa.ts'
import { hutangBerjalan, settingHutang, syaratHutang } from './pinjaman.ts'

export interface SerahLine {
  kunci: string
  /** The loan's line it is of. */
  no: number
  nama_barang: string
  kode_dept: string
  kondisi: string
  kadar: Persen | null
  berat: Milligram | null
  harga: Rupiah | null
}
export interface SerahForm {
  baris: SerahLine[]
  setuju: boolean
  catatan: string
  pembayaran: Pembayaran[]
}

/** Lists every piece once, with the worth of its weight today where the weight is known. */
export const serahLines = (h: HutangLengkap, { groups, kondisi }: AcuanPembelian): SerahLine[] =>
  h.detail_barang.flatMap((b) =>
    Array.from({ length: b.jumlah }, (_, i) => {
      const berat = b.jumlah === 1 ? b.berat : null
      const harga_beli_gram = groups.find((g) => g.kode_group === b.kategori)?.harga_beli_gram ?? rupiah(0)
      return {
        kunci: `${b.no}-${i}`,
        no: b.no,
        nama_barang: b.nama_barang,
        kode_dept: '',
        kondisi: kondisi.find((k) => k.kondisi === b.kondisi)?.kondisi ?? '',
        kadar: null,
        berat,
        harga: berat === null ? null : lineTaksiran({ berat, harga_beli_gram }),
      }
    }),
  )

const barangDiminta = (lines: readonly SerahLine[]) =>
  lines.map(({ kunci: _, ...b }) => ({
    ...b,
    nama_barang: b.nama_barang.trim(),
    berat: b.berat ?? milligram(0),
    harga: b.harga ?? rupiah(0),
  }))

export interface HitunganSerah {
  harga: Rupiah
  pokok: Rupiah
  bunga: Rupiah
  bunga_seharusnya: Rupiah
  kelebihan: Rupiah
  results: SerahDiputuskan | undefined
  wrong: FieldError[]
}

export function hitungSerah(
  h: HutangLengkap,
  acuan: AcuanHutang,
  beli: AcuanPembelian,
  { baris: lines, catatan }: SerahForm,
  hariIni: string,
): HitunganSerah {
  const hutang = hutangBerjalan(h)
  const jatuh = bungaHutang(hutang, syaratHutang(h), hariIni, h.kelipatan)
  const harga = sumRupiah(lines.map((b) => b.harga ?? rupiah(0)))
  const base = {
    harga,
    pokok: h.sisa_pokok,
    bunga_seharusnya: jatuh.bunga,
    ...bagiSerah(harga, h.sisa_pokok, jatuh.bunga),
  }
  try {
    const results = putuskanSerah(
      {
        hutang,
        syarat: syaratHutang(h),
        jaminan: h.detail_barang.map((b) => ({ ...b, kode_group: b.kategori })),
        menunggu: h.no_menunggu !== null,
        tgl_system: tanggalSystem(hariIni),
      },
      { barang: barangDiminta(lines), catatan: catatan || '-' },
      {
        // Only the server knows if a group is gold at all.
        groups: new Map(beli.groups.map((g) => [g.kode_group, { ...g, status_gold: 'GOLD' as const }])),
        jenis: new Set(beli.jenis.map((j) => j.kode_dept)),
        kondisi: beli.kondisi,
      },
      settingHutang(h, acuan),
    )
    return { ...base, results, wrong: [] }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { ...base, results: undefined, wrong: refusal.errors }
  }
}

export const periksaSerah = (hitungan: HitunganSerah, form: SerahForm): FieldError[] => [
  ...hitungan.wrong,
  ...(form.setuju ? [] : [{ field: 'setuju', message: 'Persetujuan Customer Harus Ada' }]),
  ...belumLunas(form.pembayaran, hitungan.kelebihan),
]

export const serahRequest = (
  no_faktur_hutang: string,
  form: SerahForm & { id_trx: string },
): CallInput<typeof serahBarangHutang>['body'] => ({
  id_trx: form.id_trx,
  no_faktur_hutang,
  setuju: true,
  detail_barang: barangDiminta(form.baris),
  pembayaran: dibayar(form.pembayaran),
  catatan: form.catatan || '-',
})
