/**
 * A quarter of a shop, made by its staff over HTTP: the three days of sales-days.ts, then every other kind of document on a
 * few days of the three months, cancels among them, and a close on each day between.
 */
import { acuanPembelian, cariNotaBeli } from '#domain/calls/pembelian.ts'
import { parseSettings } from '#domain/rules/para-system.ts'
import { hargaBeli } from '#domain/rules/pembelian.ts'
import { gramToMilligram, rupiah, tambahHari } from '#domain/units.ts'
import { askOf } from './ask.ts'
import {
  buildValidBuy,
  buy,
  cancelValidBuy,
  IDENTITAS,
  validateBuy,
  type BuyLine,
  type BuyWanted,
} from './beli.ts'
import { must, type Client } from './client.ts'
import { closeDay } from './close.ts'
import { buildMember, buildPieces, buildPoints, buildSettings } from './factories.ts'
import { buildHutangAkhir, buildHutangFebruari, buildHutangMaret } from './quarter-hutang.ts'
import { buildPesananBerbagai } from './quarter-pesanan.ts'
import { buildServices } from './quarter-service.ts'
import { buildKiriman, buildStok } from './quarter-stok.ts'
import { buildSalesDays, DAYS, FORMULA_NAME } from './sales-days.ts'
import { allowed, buildIzin, buildValidSale, cancel, save, saleBody } from './till.ts'
import { batalTitipanSah, buildAmbilSah, buildTambahan, buildTitipanSah, cash, transfer } from './titipan.ts'
import type { TestServer } from './server.ts'

/** The first day, those on which something happens, and the last, which is open. */
export const QUARTER = {
  awal: DAYS[0],
  februari: '2025-02-03',
  maret: '2025-03-10',
  akhir: '2025-04-14',
} as const

export const MEMBER = 'MTK010000017'

