/** Three days of a shop, made by its staff over HTTP: every way of paying, every PPN mode, every kind of cancel. */
import { askOf } from './ask.ts'
import { must, type Client } from './client.ts'
import { closeDay } from './close.ts'
import { buildPieces, buildSettings } from './factories.ts'
import type { TestServer } from './server.ts'
import { allowed, authorise, buildSale, buildValidSale, cancel, cancelValid } from './till.ts'

export const DAYS = ['2025-01-15', '2025-01-16', '2025-01-17'] as const
/** A spreadsheet would run it. */
export const FORMULA_NAME = '=1+1'
export const QUOTED_NAME = 'TOKO "A", JL. B'

const bca = (jenis: string, nominal: number, more: object = {}) => ({
  jenis,
  nominal,
  nama_bank: 'BCA',
  ...(jenis === 'DEBET' ? {} : { no_card: '1234567890' }),
  ...more,
})

export async function buildSalesDays(server: TestServer): Promise<void> {
  let kasir = await server.client('KSR1')
  const pieces = await buildPieces(server, [
    { berat: 2.35, ongkos: 50_000 },
    {
      kode_group: 'G700',
      kode_dept: 'GELANG',
      berat: 5.125,
      ongkos: 75_000,
      nama_atribut: 'BATU',
      berat_atribut: 0.12,
      harga_atribut: 150_000,
    },
    { kode_dept: 'KALUNG', berat: 3.417, ongkos: 60_000 },
    { kode_group: 'G700', kode_dept: 'ANTING', berat: 1.208, ongkos: 40_000 },
    { kode_group: 'LM', kode_dept: 'LM', berat: 5 },
    { berat: 1.999, ongkos: 12_345 },
    { berat: 4.001 },
    { kode_group: 'G700', kode_dept: 'GELANG', berat: 7.777, ongkos: 99_999, punya_faktur_pajak: false },
    { kode_group: 'LM', kode_dept: 'LM', berat: 10 },
    { berat: 3.333, ongkos: 33_333 },
    { kode_group: 'G700', kode_dept: 'ANTING', berat: 2.222, ongkos: 22_222, punya_faktur_pajak: false },
  ])
  const [p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11] = pieces as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]

  // 15 January, no PPN
  await buildValidSale(kasir, { barang: [p1], nama_customer: FORMULA_NAME, kode_marketplace: 'TOKOPEDIA' })
  await buildValidSale(kasir, {
    barang: [p2, p3],
    kode_sales: 'S02',
    nama_customer: QUOTED_NAME,
    pembayaran: [bca('TRANSFER', 2_000_000), { jenis: 'CASH', nominal: 6_119_000 + 2_281_500 - 2_000_000 }],
  })
  const sebagian = await buildValidSale(kasir, {
    barang: [p4, p5],
    pembayaran: [bca('DEBET', 1_429_500 + 8_250_000)],
  })
  must(await cancelValid(kasir, sebagian, [`${sebagian}-02`]))
  const batal = await buildValidSale(kasir, { barang: [p6] })
  must(await cancelValid(kasir, batal))
  must(await cancel(kasir, await buildSale(kasir, { barang: [p7] })))
  await authorise(kasir, { kategori: 'BATAL PENJUALAN', password: 'bukan-ini' })

  // 16 January, PPN on top
  await closeDay(server, askOf(server), DAYS[1])
  kasir = await server.client('KSR1')
  await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
  await creditSale(kasir, p8)
  const dibatalkanBesok = await buildValidSale(kasir, { barang: [p9], pajak: 181_500 })

  // 17 January, PPN inside
  await closeDay(server, askOf(server), DAYS[2])
  kasir = await server.client('KSR1')
  await buildSettings(server, { PPN_MODE: 'INCLUDE' })
  await buildValidSale(kasir, { barang: [p10, p11], kode_sales: 'S02' })
  const owner = await server.client('OWN1')
  must(
    await allowed(owner, () => cancel(owner, dibatalkanBesok, { alasan: 'PEMBELI KEMBALI' }), {
      user_id: 'OWN1',
    }),
  )
  await buildSale(kasir, { barang: [p7] })
}

/** By card with a fee; the price is asked of the till because PPN is added to it. */
async function creditSale(kasir: Client, kode_barcode: string): Promise<void> {
  const { data } = await kasir.request('GET', `barang/${kode_barcode}`)
  const total = data.harga_total as number
  // 1.65 %: the piece has no tax invoice
  const ppn = Math.round((total * 165) / 10_000)
  await buildValidSale(kasir, {
    barang: [kode_barcode],
    pembayaran: [bca('CREDIT', total + ppn, { fee: 2 })],
  })
}
