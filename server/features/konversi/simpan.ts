/** Pieces become ones of another group or jenis, where they lie; purity follows the group, and so does the price (DOMAIN §B.13). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanKonversi } from '#domain/calls/konversi.ts'
import { konversi } from '#domain/dokumen/konversi.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { disetujuiKonversi } from '#domain/rules/disetujui.ts'
import { golongan, menjadi, tolakKonversi, type Menjadi } from '#domain/rules/konversi.ts'
import { postingKonversi } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { writeDokumen } from '../../stok/write.ts'

const dikenal = statement<{ group: boolean; jenis: boolean }>(
  'golongan_dikenal',
  `SELECT EXISTS (SELECT 1 FROM grup WHERE kode_group = $1 AND status_aktif) AS group,
     EXISTS (SELECT 1 FROM jenis WHERE kode_dept = $2 AND status_aktif) AS jenis`,
)

/** @throws all errors, each at its place; errors.perluOtorisasi for exactly these pieces, from what and to what */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanKonversi>,
): Promise<CallReply<typeof simpanKonversi>> {
  const { alasan, keterangan } = body
  const diminta = await ambilBarang(ctx, konversi, {
    barang: body.barang,
    wrong: await tujuanError(ctx, body),
    tolak: (b) => tolakKonversi(b, body),
  })
  const { no, qty, berat, barang } = await writeDokumen(ctx, konversi, {
    barang: diminta.map((b) => ({
      ...b,
      menjadi: menjadi(b, body),
      ke: `${golongan(b)} menjadi ${golongan(menjadi(b, body))}`,
    })),
    ke: [body.kode_group, body.kode_dept].filter(Boolean).join(' / '),
    keterangan: keterangan === '-' ? alasan : `${alasan}: ${keterangan}`,
  })
  const izin = await pakaiOtorisasi(ctx, {
    kategori: 'KONVERSI BARANG',
    ref_no: no,
    alasan,
    ids: [body.id_otorisasi],
    untuk: disetujuiKonversi(diminta, body, alasan),
    field: 'id_otorisasi',
  })
  ctx.send(write, {
    no,
    kode_toko: ctx.toko.kode_toko,
    alasan,
    otorisasi_by: izin.user_otorisasi,
    baris: barang.map(({ id, menjadi: ke }) => ({ id, kode_group: ke.kode_group, kode_dept: ke.kode_dept })),
  })
  if (body.kode_group) ctx.send(ikutGroup, [ctx.toko.kode_toko, no])
  await post(ctx, postingKonversi(no, barang), no)
  return { no, qty, berat }
}

async function tujuanError(ctx: Context, { kode_group, kode_dept }: Menjadi): Promise<Refusal[]> {
  if (!kode_group && !kode_dept) return [errors.konversiKosong().at('kode_group')]
  const [ada] = await ctx.sql(dikenal, [kode_group, kode_dept])
  return [
    ...(kode_group && !ada!.group
      ? [errors.pilihanTidakAda({ label: 'Group', kode: kode_group }).at('kode_group')]
      : []),
    ...(kode_dept && !ada!.jenis
      ? [errors.pilihanTidakAda({ label: 'Jenis', kode: kode_dept }).at('kode_dept')]
      : []),
  ]
}

interface Nilai {
  no: string
  kode_toko: string
  alasan: string
  otorisasi_by: string
  baris: readonly { id: number; kode_group: string; kode_dept: string }[]
}
const write = statement<unknown, Nilai>(
  'tulis_konversi',
  `WITH head AS (
       INSERT INTO konversi (no, kode_toko, alasan, otorisasi_by)
       VALUES (:no, :kode_toko, :alasan, :otorisasi_by))
   INSERT INTO konversi_barang (no, urut, kode_toko, kode_group, kode_dept, kadar_asal, kadar_cetak_asal, gold_asal)
   SELECT :no, baris.urut, :kode_toko, baris.kode_group, baris.kode_dept, b.kadar, b.kadar_cetak, b.status_gold
   FROM :baris(id bigint, kode_group text, kode_dept text, urut) JOIN barang b ON b.kode_toko = :kode_toko
     AND b.id = baris.id`,
)
/** The purity on label and nota is that of the new group. */
const ikutGroup = statement<unknown>(
  'barang_ikut_group',
  `UPDATE barang b SET kadar = g.kadar, kadar_cetak = g.kadar_cetak, status_gold = k.status_gold
   FROM dokumen_stok_barang d JOIN konversi_barang n USING (no, urut)
     JOIN grup g ON g.kode_group = n.kode_group JOIN kategori k USING (kode_kategori)
   WHERE b.kode_toko = $1 AND d.no = $2 AND b.id = d.barang_id AND n.kode_group <> d.kode_group`,
)
const kembali = statement<unknown>(
  'barang_kembali_group',
  `UPDATE barang b SET kadar = n.kadar_asal, kadar_cetak = n.kadar_cetak_asal, status_gold = n.gold_asal
   FROM dokumen_stok_barang d JOIN konversi_barang n USING (no, urut)
   WHERE b.kode_toko = $1 AND d.no = $2 AND b.id = d.barang_id`,
)

export const sesudahBatal = async (ctx: Context, no: string): Promise<void> =>
  ctx.send(kembali, [ctx.toko.kode_toko, no])
