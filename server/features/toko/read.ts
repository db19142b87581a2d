/** The shop as its settings screen and its tills see it (DOMAIN §F.2). */
import type { CallReply } from '#domain/call.ts'
import { zAlatToko, type perlengkapanToko } from '#domain/calls/perlengkapan.ts'
import { zIdentitasToko, type pengaturanToko, type allToko } from '#domain/calls/toko.ts'
import { peringatanToko } from '#domain/rules/peringatan-toko.ts'
import type { Zona } from '#domain/zona.ts'
import { hariIni } from '../../process/clock.ts'
import type { Context } from '../../context.ts'
import { diSeluruhRantai } from '../../rantai/all-toko.ts'
import { loadPinjaman } from '../../rantai/izin-gadai.ts'

export async function pengaturan(ctx: Context): Promise<CallReply<typeof pengaturanToko>> {
  const row = await ctx.db
    .selectFrom('toko')
    .selectAll()
    .where('kode_toko', '=', ctx.toko.kode_toko)
    .executeTakeFirstOrThrow()
  const { logo, alat, logo_rusak, timbangan } = await load(ctx)
  const state = {
    izin_gadai: row.izin_gadai,
    modul_hutang: ctx.settings.MODUL_HUTANG,
    timbangan,
    tera_sampai: alat.tera_sampai,
    hari_ini: hariIni(ctx.now, ctx.toko.zona),
  }
  return {
    kode_toko: row.kode_toko,
    is_pusat: row.is_pusat,
    tgl_system: row.tgl_system,
    identitas: identitasOf(row),
    alat,
    logo,
    ...(logo_rusak && { logo_rusak }),
    peringatan: peringatanToko(state),
    pinjaman: ctx.settings.MODUL_HUTANG ? (await loadPinjaman(ctx)).pinjaman : null,
  }
}

type Identitas = CallReply<typeof pengaturanToko>['identitas']
/** The columns of toko that staff may change, as stored. */
export const identitasOf = (row: Record<keyof Identitas, string>): Identitas =>
  Object.fromEntries(
    Object.keys(zIdentitasToko.shape).map((field) => [field, row[field as keyof Identitas]]),
  ) as Identitas

export async function perlengkapan(ctx: Context): Promise<CallReply<typeof perlengkapanToko>> {
  const { logo, alat, timbangan } = await load(ctx)
  return { logo, alat, timbangan }
}

async function load(ctx: Context) {
  const { kode_toko } = ctx.toko
  const logo = await ctx.db
    .selectFrom('logo_toko')
    .select(['tipe', 'isi', 'keadaan'])
    .where('kode_toko', '=', kode_toko)
    .executeTakeFirst()
  const alat = await ctx.db
    .selectFrom('alat_toko')
    .select(['timbangan_baud', 'timbangan_seri', 'tera_sampai'])
    .where('kode_toko', '=', kode_toko)
    .executeTakeFirst()
  const timbangan = await ctx.db
    .selectFrom('timbangan')
    .select(['no_timbangan', 'merek', 'tera_sampai'])
    .where('kode_toko', '=', kode_toko)
    .where('status_aktif', '=', true)
    .orderBy('no_timbangan')
    .execute()
  return {
    timbangan,
    logo: logo?.keadaan === 'SIAP' ? `data:${logo.tipe};base64,${logo.isi.toString('base64')}` : null,
    logo_rusak: logo?.keadaan === 'RUSAK',
    alat: zAlatToko.parse(alat ?? {}),
  }
}

export async function all(ctx: Context): Promise<CallReply<typeof allToko>> {
  const rows = await ctx.db
    .selectFrom('toko')
    .select([
      'kode_toko',
      'nama_toko',
      'kota',
      'tgl_system',
      'is_pusat',
      'status_aktif',
      'zona',
      'jauh',
      'portal',
    ])
    .orderBy('kode_toko')
    .execute()
  const opening = await diSeluruhRantai(ctx, () =>
    ctx.db.selectFrom('pembukaan_toko').select('kode_toko').where('selesai', 'is', null).execute(),
  )
  const waiting = new Set(opening.map((o) => o.kode_toko))
  return rows.map((row) => ({ ...row, zona: row.zona as Zona, pembukaan: waiting.has(row.kode_toko) }))
}
