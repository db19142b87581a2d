/** Gift documents among all documents (server/dokumen): done when they are saved, none waits. */
import { ambilHadiah, beliHadiah, tukarPoin } from '#domain/dokumen/hadiah.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { bukuHadiah } from './buku.ts'

const nomor = { nama: 'hadiah', tanggal: 'tanggal' }

export const hadiah: DokumenArea = {
  nomor: [
    { ...nomor, kinds: [beliHadiah], table: 'hadiah_beli', no: 'no_pembelian' },
    { ...nomor, kinds: [ambilHadiah], table: 'hadiah_ambil', no: 'no_pengambilan' },
    { ...nomor, kinds: [tukarPoin], table: 'tukar_poin', no: 'no_tukar_poin' },
  ],
  buku: bukuHadiah,
}
