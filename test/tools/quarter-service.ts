/** The repairs of the quarter (quarter.ts): in every state, one cancelled. */
import { must, type Client } from './client.ts'
import { ambilService, batalServiceSah, buildService, buildServiceSelesai } from './service.ts'
import { cash, transfer } from './titipan.ts'

export async function buildServices(owner: Client, estimasi_tanggal: string): Promise<void> {
  const dp = { estimasi_tanggal, pembayaran: cash(50_000) }
  const liontin = {
    nama_barang: 'LIONTIN',
    jumlah: 2,
    jenis_service: 'SEPUH',
    berat_terima: 5,
    ongkos: 80_000,
  }
  await buildService(owner, dp)
  await buildServiceSelesai(owner, dp)
  const diambil = await buildServiceSelesai(owner, { ...dp, barang: [{}, liontin] }, [
    { berat_selesai: 2.88 },
    { berat_selesai: 5, ongkos_akhir: 90_000 },
  ])
  must(await ambilService(owner, diambil, [...cash(60_000), ...transfer(100_000)]))
  must(await batalServiceSah(owner, await buildService(owner, dp)))
}
