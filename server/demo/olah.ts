/** Once a week the back room: what was bought back is sorted, washed, melted. By the code that staff use. */
import { milligram, type Milligram } from '#domain/units.ts'
import type { Context } from '../context.ts'
import { statement } from '../db/statement.ts'
import { kembali, kirim } from '../features/cucian/simpan.ts'
import { simpanResult } from '../features/hancur/result.ts'
import { proses, simpan as draftHancur } from '../features/hancur/simpan.ts'
import { simpan as sortirkan } from '../features/sortir/simpan.ts'
import type { Peluang } from './random.ts'
import { TUKANG } from './data.ts'
import { step } from './customer.ts'
import { denganIzin } from './izin.ts'
import { ruangBaki } from './tempat.ts'

interface Barang {
  id: number
  berat: Milligram
  kode_group: string
  tujuan: string
}
const di = statement<Barang>(
  'demo_olah',
  `SELECT id, berat, kode_group, COALESCE(tujuan_sortir, '-') AS tujuan FROM barang
   WHERE kode_toko = $1 AND kode_gudang = $2 AND kode_baki = $2
     AND status NOT IN ('TERJUAL', 'KIRIM', 'HANCUR', 'HILANG') AND status = $2 ORDER BY tgl_masuk, id
   LIMIT 20`,
)
const ALASAN = 'LEBUR'

/** The tray that most of them go into, and those that do. */
async function keBaki<B>(ctx: Context, barang: readonly B[]) {
  const [{ kode_baki, sisa }] = (await ruangBaki(ctx)) as [{ kode_baki: string; sisa: number }]
  return { baki: { kode_gudang: 'TOKO', kode_baki }, load: barang.slice(0, Math.max(0, sisa)) }
}

export async function olahMingguan(ctx: Context, chance: Peluang): Promise<void> {
  const ambil = (status: string) => ctx.sql(di, [ctx.toko.kode_toko, status])
  const bersih = await keBaki(ctx, await ambil('CUCI'))
  if (bersih.load.length > 0)
    await kembali(step(ctx), {
      body: {
        ...bersih.baki,
        keterangan: '-',
        barang: bersih.load.map(({ id, berat }) => ({
          id,
          berat_kembali: milligram(berat - Math.floor((berat * chance.antara(0, 4)) / 1000)),
        })),
      },
    } as never)
  const beli = await keBaki(ctx, await ambil('BELI'))
  if (beli.load.length > 0)
    await sortirkan(step(ctx), {
      body: {
        ...beli.baki,
        keterangan: '-',
        barang: beli.load.map(({ id }) => ({
          id,
          tujuan: chance.choose(['JUAL LAGI', 'CUCI', 'CUCI', 'LEBUR']),
        })),
      },
    } as never)
  const sortir = await ambil('SORTIR')
  const cuci = sortir.filter((b) => b.tujuan === 'CUCI').map((b) => b.id)
  if (cuci.length > 0)
    await kirim(step(ctx), {
      body: { kode_tukang: TUKANG[0].kode_tukang, keterangan: '-', barang: cuci },
    } as never)
  const lebur = sortir.filter((b) => b.tujuan === 'LEBUR')
  if (lebur.length > 0) await leburkan(ctx, chance, lebur)
}

/** The pieces of the first one's group; the others wait another week. */
async function leburkan(ctx: Context, chance: Peluang, barang: readonly Barang[]): Promise<void> {
  const satu = barang.filter((b) => b.kode_group === barang[0]!.kode_group).map((b) => b.id)
  const { no, berat } = await draftHancur(step(ctx), {
    body: { alasan: ALASAN, keterangan: '-', barang: satu },
  } as never)
  await denganIzin(ctx, () => proses(step(ctx), { body: { no } } as never))
  const berat_hasil = milligram(Math.max(1, berat - chance.antara(1, 40)))
  await denganIzin(ctx, () => simpanResult(step(ctx), { body: { no, berat_hasil } } as never))
}
