/** Data of a document of new pieces beside head and pieces: where they came from, and what a piece was worth then. */
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface Asal {
  no: string
  sumber: string
  kode_tukang: string
  digest: string
}

const write = statement<unknown>(
  'tulis_tambah_barang',
  `WITH head AS (INSERT INTO tambah_barang (no, kode_toko, sumber, kode_tukang, sidik) VALUES ($1, $2, $3, $4, $5))
   INSERT INTO tambah_barang_baris (no, urut, kode_toko, ongkos, tipe_ongkos, nama_atribut, berat_atribut,
       harga_atribut)
   SELECT d.no, d.urut, d.kode_toko, b.ongkos, b.tipe_ongkos, b.nama_atribut, b.berat_atribut, b.harga_atribut
   FROM dokumen_stok_barang d JOIN barang b ON b.id = d.barang_id WHERE d.no = $1`,
)

export const writeAsal = (ctx: Context, { no, sumber, kode_tukang, digest }: Asal): void =>
  ctx.send(write, [no, ctx.toko.kode_toko, sumber, kode_tukang, digest])
