/** Pieces that are still out come back to where they lay, or are lost (DOMAIN §O.1-6): each a document of its own. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanHilangKirim, simpanTarikKirim } from '#domain/calls/kirim.ts'
import type { DokumenStok } from '#domain/dokumen-stok.ts'
import { hilangKirim, tarikKirim } from '#domain/dokumen/kirim.ts'
import { errors, refuseAll, type Refusal } from '#domain/errors.ts'
import { disetujuiAkhiri } from '#domain/rules/kirim.ts'
import type { Posting } from '#domain/rules/posting.ts'
import { postingBatalKirim, postingHilangDiJalan } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bukaBaki } from '../../masters/buka-baki.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { writeDokumen, type WrittenBarang } from '../../stok/write.ts'
import type { LoadedBarang } from '../../stok/load.ts'

type Diminta = CallInput<typeof simpanTarikKirim>
type Answer = CallReply<typeof simpanTarikKirim>

export const tarik = (ctx: Context, input: Diminta): Promise<Answer> =>
  akhiri(ctx, input, {
    dokumen: tarikKirim,
    status: 'KEMBALI',
    posting: (no, barang) => postingBatalKirim(no, 'V:TRANSIT', barang),
  })

export const hilang = (
  ctx: Context,
  input: CallInput<typeof simpanHilangKirim>,
): Promise<CallReply<typeof simpanHilangKirim>> =>
  akhiri(ctx, input, { dokumen: hilangKirim, status: 'HILANG', posting: postingHilangDiJalan })

interface Akhir {
  dokumen: DokumenStok
  status: 'KEMBALI' | 'HILANG'
  posting: (no: string, barang: WrittenBarang<LoadedBarang>[]) => Posting
}

interface DiJalan extends LoadedBarang {
  urut: number
}
// Locked by id, as who receives one of them does; whether its line is still out is asked when it is held.
const kunci = statement<unknown>(
  'kunci_barang_di_jalan',
  `SELECT b.id FROM barang b WHERE b.kode_toko = $1 AND b.id IN (
     SELECT barang_id FROM kirim_barang
     WHERE kode_toko = $1 AND no = $2 AND urut = ANY ($3::smallint[]) AND status = 'KIRIM') ORDER BY b.id
     FOR UPDATE`,
)
const load = statement<DiJalan>(
  'muat_barang_di_jalan',
  `SELECT l.urut, b.id, COALESCE(b.kode_barcode, '-') AS kode_barcode, b.kode_group, b.kode_dept,
     b.nama_barang, b.kadar_cetak, b.berat, b.kode_gudang, b.kode_baki, b.status, '-' AS tujuan,
     k.status <> 'READY' AS baki_dikunci
   FROM kirim_barang l JOIN barang b ON b.kode_toko = l.kode_toko AND b.id = l.barang_id
     JOIN baki k ON k.kode_toko = b.kode_toko AND k.kode_gudang = b.kode_gudang AND k.kode_baki = b.kode_baki
   WHERE l.kode_toko = $1 AND l.no = $2 AND l.urut = ANY ($3::smallint[]) AND l.status = 'KIRIM' ORDER BY l.urut`,
)
/** A shipment whose letter is out: who hands it out meanwhile is waited for. */
const keluar = statement<{ kode_cabang: string; ditolak: number[] }>(
  'kirim_berkas_keluar',
  `SELECT kode_cabang, ARRAY(SELECT b.urut::int FROM kirim_barang b WHERE b.no = k.no AND b.ditolak) AS ditolak
   FROM kirim k WHERE kode_toko = $1 AND no = $2 AND jauh AND berkas_at IS NOT NULL AND kode_cabang IS NOT NULL`,
)
const kunciJauh = statement<unknown>(
  'kunci_kirim_jauh',
  'SELECT 1 FROM kirim WHERE kode_toko = $1 AND no = $2 AND jauh FOR UPDATE',
)
const nama = statement<{ kode_barcode: string; urut: number; ke: string }>(
  'barang_kiriman',
  `SELECT d.urut, d.kode_barcode, h.ke FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no)
   WHERE h.kode_toko = $1 AND h.no = $2 AND h.kind IN ('KIRIM', 'KIRIM PUSAT')`,
)
const tandai = statement<unknown>(
  'akhiri_kirim_barang',
  `UPDATE kirim_barang SET status = $4, tgl_selesai = $5, selesai_at = $6, no_selesai = $7
   WHERE kode_toko = $1 AND no = $2 AND urut = ANY ($3::smallint[]) AND status = 'KIRIM'`,
)
/** The head has arrived when no line of it is out any more. */
export const kirimSelesai = statement<unknown>('kirim_selesai', 'SELECT kirim_selesai($1)')

/** @throws errors.dokumenStokTidakAda, barangTidakDiJalan, berkasSudahKeluar and bakiDikunci at their lines, perluOtorisasi */
async function akhiri(ctx: Context, { body }: Diminta, { dokumen, status, posting }: Akhir): Promise<Answer> {
  const { no_kirim, alasan, id_otorisasi } = body
  const { kode_toko, tgl_system } = ctx.toko
  const urut = [...new Set(body.baris)]
  const written = new Map((await ctx.sql(nama, [kode_toko, no_kirim])).map((b) => [b.urut, b]))
  if (written.size === 0) throw errors.dokumenStokTidakAda({ nama: 'Kiriman', no: no_kirim }).at('no_kirim')
  await ctx.sql(kunci, [kode_toko, no_kirim, urut])
  await ctx.sql(kunciJauh, [kode_toko, no_kirim])
  const [luar] = await ctx.sql(keluar, [kode_toko, no_kirim])
  const dijalan = await ctx.sql(load, [kode_toko, no_kirim, urut])
  refuseAll(
    urut.flatMap((n, i): Refusal[] => {
      const line = written.get(n)
      const piece = dijalan.find((b) => b.urut === n)
      const refusal = !line
        ? errors.barisTidakAda({ urut: n })
        : !piece
          ? errors.barangTidakDiJalan({ kode_barcode: line.kode_barcode, no: no_kirim })
          : luar && !luar.ditolak.includes(n)
            ? errors.berkasSudahKeluar({ no: no_kirim, kode_toko: luar.kode_cabang })
            : status === 'KEMBALI' && piece.baki_dikunci
              ? errors.bakiDikunci(piece)
              : undefined
      return refusal ? [refusal.at(`baris.${i}`)] : []
    }),
  )
  const untuk = disetujuiAkhiri({
    apa: dokumen.nama,
    no_kirim,
    barang: dijalan,
    alasan,
  })
  const { no, qty, berat, barang } = await writeDokumen(ctx, dokumen, {
    barang: dijalan,
    ke: `${no_kirim} ${written.get(urut[0]!)!.ke}`,
    keterangan: alasan,
  })
  await pakaiOtorisasi(ctx, {
    kategori: 'BATAL KIRIM',
    ref_no: no,
    alasan,
    ids: [id_otorisasi],
    untuk,
    field: 'id_otorisasi',
  })
  ctx.send(tandai, [kode_toko, no_kirim, urut, status, tgl_system, ctx.now, no])
  ctx.send(kirimSelesai, [no_kirim])
  if (status === 'KEMBALI') await bukaBaki(ctx, dijalan)
  await post(ctx, posting(no, barang), no)
  ctx.announce('kiriman', {}, 'chain')
  return { no, qty, berat }
}
