/** A scan, by whichever of the people who count: one statement, however large the count (DOMAIN §B.16). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { scanOpname, ScanOpname, tarikScan } from '#domain/calls/opname.ts'
import { opname } from '#domain/dokumen/opname.ts'
import { errors } from '#domain/errors.ts'
import { DIHITUNG } from '#domain/rules/opname.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { lockOpen } from './load.ts'

/** The end of a count takes its head alone: whoever scans then is waited for, or finds it ended. */
const OPEN = `SELECT no FROM opname WHERE kode_toko = :kode_toko AND no = :no AND status = 'OPEN' FOR KEY SHARE`
const DI_TEMPAT = DIHITUNG.map((status) => `'${status}'`).join(', ')

interface Nilai {
  kode_toko: string
  no: string
  kode_baki: string
  kode_barcode: string
  scan_by: string
  scan_at: Date
  scan_id: string
}
interface Written extends ScanOpname {
  dikenal: boolean
}

/**
 * Judges a scan. A piece expected here is found. A piece that came to this tray since the count was opened (a sale was
 * cancelled) belongs to it. Any other piece is too many, with where the books have it. The first scan of a piece stays:
 * a second person is told.
 */
const write = statement<Written, Nilai>(
  'scan_opname',
  `WITH sesi AS (${OPEN}),
   di AS (
     SELECT s.no, k.kode_gudang AS di_gudang, k.kode_baki AS di_baki
     FROM sesi s JOIN opname_baki k ON k.no = s.no AND k.kode_baki = :kode_baki),
   b AS (
     SELECT id, kode_gudang, kode_baki, status, nama_barang, nama_atribut, kadar_cetak, kode_group, kode_dept,
       berat, status IN (${DI_TEMPAT}) AS di_tempat
     FROM barang WHERE kode_toko = :kode_toko AND kode_barcode = :kode_barcode),
   baru AS (
     SELECT di.*, b.*,
       COALESCE(di_tempat AND b.kode_gudang = di_gudang AND b.kode_baki = di_baki, false) AS disini,
       CASE WHEN b.id IS NULL THEN 'TIDAK DIKENAL'
         WHEN di_tempat THEN concat_ws(' ', b.kode_gudang || ' / ' || b.kode_baki, nullif(b.status, 'READY'))
         ELSE b.status END AS buku
     FROM di LEFT JOIN b ON true)
   INSERT INTO opname_barang AS o (no, kode_toko, kode_barcode, barang_id, diharapkan, kode_gudang, kode_baki,
       di_gudang, di_baki, hasil, status, menurut_buku, nama_barang, nama_atribut, kadar_cetak, kode_group,
       kode_dept, berat, scan_by, scan_at, scan_id)
   SELECT no, :kode_toko, :kode_barcode, id, disini, CASE WHEN disini THEN di_gudang END,
     CASE WHEN disini THEN di_baki END, di_gudang, di_baki, CASE WHEN disini THEN 'FOUND' ELSE 'EXCEED' END,
     'DONE', CASE WHEN disini THEN '-' ELSE buku END, COALESCE(nama_barang, 'TIDAK DIKENAL'),
     COALESCE(nama_atribut, '-'), COALESCE(kadar_cetak, '-'), COALESCE(kode_group, '-'),
     COALESCE(kode_dept, '-'), COALESCE(berat, 0), :scan_by, :scan_at::timestamptz, :scan_id
   FROM baru
   ON CONFLICT (no, kode_barcode) DO UPDATE SET diharapkan = o.diharapkan
     OR (o.scan_id IS NULL AND EXCLUDED.diharapkan),
     kode_gudang = CASE WHEN o.diharapkan OR o.scan_id IS NOT NULL THEN o.kode_gudang
       ELSE EXCLUDED.kode_gudang END,
     kode_baki = CASE WHEN o.diharapkan OR o.scan_id IS NOT NULL THEN o.kode_baki ELSE EXCLUDED.kode_baki END,
     hasil = CASE WHEN o.scan_id IS NOT NULL THEN o.hasil WHEN NOT o.diharapkan THEN EXCLUDED.hasil
       WHEN o.kode_baki = EXCLUDED.di_baki THEN 'FOUND' ELSE 'EXCEED' END,
     menurut_buku = CASE WHEN o.scan_id IS NOT NULL THEN o.menurut_buku
       WHEN o.kode_baki = EXCLUDED.di_baki THEN '-' ELSE EXCLUDED.menurut_buku END,
     di_gudang = COALESCE(o.di_gudang, EXCLUDED.di_gudang), di_baki = COALESCE(o.di_baki, EXCLUDED.di_baki),
     status = 'DONE', scan_by = COALESCE(o.scan_by, EXCLUDED.scan_by),
     scan_at = COALESCE(o.scan_at, EXCLUDED.scan_at), scan_id = COALESCE(o.scan_id, EXCLUDED.scan_id)
   RETURNING o.scan_id = :scan_id AS baru, o.kode_barcode, o.nama_barang, o.kadar_cetak, o.berat,
     COALESCE(o.hasil, 'EXCEED') AS hasil, COALESCE(o.di_baki, '-') AS kode_baki, o.menurut_buku,
     COALESCE(o.scan_by, '-') AS scan_by, to_char(o.scan_at, 'HH24:MI:SS') AS jam,
     o.barang_id IS NOT NULL AS dikenal`,
)

