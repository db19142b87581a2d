/** Writes a new repair in one statement: its head and its lines. */
import type { CallInput } from '#domain/call.ts'
import type { simpanService } from '#domain/calls/service.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { written, type Kepala, type Written } from '../../faktur/kepala.ts'

interface ServiceBaru extends Kepala {
  no_faktur_service: string
  estimasi_tanggal: TanggalSystem
  keterangan: string
  total: Rupiah
  baris: CallInput<typeof simpanService>['body']['detail_barang']
}

const write = statement<unknown, ServiceBaru & Written>(
  'tulis_service',
  `WITH head AS (
     INSERT INTO service (no_faktur_service, kode_toko, tgl_system, jam, kode_sales, kode_member,
         nama_customer, no_hp, alamat_customer, estimasi_tanggal, keterangan, total, input_by, id_trx)
     VALUES (:no_faktur_service, :kode_toko, :tgl_system, :jam, :kode_sales, :kode_member, :nama_customer,
         :no_hp, :alamat_customer, :estimasi_tanggal, :keterangan, :total, :input_by, :id_trx))
   INSERT INTO service_detail (no_faktur_service, no, kode_toko, nama_barang, jumlah, kode_group,
       jenis_service, keluhan, kondisi, berat_terima, ongkos, kode_tukang)
   SELECT :no_faktur_service, no, :kode_toko, nama_barang, jumlah, kode_group, jenis_service, keluhan,
     kondisi, berat_terima, ongkos, kode_tukang
   FROM :baris(nama_barang text, jumlah int, kode_group text, jenis_service text, keluhan text, kondisi text,
       berat_terima bigint, ongkos bigint, kode_tukang text, no)`,
)

export function writeService(ctx: Context, service: ServiceBaru): void {
  ctx.send(write, {
    ...service,
    ...written(ctx),
  })
}
