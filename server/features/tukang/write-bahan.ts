/** Writes a document of goldsmiths' gold: head and lines in one statement. */
import type { BahanLine } from '#domain/rules/bahan-tukang.ts'
import type { JenisBahan } from '#domain/rules/postings/tukang.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface BahanBaru {
  no: string
  jenis: JenisBahan
  kode_tukang: string
  no_pesanan: string
  keterangan: string
  otorisasi_by: string
  baris: readonly BahanLine[]
}
interface Nilai extends BahanBaru {
  kode_toko: string
  tgl_system: string
  jam: Date
  input_by: string
  id_trx: string
}

const write = statement<unknown, Nilai>(
  'tulis_bahan_tukang',
  `WITH head AS (
     INSERT INTO bahan_tukang (no, kode_toko, tgl_system, jam, jenis, kode_tukang, no_pesanan, keterangan,
         otorisasi_by, input_by, id_trx)
     VALUES (:no, :kode_toko, :tgl_system, :jam, :jenis, :kode_tukang, :no_pesanan, :keterangan,
         :otorisasi_by, :input_by, :id_trx))
   INSERT INTO bahan_tukang_baris (no, urut, kode_toko, pemilik, no_baris, kode_group, kadar, berat)
   SELECT :no, urut, :kode_toko, pemilik, no_baris, kode_group, kadar, berat
   FROM :baris(pemilik text, no_baris smallint, kode_group text, kadar int, berat bigint, urut)`,
)

export const writeBahan = (ctx: Context, bahan: BahanBaru): void =>
  ctx.send(write, {
    ...bahan,
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
  })
