/** The sender hears what has become of a shipment on another server: by its receipt, as a file or asked for, or by an owner's word (DOMAIN §O.7-3). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { readBuktiTerima, tanpaBuktiTerima, tanyaBuktiTerima } from '#domain/calls/kirim.ts'
import { buktiDariPenerima } from '#domain/calls/portal-kirim.ts'
import { errors } from '#domain/errors.ts'
import { zBuktiFile, type BuktiFile } from '#domain/documents/kirim-file.ts'
import { stokLineNo } from '#domain/rules/kode.ts'
import { postingSampaiDiLuar } from '#domain/rules/postings/stok.ts'
import type { Milligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { Later } from '../../outcome.ts'
import { post } from '../../ledger/post.ts'
import { audit } from '../../rantai/audit.ts'
import { kirimSelesai } from './akhiri.ts'
import { readSurat, tanyaSurat } from './surat.ts'

type Diterima = BuktiFile['diterima'][number]
type Sampai = CallReply<typeof readBuktiTerima>
interface SentLine {
  urut: number
  barang_id: number
  kode_barcode: string
  kode_group: string
  kode_dept: string
  berat: Milligram
  status: string
  ditolak: boolean
}

const kepala = statement<{ kode_cabang: string }>(
  'kirim_jauh',
  `SELECT kode_cabang FROM kirim
   WHERE kode_toko = $1 AND no = $2 AND jauh AND berkas_at IS NOT NULL AND kode_cabang IS NOT NULL`,
)
const kunciBarang = statement<unknown>(
  'kunci_barang_kirim_jauh',
  `SELECT b.id FROM barang b JOIN kirim_barang l ON l.barang_id = b.id AND l.status = 'KIRIM'
   WHERE b.kode_toko = $1 AND l.no = $2 ORDER BY b.id FOR UPDATE OF b`,
)
const all = statement<SentLine>(
  'baris_kirim_jauh',
  `SELECT urut, l.barang_id, d.kode_barcode, d.kode_group, d.kode_dept, d.berat, l.status, l.ditolak
   FROM kirim_barang l JOIN dokumen_stok_barang d USING (no, urut)
   WHERE l.kode_toko = $1 AND l.no = $2 ORDER BY urut`,
)
const tandaiSampai = statement<unknown>(
  'kirim_barang_sampai',
  `UPDATE kirim_barang l
   SET status = 'TERIMA', tgl_selesai = $3, selesai_at = $4, kode_gudang_terima = r.kode_gudang,
     kode_baki_terima = r.kode_baki, selisih = r.selisih, no_terima_luar = r.no_terima
   FROM json_to_recordset($5::json) AS r(urut smallint, no_terima text, kode_gudang text, kode_baki text,
       selisih bigint)
   WHERE l.kode_toko = $1 AND l.no = $2 AND l.urut = r.urut AND l.status = 'KIRIM'`,
)
const tandaiTolak = statement<unknown>(
  'kirim_barang_ditolak',
  `UPDATE kirim_barang SET ditolak = true
   WHERE kode_toko = $1 AND no = $2 AND urut = ANY ($3::smallint[]) AND status = 'KIRIM'`,
)

/** @throws errors.berkasBukanBukti and what readSurat does; errors.buktiTanpaKiriman, buktiBertentangan; errors.buktiSudahDibaca when it tells nothing new */
export async function readBukti(
  ctx: Context,
  { body: { berkas: file } }: CallInput<typeof readBuktiTerima>,
): Promise<Sampai> {
  const sampai = await terapkan(ctx, file)
  if (sampai.diterima + sampai.ditolak === 0)
    throw errors.buktiSudahDibaca({ no: sampai.no_kirim }).at('berkas')
  return sampai
}

async function terapkan(ctx: Context, file: string): Promise<Sampai> {
  const bukti = await readSurat(ctx, file, zBuktiFile, errors.berkasBukanBukti)
  const { no_kirim, dari } = bukti
  const [head] = await ctx.sql(kepala, [ctx.toko.kode_toko, no_kirim])
  if (head?.kode_cabang !== dari) throw errors.buktiTanpaKiriman({ no: no_kirim }).at('berkas')
  const lines = await rowKey(ctx, no_kirim)
  if (bertentangan(bukti, lines)) throw errors.buktiBertentangan({ no: no_kirim }).at('berkas')
  const luar = (urut: number) => lines.get(urut)!.status === 'KIRIM'
  const ditolak = bukti.ditolak.filter((urut) => luar(urut) && !lines.get(urut)!.ditolak)
  if (ditolak.length) ctx.send(tandaiTolak, [ctx.toko.kode_toko, no_kirim, ditolak])
  const diterima = bukti.diterima.filter(({ urut }) => luar(urut))
  await write(ctx, no_kirim, diterima, lines)
  return { no_kirim, diterima: diterima.length, ditolak: ditolak.length }
}

