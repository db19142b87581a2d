/** Orders over real HTTP: the figures of §C.8, every state they are cancelled in, what is refused, what comes back (DOMAIN §B.6, §O.2). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildBankOut, buildMember, buildPrice, buildSettings, buildUser } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import {
  batalBarisPesanan,
  batalDp,
  batalPesanan,
  batalPesananSah,
  buildPesanan,
  buildPesananProses,
  buildTambahDp,
  buildTukang,
  lihatPesanan,
  pesananBody,
  prosesPesanan,
  simpanPesanan,
  tambahDp,
} from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, balances, buildIzin, type Payment } from '#test/tools/till.ts'
import { cash, transfer } from '#test/tools/titipan.ts'

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const kredit = (nominal: number, fee = 1): Payment[] => [
  { jenis: 'CREDIT', nominal, nama_bank: 'BCA', no_card: '4111111111111234', fee },
]
/** Grams of customers in SERVICE, by group. */
const diService = () =>
  inDatabase<{ kode_group: string; berat: number }>(
    server,
    `SELECT kode_group, berat::int AS berat FROM saldo_lokasi WHERE kode_toko = 'TK01' AND lokasi = 'SERVICE/SERVICE' AND berat <> 0 ORDER BY 1`,
  )
const EMAS = { berat_customer: 1, kadar_customer: 70 }

describe('an order', () => {
  it('is priced by its day, its DP owed from the moment it is saved (C.8, E10)', async () => {
    const reply = await simpanPesanan(till, pesananBody({ pembayaran: cash(2_500_000) }))
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Pesanan Berhasil Disimpan',
      {
        no_pesanan: 'PS-TK01-250115-0001',
        total_harga: 4_900_000,
        jumlah_bayar: 2_500_000,
        sisa_bayar: 2_400_000,
      },
    ])
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 12_500_000, '2102': 2_500_000 })
    const one = await lihatPesanan(till, reply.data.no_pesanan)
    expect(one).toMatchObject({ status_pesanan: 'OPEN', total_qty: 1, total_berat: 4, sisa_bayar: 2_400_000 })
    expect(one.detail_barang[0]).toMatchObject({ harga_jual: 4_600_000, harga_total: 4_900_000, kadar: 70 })
    expect(one.setoran).toMatchObject([{ urut: 1, no_setoran: 'PS-TK01-250115-0001-01', total: 2_500_000 }])
  })
})
