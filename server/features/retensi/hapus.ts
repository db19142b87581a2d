/** Forgets what is due, so much at once that nobody waits for it; asked again for the rest (docs/keamanan.md). */
import type { CallInput, CallReply } from '#domain/call.ts'
import { RETENSI_MAKS, type hapusRetensi } from '#domain/calls/retensi.ts'
import type { JenisRetensi } from '#domain/rules/retensi.ts'
import type { Context } from '../../context.ts'
import { statement, type Statement } from '../../db/statement.ts'
import { audit } from '../../rantai/audit.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { halangan, lupakan } from '../member/anonim.ts'
import { tokoLimit, settingRantai, type Limit } from './limits.ts'
import {
  LIMIT,
  DOKUMEN,
  JATUH_IDENTITAS,
  JATUH_MEMBER,
  jatuhPelanggan,
  type DokumenOrang,
} from './dokumen.ts'

type Result = CallReply<typeof hapusRetensi>
interface Diminta {
  batas: readonly Limit[]
  maks: number
}

const identitas = statement<{ ref_no: string }, Diminta>(
  'retensi_hapus_identitas',
  `UPDATE identitas_pelanggan SET identitas_enc = NULL WHERE ref_no IN (
     SELECT i.ref_no FROM ${LIMIT} JOIN identitas_pelanggan i ON ${JATUH_IDENTITAS} ORDER BY i.tgl_system
     LIMIT :maks FOR UPDATE OF i SKIP LOCKED)
   RETURNING ref_no`,
)

const hapusPelanggan = (dokumen: DokumenOrang): Statement<{ no: string }, Diminta> =>
  statement(
    `retensi_hapus_${dokumen.table}`,
    `UPDATE ${dokumen.table}
     SET ${dokumen.columns.map((column) => `${column} = ${column === 'nama_customer' ? `'ANONIM'` : `'-'`}`).join(', ')}
     WHERE ${dokumen.no} IN (
         SELECT d.${dokumen.no} FROM ${LIMIT} JOIN ${dokumen.table} d ON ${jatuhPelanggan(dokumen)}
         ORDER BY d.${dokumen.awal} LIMIT :maks FOR UPDATE OF d SKIP LOCKED)
   RETURNING ${dokumen.no}::text AS no`,
  )
const PELANGGAN = DOKUMEN.map((dokumen) => ({ table: dokumen.table, hapus: hapusPelanggan(dokumen) }))

// Forgets the phone or keyed number by which their sales were added up: the server itself does not write that column.
const kunci = statement<unknown>('retensi_lupakan_kunci', 'SELECT lupakan_kunci_aml($1, $2)')

// Locked, and looked at again behind the lock: who came meanwhile is not due any more.
const member = statement<{ kode_member: string }, Diminta & { sesudah: string }>(
  'retensi_hapus_member',
  `SELECT m.kode_member FROM ${LIMIT} JOIN member m ON ${JATUH_MEMBER} WHERE m.kode_member > :sesudah
   ORDER BY m.kode_member LIMIT :maks FOR UPDATE OF m SKIP LOCKED`,
)

const HAPUS: Record<
  JenisRetensi,
  (ctx: Context, limits: readonly Limit[], sesudah: string) => Promise<Result>
> = {
  IDENTITAS: async (ctx, limits) => {
    const { length } = await diSeluruhRantai(ctx, () =>
      ctx.sql(identitas, { batas: limits, maks: RETENSI_MAKS }),
    )
    return all(length)
  },
  PELANGGAN: (ctx, limits) => diSeluruhRantai(ctx, () => lupakanPelanggan(ctx, limits)),
  MEMBER: lupakanMember,
}

const all = (dihapus: number): Result => ({
  dihapus,
  dilewati: 0,
  lanjut: dihapus < RETENSI_MAKS ? null : '',
})

async function lupakanPelanggan(ctx: Context, limits: readonly Limit[]): Promise<Result> {
  let dihapus = 0
  for (const { table, hapus } of PELANGGAN) {
    const rows = await ctx.sql(hapus, { batas: limits, maks: RETENSI_MAKS - dihapus })
    const nomor = rows.map(({ no }) => no)
    if (table === 'faktur_group' || table === 'aml_flag') await ctx.sql(kunci, [table, nomor])
    dihapus += rows.length
    if (dihapus === RETENSI_MAKS) break
  }
  return all(dihapus)
}

async function lupakanMember(ctx: Context, limits: readonly Limit[], sesudah: string): Promise<Result> {
  const found = await diSeluruhRantai(ctx, () =>
    ctx.sql(member, { batas: limits, maks: RETENSI_MAKS, sesudah }),
  )
  let dihapus = 0
  for (const { kode_member } of found) {
    if (await halangan(ctx, kode_member)) continue
    await lupakan(ctx, kode_member)
    dihapus++
  }
  return {
    dihapus,
    dilewati: found.length - dihapus,
    lanjut: found.length < RETENSI_MAKS ? null : found.at(-1)!.kode_member,
  }
}

export async function hapus(
  ctx: Context,
  { body: { jenis, sesudah } }: CallInput<typeof hapusRetensi>,
): Promise<Result> {
  const limits = tokoLimit(ctx, await diSeluruhRantai(ctx, () => settingRantai(ctx)), jenis)
  const result = await HAPUS[jenis](ctx, limits, sesudah)
  const { dihapus, dilewati } = result
  await audit(ctx, {
    actions: 'ANONIM',
    table: 'retensi',
    ref: jenis,
    sebelum: null,
    sesudah: { dihapus, dilewati },
  })
  return result
}
