/** Repairs of past days: taken in, finished, fetched. By the code that staff use. */
import { randomKode } from '#domain/rules/kode.ts'
import { milligram, rupiah, tambahHari, type Milligram, type Rupiah } from '#domain/units.ts'
import { random } from '../process/random.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { ambil } from '../features/service/ambil.ts'
import { selesai } from '../features/service/selesai.ts'
import { simpan } from '../features/service/simpan.ts'
import type { Peluang } from './random.ts'
import { CUSTOMER, TUKANG } from './data.ts'
import { kepala, step, tunai } from './customer.ts'

/** Goods that people bring. */
const BROKEN = [
  { nama_barang: 'KALUNG PUTUS', jenis_service: 'PATRI', keluhan: 'PUTUS DI KAIT', ongkos: 40_000, emas: 30 },
  {
    nama_barang: 'CINCIN LONGGAR',
    jenis_service: 'UBAH UKURAN',
    keluhan: 'KECILKAN KE 15',
    ongkos: 60_000,
    emas: -80,
  },
  { nama_barang: 'GELANG KUSAM', jenis_service: 'SEPUH', keluhan: 'WARNA PUDAR', ongkos: 75_000, emas: 0 },
] as const
const HARI_DIKERJAKAN = 2
const HARI_MENUNGGU = 2

const lewat = (ctx: Context, days: number) => tambahHari(ctx.toko.tgl_system, -days)

/** @param n the number of days the shop has been open */
export async function serviceHariIni(ctx: Context, chance: Peluang, n: number): Promise<void> {
  if (n % 2 === 0) await terima(ctx, chance)
  await selesaikan(ctx)
  await serahkan(ctx)
}

async function terima(ctx: Context, chance: Peluang): Promise<void> {
  const { emas: _, ongkos, ...barang } = chance.choose(BROKEN)
  const customer = chance.choose(CUSTOMER[ctx.toko.kode_toko]!)
  await simpan(step(ctx), {
    params: {},
    query: {},
    body: {
      ...kepala(ctx, customer),
      estimasi_tanggal: tambahHari(ctx.toko.tgl_system, chance.antara(3, 6)),
      detail_barang: [
        {
          ...barang,
          jumlah: 1,
          kode_group: chance.choose(['G375', 'G700']),
          kondisi: 'LECET HALUS',
          berat_terima: milligram(chance.antara(2_000, 9_000)),
          ongkos: rupiah(ongkos),
          kode_tukang: TUKANG[0].kode_tukang,
        },
      ],
      pembayaran: chance.kadang(50) ? [tunai(rupiah(20_000))] : [],
    },
  })
}

interface Dikerjakan {
  no_faktur_service: string
  nama_barang: string
  jenis_service: string
  berat_terima: Milligram
  ongkos: Rupiah
}
const dikerjakan = statement<Dikerjakan>(
  'demo_service_dikerjakan',
  `SELECT no_faktur_service, d.nama_barang, d.jenis_service, d.berat_terima, d.ongkos
   FROM service s JOIN service_detail d USING (no_faktur_service)
   WHERE s.kode_toko = $1 AND s.status_service = 'MASUK' AND s.tgl_system <= $2 ORDER BY 1 LIMIT 1`,
)
async function selesaikan(ctx: Context): Promise<void> {
  const [line] = await ctx.sql(dikerjakan, [ctx.toko.kode_toko, lewat(ctx, HARI_DIKERJAKAN)])
  if (!line) return
  const emas = BROKEN.find((r) => r.nama_barang === line.nama_barang)?.emas ?? 0
  await selesai(step(ctx), {
    params: {},
    query: {},
    body: {
      no_faktur_service: line.no_faktur_service,
      detail_barang: [
        {
          no: 1,
          berat_selesai: milligram(line.berat_terima + emas),
          ongkos_akhir: line.ongkos,
          pekerjaan: line.jenis_service,
          tambahan_dari: 'TUKANG',
          group_tambahan: '-',
          kode_tukang: TUKANG[0].kode_tukang,
        },
      ],
    },
  })
}

const siap = statement<{ no_faktur_service: string; sisa: Rupiah }>(
  'demo_service_siap',
  `SELECT no_faktur_service,
     s.total
       - COALESCE((
           SELECT sum(total) FROM setoran t
           WHERE t.kode_toko = s.kode_toko AND t.ref_no = s.no_faktur_service AND t.jenis = 'DP'
             AND t.status_valid = 'DONE'), 0) AS sisa
   FROM service s WHERE s.kode_toko = $1 AND s.status_service = 'SELESAI' AND s.tgl_selesai <= $2 ORDER BY 1 LIMIT 1`,
)
async function serahkan(ctx: Context): Promise<void> {
  const [found] = await ctx.sql(siap, [ctx.toko.kode_toko, lewat(ctx, HARI_MENUNGGU)])
  if (!found) return
  const sisa = rupiah(Number(found.sisa))
  await ambil(step(ctx), {
    params: {},
    query: {},
    body: {
      id_trx: randomKode(random),
      no_faktur_service: found.no_faktur_service,
      pembayaran: sisa > 0 ? [tunai(sisa)] : [],
    },
  })
}