/** Pieces by id, then the lines as they are by then. */
async function rowKey(ctx: Context, no_kirim: string): Promise<Map<number, SentLine>> {
  const key = [ctx.toko.kode_toko, no_kirim]
  await ctx.sql(kunciBarang, key)
  return new Map((await ctx.sql(all, key)).map((b) => [b.urut, b]))
}

/** True if the receipt speaks of a line that was not sent, or of a line that ended otherwise here. */
const bertentangan = (bukti: BuktiFile, lines: ReadonlyMap<number, SentLine>): boolean =>
  bukti.diterima.some(({ urut }) => {
    const b = lines.get(urut)
    return !b || b.ditolak || b.status === 'KEMBALI' || b.status === 'HILANG'
  }) || bukti.ditolak.some((urut) => (lines.get(urut)?.status ?? 'TERIMA') === 'TERIMA')

/**
 * Records lines that have arrived. They are no longer on their way: M11 takes them to where this server's books end.
 */
async function write(
  ctx: Context,
  no_kirim: string,
  diterima: readonly Diterima[],
  lines: ReadonlyMap<number, SentLine>,
): Promise<void> {
  if (diterima.length) {
    const { kode_toko, tgl_system } = ctx.toko
    ctx.send(tandaiSampai, [kode_toko, no_kirim, tgl_system, ctx.now, JSON.stringify(diterima)])
    const barang = diterima.map(({ urut }) => ({
      ...lines.get(urut)!,
      ref_line: stokLineNo(no_kirim, urut),
    }))
    ctx.send(kirimSelesai, [no_kirim])
    await post(ctx, postingSampaiDiLuar(no_kirim, barang), no_kirim)
  }
  ctx.announce('kiriman', {}, 'chain')
}

/** Prepares the question to the receiver's server. @throws errors.bukanKirimanJauh, errors.portalTanpaKunci */
export async function tanyaPenerima(
  ctx: Context,
  { body: { no_kirim } }: { body: CallInput<typeof tanyaBuktiTerima>['body'] },
): Promise<Later<string | null> | undefined> {
  const [head] = await ctx.sql(kepala, [ctx.toko.kode_toko, no_kirim])
  if (!head) throw errors.bukanKirimanJauh({ no: no_kirim }).at('no_kirim')
  return tanyaSurat(ctx, head.kode_cabang, buktiDariPenerima, no_kirim)
}

export async function tanyaBukti(
  ctx: Context,
  { body: { no_kirim } }: CallInput<typeof tanyaBuktiTerima>,
  asked: () => string | null | undefined,
): Promise<CallReply<typeof tanyaBuktiTerima>> {
  const file = asked()
  return file ? terapkan(ctx, file) : { no_kirim, diterima: 0, ditolak: 0 }
}

/** An owner answers for it: the pieces leave the books, and whoever refuses them there later is told that they have. @throws errors.bukanKirimanJauh */
export async function tanpaBukti(
  ctx: Context,
  { body: { no_kirim, alasan } }: CallInput<typeof tanpaBuktiTerima>,
): Promise<Sampai> {
  if ((await ctx.sql(kepala, [ctx.toko.kode_toko, no_kirim])).length === 0)
    throw errors.bukanKirimanJauh({ no: no_kirim }).at('no_kirim')
  const lines = await rowKey(ctx, no_kirim)
  const diterima = [...lines.values()].flatMap(({ urut, status, ditolak }): Diterima[] =>
    status === 'KIRIM' && !ditolak
      ? [{ urut, no_terima: '-', kode_gudang: '-', kode_baki: '-', selisih: 0 as Milligram }]
      : [],
  )
  if (diterima.length === 0) throw errors.bukanKirimanJauh({ no: no_kirim }).at('no_kirim')
  await write(ctx, no_kirim, diterima, lines)
  await audit(ctx, {
    actions: 'UBAH',
    table: 'kirim',
    ref: no_kirim,
    sebelum: null,
    sesudah: { tanpa_bukti: diterima.map((d) => d.urut), alasan },
  })
  return { no_kirim, diterima: diterima.length, ditolak: 0 }
}
