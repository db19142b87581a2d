/** What has been scanned and not saved yet: kept in the browser's store, so that neither a reload nor a lost answer loses or doubles it. */
import type { BarangStokDilihat } from '#domain/calls/dokumen-stok.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { newIdTrx } from '#client/net/api.ts'
import { tempatDraf } from '#client/net/draf.ts'

export interface DrafStok {
  id_trx: string
  /** 'gudang/baki'; '' while none is chosen. */
  tujuan: string
  keterangan: string
  /** In the order they were scanned. */
  barang: BarangStokDilihat[]
  /** It was sent and nobody knows whether it arrived: until the answer it may only be sent again, unchanged. */
  dikirim: boolean
}

export const drafKosong = (): DrafStok => ({
  id_trx: newIdTrx(),
  tujuan: '',
  keterangan: '',
  barang: [],
  dikirim: false,
})

export const isKosong = ({ tujuan, keterangan, barang }: DrafStok): boolean =>
  tujuan === '' && keterangan === '' && barang.length === 0

/** Each kind of document has its own. */
export const simpanan = ({ path, nama }: Pick<DokumenStok, 'path' | 'nama'>) =>
  tempatDraf<DrafStok>(`data_${path.replaceAll('-', '_')}_tmp`, nama)
