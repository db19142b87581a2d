/** Brings running documents into the shop with their own days, posted as SALDO AWAL (E34), all or nothing (DOMAIN §O.4-8). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { terapkanBerjalan } from '#domain/calls/saldo-awal-berjalan.ts'
import { errors } from '#domain/errors.ts'
import type { IsiHutang, IsiPesanan, IsiTitipan, JenisBerjalan } from '#domain/impor/berjalan.ts'
import type { DokumenBerjalan } from '#domain/rules/berjalan.ts'
import { jumlahBerjalan } from '#domain/rules/dokumen-berjalan.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import { postingSaldoAwal, type IsiSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import type { BerkasDibaca } from '../../berkas/baca.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { audit } from '../../rantai/audit.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pegangBaki, pegangGroup } from '../saldo-awal/terapkan.ts'
import { tulisHutangBerjalan } from './hutang.ts'
import { putuskanBerkas, tabelBerjalan } from './periksa.ts'
import { tulisPesananBerjalan } from './pesanan.ts'
import { tulisTitipanBerjalan } from './titipan.ts'

type Dokumen = readonly DokumenBerjalan<IsiHutang | IsiTitipan | IsiPesanan>[]
const TULIS: Record<
  JenisBerjalan,
  (ctx: Context, dokumen: never, dikenal: BerjalanDikenal) => Promise<IsiSaldoAwal>
> = { HUTANG: tulisHutangBerjalan, TITIPAN: tulisTitipanBerjalan, PESANAN: tulisPesananBerjalan }

/**
 * @throws errors.imporBerubah when the file is no longer what `sidik` saw, errors.imporAdaSalah when a row of it is wrong,
 * errors.imporPerluSetuju when it has columns nobody agreed to leave out,
 * errors.stokAwalSudahMasuk when it came in before, errors.stokAwalSudahLewat after the first close; nothing is written then
 */
export async function terapkan(
  ctx: Context,
  { params: { jenis }, body: { sidik, setuju = false } }: CallInput<typeof terapkanBerjalan>,
  dibaca: BerkasDibaca,
): Promise<CallReply<typeof terapkanBerjalan>> {
  // Nobody takes trays or groups out of use until what names them is there.
  await ctx.sql(pegangBaki, [ctx.toko.kode_toko])
  await ctx.sql(pegangGroup, [])
  const found = await putuskanBerkas(ctx, jenis, dibaca)
  const { dokumen, salah } = found.putusan
  if (found.sidik !== sidik) throw errors.imporBerubah()
  if (salah.length) throw errors.imporAdaSalah({ jumlah: salah.length })
  if (found.tabel.cara_baca.tersembunyi === 'BELUM') throw errors.imporPerluSetuju()
  if (dokumen.length === 0) throw errors.berkasKosong().at('berkas')
  if (!setuju && found.tidak_dikenal.length > 0) throw errors.imporPerluSetuju()
  const isi = await TULIS[jenis](ctx, dokumen as Dokumen as never, found.dikenal)
  const no_saldo_awal = noFaktur('SA', ctx.toko.kode_toko, ctx.toko.tgl_system, await nomorBerikut(ctx, 'SA'))
  await post(ctx, postingSaldoAwal({ ref_no: no_saldo_awal, ...isi }), no_saldo_awal)
  const jumlah = jumlahBerjalan(jenis, dokumen)
  await audit(ctx, {
    aksi: 'TAMBAH',
    tabel: tabelBerjalan(jenis),
    ref: no_saldo_awal,
    sebelum: null,
    sesudah: { ...jumlah, sidik_isi: found.sidik_isi },
  })
  return { ...jumlah, no_saldo_awal }
}
