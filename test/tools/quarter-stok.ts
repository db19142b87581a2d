/** Does in the back room of the quarter's shop, on its last day, one of every stock document that a report tells of. */
import { must } from './client.ts'
import { buildPieces } from './factories.ts'
import { buildKirim, buildTerima } from './kirim.ts'
import { buildOpname, buildScans, buildTimbang, finalDisetujui } from './opname.ts'
import type { TestServer } from './server.ts'
import { buildHancur, buildPindah, leburResult, konversikan } from './stok.ts'
import { buildTambah } from './tambah.ts'

/** The other shop keeps its first day: what it sends leaves then. Answers the shipment's number. */
export async function buildKiriman(server: TestServer): Promise<string> {
  const barang = await buildPieces(server, [{ kode_toko: 'TK02', kode_baki: 'B1', berat: 1.7 }])
  return buildKirim(await server.client('OWN1', 'TK02'), { barang, kode_cabang: 'TK01' })
}

export async function buildStok(server: TestServer, no_kirim: string): Promise<void> {
  const owner = await server.client('OWN1')
  const [pindah, konversi, hancur, kirim] = (await buildPieces(server, [
    { berat: 1.2 },
    { berat: 1.3 },
    { berat: 1.4 },
    { berat: 1.6 },
  ])) as [string, string, string, string]
  const { barcode } = await buildTambah(owner, { barang: [{}, { berat: 3.1 }] })
  must(
    await owner.send('POST', 'label/cetak', {
      barang: barcode.map((kode_barcode) => ({ kode_barcode, qty: 1 })),
      alasan: '',
    }),
  )
  await buildPindah(owner, { barang: [pindah], kode_baki: 'A2' })
  must(await konversikan(owner, { barang: [konversi], kode_dept: 'GELANG' }))
  must(await leburResult(owner, await buildHancur(owner, { barang: [hancur] }), 1.35))
  await buildKirim(owner, { barang: [kirim] })
  await buildTerima(owner, { no_kirim, lines: [{ urut: 1, kode_baki: 'A1' }] })
  await buildTimbang(owner, { kode_baki: 'A1' })
  const opname = await buildOpname(owner, 'A2')
  await buildScans(owner, opname, 'A2', [pindah, konversi])
  must(await finalDisetujui(owner, opname))
}
