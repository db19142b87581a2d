/** [Import]: the chosen rows as they were shown, all of them or none, with a row in the log (DOMAIN §B.19). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { importPusat } from '#domain/calls/import-pusat.ts'
import { errors, Refusal, refuseAll } from '#domain/errors.ts'
import { rowKey, masterSet, type PusatRow, type SetPusat } from '#domain/impor/pusat.ts'
import { hitung, type Jumlah } from '#domain/impor/result.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import type { Context } from '../../context.ts'
import { hargaToko } from '../harga-emas/read.ts'
import { pusatTetap, type Banding } from './banding.ts'
import { bandingHarga, writeHarga } from './harga.ts'
import { writeMaster } from './master.ts'
import { contentFromPusat, type Pusat } from './pusat.ts'

type Chosen = CallInput<typeof importPusat>['body']['dipilih']

/** @throws what contentFromPusat does; errors.pusatBerubah and what a row's own rules refuse, at every row of which it is true; errors.perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body: { set, dipilih: chosen } }: CallInput<typeof importPusat>,
  asked: () => PusatRow[] | undefined,
): Promise<CallReply<typeof importPusat>> {
  const { pusat, rows } = await contentFromPusat(ctx, set, asked)
  const master = masterSet(set)
  const all = master
    ? await imporMaster(ctx, master, { pusat, rows, chosen })
    : await imporHarga(ctx, { pusat, rows, chosen })
  const jumlah = hitung(all)
  await write(ctx, { set, pusat, jumlah, all })
  return jumlah
}

interface Asal {
  pusat: Pusat
  rows: readonly PusatRow[]
  chosen: Chosen
}

async function imporMaster(
  ctx: Context,
  master: AnyMaster,
  { pusat, rows, chosen }: Asal,
): Promise<Banding[]> {
  const kode = new Set(chosen.map((d) => d.kode))
  const all = await writeMaster(
    ctx,
    master,
    pusat,
    rows.filter((row) => kode.has(rowKey(master, row))),
  )
  periksaDilihat(chosen, all)
  refuseWrong(chosen, all)
  return all
}

async function imporHarga(ctx: Context, { pusat, rows, chosen }: Asal): Promise<Banding[]> {
  const kode = new Set(chosen.map((d) => d.kode))
  const kini = await hargaToko(ctx)
  const all = bandingHarga(kini, pusat, rows).filter((b) => kode.has(b.kode))
  periksaDilihat(chosen, all)
  refuseWrong(chosen, all)
  const wrong = await writeHarga(ctx, kini, { pusat, rows, chosen: kode })
  refuseAll(wrong.map((s) => ditolak(chosen, s.kode, s.alasan)))
  return all
}

/**
 * Refuses rows that changed since they were seen. A row that has become the same meanwhile needs nothing more, unless
 * the pusat says another thing by now.
 */
function periksaDilihat(chosen: Chosen, all: readonly Banding[]): void {
  const kini = new Map(all.map((b) => [b.kode, b]))
  refuseAll(
    chosen.flatMap(({ kode, sidik: digest }, i) => {
      const ada = kini.get(kode)
      const dilihat = ada && (ada.tanda === 'SAMA' ? pusatTetap(ada.sidik, digest) : ada.sidik === digest)
      return dilihat ? [] : [errors.pusatBerubah({ kode }).at(`dipilih.${i}`)]
    }),
  )
}

const refuseWrong = (chosen: Chosen, all: readonly Banding[]): void =>
  refuseAll(all.flatMap(({ kode, alasan }) => alasan.map((text) => ditolak(chosen, kode, text))))

/** At its row; of one that is not among the chosen it says which it is. */
function ditolak(chosen: Chosen, kode: string, alasan: string): Refusal {
  const at = chosen.findIndex((d) => d.kode === kode)
  return at < 0
    ? new Refusal('tidakValid', 400, `${kode}: ${alasan}`).at('dipilih')
    : new Refusal('tidakValid', 400, alasan).at(`dipilih.${at}`)
}

async function write(
  ctx: Context,
  { set, pusat, jumlah, all }: { set: SetPusat; pusat: Pusat; jumlah: Jumlah; all: readonly Banding[] },
): Promise<void> {
  await ctx.db
    .insertInto('import_pusat')
    .values({
      kode_toko: ctx.toko.kode_toko,
      waktu: ctx.now,
      tgl_system: ctx.toko.tgl_system,
      user_id: ctx.user.user_id,
      kode_pusat: pusat.kode_toko,
      jauh: pusat.jauh,
      data_set: set,
      baru: jumlah.BARU,
      berubah: jumlah.BERUBAH,
      sama: jumlah.SAMA,
      kode: all.filter((b) => b.tanda !== 'SAMA').map((b) => b.kode),
      id_trx: ctx.id_trx,
    })
    .execute()
}