export async function buildQuarter(server: TestServer): Promise<void> {
  const no_kirim = await buildKiriman(server)
  await buildSalesDays(server)
  let kasir = await server.client('KSR1')
  await buildSettings(server, { PPN_MODE: 'OFF' })
  await buildMember(server, { kode_member: MEMBER, nama_customer: 'IBU SARI' })
  await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
  for (const { no_faktur_group } of (await kasir.request('GET', `penjualan?status_valid=OPEN`)).data)
    must(await cancel(kasir, no_faktur_group))
  const pieces = await buildPieces(server, [
    { berat: 2.2, ongkos: 40_000 },
    { kode_group: 'G700', kode_dept: 'GELANG', berat: 3.3, ongkos: 50_000 },
    { kode_dept: 'KALUNG', berat: 4.4 },
    { berat: 1.1 },
    { kode_dept: 'ANTING', berat: 0.9 },
    { kode_group: 'G700', kode_dept: 'ANTING', berat: 1.7 },
    { berat: 2.9 },
    { berat: 1.5, ongkos: 25_000 },
    { kode_dept: 'KALUNG', berat: 2.6 },
  ])
  const [p1, p2, p3, p4, p5, p6, p7, p8, p9] = pieces as [
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

  kasir = await closeUntil(server, QUARTER.februari)
  await februari(kasir, { p1, p2, p3, p4 })
  const hutang = await buildHutangFebruari(kasir)
  kasir = await closeUntil(server, QUARTER.maret)
  await maret(server, kasir, { p2, p5, p6, p8, p9 })
  await buildHutangMaret(kasir, hutang)
  kasir = await closeUntil(server, QUARTER.akhir)
  await buildStok(server, no_kirim)
  await buildHutangAkhir(kasir, hutang)
  await buildServices(await server.client('OWN1'), QUARTER.akhir)
  await buildPesananBerbagai(server, await server.client('OWN1'), QUARTER.akhir)
  await buildValidSale(kasir, {
    barang: [p7],
    kode_sales: 'S02',
    jenis_pembeli: 'PEDAGANG',
    npwp_pembeli: '3404010101900001',
    nama_customer: 'CV EMAS',
    pajak: 4_712,
  })
  await buildValidBuy(kasir, { beli: [await withNota(kasir, p7, 2.9, 'MULUS')], kode_sales: 'S02' })
}

async function closeUntil(server: TestServer, tanggal: string): Promise<Client> {
  const { data } = await (await server.client('KSR1')).request('GET', 'users/me')
  let today = data.userdata.tgl_system as string
  while (today < tanggal) {
    today = tambahHari(today, 1)
    await closeDay(server, askOf(server), today)
  }
  return server.client('KSR1')
}

/** Sales with points, buy-backs with and without nota, one of them cancelled, and deposits. */
async function februari(
  kasir: Client,
  { p1, p2, p3, p4 }: Record<'p1' | 'p2' | 'p3' | 'p4', string>,
): Promise<void> {
  await buildValidSale(kasir, { barang: [p1, p2], kode_customer: MEMBER })
  await buildValidBuy(kasir, {
    beli: [await withNota(kasir, p1, 2.15, 'PATAH')],
    nama_customer: FORMULA_NAME,
  })
  const tanpaNota: BuyWanted = {
    kode_sales: 'S02',
    identitas: IDENTITAS,
    beli: [
      {
        berat: 3,
        kondisi: 'TANPA SURAT',
        harga: 1_512_000,
        kode_group: 'G375',
        kode_dept: 'CINCIN',
        nama_barang: 'CINCIN LAMA',
      },
    ],
  }
  await buildIzin(kasir, () => buy(kasir, tanpaNota))
  await buildValidBuy(kasir, tanpaNota)
  must(
    await cancelValidBuy(
      kasir,
      await buildValidBuy(kasir, { beli: [await withNota(kasir, p2, 3.3, 'MULUS')] }),
    ),
  )
  await buildTitipanSah(kasir, { barang: [p3], pembayaran: cash(1_000_000), nama_customer: 'IBU TITI' })
  await buildTitipanSah(kasir, { barang: [p4], pembayaran: transfer(300_000) })
  await buildTitipanSah(kasir, { pembayaran: cash(250_000) })
}

/** A deposit is added to and taken, another is cancelled; trade-ins, one paid by the shop and one by the customer; gifts are bought, given away and redeemed. */
async function maret(
  server: TestServer,
  kasir: Client,
  { p2, p5, p6, p8, p9 }: Record<'p2' | 'p5' | 'p6' | 'p8' | 'p9', string>,
): Promise<void> {
  const open = (
    await kasir.request('GET', 'titipan?status_titipan=OPEN&tgl_from=2025-02-01&tgl_to=2025-03-31')
  ).data as { no_titip_group: string; total: number }[]
  const [dua, satu] = open.filter((t) => t.total > 0).toSorted((a, b) => a.total - b.total)
  await buildTambahan(kasir, satu!.no_titip_group, cash(500_000))
  await buildAmbilSah(kasir, satu!.no_titip_group)
  must(await batalTitipanSah(kasir, dua!.no_titip_group))
  await buildValidSale(kasir, { barang: [p5, p6], kode_customer: MEMBER })
  await tradeIn(kasir, p2, p8)
  await tradeIn(kasir, p5, p9)

  const owner = await server.client('OWN1')
  for (const kode_hadiah of ['PAYUNG', 'MUG'])
    must(await owner.send('POST', 'hadiah', { kode_hadiah, nama_hadiah: `${kode_hadiah} KENCANA`, poin: 5 }))
  const tanggal = QUARTER.maret
  must(
    await owner.send('POST', 'hadiah/beli', {
      tanggal,
      supplier: 'CV MAJU',
      detail_hadiah: [
        { kode_hadiah: 'PAYUNG', qty: 10, total_uang: 255_000 },
        { kode_hadiah: 'MUG', qty: 4, total_uang: 50_001 },
      ],
    }),
  )
  must(
    await owner.send('POST', 'hadiah/ambil', {
      tanggal,
      detail_hadiah: [
        { kode_hadiah: 'PAYUNG', qty: 2, alasan: 'SOUVENIR' },
        { kode_hadiah: 'MUG', qty: 1, alasan: 'RUSAK' },
      ],
    }),
  )
  const batal = must(
    await owner.send('POST', 'hadiah/ambil', {
      tanggal,
      detail_hadiah: [{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'PROMOSI' }],
    }),
  ).data.no_pengambilan as string
  must(await allowed(owner, () => owner.send('POST', 'hadiah/batal', { no_ref: batal, alasan: 'SALAH' })))
  must(
    await owner.send('POST', 'tukar-poin', {
      kode_member: MEMBER,
      detail_hadiah: [{ kode_hadiah: 'MUG', qty: 2 }],
    }),
  )
  must(
    await owner.send('POST', 'transaksi-member', {
      kode_member: MEMBER,
      nama_member: 'IBU SARI',
      transaksi: 'PENJUALAN',
      keterangan: 'BATU LEPAS',
    }),
  )
  must(
    await allowed(owner, () =>
      owner.send('POST', 'poin/koreksi', { kode_member: MEMBER, poin: -1, alasan: 'KOREKSI' }),
    ),
  )
}

/** An old piece for a new one, the difference in cash. */
async function tradeIn(kasir: Client, lama: string, baru: string): Promise<void> {
  const { detail_barang, ...head } = await saleBody(kasir, { barang: [baru], pembayaran: [] })
  const detail_beli = [await withNota(kasir, lama, 0, 'MULUS')]
  const due =
    detail_barang.reduce((sum, b) => sum + b.harga_jual + b.ongkos + b.harga_atribut, 0) -
    detail_beli[0]!.harga
  const { data } = must(
    await save(kasir, { ...head, detail_barang, detail_beli, pembayaran: cash(Math.abs(due)) }),
  )
  must(await validateBuy(kasir, data.no_faktur_group, { jenis: 'TUKAR' }))
}

/** A line of a purchase (berat 0: as on its nota), priced by the counter's own rule. */
async function withNota(kasir: Client, kode_barcode: string, grams: number, text: string): Promise<BuyLine> {
  const [found] = await kasir.call(cariNotaBeli, { params: { kode: kode_barcode } })
  const acuan = await kasir.call(acuanPembelian, {})
  const nota = found!
  const berat = grams || nota.berat / 1000
  const kondisi = acuan.kondisi.find((k) => k.kondisi === text)!
  const { harga } = hargaBeli(
    {
      nota,
      berat: gramToMilligram(berat),
      kadar: undefined,
      group: nota,
      rugi: nota.rugi ?? undefined,
      kondisi,
      potongan_manual: rupiah(0),
    },
    parseSettings(),
  )
  return { kode_barcode, no_faktur_jual: nota.no_faktur_jual, berat, kondisi: text, harga }
}
