/** A shop looks after its trays: once a week they are weighed, once a month one of them is counted, and a piece is missing. */
import type pg from 'pg'
import { milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { house } from '../areas.ts'
import { final } from '../features/opname/akhir.ts'
import { buka } from '../features/opname/buka.ts'
import { scan } from '../features/opname/scan.ts'
import { hariIni } from '../features/timbang-baki/content.ts'
import { setujui, simpan } from '../features/timbang-baki/simpan.ts'
import { asSystem } from '../rantai/system-context.ts'
import type { Peluang } from './random.ts'
import { STAF } from './data.ts'
import { denganIzin } from './izin.ts'

const bare = { params: {}, query: {} }

interface Hari {
  kode_toko: string
  tanggal: string
  chance: Peluang
}
const petugas = (kode_toko: string, level: string) => STAF[kode_toko]!.find((s) => s.level === level)!

/** A grain of dust is within what is tolerated; now and then a tag has come off, and the supervisor knows. */
export async function weighAllBaki(pool: pg.Pool, { kode_toko, tanggal, chance }: Hari): Promise<void> {
  const now = new Date(`${tanggal}T20:30:00+07:00`)
  const staf = <T>(work: (ctx: Context) => Promise<T>) =>
    asSystem(pool, { kode_toko, user: petugas(kode_toko, 'SPV'), now }, work)
  for (const { kode_baki, qty, berat_seharusnya } of await staf(hariIni)) {
    if (qty === 0) continue
    const lepas = chance.kadang(6)
    const selisih = lepas ? -chance.antara(120, 450) : chance.antara(-30, 30)
    await staf(async (ctx) => {
      const keterangan = lepas ? 'BANDROL LEPAS' : '-'
      const berat_timbang = milligram(berat_seharusnya + selisih)
      const { no, status } = await simpan(ctx, {
        ...bare,
        body: { kode_baki, berat_seharusnya, berat_timbang, keterangan },
      })
      if (status !== 'SELISIH') return
      await denganIzin(ctx, () => setujui(ctx, { ...bare, body: { no } }))
    })
  }
}

const content = statement<{ kode_barcode: string; status: string }>(
  'demo_isi_baki',
  `SELECT kode_barcode, status FROM barang
   WHERE kode_toko = $1 AND kode_gudang = 'TOKO' AND kode_baki = $2 AND status IN ('READY', 'BOOKED')
     AND kode_barcode IS NOT NULL ORDER BY status DESC, id`,
)

/** All of it is found, but for one piece that nobody has spoken for. */
export const hitungSatuBaki = (
  pool: pg.Pool,
  { kode_toko, tanggal }: Hari,
  kode_baki: string,
): Promise<void> =>
  asSystem(
    pool,
    { kode_toko, user: petugas(kode_toko, 'SPV'), now: new Date(`${tanggal}T20:00:00+07:00`) },
    async (ctx) => {
      const { no } = await buka(ctx, { ...bare, body: { cakupan: 'BAKI', kode_baki, keterangan: 'BULANAN' } })
      const [, ...ada] = await ctx.sql(content, [kode_toko, kode_baki])
      for (const { kode_barcode } of ada)
        await scan(ctx, { params: { no }, query: {}, body: { kode_baki, kode_barcode } })
      await denganIzin(ctx, () => final(ctx, { params: { no }, query: {}, body: undefined }, house.penahan))
    },
  )
