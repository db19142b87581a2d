/** The reference data by which loans are valued and agreed, as the screens choose from it. */
import { acuanHutang, type AcuanHutang } from '#domain/calls/hutang.ts'
import { formatPersen, formatRupiah } from '#domain/format.ts'
import type { SyaratBunga } from '#domain/rules/bunga-pinjaman.ts'
import { useLive } from '#client/net/live.ts'
import { invalidate, useCall } from '#client/net/query.ts'

/** A loan that is being agreed is valued by the price of now, however long its screen has been open. */
export function useAcuanHutang() {
  useLive(['harga-emas', 'master', 'para-system', 'toko'], () => void invalidate(acuanHutang))
  return useCall(acuanHutang, {}, { staleTime: 60_000 })
}

type Kondisi = AcuanHutang['kondisi_pinjaman'][number]

export const syaratDari = (
  k: Pick<Kondisi, 'metode' | 'bunga_persen' | 'min_hari' | 'tenggang_hari' | 'min_bunga_rp'>,
): SyaratBunga => ({
  metode: k.metode,
  bunga: k.bunga_persen,
  min_hari: k.min_hari,
  tenggang_hari: k.tenggang_hari,
  min_bunga_rp: k.min_bunga_rp,
})

export const kondisiPinjamanChoices = ({ kondisi_pinjaman }: AcuanHutang) =>
  kondisi_pinjaman.map((k) => ({
    value: k.kode,
    label: `${k.kode} · ${k.nama} · ${formatPersen(k.bunga_persen)} · ${k.lama_bulan} bulan`,
  }))

export const kategoriChoices = ({ groups }: AcuanHutang) =>
  groups.map((g) => ({
    value: g.kode_group,
    label: `${g.kode_group} · ${g.nama_group} · ${formatRupiah(g.harga_beli_gram)}/g`,
  }))

export const textChoices = (texts: readonly string[]) => texts.map((value) => ({ value, label: value }))
