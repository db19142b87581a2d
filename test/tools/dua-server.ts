/** Two shops at home on two servers, each with the other's address and both keys (docs/decisions/11-antar-server.md). */
import { must, type Client } from './client.ts'
import type { TestServer } from './server.ts'

const NAMA: Record<string, string> = { TK01: 'KENCANA SATU', TK02: 'KENCANA DUA' }

async function kenalkan(server: TestServer, kode_toko: string, portal: string, kunci: string): Promise<void> {
  const own = await server.client('OWN1', kode_toko)
  const identitas = { nama_toko: NAMA[kode_toko], alamat_toko: 'JL. RAYA', zona: 'WIB', portal }
  must(await own.send('PUT', 'toko/identitas', identitas))
  must(await own.send('PUT', 'toko/kunci-portal', { kunci }))
}

export const kunciPortal = async (owner: Client): Promise<string> =>
  must(await owner.send('POST', 'toko/kunci-portal/baru')).data.kunci

/** TK01 is at home on `sini`, TK02 on `sana`. */
export async function pasangkan(sini: TestServer, sana: TestServer): Promise<{ TK01: string; TK02: string }> {
  const owner = await sini.client('OWN1')
  const kunci = { TK01: await kunciPortal(owner), TK02: await kunciPortal(owner) }
  await kenalkan(sini, 'TK01', '-', kunci.TK01)
  await kenalkan(sini, 'TK02', sana.url, kunci.TK02)
  await kenalkan(sana, 'TK02', '-', kunci.TK02)
  await kenalkan(sana, 'TK01', sini.url, kunci.TK01)
  return kunci
}
