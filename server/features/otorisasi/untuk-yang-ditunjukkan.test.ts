/**
 * An otorisasi is for the document that was shown: for no other, no other sum, line or reason, in no other session, not twice, and of
 * many at once for one (DOMAIN §B.0.7). Categories whose documents differ most from a sale; setiap-kategori.test.ts has the others.
 */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import { serah, serahBody } from '#test/tools/bayar-hutang.ts'
import { buy, IDENTITAS, type BuyLine } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client } from '#test/tools/client.ts'
import { expectUntukYangDitunjukkan, type Send, type Tried } from '#test/tools/ditunjukkan.ts'
import { buildBankOut, buildMember, buildSettings, buildUser } from '#test/tools/factories.ts'
import { buildHutangSah } from '#test/tools/hutang.ts'
import { writeKas } from '#test/tools/kas.ts'
import { kirimkan } from '#test/tools/kirim.ts'
import { buildOpname, buildScans, buildTimbang, finalOpname } from '#test/tools/opname.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildIzin } from '#test/tools/till.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const piece = {
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN POLOS',
  berat: 3,
  kondisi: 'TANPA SURAT',
  harga: 1_512_000,
}
const beli =
  (line: Partial<BuyLine> = {}): Send =>
  (as) =>
    buy(as, { beli: [{ ...piece, ...line }], identitas: IDENTITAS })
const kirim =
  (barang: string[]): Send =>
  (as) =>
    kirimkan(as, { barang })
const setujui =
  (no: string): Send =>
  (as) =>
    as.send('POST', 'timbang-baki/setujui', { no })
const poin =
  (content: object = {}): Send =>
  (as) =>
    as.request('POST', 'poin/koreksi', {
      id_trx: idTrx(),
      kode_member: 'MTK010000017',
      poin: 50,
      alasan: 'ULANG TAHUN',
      ...content,
    })
const bank =
  (content: object = {}): Send =>
  (as) =>
    writeKas(as, 'ambil-bank', { kode_transaksi: 'ADMIN-BANK', jumlah: 600_000, ...content } as never)

const TRIED: [kategori: KategoriOtorisasi, make: (kasir: Client) => Promise<Tried>][] = [
  [
    'PEMBELIAN TANPA BARCODE',
    async () => ({
      user: 'KSR1',
      ini: beli(),
      lain: {
        weight: beli({ berat: 2, harga: 1_008_000 }),
        piece: beli({ nama_barang: 'CINCIN UKIR' }),
      },
    }),
  ],
  [
    'KIRIM BARANG',
    async () => {
      await buildSettings(server, { KIRIM_OTORISASI: 'YA' })
      await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
      return {
        user: 'GDG1',
        oleh: 'OWN1',
        ini: kirim(['00000001', '00000003']),
        lain: {
          'a piece more': kirim(['00000001', '00000003', '00000004']),
          'a piece less': kirim(['00000001']),
          'other pieces': kirim(['00000002', '00000004']),
        },
      }
    },
  ],
  [
    'TIMBANG BAKI SELISIH',
    async () => {
      await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
      const gudang = await server.client('GDG1')
      const [ini, lain] = [
        await buildTimbang(gudang, { kode_baki: 'A1', selisih: 1, keterangan: 'LEBIH' }),
        await buildTimbang(gudang, { kode_baki: 'A2', selisih: 1, keterangan: 'LEBIH' }),
      ]
      return { user: 'GDG1', ini: setujui(ini), lain: { tray: setujui(lain) } }
    },
  ],
  [
    'KOREKSI POIN',
    async () => {
      await buildMember(server, { kode_member: 'MTK010000017' })
      await buildMember(server, { kode_member: 'MTK010000018', no_hp: '081200002222' })
      return {
        user: 'SPV1',
        oleh: 'OWN1',
        ini: poin(),
        lain: {
          sum: poin({ poin: 51 }),
          member: poin({ kode_member: 'MTK010000018' }),
          reason: poin({ alasan: 'LAIN' }),
        },
      }
    },
  ],
  [
    'HUTANG SERAH BARANG',
    async (kasir) => {
      const [no, lain] = [await buildHutangSah(kasir), await buildHutangSah(kasir)]
      const kirimSerah =
        (hutang: string, harga = 2_060_000): Send =>
        (as) =>
          serah(as, serahBody(hutang, { barang: [{ harga }] }))
      return {
        user: 'KSR1',
        ini: kirimSerah(no),
        lain: { loan: kirimSerah(lain), price: kirimSerah(no, 2_050_000) },
      }
    },
  ],
  [
    'SALDO BANK MINUS',
    async () => {
      await buildBankOut(server, 24_900_000)
      return {
        user: 'KSR1',
        ini: bank(),
        lain: { sum: bank({ jumlah: 600_001 }), reason: bank({ keterangan: 'LAIN' }) },
      }
    },
  ],
]

it.each(TRIED)('%s', async (kategori, make) => {
  const kasir = await server.client('KSR1')
  await expectUntukYangDitunjukkan(server, kategori, await make(kasir))
})

it('STOCK OPNAME FINAL: one more scan is another count', async () => {
  const spv = await server.client('SPV1')
  const no = await buildOpname(spv, 'A1')
  await buildScans(spv, no, 'A1', ['00000001'])
  await buildIzin(spv, () => finalOpname(spv, no), { user_id: 'OWN1' })
  await buildScans(spv, no, 'A1', ['00000002'])
  expect((await finalOpname(spv, no)).otorisasi?.map((o) => o.kategori)).toEqual(['STOCK OPNAME FINAL'])
  await buildIzin(spv, () => finalOpname(spv, no), { user_id: 'OWN1' })
  expect((await finalOpname(spv, no)).status).toBe(200)
})
