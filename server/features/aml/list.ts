/** The list of who is to be reported, and the same to take away with who they are: that is logged (DOMAIN §G-3, §G-6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { AmlExportRow, listAml, eksporAml } from '#domain/calls/aml.ts'
import { sebutAtasNama } from '#domain/calls/faktur.ts'
import { tenggatLapor } from '#domain/rules/aml.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { FLAG_HARI } from '../../faktur/aml-dokumen.ts'
import { bukaIdentitas } from '../../faktur/identitas.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { audit } from '../../rantai/audit.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { COLUMN, loadLibur, OF_TOKO, ringkas, type AmlRow } from './load.ts'

const DICARI = `${OF_TOKO} AND a.tanggal BETWEEN $2::date AND $3::date
  AND ($4::text IS NULL OR a.status_aml = $4)`
/** As many as one look takes. */
const LIMIT = 1_000

const all = statement<AmlRow>(
  'aml_daftar',
  `SELECT ${COLUMN} FROM aml_flag a WHERE ${DICARI}
   ORDER BY (a.status_aml = 'BARU') DESC, CASE WHEN a.status_aml = 'BARU' THEN a.tanggal END, a.tanggal DESC,
     a.id DESC LIMIT ${LIMIT}`,
)

type Dicari = CallInput<typeof listAml>['query']
const nilai = (ctx: Context, { tgl_from, tgl_to, status_aml }: Dicari) => [
  ctx.toko.kode_toko,
  tgl_from ?? '2000-01-01',
  tgl_to ?? '9999-12-31',
  status_aml ?? null,
]

export async function list(
  ctx: Context,
  { query }: CallInput<typeof listAml>,
): Promise<CallReply<typeof listAml>> {
  const [rows, libur] = await diSeluruhRantai(ctx, () =>
    Promise.all([ctx.sql(all, nilai(ctx, query)), loadLibur(ctx)]),
  )
  return rows.map((row) => tampilkanHp(ctx, ringkas(ctx, row, libur)))
}

type OfIdentitas = `${string}identitas` | 'alamat' | 'pekerjaan' | `${string}_lahir` | 'atas_nama'
type Row = Omit<AmlExportRow, 'tenggat' | OfIdentitas> & {
  jenis_kartu: string | null
  identitas_enc: Buffer | null
}
/** Goods of nota `f` and of melted gold `h`. */
const BARANG = `SELECT nama_barang AS nama, berat FROM jual_detail
     WHERE no_faktur_group = r.no_nota AND kode_toko = r.kode_toko AND status_kembali = 'OPEN'
     UNION ALL SELECT nama_barang, berat FROM beli_detail
     WHERE no_faktur_group = r.no_nota AND kode_toko = r.kode_toko
     UNION ALL SELECT 'EMAS LEBUR ' || kode_group, berat FROM lebur_keluar_baris WHERE no = r.no_lebur`
const perDokumen = statement<Row>(
  'aml_ekspor',
  `SELECT a.id, a.tanggal, a.status_aml, r.no_faktur_group AS no, r.kode_toko, COALESCE(f.jenis, 'LEBUR') AS jenis,
     ${FLAG_HARI} AS hari, r.nilai, r.tunai,
     COALESCE(f.kode_member, 'NONMEMBER') AS kode_member, COALESCE(f.nama_customer, h.penerima) AS nama_customer,
     COALESCE(f.no_hp, '-') AS no_hp, i.jenis AS jenis_kartu, i.identitas_enc,
     COALESCE((
       SELECT string_agg(p.jenis || ' ' || p.nominal, '; ' ORDER BY p.urut) FROM pembayaran p
       WHERE p.kode_toko = r.kode_toko AND p.ref_no = r.no_nota AND p.ref_type IN ('PENJUALAN', 'TUKAR', 'PEMBELIAN')),
     h.jenis_bayar || ' ' || h.harga, '-') AS cara_bayar,
     COALESCE(b.barang, '-') AS barang, COALESCE(b.berat, 0)::bigint AS berat
   FROM aml_flag a JOIN aml_flag_ref r ON r.flag_id = a.id AND NOT r.lepas JOIN toko t ON t.kode_toko = r.kode_toko
     LEFT JOIN faktur_group f ON f.no_faktur_group = r.no_nota LEFT JOIN lebur_keluar h ON h.no = r.no_lebur
     LEFT JOIN identitas_pelanggan i ON i.ref_no = r.no_faktur_group AND i.kode_toko = r.kode_toko
     CROSS JOIN LATERAL (
       SELECT string_agg(g.nama, '; ' ORDER BY g.nama) AS barang, sum(g.berat) AS berat FROM (${BARANG}) g) b
   WHERE ${DICARI} ORDER BY a.tanggal, a.id, hari, no`,
)

export async function ekspor(
  ctx: Context,
  { body }: CallInput<typeof eksporAml>,
): Promise<CallReply<typeof eksporAml>> {
  const [rows, libur] = await diSeluruhRantai(ctx, () =>
    Promise.all([ctx.sql(perDokumen, nilai(ctx, body)), loadLibur(ctx)]),
  )
  await audit(ctx, {
    actions: 'EXPORT',
    table: 'aml_flag',
    ref: body.status_aml ?? 'SEMUA',
    sebelum: null,
    sesudah: { ...body, jumlah: rows.length },
  })
  return rows.map(({ jenis_kartu, identitas_enc, ...row }) => {
    const siapa = jenis_kartu ? bukaIdentitas(ctx, { jenis: jenis_kartu, identitas_enc }) : undefined
    return {
      ...row,
      tenggat: tenggatLapor(row.tanggal, row.tanggal, libur).tenggat,
      jenis_identitas: siapa?.jenis ?? '-',
      no_identitas: siapa?.nomor ?? '-',
      nama_identitas: siapa?.nama ?? '-',
      alamat: siapa?.alamat ?? '-',
      tempat_lahir: siapa?.tempat_lahir ?? '-',
      tgl_lahir: siapa?.tgl_lahir ?? null,
      pekerjaan: siapa?.pekerjaan ?? '-',
      atas_nama: sebutAtasNama(siapa?.atas_nama ?? null),
    }
  })
}
