/** Prizes of draws, for tests and stories that begin after one was fetched. */
import { inDatabase } from './ask.ts'
import { must } from './client.ts'
import type { TestServer } from './server.ts'

const TANGGAL = '2025-01-15'

/** Makes a coupon that has won a MOTOR, which its owner has fetched. Answers the number of the slip. */
export async function buildHadiahDiserahkan(server: TestServer, kode_kupon: string): Promise<string> {
  const owner = await server.client('OWN1')
  await inDatabase(
    server,
    `INSERT INTO hadiah (kode_toko, kode_hadiah, nama_hadiah) VALUES ('TK01', 'MOTOR', 'MOTOR')`,
  )
  const bought = { kode_hadiah: 'MOTOR', qty: 1, total_uang: 0 }
  must(
    await owner.send('POST', 'hadiah/beli', {
      supplier: 'DEALER',
      tanggal: TANGGAL,
      detail_hadiah: [bought],
    }),
  )
  must(
    await owner.send('POST', 'undian', {
      kode_undian: 'U1',
      nama_undian: 'UNDIAN TAHUNAN',
      hadiah: 'MOTOR',
      no_izin_undian: 'KEMSOS-1/2025',
      tgl_mulai: '2025-01-01',
      tgl_selesai: '2025-12-31',
    }),
  )
  await inDatabase(
    server,
    `UPDATE kupon SET status = 'MENANG', kode_undian = 'U1', menang_at = now(), menang_by = 'OWN1'
     WHERE kode_kupon = $1`,
    [kode_kupon],
  )
  const given = { kode_hadiah: 'MOTOR', qty: 1, alasan: 'UNDIAN', kode_kupon }
  return must(await owner.send('POST', 'hadiah/ambil', { tanggal: TANGGAL, detail_hadiah: [given] })).data
    .no_pengambilan
}
