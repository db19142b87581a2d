/** A shipment from another server becomes known here, once: read from a file, or asked of the server of its sender (DOMAIN §O.7-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { fileFromPengirim } from '#domain/calls/portal-kirim.ts'
import type { ambilKiriman, readKirimanFile } from '#domain/calls/terima.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import {
  tokoPengirim,
  zKirimanFile,
  type BarangKiriman,
  type KirimanFile,
} from '#domain/documents/kirim-file.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Later } from '../../outcome.ts'
import { tolakBarcode } from './barcode-luar.ts'
import { masukkanMaster } from './master-luar.ts'
import { readSurat, tanyaSurat } from './surat.ts'

const dikenal = statement<{ no: string }>('kiriman_dikenal', 'SELECT no FROM kiriman_masuk($1) LIMIT 1')
const dariSini = statement<{ ada: boolean }>('kiriman_dari_sini', 'SELECT kiriman_dari_sini($1) AS ada')
const alreadyRead = statement<unknown>(
  'kiriman_luar_dibaca',
  'SELECT 1 FROM kiriman_luar WHERE kode_toko = $1 AND no = $2',
)
const belumAda = statement<{ kode_group: string | null; kode_dept: string | null }>(
  'master_kiriman_belum_ada',
  `SELECT g AS kode_group, NULL AS kode_dept FROM unnest($1::text[]) g
   WHERE NOT EXISTS (SELECT 1 FROM grup WHERE kode_group = g AND status_aktif)
   UNION ALL SELECT NULL, d FROM unnest($2::text[]) d
   WHERE NOT EXISTS (SELECT 1 FROM jenis WHERE kode_dept = d AND status_aktif)`,
)
interface Nilai {
  no: string
  kode_toko: string
  kode_cabang: string
  tgl_kirim: string
  jam: string
  keterangan: string
  input_by: string
  id_trx_kirim: string
  dibaca_at: Date
  dibaca_by: string
  id_trx: string
  baris: readonly object[]
}
const write = statement<unknown, Nilai>(
  'tulis_kiriman_luar',
  `WITH head AS (
     INSERT INTO kiriman_luar (no, kode_toko, kode_cabang, tgl_kirim, jam, keterangan, input_by, id_trx_kirim,
         dibaca_at, dibaca_by, id_trx)
     VALUES (:no, :kode_toko, :kode_cabang, :tgl_kirim, :jam, :keterangan, :input_by, :id_trx_kirim,
         :dibaca_at, :dibaca_by, :id_trx))
   INSERT INTO kiriman_luar_barang (no, urut, kode_toko, kode_barcode, nama_barang, kadar_cetak, kode_group,
       kode_dept, berat, isi)
   SELECT :no, baris.urut, :kode_toko, baris.kode_barcode, baris.nama_barang, baris.kadar_cetak,
     baris.kode_group, baris.kode_dept, baris.berat, baris.isi
   FROM :baris(urut smallint, kode_barcode text, nama_barang text, kadar_cetak text, kode_group text,
       kode_dept text, berat bigint, isi jsonb)`,
)

/** @throws errors.berkasBukanKiriman and what readSurat does; errors.kirimanSudahDibaca, kirimanServerIni; of its pieces all that is wrong */
export const readFile = (
  ctx: Context,
  { body: { berkas: file } }: CallInput<typeof readKirimanFile>,
): Promise<CallReply<typeof readKirimanFile>> => masukkan(ctx, file)

async function masukkan(ctx: Context, file: string): Promise<{ no_kirim: string }> {
  const { kode_toko } = ctx.toko
  const kiriman = await readSurat(ctx, file, zKirimanFile, errors.berkasBukanKiriman)
  const { no_kirim: no } = kiriman
  if ((await ctx.sql(alreadyRead, [kode_toko, no])).length)
    throw errors.kirimanSudahDibaca({ no }).at('berkas')
  if ((await ctx.sql(dariSini, [no]))[0]!.ada) throw errors.kirimanServerIni({ no, kode_toko }).at('berkas')
  if (tokoPengirim(no) !== kiriman.dari) throw errors.berkasBukanKiriman().at('berkas')
  refuseAll([...(await masukkanMaster(ctx, kiriman)), ...(await periksaBarang(ctx, kiriman))])
  ctx.send(write, {
    no,
    kode_toko,
    kode_cabang: kiriman.dari,
    tgl_kirim: kiriman.tgl_system,
    jam: kiriman.jam,
    keterangan: kiriman.keterangan,
    input_by: kiriman.input_by,
    id_trx_kirim: kiriman.id_trx,
    dibaca_at: ctx.now,
    dibaca_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    baris: kiriman.barang.map(line),
  })
  ctx.announce('kiriman', {})
  return { no_kirim: no }
}

const line = ({ urut, ...content }: BarangKiriman) => ({
  urut,
  kode_barcode: content.kode_barcode,
  nama_barang: content.nama_barang,
  kadar_cetak: content.kadar_cetak,
  kode_group: content.kode_group,
  kode_dept: content.kode_dept,
  berat: content.berat,
  isi: content,
})

/** Every group, jenis and barcode that cannot be taken over, all at once. */
async function periksaBarang(ctx: Context, { barang }: KirimanFile): Promise<Refusal[]> {
  const groups = [...new Set(barang.map((b) => b.kode_group))]
  const jenis = [...new Set(barang.map((b) => b.kode_dept))]
  const kurang = await ctx.sql(belumAda, [groups, jenis])
  const wrong = await tolakBarcode(
    ctx,
    barang.map((b) => b.kode_barcode),
  )
  return [
    ...kurang.map(({ kode_group, kode_dept }): Refusal =>
      (kode_group
        ? errors.groupTidakAktifDiSini({ kode_group })
        : errors.jenisTidakAktifDiSini({ kode_dept: kode_dept! })
      ).at('berkas'),
    ),
    ...[...wrong.values()].map((refusal) => refusal.at('berkas')),
  ]
}

/**
 * Prepares the question to the sender's server; undefined when the shipment is known here, or its sender is at home
 * here. @throws errors.portalTanpaKunci
 */
export async function tanyaPengirim(
  ctx: Context,
  { body: { no_kirim } }: { body: CallInput<typeof ambilKiriman>['body'] },
): Promise<Later<string | null> | undefined> {
  if ((await ctx.sql(dikenal, [no_kirim])).length) return undefined
  const dari = tokoPengirim(no_kirim)
  return dari === ctx.toko.kode_toko ? undefined : tanyaSurat(ctx, dari, fileFromPengirim, no_kirim)
}

/** @throws errors.kirimanTidakAda; of the asking what tanyaPengirim does; what readFile does */
export async function ambil(
  ctx: Context,
  { body: { no_kirim } }: CallInput<typeof ambilKiriman>,
  asked: () => string | null | undefined,
): Promise<CallReply<typeof ambilKiriman>> {
  if ((await ctx.sql(dikenal, [no_kirim])).length) return { no_kirim }
  const file = asked()
  if (!file) throw errors.kirimanTidakAda({ no: no_kirim }).at('no_kirim')
  return masukkan(ctx, file)
}
