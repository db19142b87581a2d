/** The shop's own words for each kind of message; those it never changed are the house's. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { TemplatePesan, templatePesan, ubahTemplatePesan } from '#domain/calls/pesan.ts'
import { refuseAll } from '#domain/errors.ts'
import {
  ISIAN_PESAN,
  JENIS_PESAN,
  KIND_PESAN,
  periksaTemplate,
  type JenisPesan,
} from '#domain/rules/pesan.ts'
import { audit } from '../../rantai/audit.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

const tersimpan = statement<{ jenis: JenisPesan; teks: string }>(
  'template_pesan',
  'SELECT jenis, teks FROM pesan_template WHERE kode_toko = $1',
)

export async function loadTemplate(ctx: Context): Promise<Record<JenisPesan, string>> {
  const rows = await ctx.sql(tersimpan, [ctx.toko.kode_toko])
  const sendiri = new Map(rows.map(({ jenis, teks }) => [jenis, teks]))
  return Object.fromEntries(
    JENIS_PESAN.map((jenis) => [jenis, sendiri.get(jenis) ?? KIND_PESAN[jenis].teks]),
  ) as Record<JenisPesan, string>
}

const tampil = (jenis: JenisPesan, teks: string): TemplatePesan => {
  const { nama, teks: bawaan, isian } = KIND_PESAN[jenis]
  return { jenis, nama, teks, bawaan, isian: isian.map((one) => ({ nama: one, arti: ISIAN_PESAN[one] })) }
}

export async function read(ctx: Context): Promise<CallReply<typeof templatePesan>> {
  const teks = await loadTemplate(ctx)
  return JENIS_PESAN.map((jenis) => tampil(jenis, teks[jenis]))
}

/** @throws all that is wrong with the text, at it */
export async function ubah(
  ctx: Context,
  { params: { jenis }, body: { teks } }: CallInput<typeof ubahTemplatePesan>,
): Promise<TemplatePesan> {
  refuseAll(periksaTemplate(jenis, teks))
  const { [jenis]: sebelum } = await loadTemplate(ctx)
  if (sebelum === teks) return tampil(jenis, teks)
  await ctx.db
    .insertInto('pesan_template')
    .values({ kode_toko: ctx.toko.kode_toko, jenis, teks })
    .onConflict((c) => c.columns(['kode_toko', 'jenis']).doUpdateSet({ teks }))
    .execute()
  await audit(ctx, {
    actions: 'UBAH',
    tabel: 'pesan_template',
    ref: jenis,
    sebelum: { teks: sebelum },
    sesudah: { teks },
  })
  ctx.announce('pesan', {})
  return tampil(jenis, teks)
}
