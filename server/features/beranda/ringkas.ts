/** The dashboard in one call: today's prices, and what waits for this user. */
import type { CallReply } from '#domain/call.ts'
import type { beranda } from '#domain/calls/beranda.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { DokumenArea } from '../../dokumen/area.ts'
import { cadanganDiingatkan } from './cadangan.ts'
import { masukSebelumnya } from './masuk.ts'
import { pengingat } from './pengingat.ts'
import { peringatan } from './peringatan.ts'

type Reply = CallReply<typeof beranda>

const hargaHariIni = statement<Reply['harga'][number]>(
  'beranda_harga',
  `SELECT g.kode_group, g.nama_group, g.kadar_cetak, h.harga, h.harga_beli_gram
   FROM harga_group h JOIN grup g USING (kode_group) WHERE h.kode_toko = $1 AND g.status_aktif
   ORDER BY g.kadar DESC, g.kode_group`,
)
const emasMurni = statement<{ harga_24k: Rupiah; diubah_at: string }>(
  'beranda_harga_24k',
  `SELECT COALESCE((SELECT harga_jual FROM harga_24k WHERE kode_toko = $1), 0) AS harga_24k,
     COALESCE((SELECT to_char(diubah_at, 'YYYY-MM-DD HH24:MI') FROM harga_24k WHERE kode_toko = $1), '-') AS diubah_at`,
)

export function ringkas(areas: readonly DokumenArea[]) {
  const diingatkan = pengingat(areas)
  return async (ctx: Context): Promise<Reply> => {
    const given = [ctx.toko.kode_toko]
    const [harga, [murni], waiting, masuk, cadangan, peringatannya] = await Promise.all([
      ctx.sql(hargaHariIni, given),
      ctx.sql(emasMurni, given),
      diingatkan(ctx),
      masukSebelumnya(ctx),
      cadanganDiingatkan(ctx),
      peringatan(ctx),
    ])
    return { ...murni!, harga, pengingat: waiting, cadangan, peringatan: peringatannya, masuk }
  }
}
