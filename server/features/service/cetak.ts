/** Counts a print of the receipt, or of the claim ticket, once it came out: the first is free, every further one is a COPY and needs REPRINT NOTA (DOMAIN §F.5). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { cetakService, cetakTiketService } from '#domain/calls/nota-service.ts'
import { errors } from '#domain/errors.ts'
import { diToko, type State as ServiceState } from '#domain/rules/service.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { hitungCetak } from '../../dokumen/hitung-cetak.ts'

// The paper given with the goods is not the receipt: its prints are counted separately.
const AMBIL = `kode_toko = $1 AND ref_no = $2 AND jenis = 'AMBIL' AND status_valid = 'DONE'`
const kunci = statement<{ status_service: string; cetak: number }>(
  'kunci_cetak_service',
  `SELECT status_service,
     CASE WHEN status_service = 'AMBIL' THEN (SELECT cetak FROM setoran WHERE ${AMBIL}) ELSE cetak END
     AS cetak
   FROM service WHERE kode_toko = $1 AND no_faktur_service = $2 FOR UPDATE`,
)
const hitung = statement<unknown>(
  'hitung_cetak_service',
  'UPDATE service SET cetak = cetak + 1 WHERE kode_toko = $1 AND no_faktur_service = $2',
)
const hitungAmbil = statement<unknown>(
  'hitung_cetak_ambil_service',
  `UPDATE setoran SET cetak = cetak + 1 WHERE ${AMBIL}`,
)

/** @throws errors.serviceTidakAda, errors.perluOtorisasi */
export async function cetak(
  ctx: Context,
  { params: { no_faktur_service }, body }: CallInput<typeof cetakService>,
): Promise<CallReply<typeof cetakService>> {
  const key = [ctx.toko.kode_toko, no_faktur_service]
  const [row] = await ctx.sql(kunci, key)
  if (!row) throw errors.serviceTidakAda()
  const dicetak = { cetak: row.cetak, ref_no: no_faktur_service }
  const tambah = () => ctx.send(row.status_service === 'AMBIL' ? hitungAmbil : hitung, key)
  return { no_faktur_service, ...(await hitungCetak(ctx, dicetak, body, tambah)) }
}

const kunciTiket = statement<ServiceState & { cetak_tiket: number }>(
  'kunci_cetak_tiket_service',
  `SELECT no_faktur_service, status_service, cetak_tiket FROM service
   WHERE kode_toko = $1 AND no_faktur_service = $2 FOR UPDATE`,
)
const hitungTiket = statement<unknown>(
  'hitung_cetak_tiket_service',
  'UPDATE service SET cetak_tiket = cetak_tiket + 1 WHERE kode_toko = $1 AND no_faktur_service = $2',
)

/** Of goods that still can be fetched. @throws errors.serviceTidakAda, serviceBerakhir, perluOtorisasi */
export async function cetakTiket(
  ctx: Context,
  { params: { no_faktur_service }, body }: CallInput<typeof cetakTiketService>,
): Promise<CallReply<typeof cetakTiketService>> {
  const key = [ctx.toko.kode_toko, no_faktur_service]
  const [row] = await ctx.sql(kunciTiket, key)
  if (!row) throw errors.serviceTidakAda()
  if (!diToko(row)) throw errors.serviceBerakhir({ no_faktur_service }).at('no_faktur_service')
  const dicetak = { cetak: row.cetak_tiket, ref_no: no_faktur_service }
  return {
    no_faktur_service,
    ...(await hitungCetak(ctx, dicetak, body, () => ctx.send(hitungTiket, key))),
  }
}
