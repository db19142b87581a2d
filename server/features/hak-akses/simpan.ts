/** Sets all rights of a user. Only what changes is written, each change with its row in audit_log. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanHakAkses } from '#domain/calls/hak-akses.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { seesEverything, type Level } from '#domain/level.ts'
import type { HakAkses } from '#domain/rights.ts'
import { hanyaLevel } from '#domain/rules/otorisasi.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { diatur, hakDari, menuUntuk, pemilik, versiDari, type Hak } from './read.ts'

type Body = CallInput<typeof simpanHakAkses>['body']

/** @throws errors.userTidakAda, errors.melihatSemua, errors.masterBerubah, errors.menuBukanUntukLevel, errors.hanyaUntukLevel */
export async function simpan(
  ctx: Context,
  { params: { user_id }, body }: CallInput<typeof simpanHakAkses>,
): Promise<CallReply<typeof simpanHakAkses>> {
  const user = await pemilik(ctx, user_id)
  await ctx.db.selectFrom('users').select('user_id').where('user_id', '=', user_id).forUpdate().execute()
  if (seesEverything(user.level)) throw errors.melihatSemua(user)
  const before = await hakDari(ctx, user_id)
  if (body.versi !== undefined && body.versi !== versiDari(before)) throw errors.masterBerubah()
  periksa(body, user.level)

  const akses = beda(
    before.akses,
    body.akses.filter((h) => h.is_show && diatur(h.menu_name)),
  )
  for (const { menu_name, lama, baru } of akses) {
    await ctx.db
      .deleteFrom('hak_akses')
      .where('user_id', '=', user_id)
      .where('menu_name', '=', menu_name)
      .execute()
    if (baru)
      await ctx.db
        .insertInto('hak_akses')
        .values({ user_id, ...baru })
        .execute()
    await audit(ctx, {
      actions: 'UBAH',
      table: 'hak_akses',
      ref: `${user_id} ${menu_name}`,
      sebelum: lama ?? null,
      sesudah: baru ?? null,
    })
  }
  const otorisasi = await simpanOtorisasi(ctx, user_id, before, body)
  if (akses.length + otorisasi > 0) ctx.forget({ user_id })
  return { berubah: akses.length + otorisasi }
}

function periksa({ akses, otorisasi }: Body, level: Level): void {
  const menu = new Map(menuUntuk(level).map((m) => [m.menu_name, m]))
  refuseAll([
    ...akses.flatMap((h, i) =>
      h.is_show && menu.get(h.menu_name)!.hanya
        ? [
            errors
              .menuBukanUntukLevel({ title: menu.get(h.menu_name)!.title, level })
              .at(`akses.${i}.menu_name`),
          ]
        : [],
    ),
    ...otorisasi.flatMap((kategori, i) =>
      hanyaLevel(kategori)
        ? [errors.hanyaUntukLevel({ kategori, level: hanyaLevel(kategori)! }).at(`otorisasi.${i}`)]
        : [],
    ),
  ])
}

interface Beda {
  menu_name: string
  lama: HakAkses | undefined
  baru: HakAkses | undefined
}

function beda(lama: readonly HakAkses[], baru: readonly HakAkses[]): Beda[] {
  const [was, is] = [new Map(lama.map((h) => [h.menu_name, h])), new Map(baru.map((h) => [h.menu_name, h]))]
  const same = (a: HakAkses | undefined, b: HakAkses | undefined): boolean =>
    a === b ||
    (a !== undefined &&
      b !== undefined &&
      a.is_show === b.is_show &&
      a.boleh_tambah === b.boleh_tambah &&
      a.boleh_ubah === b.boleh_ubah &&
      a.boleh_hapus === b.boleh_hapus &&
      a.boleh_export === b.boleh_export)
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((menu_name) => ({ menu_name, lama: was.get(menu_name), baru: is.get(menu_name) }))
    .filter(({ lama: a, baru: b }) => !same(a, b))
}

/** Answers how many categories were given or taken. */
async function simpanOtorisasi(
  ctx: Context,
  user_id: string,
  before: Hak,
  { otorisasi }: Body,
): Promise<number> {
  const given = otorisasi.filter((k) => !before.otorisasi.includes(k))
  const taken = before.otorisasi.filter((k) => !(otorisasi as readonly string[]).includes(k))
  if (taken.length)
    await ctx.db
      .deleteFrom('hak_otorisasi')
      .where('user_id', '=', user_id)
      .where('kategori', 'in', taken)
      .execute()
  if (given.length)
    await ctx.db
      .insertInto('hak_otorisasi')
      .values(given.map((kategori) => ({ user_id, kategori })))
      .execute()
  if (given.length + taken.length > 0)
    await audit(ctx, {
      actions: 'UBAH',
      table: 'hak_otorisasi',
      ref: user_id,
      sebelum: { otorisasi: before.otorisasi },
      sesudah: { otorisasi: otorisasi.toSorted() },
    })
  return given.length + taken.length
}
