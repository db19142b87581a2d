/**
 * Reads a flag whole, with its documents in all shops; the identity is masked, or whole for the user who reports it, which is logged (DOMAIN §G-3,
 * §G-6).
 */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { AmlLengkap, identitasAml, lihatAml } from '#domain/calls/aml.ts'
import { sebutAtasNama, type Identitas } from '#domain/calls/faktur.ts'
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
import { FLAG_HARI } from '../../faktur/aml-dokumen.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { audit } from '../../rantai/audit.ts'
import { tampilkanHp } from '../../rantai/member.ts'
import { loadAml, loadLibur, ringkas } from './load.ts'

const dokumen = statement<AmlLengkap['dokumen'][number]>(
  'aml_lihat_dokumen',
  `SELECT r.no_faktur_group AS no, r.kode_toko, COALESCE(f.jenis, 'LEBUR') AS jenis,
     ${FLAG_HARI} AS tanggal, r.nilai, r.tunai, r.lepas
   FROM aml_flag_ref r JOIN toko t ON t.kode_toko = r.kode_toko
     LEFT JOIN faktur_group f ON f.no_faktur_group = r.no_nota LEFT JOIN lebur_keluar h ON h.no = r.no_lebur
   WHERE r.flag_id = $1 ORDER BY tanggal, no`,
)
const identities = statement<IdentitasDisimpan>(
  'aml_lihat_identitas',
  `SELECT i.jenis, i.identitas_enc
   FROM aml_flag_ref r JOIN identitas_pelanggan i ON i.ref_no = r.no_faktur_group AND i.kode_toko = r.kode_toko
   WHERE r.flag_id = $1 AND NOT r.lepas AND i.identitas_enc IS NOT NULL
   ORDER BY i.tgl_system DESC, i.ref_no DESC`,
)

interface Known {
  identitas: Identitas
  atas_nama: Identitas['atas_nama']
}
/** The newest of its documents says who it is, the newest in which that was asked when they were born and for whom they act. */
async function siapa(ctx: Context, id: number): Promise<Known | undefined> {
  const known = (await ctx.sql(identities, [id])).map((row) => bukaIdentitas(ctx, row)!)
  const [newest] = known
  if (!newest) return undefined
  const { tempat_lahir, tgl_lahir } = known.find((i) => i.tgl_lahir) ?? newest
  const { atas_nama } = known.find((i) => i.atas_nama) ?? newest
  return { identitas: { ...newest, tempat_lahir, tgl_lahir }, atas_nama }
}

/** @throws errors.amlTidakAda */
export async function lihat(
  ctx: Context,
  { params: { id } }: CallInput<typeof lihatAml>,
): Promise<AmlLengkap> {
  const [row, documents, known, libur] = await diSeluruhRantai(ctx, () =>
    Promise.all([loadAml(ctx, id), ctx.sql(dokumen, [id]), siapa(ctx, id), loadLibur(ctx)]),
  )
  return {
    ...tampilkanHp(ctx, ringkas(ctx, row, libur)),
    batas: row.batas,
    hari: row.hari,
    dokumen: documents,
    identitas: known ? masked(known.identitas) : null,
    atas_nama: sebutAtasNama(known?.atas_nama ?? null),
  }
}

const masked = ({ atas_nama: _, ...known }: Identitas) => ({
  ...known,
  nomor: samarkanIdentitas(known.nomor),
})

/** @throws errors.amlTidakAda, also where nobody is known */
export async function lihatIdentitas(
  ctx: Context,
  { params: { id } }: CallInput<typeof identitasAml>,
): Promise<CallReply<typeof identitasAml>> {
  const known = await diSeluruhRantai(ctx, async () => {
    await loadAml(ctx, id)
    return siapa(ctx, id)
  })
  if (!known) throw errors.amlTidakAda()
  await audit(ctx, {
    actions: 'LIHAT IDENTITAS',
    table: 'aml_flag',
    ref: String(id),
    sebelum: null,
    sesudah: null,
  })
  return { nomor: known.identitas.nomor }
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
