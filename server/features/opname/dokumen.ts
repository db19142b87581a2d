/** Counts among all documents (server/dokumen): one that is open keeps the day from being closed (DOMAIN §B.21-5). */
import { opname as kind } from '#domain/dokumen/opname.ts'
import { errors } from '#domain/errors.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { bukuOpname } from './buku.ts'

const opened = statement<{ ada: boolean }>(
  'tutup_opname',
  `SELECT EXISTS (SELECT 1 FROM opname WHERE kode_toko = $1 AND status = 'OPEN') AS ada`,
)

export const opname: DokumenArea = {
  nomor: [{ nama: 'stock opname', kinds: [kind], table: 'opname', no: 'no', tanggal: 'tgl_system' }],
  tutup: [
    {
      nama: 'stock opname sudah selesai',
      bagian: 'transaksi',
      berat: 'tolak',
      periksa: async ({ sql, toko }) =>
        (await sql(opened, [toko.kode_toko]))[0]!.ada ? errors.opnameBelumSelesai() : undefined,
    },
  ],
  buku: bukuOpname,
}
