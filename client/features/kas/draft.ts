/** A typed cash or bank entry that is not saved yet; every screen keeps its own. */
import { simpanKasBank, type KasBankBaru } from '#domain/calls/kas-bank.ts'
import { errors, type FieldError } from '#domain/errors.ts'
import { perluRekening, perluTujuan, type FormKategori, type KasBankScreen } from '#domain/rules/kas-bank.ts'
import type { Rupiah } from '#domain/units.ts'
import { contentErrors } from '#client/kasir/periksa.ts'
import { newIdTrx } from '#client/net/api.ts'

export interface DraftKas {
  id_trx: string
  /** '' while none is chosen; so of the others. */
  kode_transaksi: string
  jumlah: Rupiah | null
  no_rekening: string
  no_rekening_tujuan: string
  kode_sales: string
  keterangan: string
  /** True when sent, while its arrival is unknown: until the answer it may only be sent again. */
  dikirim: boolean
}

export const emptyDraft = (): DraftKas => ({
  id_trx: newIdTrx(),
  kode_transaksi: '',
  jumlah: null,
  no_rekening: '',
  no_rekening_tujuan: '',
  kode_sales: '',
  keterangan: '',
  dikirim: false,
})
export const isEmpty = (d: DraftKas): boolean =>
  JSON.stringify({ ...d, id_trx: '' }) === JSON.stringify({ ...emptyDraft(), id_trx: '' })

/**
 * @param kategori the category that the code makes, once the list of codes is there. Accounts that it does not ask for
 * are left out, even if they were chosen before. Until the list is there, everything that was typed is sent: after a
 * reload a user may be quicker than the list.
 */
export const requestOf = (
  d: DraftKas,
  kategori: FormKategori | undefined,
  media: 'KAS' | 'BANK',
): Omit<KasBankBaru, 'id_otorisasi'> => ({
  id_trx: d.id_trx,
  kode_transaksi: d.kode_transaksi,
  jumlah: d.jumlah as Rupiah,
  no_rekening: !kategori || perluRekening(kategori, media) ? d.no_rekening || '-' : '-',
  no_rekening_tujuan: !kategori || perluTujuan(kategori) ? d.no_rekening_tujuan || '-' : '-',
  kode_sales: d.kode_sales || '-',
  keterangan: d.keterangan,
})

/** Returns everything that keeps the entry from being saved, told at once before it is sent. */
export function periksa(
  screen: KasBankScreen,
  d: DraftKas,
  kategori: FormKategori | undefined,
  media: 'KAS' | 'BANK',
): FieldError[] {
  const request = requestOf(d, kategori, media)
  const empty = (field: string, message: string): FieldError[] => [{ field, message }]
  const found = [
    ...(d.kode_transaksi ? [] : empty('kode_transaksi', 'Kode Transaksi Harus Dipilih')),
    ...(d.jumlah ? [] : empty('jumlah', 'Jumlah Harus Diisi')),
    ...(kategori && perluRekening(kategori, media) && !d.no_rekening
      ? empty('no_rekening', errors.rekeningKosong().message)
      : []),
    ...(kategori && perluTujuan(kategori) && !d.no_rekening_tujuan
      ? empty('no_rekening_tujuan', errors.rekeningTujuanKosong().message)
      : []),
    ...contentErrors(simpanKasBank[screen].body, request),
  ]
  return found.filter((e, i) => found.findIndex((f) => f.field === e.field) === i)
}
