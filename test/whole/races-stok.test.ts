/** Every pair of acts that want one piece, at the same moment: one of them has it, or one comes after the other; the other is told. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, type Client, type Reply } from '#test/tools/client.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { sabar } from '#test/tools/sabar.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildTukang, draftHancur, idBarang } from '#test/tools/stok.ts'
import { buildTambah } from '#test/tools/tambah.ts'
import { buildIzin, saleBody, save } from '#test/tools/till.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** Ready to be sent: what it needs beforehand is there. */
type Siap = (staf: Client, kode: string) => Promise<() => Promise<Reply>>
const kirimkan =
  (path: string, fill: (kode: string, staf: Client) => object | Promise<object>, izin = false): Siap =>
  async (staf, kode) => {
    const body = { id_trx: idTrx(), ...(await fill(kode, staf)) }
    const send = () => staf.send('POST', path, body)
    if (izin) await buildIzin(staf, send)
    return send
  }

/** And what it leaves the piece as. */
const AMBIL: Record<string, [Siap, status: string]> = {
  jual: [
    async (staf, kode) => {
      const body = await saleBody(staf, { barang: [kode] })
      return () => save(staf, body)
    },
    'BOOKED',
  ],
  kirim: [kirimkan('kirim-barang', (kode) => ({ kode_cabang: 'TK02', barang: [kode] })), 'KIRIM'],
  cuci: [kirimkan('cucian/kirim', (kode) => ({ kode_tukang: 'T1', barang: [kode] })), 'CUCI'],
  hancur: [
    kirimkan(
      'hancurbarang/proses',
      async (kode, staf) => ({ no: must(await draftHancur(staf, { barang: [kode] })).data.no }),
      true,
    ),
    'HANCUR',
  ],
  hapus: [kirimkan('hapus-barang', (kode) => ({ barang: [kode], alasan: 'SALAH' }), true), 'HANCUR'],
}
const UBAH: Record<string, [Siap, status: string]> = {
  pindah: [
    kirimkan('pindah-barang', (kode) => ({ kode_gudang: 'TOKO', kode_baki: 'A2', barang: [kode] })),
    'READY',
  ],
  konversi: [
    kirimkan('konversi-barang', (kode) => ({ barang: [kode], kode_dept: 'GELANG', alasan: 'SALAH' }), true),
    'READY',
  ],
  koreksi: [
    kirimkan(
      'data-barang/koreksi-berat',
      async (kode, staf) => ({ id: await idBarang(staf, kode), berat: 2.3, alasan: 'TIMBANG' }),
      true,
    ),
    'READY',
  ],
}
const ALL = { ...AMBIL, ...UBAH }
const PASANGAN = Object.keys(ALL).flatMap((a, i) =>
  Object.keys(ALL)
    .slice(i)
    .map((b) => [a, b] as const),
)

it('one piece, two acts: whoever takes it has it alone', { timeout: sabar(120_000) }, async () => {
  const [satu, dua] = [await server.client('SPV1'), await server.client('OWN1')]
  await buildTukang(satu)
  const { barcode } = await buildTambah(satu, {
    barang: PASANGAN.map((_, i) => ({ berat: 2.35, nama_barang: `CINCIN ${i}` })),
  })
  for (const [i, [a, b]] of PASANGAN.entries()) {
    const kode = barcode[i]!
    const siap = [await ALL[a]![0](satu, kode), await ALL[b]![0](dua, kode)]
    const replies = await Promise.all(siap.map((send) => send()))
    const told = replies.map((r) => `${r.status} ${r.message}`)
    const jadi = [a, b].filter((_, n) => replies[n]!.status === 200)
    const pair = `${a} + ${b}: ${told.join(' | ')}`
    for (const { status } of replies) expect([200, 400, 403, 409], pair).toContain(status)
    expect(jadi.length, pair).toBeGreaterThan(0)
    const taken = jadi.filter((act) => act in AMBIL)
    expect(taken.length, pair).toBeLessThanOrEqual(1)
    const [piece] = await inDatabase<{ status: string }>(
      server,
      'SELECT status FROM barang WHERE kode_barcode = $1',
      [kode],
    )
    expect(piece!.status, pair).toBe(taken.length ? AMBIL[taken[0]!]![1] : 'READY')
  }
  await expectInvariants(server)
})
