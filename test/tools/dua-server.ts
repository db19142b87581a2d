/** Two shops at home on two servers, each with the other's address and both keys (docs/decisions/11-antar-server.md). */
import { must, type Client } from './client.ts'
import type { TestServer } from './server.ts'

/**
 * The fixture has both shops on each server, with staff and with goods of TK01: an owner could not mark that one any more, so the
 * mark is set behind their back.
 */
export const tandaiJauh = async (server: TestServer, kode_toko: string, portal: string): Promise<void> => {
  await server.pemilik.query(
    'UPDATE sesi SET dicabut_at = now() WHERE kode_toko = $1 AND dicabut_at IS NULL',
    [kode_toko],
  )
  await server.pemilik.query('UPDATE toko SET jauh = true, portal = $2 WHERE kode_toko = $1', [
    kode_toko,
    portal,
  ])
}

/** `own` works at home on one server; `jauh` is on the other. */
async function kenalkan(
  server: TestServer,
  { sendiri, jauh, portal }: { sendiri: string; jauh: string; portal: string },
  kunci: Record<string, string>,
): Promise<void> {
  await tandaiJauh(server, jauh, portal)
  const own = await server.client('OWN1', sendiri)
  must(await own.send('PUT', 'toko/kunci-portal', { kunci: kunci[sendiri] }))
  must(await own.send('PUT', 'toko/kunci-portal', { kode_toko: jauh, kunci: kunci[jauh] }))
}

export const kunciPortal = async (owner: Client): Promise<string> =>
  must(await owner.send('POST', 'toko/kunci-portal/baru')).data.kunci

/** TK01 is at home on `sini`, TK02 on `sana`. */
export async function pasangkan(sini: TestServer, sana: TestServer): Promise<{ TK01: string; TK02: string }> {
  const owner = await sini.client('OWN1')
  const kunci = { TK01: await kunciPortal(owner), TK02: await kunciPortal(owner) }
  await kenalkan(sini, { sendiri: 'TK01', jauh: 'TK02', portal: sana.url }, kunci)
  await kenalkan(sana, { sendiri: 'TK02', jauh: 'TK01', portal: sini.url }, kunci)
  return kunci
}
