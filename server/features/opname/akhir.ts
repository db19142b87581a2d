/** The end of a count: judged, allowed, posted; or dropped (DOMAIN §B.16, §O.1-9, §O.1-10). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalOpname, finalOpname, pratinjauOpname } from '#domain/calls/opname.ts'
import { opname } from '#domain/dokumen/opname.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { disetujuiOpname } from '#domain/rules/disetujui.ts'
import { stokLineNo } from '#domain/rules/kode.ts'
import { putuskanOpname, type DecidedLine, type TindakanOpname } from '#domain/rules/opname.ts'
import { postingOpname, type BarangDi } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bukaBaki } from '../../masters/buka-baki.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { lockOpen, loadKepala, loadOpname, type LoadedOpname } from './load.ts'
import { sebabTertahan, type Penahan } from './tertahan.ts'

const putuskan = ({ rows, kini, tempat }: LoadedOpname) => putuskanOpname(rows, kini, tempat)

/** @throws errors.opnameTidakAda, opnameSelesai */
export async function pratinjau(
  ctx: Context,
  { params: { no } }: CallInput<typeof pratinjauOpname>,
  penahan: Penahan,
): Promise<CallReply<typeof pratinjauOpname>> {
  const { status } = await loadKepala(ctx, no)
  if (status !== 'OPEN') throw errors.opnameSelesai({ no, status }).at('no')
  const putusan = putuskan(await loadOpname(ctx, no, false))
  const { ketemu, hilang, lebih, keluar } = putusan
  const refusals = await sebabTertahan(ctx, putusan, penahan)
  return {
    ketemu,
    hilang,
    lebih,
    keluar,
    tertahan: refusals.map(({ errors: [first], message }) => ({
      kode_barcode: first!.field,
      sebab: message,
    })),
  }
}

interface FinalLine {
  kode_barcode: string
  hasil: string
  tindakan: string
  menurut_buku: string
  berat: number
  kode_group: string | null
  kode_dept: string | null
}
interface Akhir {
  kode_toko: string
  no: string
  selesai_by: string
  selesai_at: Date
  baris: readonly FinalLine[]
}
const writeLine = statement<unknown, Pick<Akhir, 'kode_toko' | 'no' | 'baris'>>(
  'akhiri_opname_barang',
  `UPDATE opname_barang o
   SET hasil = baris.hasil, tindakan = baris.tindakan,
     menurut_buku = CASE WHEN baris.menurut_buku = '-' THEN o.menurut_buku ELSE baris.menurut_buku END,
     berat = baris.berat, kode_group = COALESCE(baris.kode_group, o.kode_group),
     kode_dept = COALESCE(baris.kode_dept, o.kode_dept), status = 'DONE'
   FROM :baris(kode_barcode text, hasil text, tindakan text, menurut_buku text, berat bigint, kode_group text,
       kode_dept text)
   WHERE o.kode_toko = :kode_toko AND o.no = :no AND o.kode_barcode = baris.kode_barcode`,
)
const kunciBaki = statement<unknown>(
  'kunci_baki_akhir_opname',
  `SELECT 1 FROM baki b JOIN opname_baki k ON k.kode_toko = b.kode_toko AND k.kode_baki = b.kode_baki
   WHERE k.kode_toko = $1 AND k.no = $2 ORDER BY b.kode_baki FOR NO KEY UPDATE OF b`,
)
const lepasBaki = statement<unknown>(
  'lepas_baki_opname',
  `UPDATE baki b SET status = 'READY' FROM opname_baki k
   WHERE k.kode_toko = $1 AND k.no = $2 AND b.kode_toko = k.kode_toko AND b.kode_baki = k.kode_baki
     AND b.status = 'KUNCI_SO'`,
)
const tandai = statement<unknown>(
  'akhiri_opname',
  'UPDATE opname SET status = $3, selesai_by = $4, selesai_at = $5, alasan_batal = $6 WHERE kode_toko = $1 AND no = $2',
)

/** Ends a count and frees its trays; pieces have been locked before the trays. */
async function akhiri(ctx: Context, no: string, status: 'FINAL' | 'BATAL', alasan = '-'): Promise<void> {
  const { kode_toko } = ctx.toko
  await ctx.sql(kunciBaki, [kode_toko, no])
  ctx.send(lepasBaki, [kode_toko, no])
  ctx.send(tandai, [kode_toko, no, status, ctx.user.user_id, ctx.now, alasan])
  ctx.announce(opname.berita, { no })
  ctx.announce('master', { name: 'baki' })
}

