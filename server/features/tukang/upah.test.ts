/** Fees paid to goldsmiths, and how they are taken back: E13 and E39 (DOMAIN §B.6, §O.2-10). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildBankOut } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { buildPesanan, buildPesananProses, buildTukang, lihatPesanan } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, balances } from '#test/tools/till.ts'
import { batalUpah, upah } from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
beforeEach(async () => {
  server = await startTestServer()
  await Promise.all([buildTukang(server), buildTukang(server, { kode_tukang: 'TK2' })])
  own = await server.client('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }

describe("a goldsmith's fee", () => {
  it('is paid out of the drawer or an account, and taken back on its day', async () => {
    const ref_no = await buildPesananProses(own, { barang: [{ ongkos: 350_000 }] })
    const { no_kas } = must(await upah(own, { ref_no })).data
    expect(no_kas).toBe('KK-TK01-250115-0001')
    expect(await balances(own)).toEqual({ ...OPENING, '1101': 9_850_000, '5102': 150_000 })
    const bank = must(await upah(own, { ref_no, jenis: 'TRANSFER', nama_bank: 'BCA', jumlah: 200_000 })).data
    expect(bank.no_kas).toBe('BK-TK01-250115-0001')
    expect((await lihatPesanan(own, ref_no)).upah).toHaveLength(2)
    const list = must(await own.send('GET', `upah-tukang?ref_no=${ref_no}`)).data
    expect(list.map((u: any) => [u.no_kas, u.media, u.jumlah, u.status_valid])).toEqual([
      [bank.no_kas, 'BANK', 200_000, 'DONE'],
      [no_kas, 'KAS', 150_000, 'DONE'],
    ])
    must(await batalUpah(own, no_kas))
    must(await batalUpah(own, bank.no_kas))
    expect(await balances(own)).toEqual(OPENING)
    expect(refusal(await batalUpah(own, no_kas))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
  })

  it('is for one who works on it, never more than the drawer holds, nor an account below 0 unallowed', async () => {
    const ref_no = await buildPesananProses(own)
    expect(refusals(await upah(own, { ref_no, kode_tukang: 'TK2' }))).toEqual([
      400,
      [['kode_tukang', `Tukang TK2 Tidak Mengerjakan ${ref_no}`]],
    ])
    expect(refusals(await upah(own, { ref_no: 'PS-TK01-250115-0099', kode_tukang: 'TX' }))[1]).toEqual([
      ['kode_tukang', 'Tukang TX Tidak Ada'],
      ['ref_no', 'Pesanan PS-TK01-250115-0099 Tidak Ada'],
    ])
    const idle = await buildPesanan(own)
    expect((await upah(own, { ref_no: idle })).status).toBe(400)
    expect(refusal(await upah(own, { ref_no, jumlah: 10_000_001 }))[0]).toBe(409)
    expect(refusals(await upah(own, { ref_no, jenis: 'TRANSFER' }))[1]).toMatchObject([
      ['nama_bank', expect.any(String)],
    ])
    await buildBankOut(server, 24_900_000)
    const bank = { ref_no, jenis: 'TRANSFER', nama_bank: 'BCA' } as const
    expect((await upah(own, bank)).status).toBe(403)
    must(await allowedIfAsked(own, () => upah(own, bank)))
  })

  it('is the cashier’s to pay', async () => {
    const ref_no = await buildPesananProses(own)
    expect((await upah(await server.client('SLS1'), { ref_no })).status).toBe(403)
    const { no_kas } = must(await upah(await server.client('KSR1'), { ref_no })).data
    expect(must(await own.send('POST', `upah-tukang/${no_kas}/cetak`)).data).toMatchObject({ cetak: 1 })
    expect((await own.file(`upah-tukang/${no_kas}/slip`)).bytes.length).toBeGreaterThan(1_000)
    const lain = must(await upah(own, { ref_no })).data.no_kas
    const cetak = async (no: string) => must(await own.send('POST', `upah-tukang/${no}/cetak`)).data
    expect(await cetak(lain), 'the first of its own').toEqual({
      no: lain,
      cetak: 1,
      copy: 0,
      sementara: false,
    })
  })
})