const dirantai = statement<{
  kode_toko: string
  status: string
  nama_barang: string
  kadar_cetak: string
  berat: Milligram
}>(
  'scan_opname_rantai',
  'SELECT kode_toko, status, nama_barang, kadar_cetak, berat FROM barang WHERE kode_barcode = $1',
)
const sebutkan = statement<unknown>(
  'sebutkan_scan_opname',
  `UPDATE opname_barang SET menurut_buku = $4, nama_barang = $5, kadar_cetak = $6, berat = $7
   WHERE kode_toko = $1 AND no = $2 AND kode_barcode = $3`,
)

/** @throws errors.opnameTidakAda, opnameSelesai, opnameBukanBakinya */
export async function scan(
  ctx: Context,
  { params: { no }, body: { kode_baki, kode_barcode } }: CallInput<typeof scanOpname>,
): Promise<CallReply<typeof scanOpname>> {
  const { kode_toko } = ctx.toko
  const [row] = await ctx.sql(write, {
    kode_toko,
    no,
    kode_baki,
    kode_barcode,
    scan_by: ctx.user.user_id,
    scan_at: ctx.now,
    scan_id: ctx.id_trx,
  })
  if (!row) {
    await lockOpen(ctx, no)
    throw errors.opnameBukanBakinya({ no, kode_baki }).at('kode_baki')
  }
  ctx.announce(opname.berita, { no })
  const { dikenal, ...found } = row
  if (dikenal || !found.baru) return found
  // The barcode is of no piece of this shop: perhaps of another shop's.
  const [piece] = await diSeluruhRantai(ctx, () => ctx.sql(dirantai, [kode_barcode]))
  if (!piece) return found
  const { nama_barang, kadar_cetak, berat } = piece
  const menurut_buku = `TOKO ${piece.kode_toko} ${piece.status}`
  ctx.send(sebutkan, [kode_toko, no, kode_barcode, menurut_buku, nama_barang, kadar_cetak, berat])
  return { ...found, menurut_buku, nama_barang, kadar_cetak, berat }
}

const lepas = statement<
  { kode_barcode: string; nama_barang: string },
  Pick<Nilai, 'kode_toko' | 'no' | 'scan_by'>
>(
  'tarik_scan_opname',
  `WITH sesi AS (${OPEN})
   UPDATE opname_barang o
   SET di_gudang = NULL, di_baki = NULL, hasil = NULL, status = 'OPEN', menurut_buku = '-', scan_by = NULL,
     scan_at = NULL, scan_id = NULL
   FROM sesi WHERE o.no = :no AND sesi.no = o.no AND o.kode_barcode = (
     SELECT kode_barcode FROM opname_barang WHERE no = :no AND scan_at IS NOT NULL AND scan_by = :scan_by
     ORDER BY scan_at DESC LIMIT 1)
   RETURNING o.kode_barcode, o.nama_barang`,
)

/**
 * Takes back the user's own last scan: scans of others stay. @throws errors.opnameTidakAda, opnameSelesai,
 * opnameTanpaScan
 */
export async function tarik(
  ctx: Context,
  { params: { no } }: CallInput<typeof tarikScan>,
): Promise<CallReply<typeof tarikScan>> {
  const [row] = await ctx.sql(lepas, { kode_toko: ctx.toko.kode_toko, no, scan_by: ctx.user.user_id })
  if (!row) {
    await lockOpen(ctx, no)
    throw errors.opnameTanpaScan().at('no')
  }
  ctx.announce(opname.berita, { no })
  return row
}
