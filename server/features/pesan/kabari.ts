/** Tells a customer: load who waits, decide whether they may be told, log it, hand it over. */
import type { CallInput, CallReply } from '#domain/call.ts'
import {
  MAY_PESAN,
  type kabariCustomer,
  type Menunggu,
  type pesanMenunggu,
  type pesanSatu,
} from '#domain/calls/pesan.ts'
import { errors, type Refusal } from '#domain/errors.ts'
import { pesanText, JENIS_PESAN, KIND_PESAN, type JenisPesan, type PesanState } from '#domain/rules/pesan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { antar } from './antar.ts'
import { menunggu } from './menunggu.ts'
import { loadTemplate } from './template.ts'

export async function all(ctx: Context): Promise<CallReply<typeof pesanMenunggu>> {
  const template = await loadTemplate(ctx)
  return Promise.all(
    JENIS_PESAN.filter((jenis) => ctx.boleh(MAY_PESAN[jenis])).map(async (jenis) => ({
      jenis,
      nama: KIND_PESAN[jenis].nama,
      rows: (await menunggu(ctx, jenis, template[jenis])).map(({ row }) => row),
    })),
  )
}

/** @throws errors.tidakDiizinkan for who may not see what it is about */
async function satuMenunggu(ctx: Context, jenis: JenisPesan, ref_no: string) {
  if (!ctx.boleh(MAY_PESAN[jenis])) throw errors.tidakDiizinkan()
  const template = (await loadTemplate(ctx))[jenis]
  const [found] = await menunggu(ctx, jenis, template, ref_no)
  return { found, template }
}

export const satu = async (
  ctx: Context,
  { query: { jenis, ref_no } }: CallInput<typeof pesanSatu>,
): Promise<Menunggu | null> => (await satuMenunggu(ctx, jenis, ref_no)).found?.row ?? null

const TOLAK: Record<Exclude<PesanState, 'BISA'>, () => Refusal> = {
  'TANPA PERSETUJUAN': () => errors.kabarTanpaPersetujuan(),
  'TANPA NOMOR': () => errors.kabarTanpaNomor(),
  'BELUM HARINYA': () => errors.kabarBelumHarinya(),
}

interface Nilai {
  kode_toko: string
  jenis: JenisPesan
  ref_no: string
  untuk: string
  kode_member: string
  tgl_system: string
  jam: Date
  user_id: string
  teks: string
  id_trx: string
}
const write = statement<unknown, Nilai>(
  'tulis_pesan',
  `INSERT INTO pesan_terkirim (kode_toko, jenis, ref_no, untuk, kode_member, tgl_system, jam, user_id, teks, id_trx)
   VALUES (:kode_toko, :jenis, :ref_no, :untuk, :kode_member, :tgl_system, :jam, :user_id, :teks, :id_trx)`,
)

/** @throws errors.kabarTidakAda, and why they may not be told */
export async function kabari(
  ctx: Context,
  { body: { jenis, ref_no } }: CallInput<typeof kabariCustomer>,
): Promise<CallReply<typeof kabariCustomer>> {
  const { found, template } = await satuMenunggu(ctx, jenis, ref_no)
  if (!found) throw errors.kabarTidakAda({ no: ref_no }).at('ref_no')
  const { row, kode_member, no_hp, nilai } = found
  if (row.keadaan !== 'BISA') throw TOLAK[row.keadaan]().at('ref_no')
  const { nama: _, ...tanpaNama } = nilai
  await ctx.sql(write, {
    kode_toko: ctx.toko.kode_toko,
    jenis,
    ref_no: row.ref_no,
    untuk: row.tanggal,
    kode_member: kode_member!,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    user_id: ctx.user.user_id,
    teks: pesanText(template, tanpaNama),
    id_trx: ctx.id_trx,
  })
  ctx.announce('pesan', {})
  return { kode_member: kode_member!, teks: row.teks, ...antar({ no_hp, text: row.teks }) }
}
