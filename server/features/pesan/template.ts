/** The shop's own words for each kind of message; those it never changed are the house's. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { TemplatePesan, templatePesan, ubahTemplatePesan } from '#domain/calls/pesan.ts'
import { refuseAll } from '#domain/errors.ts'
import {
  PESAN_FIELDS,
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
  const sendiri = new Map(rows.map(({ jenis, teks: text }) => [jenis, text]))
  return Object.fromEntries(
    JENIS_PESAN.map((jenis) => [jenis, sendiri.get(jenis) ?? KIND_PESAN[jenis].text]),
  ) as Record<JenisPesan, string>
}

const tampil = (jenis: JenisPesan, text: string): TemplatePesan => {
  const { nama, text: bawaan, form } = KIND_PESAN[jenis]
  return {
    jenis,
    nama,
    teks: text,
    bawaan,
    isian: form.map((one) => ({ nama: one, arti: PESAN_FIELDS[one] })),
  }
}

export async function read(ctx: Context): Promise<CallReply<typeof templatePesan>> {
  const text = await loadTemplate(ctx)
  return JENIS_PESAN.map((jenis) => tampil(jenis, text[jenis]))
}

/** @throws all errors of the text, at it */
export async function ubah(
  ctx: Context,
  { params: { jenis }, body: { teks: text } }: CallInput<typeof ubahTemplatePesan>,
): Promise<TemplatePesan> {
  refuseAll(periksaTemplate(jenis, text))
  const { [jenis]: sebelum } = await loadTemplate(ctx)
  if (sebelum === text) return tampil(jenis, text)
  await ctx.db
    .insertInto('pesan_template')
    .values({ kode_toko: ctx.toko.kode_toko, jenis, teks: text })
    .onConflict((c) => c.columns(['kode_toko', 'jenis']).doUpdateSet({ teks: text }))
    .execute()
  await audit(ctx, {
    actions: 'UBAH',
    table: 'pesan_template',
    ref: jenis,
    sebelum: { teks: sebelum },
    sesudah: { teks: text },
  })
  ctx.announce('pesan', {})
  return tampil(jenis, text)
}
