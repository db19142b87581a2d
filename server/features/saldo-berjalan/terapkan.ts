/** Brings running documents into the shop with their own days, posted as SALDO AWAL (E34), all or nothing (DOMAIN §O.4-8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { terapkanBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { errors } from '#domain/errors.ts'
import type { HutangContent, PesananContent, TitipanContent, JenisBerjalan } from '#domain/impor/berjalan.ts'
import type { DokumenBerjalan } from '#domain/rules/berjalan.ts'
import { jumlahBerjalan } from '#domain/rules/dokumen-berjalan.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import { postingSaldoAwal, type SaldoAwalContent } from '#domain/rules/postings/saldo-awal.ts'
import type { FileAsRead } from '../../files/read.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { audit } from '../../rantai/audit.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pegangBaki, pegangGroup } from '../saldo-awal/terapkan.ts'
import { writeHutangBerjalan } from './hutang.ts'
import { decideFile, berjalanTable } from './periksa.ts'
import { writePesananBerjalan } from './pesanan.ts'
import { writeTitipanBerjalan } from './titipan.ts'

type Dokumen = readonly DokumenBerjalan<HutangContent | TitipanContent | PesananContent>[]
const WRITE: Record<
  JenisBerjalan,
  (ctx: Context, dokumen: never, dikenal: BerjalanDikenal) => Promise<SaldoAwalContent>
> = { HUTANG: writeHutangBerjalan, TITIPAN: writeTitipanBerjalan, PESANAN: writePesananBerjalan }

/**
 * @throws errors.imporBerubah when the file is no longer what `digest` saw, errors.imporAdaSalah when a row of it is wrong,
 * errors.imporPerluSetuju when it has columns nobody agreed to leave out,
 * errors.stokAwalSudahMasuk when it came in before, errors.stokAwalSudahLewat after the first close; nothing is written then
 */
export async function terapkan(
  ctx: Context,
  { params: { jenis }, body: { sidik: digest, setuju = false } }: CallInput<typeof terapkanBerjalan>,
  reading: FileAsRead,
): Promise<CallReply<typeof terapkanBerjalan>> {
  // Trays and groups stay in use until the documents that name them are there.
  await ctx.sql(pegangBaki, [ctx.toko.kode_toko])
  await ctx.sql(pegangGroup, [])
  const found = await decideFile(ctx, jenis, reading)
  const { dokumen, wrong } = found.putusan
  if (found.digest !== digest) throw errors.imporBerubah()
  if (wrong.length) throw errors.imporAdaSalah({ jumlah: wrong.length })
  if (found.table.cara_baca.tersembunyi === 'BELUM') throw errors.imporPerluSetuju()
  if (dokumen.length === 0) throw errors.berkasKosong().at('berkas')
  if (!setuju && found.tidak_dikenal.length > 0) throw errors.imporPerluSetuju()
  const content = await WRITE[jenis](ctx, dokumen as Dokumen as never, found.dikenal)
  const no_saldo_awal = noFaktur('SA', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'SA'))
  await post(ctx, postingSaldoAwal({ ref_no: no_saldo_awal, ...content }), no_saldo_awal)
  const jumlah = jumlahBerjalan(jenis, dokumen)
  await audit(ctx, {
    actions: 'TAMBAH',
    table: berjalanTable(jenis),
    ref: no_saldo_awal,
    sebelum: null,
    sesudah: { ...jumlah, sidik_isi: found.sidik_isi },
  })
  return { ...jumlah, no_saldo_awal }
}