/** @throws errors.opnameTidakAda, opnameSelesai, perluOtorisasi; opnameTertahan of each piece that is held */
export async function final(
  ctx: Context,
  { params: { no }, body }: CallInput<typeof finalOpname>,
  penahan: Penahan,
): Promise<CallReply<typeof finalOpname>> {
  const { kode_toko } = ctx.toko
  const { tempat } = await lockOpen(ctx, no)
  const loaded = await loadOpname(ctx, no, true)
  const putusan = putuskan(loaded)
  refuseAll(await sebabTertahan(ctx, putusan, penahan))
  const { ketemu, hilang, lebih, keluar } = putusan
  await pakaiOtorisasi(ctx, {
    kategori: 'STOCK OPNAME FINAL',
    ref_no: no,
    ids: [body?.id_otorisasi],
    untuk: disetujuiOpname({
      no,
      tempat,
      ketemu,
      hilang,
      lebih,
      keluar,
      lines: putusan.lines.map(({ line, tindakan }) => ({ ...line, tindakan })),
    }),
  })
  const before = new Map(loaded.rows.map((row) => [row.kode_barcode, row.hasil]))
  ctx.send(writeLine, {
    kode_toko,
    no,
    baris: putusan.lines
      .filter(({ line, result }) => result === 'EXCEED' || before.get(line.kode_barcode) !== result)
      .map((b) => finalLine(b, loaded)),
  })
  await akhiri(ctx, no, 'FINAL')
  await bukukan(ctx, no, putusan.lines, loaded)
  if (putusan.lines.some(({ tindakan }) => tindakan !== '-' && tindakan !== 'DICATAT'))
    ctx.announce('stok', { no })
  return { no, ketemu, hilang, lebih, keluar }
}

function finalLine({ line, result, tindakan, kini }: DecidedLine, loaded: LoadedOpname): FinalLine {
  const piece = line.barang_id === null ? undefined : loaded.kini.get(line.barang_id)
  const tersimpan = kini && { lokasi: kini.lokasi.replace('/', ' / '), status: kini.status }
  return {
    kode_barcode: line.kode_barcode,
    hasil: result,
    tindakan,
    // Place of the piece by the books until now.
    menurut_buku: !tersimpan
      ? '-'
      : result === 'LOST' || tersimpan.status === 'READY'
        ? tersimpan.lokasi
        : `${tersimpan.lokasi} ${tersimpan.status}`,
    berat: (kini ?? line).berat,
    kode_group: piece?.kode_group ?? null,
    kode_dept: piece?.kode_dept ?? null,
  }
}

/** Posts all that moves in one posting; none where everything lies as the books have it. */
async function bukukan(
  ctx: Context,
  no: string,
  rows: readonly DecidedLine[],
  { kini }: LoadedOpname,
): Promise<void> {
  const yang = (wanted: TindakanOpname) =>
    rows.flatMap(({ line: row, tindakan }, i) => {
      if (tindakan !== wanted) return []
      const piece = kini.get(row.barang_id!)!
      const barang: BarangDi = { ...piece, barang_id: piece.id, ref_line: stokLineNo(no, i + 1) }
      return [{ ...barang, dari: piece.lokasi, di: row.di }]
    })
  const hilang = yang('HILANG')
  const masuk = (wanted: TindakanOpname) => yang(wanted).map((b) => ({ ...b, lokasi: b.di! }))
  const [pindah, ketemu] = [masuk('PINDAH'), masuk('KETEMU')]
  if (hilang.length + pindah.length + ketemu.length === 0) return
  // A tray that was deactivated while it was counted is active again.
  await bukaBaki(
    ctx,
    [...pindah, ...ketemu].map(({ lokasi }) => ({ kode_baki: lokasi.split('/')[1]! })),
  )
  await post(ctx, postingOpname(no, { hilang, ketemu, pindah }), no)
}

/** Levels that drop what another has begun. */
const PENGAWAS = ['OWN', 'SU', 'SPV']

/** @throws errors.opnameTidakAda, opnameSelesai, tidakDiizinkan */
export async function batal(
  ctx: Context,
  { params: { no }, body: { alasan } }: CallInput<typeof batalOpname>,
): Promise<CallReply<typeof batalOpname>> {
  const { input_by } = await lockOpen(ctx, no)
  if (input_by !== ctx.user.user_id && !PENGAWAS.includes(ctx.user.level)) throw errors.tidakDiizinkan()
  await akhiri(ctx, no, 'BATAL', alasan)
  return { no, status: 'BATAL' }
}
