/** Writes a new repair in one statement: its head and its lines. */
import type { CallInput } from '#domain/call.ts'
import type { simpanService } from '#domain/calls/service.ts'
import type { Rupiah, TanggalSystem } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'

interface ServiceBaru {
  no_faktur_service: string
  kode_sales: string
  kode_member: string
  nama_customer: string
  no_hp: string
  alamat_customer: string
  estimasi_tanggal: TanggalSystem
  keterangan: string
  total: Rupiah
  baris: CallInput<typeof simpanService>['body']['detail_barang']
}

interface Nilai extends ServiceBaru {
  kode_toko: string
  tgl_system: TanggalSystem
  jam: Date
  input_by: string
  id_trx: string
}

const write = statement<unknown, Nilai>(
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
    kode_toko: ctx.toko.kode_toko,
    tgl_system: ctx.toko.tgl_system,
    jam: ctx.now,
    input_by: ctx.user.user_id,
    id_trx: ctx.id_trx,
  })
}
