/** The list of who is to be reported, and the same to take away with who they are: that is logged (DOMAIN §G-3, §G-6). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { AmlExportRow, listAml, eksporAml } from '#domain/calls/aml.ts'
import { tenggatLapor } from '#domain/rules/aml.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { bukaIdentitas, type IdentitasDisimpan } from '../../faktur/identitas.ts'
import { audit } from '../../rantai/audit.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { COLUMN, ringkas, type AmlRow } from './load.ts'

const DICARI = `a.kode_toko = $1 AND a.tanggal BETWEEN $2::date AND $3::date
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
  const rows = await ctx.sql(all, nilai(ctx, query))
  return rows.map((row) => tampilkanHp(ctx, ringkas(ctx, row)))
}

type Row = Omit<AmlExportRow, 'tenggat' | `${string}identitas` | 'alamat' | 'pekerjaan'> & {
  [K in keyof IdentitasDisimpan]: IdentitasDisimpan[K] | null
}
const perNota = statement<Row>(
  'aml_ekspor',
  `SELECT a.id, a.tanggal, a.status_aml, r.no_faktur_group, f.tgl_system, r.nilai, r.tunai, f.kode_member,
     f.nama_customer, f.no_hp, i.jenis, i.identitas_enc
   FROM aml_flag a JOIN aml_flag_ref r ON r.flag_id = a.id AND NOT r.lepas
     JOIN faktur_group f ON f.no_faktur_group = r.no_faktur_group
     LEFT JOIN identitas_pelanggan i ON i.ref_no = r.no_faktur_group AND i.kode_toko = $1
   WHERE ${DICARI} ORDER BY a.tanggal, a.id, f.tgl_system, r.no_faktur_group`,
)

export async function ekspor(
  ctx: Context,
  { body }: CallInput<typeof eksporAml>,
): Promise<CallReply<typeof eksporAml>> {
  const rows = await ctx.sql(perNota, nilai(ctx, body))
  await audit(ctx, {
    actions: 'EXPORT',
    table: 'aml_flag',
    ref: body.status_aml ?? 'SEMUA',
    sebelum: null,
    sesudah: { ...body, jumlah: rows.length },
  })
  return rows.map(({ jenis, identitas_enc, ...row }) => {
    const siapa = jenis ? bukaIdentitas(ctx, { jenis, identitas_enc }) : undefined
    return {
      ...row,
      tenggat: tenggatLapor(row.tanggal, ctx.toko.tgl_system).tenggat,
      jenis_identitas: siapa?.jenis ?? '-',
      no_identitas: siapa?.nomor ?? '-',
      nama_identitas: siapa?.nama ?? '-',
      alamat: siapa?.alamat ?? '-',
      pekerjaan: siapa?.pekerjaan ?? '-',
    }
  })
}
