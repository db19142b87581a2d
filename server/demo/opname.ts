/** A shop looks after its trays: once a week they are weighed, once a month one of them is counted, and a piece is missing. */
import type pg from 'pg'
import { disetujuiOpname, disetujuiTimbang } from '#domain/rules/disetujui.ts'
import { milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { final, pratinjau } from '../features/opname/akhir.ts'
import { buka } from '../features/opname/buka.ts'
import { scan } from '../features/opname/scan.ts'
import { beriOtorisasi } from '../features/otorisasi/beri.ts'
import { hariIni } from '../features/timbang-baki/isi.ts'
import { setujui, simpan } from '../features/timbang-baki/simpan.ts'
import { asSystem } from '../process/system-context.ts'
import type { Peluang } from './acak.ts'
import { PASSWORD, STAF } from './data.ts'

const bare = { params: {}, query: {} }

interface Hari {
  kode_toko: string
  tanggal: string
  chance: Peluang
}
const petugas = (kode_toko: string, level: string) => STAF[kode_toko]!.find((s) => s.level === level)!

/** A grain of dust is within what is tolerated; now and then a tag has come off, and the supervisor knows. */
export async function timbangSemuaBaki(pool: pg.Pool, { kode_toko, tanggal, chance }: Hari): Promise<void> {
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
      await izinkan(
        ctx,
        'TIMBANG BAKI SELISIH',
        no,
        disetujuiTimbang({
          no,
          kode_baki,
          berat_seharusnya,
          berat_timbang,
          selisih: milligram(selisih),
          keterangan,
        }),
      )
      await setujui(ctx, { ...bare, body: { no } })
    })
  }
}

const isi = statement<{ kode_barcode: string; status: string }>(
  'demo_isi_baki',
  `SELECT kode_barcode, status FROM barang WHERE kode_toko = $1 AND kode_gudang = 'TOKO' AND kode_baki = $2 AND status IN ('READY', 'BOOKED') ORDER BY status DESC, id`,
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
      const [, ...ada] = await ctx.sql(isi, [kode_toko, kode_baki])
      for (const { kode_barcode } of ada)
        await scan(ctx, { params: { no }, query: {}, body: { kode_baki, kode_barcode } })
      const hasil = await pratinjau(ctx, { params: { no }, query: {}, body: undefined })
      await izinkan(
        ctx,
        'STOCK OPNAME FINAL',
        no,
        disetujuiOpname({ no, tempat: `TOKO / ${kode_baki}`, ...hasil }),
      )
      await final(ctx, { params: { no }, query: {}, body: undefined })
    },
  )

async function izinkan(
  ctx: Context,
  kategori: 'TIMBANG BAKI SELISIH' | 'STOCK OPNAME FINAL',
  description: string,
  disetujui: ReturnType<typeof disetujuiOpname>,
): Promise<void> {
  const refusal = await beriOtorisasi(ctx, {
    ...bare,
    body: {
      user_id: ctx.user.user_id,
      password: PASSWORD,
      kategori,
      description,
      keterangan: '-',
      disetujui: [...disetujui],
    },
  })
  if (refusal instanceof Error) throw refusal
}
