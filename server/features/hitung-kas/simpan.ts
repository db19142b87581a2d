/** The drawer is counted: what was found is kept before anybody is told what should have been (DOMAIN §O.5-4). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanHitungKas } from '#domain/calls/hitung-kas.ts'
import { hitungKas } from '#domain/dokumen/hitung-kas.ts'
import { jumlahLembar, pecahanDari, selisihKas, statusHitung } from '#domain/rules/hitung-kas.ts'
import { noFaktur } from '#domain/rules/kode.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { kunci } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { lihatLaci } from './state.ts'

interface Nilai {
  no: string
  kode_toko: string
  tgl_system: string
  jam: Date
  seharusnya: Rupiah
  dihitung: Rupiah
  selisih: Rupiah
  jurnal_id: number
  input_by: string
  id_trx: string
  pecahan: readonly { pecahan: string; nilai: Rupiah; lembar: number }[]
}
const write = statement<unknown, Nilai>(
  'tulis_hitung_kas',
  `WITH head AS (
     INSERT INTO hitung_kas (no, kode_toko, tgl_system, jam, seharusnya, dihitung, selisih, jurnal_id, input_by, id_trx)
     VALUES (:no, :kode_toko, :tgl_system, :jam, :seharusnya, :dihitung, :selisih, :jurnal_id, :input_by, :id_trx))
   INSERT INTO hitung_kas_pecahan (no, kode_toko, pecahan, nilai, lembar)
   SELECT :no, :kode_toko, pecahan, nilai, lembar FROM :pecahan(pecahan text, nilai bigint, lembar int)`,
)

export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanHitungKas>,
): Promise<CallReply<typeof simpanHitungKas>> {
  const { kode_toko, tgl_system } = ctx.toko
  const no = noFaktur('HU', kode_toko, tgl_system, await nomorBerikut(ctx, 'HU'))
  // The lock lets nothing be posted during the comparison: the count is compared with the books of one moment.
  kunci(ctx)
  const { saldo: seharusnya, jurnal_id } = await lihatLaci(ctx)
  const dihitung = jumlahLembar(body.pecahan)
  const selisih = selisihKas(dihitung, seharusnya)
  ctx.send(write, {
    no,
    kode_toko,
    tgl_system,
    jam: ctx.now,
    seharusnya,
    dihitung,
    selisih,
    jurnal_id,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
    pecahan: body.pecahan
      .filter(({ lembar }) => lembar > 0)
      .map(({ kode, lembar }) => ({ pecahan: kode, nilai: pecahanDari(kode)!.nilai, lembar })),
  })
  ctx.announce(hitungKas.berita, { no })
  return { no, seharusnya, dihitung, selisih, status: statusHitung(selisih, null) }
}
