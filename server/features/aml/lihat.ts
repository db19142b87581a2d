/**
 * Reads a flag whole; the identity is masked, or whole for the user who reports it, which is logged (DOMAIN §G-3,
 * §G-6).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { AmlLengkap, identitasAml, lihatAml } from '#domain/calls/aml.ts'
import type { Identitas } from '#domain/calls/faktur.ts'
import type { identitasTersimpan } from '#domain/calls/identitas.ts'
import { errors } from '#domain/errors.ts'
import { samarkanIdentitas } from '#domain/rules/nik.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import {
  bukaIdentitas,
  identitasTersimpan as loadTersimpan,
  type IdentitasDisimpan,
} from '../../faktur/identitas.ts'
import { audit } from '../../rantai/audit.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { loadAml, ringkas } from './load.ts'

const penjualan = statement<AmlLengkap['penjualan'][number]>(
  'aml_lihat_penjualan',
  `SELECT r.no_faktur_group, f.jenis, f.tgl_system, r.nilai, r.tunai, r.lepas
   FROM aml_flag_ref r JOIN faktur_group f USING (no_faktur_group)
   WHERE r.kode_toko = $1 AND r.flag_id = $2 ORDER BY f.tgl_system, r.no_faktur_group`,
)
/** The newest of its sales says who it is. */
const terbaru = statement<IdentitasDisimpan>(
  'aml_lihat_identitas',
  `SELECT i.jenis, i.identitas_enc
   FROM aml_flag_ref r JOIN identitas_pelanggan i ON i.ref_no = r.no_faktur_group AND i.kode_toko = $1
   WHERE r.kode_toko = $1 AND r.flag_id = $2 AND i.identitas_enc IS NOT NULL
   ORDER BY i.tgl_system DESC, i.ref_no DESC LIMIT 1`,
)

async function siapa(ctx: Context, id: number): Promise<Identitas | undefined> {
  const [row] = await ctx.sql(terbaru, [ctx.toko.kode_toko, id])
  return row && bukaIdentitas(ctx, row)
}

/** @throws errors.amlTidakAda */
export async function lihat(
  ctx: Context,
  { params: { id } }: CallInput<typeof lihatAml>,
): Promise<AmlLengkap> {
  const row = await loadAml(ctx, id)
  const [sales, known] = await Promise.all([ctx.sql(penjualan, [ctx.toko.kode_toko, id]), siapa(ctx, id)])
  return {
    ...tampilkanHp(ctx, ringkas(ctx, row)),
    batas: row.batas,
    hari: row.hari,
    penjualan: sales,
    identitas: known ? { ...known, nomor: samarkanIdentitas(known.nomor) } : null,
  }
}

/** @throws errors.amlTidakAda, also where nobody is known */
export async function lihatIdentitas(
  ctx: Context,
  { params: { id } }: CallInput<typeof identitasAml>,
): Promise<CallReply<typeof identitasAml>> {
  await loadAml(ctx, id)
  const known = await siapa(ctx, id)
  if (!known) throw errors.amlTidakAda()
  await audit(ctx, {
    actions: 'LIHAT IDENTITAS',
    table: 'aml_flag',
    ref: String(id),
    sebelum: null,
    sesudah: null,
  })
  return { nomor: known.nomor }
}

/** Returns the identity that the till need not ask again. */
export async function tersimpan(
  ctx: Context,
  { query: { kode_customer, dokumen } }: CallInput<typeof identitasTersimpan>,
): Promise<CallReply<typeof identitasTersimpan>> {
  const known = await loadTersimpan(ctx, { kode_member: kode_customer, dokumen })
  return {
    identitas: known ? { jenis: known.jenis, nomor: samarkanIdentitas(known.nomor), nama: known.nama } : null,
  }
}
