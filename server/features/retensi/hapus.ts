/** Forgets what is due, so much at once that nobody waits for it; asked again for the rest (docs/keamanan.md). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { hapusRetensi } from '#domain/calls/retensi.ts'
import { disetujuiRetensi } from '#domain/rules/disetujui.ts'
import { RETENSI_MAKS } from '#domain/rules/retensi.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { lepasFoto } from '../../foto/foto.ts'
import { audit } from '../../rantai/audit.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { halangan, lupakan } from '../member/anonim.ts'
import { tokoLimit, settingRantai, type Limit } from './limits.ts'
import { LIMIT, JATUH_MEMBER } from './dokumen.ts'
import { TEMPAT, textHapus, type JenisColumn } from './tempat.ts'
import { due } from './read.ts'

type Result = CallReply<typeof hapusRetensi>
interface Diminta {
  batas: readonly Limit[]
  maks: number
}

const forget = (jenis: JenisColumn) =>
  TEMPAT[jenis].map((tempat) => ({
    ...tempat,
    hapus: statement<{ no: string; foto: string | null }, Diminta>(
      `retensi_hapus_${jenis.toLowerCase()}_${tempat.table}`,
      textHapus(tempat),
    ),
  }))
const FORGET: Record<JenisColumn, ReturnType<typeof forget>> = {
  IDENTITAS: forget('IDENTITAS'),
  PAJAK: forget('PAJAK'),
  PELANGGAN: forget('PELANGGAN'),
}

// Forgets the phone or keyed number by which their sales were added up: the server itself does not write that column.
const kunci = statement<unknown>('retensi_lupakan_kunci', 'SELECT lupakan_kunci_aml($1, $2)')

// Locked, and looked at again behind the lock: who came meanwhile is not due any more.
const member = statement<{ kode_member: string }, Diminta & { sesudah: string }>(
  'retensi_hapus_member',
  `SELECT m.kode_member FROM ${LIMIT} JOIN member m ON ${JATUH_MEMBER} WHERE m.kode_member > :sesudah
   ORDER BY m.kode_member LIMIT :maks FOR UPDATE OF m SKIP LOCKED`,
)

async function lupakanColumns(ctx: Context, jenis: JenisColumn, limits: readonly Limit[]): Promise<Result> {
  let dihapus = 0
  for (const { table, hapus, foto } of FORGET[jenis]) {
    const rows = await ctx.sql(hapus, { batas: limits, maks: RETENSI_MAKS - dihapus })
    const nomor = rows.map(({ no }) => no)
    if (table === 'faktur_group' || table === 'aml_flag') await ctx.sql(kunci, [table, nomor])
    for (const row of rows) if (foto && row.foto) lepasFoto(ctx, foto.folder, row.foto)
    dihapus += rows.length
    if (dihapus === RETENSI_MAKS) break
  }
  return { dihapus, dilewati: 0, lanjut: dihapus < RETENSI_MAKS ? null : '' }
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

/** @throws errors.perluOtorisasi: who asks does not allow, and is somebody else than who does */
export async function hapus(
  ctx: Context,
  { body: { jenis, sesudah } }: CallInput<typeof hapusRetensi>,
): Promise<Result> {
  const { limits, jatuh } = await diSeluruhRantai(ctx, async () => {
    const limits = tokoLimit(ctx, await settingRantai(ctx), jenis)
    return { limits, jatuh: await due(ctx, jenis, limits, sesudah) }
  })
  if (jatuh.jumlah === 0) return { dihapus: 0, dilewati: 0, lanjut: null }
  const { user_otorisasi } = await pakaiOtorisasi(ctx, {
    kategori: 'HAPUS DATA PRIBADI',
    ref_no: `DATA PRIBADI ${jenis}`,
    untuk: disetujuiRetensi({ ...jatuh, jumlah: Math.min(RETENSI_MAKS, jatuh.jumlah) }),
  })
  const result =
    jenis === 'MEMBER'
      ? await lupakanMember(ctx, limits, sesudah)
      : await diSeluruhRantai(ctx, () => lupakanColumns(ctx, jenis, limits))
  const { dihapus, dilewati } = result
  await audit(ctx, {
    actions: 'ANONIM',
    table: 'retensi',
    ref: jenis,
    sebelum: null,
    sesudah: { dihapus, dilewati, diizinkan: user_otorisasi },
  })
  return result
}
