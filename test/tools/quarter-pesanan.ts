/** The orders of the quarter (quarter.ts): one that waits, one that is made, one that was fetched, one cancelled. */
import { buildAmbilPesananSah } from './ambil-pesanan.ts'
import { must, type Client } from './client.ts'
import { batalPesananSah, buildPesanan, buildTukang } from './pesanan.ts'
import type { TestServer } from './server.ts'
import { cash, transfer } from './titipan.ts'
import { buildJadi } from './tukang.ts'

export async function buildPesananBerbagai(
  server: TestServer,
  owner: Client,
  estimasi_tanggal: string,
): Promise<void> {
  await buildTukang(server)
  const janji = { estimasi_tanggal }
  await buildPesanan(owner, { ...janji, barang: [{}, { perkiraan_berat: 2.5 }], pembayaran: cash(1_000_000) })
  await buildJadi(owner, { ...janji, pembayaran: transfer(2_000_000) })
  const { no_pesanan } = await buildJadi(owner, {
    ...janji,
    barang: [{ berat_customer: 1, kadar_customer: 70 }],
    pembayaran: cash(500_000),
  })
  await buildAmbilPesananSah(owner, no_pesanan)
  const batal = await buildPesanan(owner, { ...janji, pembayaran: cash(750_000) })
  must(await batalPesananSah(owner, batal, { potongan_rp: 50_000 }))
}
