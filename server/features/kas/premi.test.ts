/** Premi over HTTP: what it comes to, that no line is paid twice, what is taken off again, and how it is undone (DOMAIN §C.13, §O.5-3, E26, E30). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { buildValidBuy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { batalKas } from '#test/tools/kas.ts'
import { bayarPremi, buildPremi, buildPremiPerGram, premiSekarang, tanyaPremi } from '#test/tools/premi.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { balances, buildIzin, buildValidSale, cancel, cancelValid } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let kasir: Client
/** S01 has sold 2.350 g and 5.125 g, S02 1.208 g, on a day that is closed. */
let jual: { satu: string; dua: string; lain: string }
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildPremiPerGram(server, 'S01', 1_500)
  await buildPremiPerGram(server, 'S02', 2_000)
  const till = await ask.as('KSR1')
  jual = {
    satu: await buildValidSale(till, { barang: ['00000001'] }),
    dua: await buildValidSale(till, { barang: ['00000002'] }),
    lain: await buildValidSale(till, { barang: ['00000004'], kode_sales: 'S02' }),
  }
  await besok('2025-01-16')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

async function besok(tanggal: string): Promise<void> {
  ask = await closeDay(server, ask, tanggal)
  kasir = await ask.as('KSR1')
}
const S01 = { kode_sales: 'S01', sampai: '2025-01-15' }
const kas = async () => (await balances(kasir))['1101']!
/** BATAL BEDA TANGGAL is the owner's to give. */
const batalkan = async (no: string) => {
  const owner = await ask.as('OWN1')
  await buildIzin(owner, () => cancel(owner, no), { user_id: 'OWN1' })
  must(await cancel(owner, no))
}

describe('what it comes to', () => {
  it('is the grams of each line by the rate, and their sum to the rupiah', async () => {
    expect(await premiSekarang(kasir, 'S01', '2025-01-15')).toMatchObject({
      nama_sales: 'SITI',
      premi_per_gram: 1_500,
      berat: 7.475,
      premi: 11_213,
      potongan: 0,
      jumlah: 11_213,
      baris: [
        { no_faktur_jual: `${jual.satu}-01`, kode_barcode: '00000001', berat: 2.35, premi_rp: 3_525 },
        { no_faktur_jual: `${jual.dua}-01`, berat: 5.125, premi_rp: 7_688 },
      ],
      dipotong: [],
    })
  })

  it('is what the report of sales says', async () => {
    const laporan = async () =>
      must(
        await (
          await ask.as('OWN1')
        ).send('POST', 'penjualan/report-sales', {
          tgl_awal: '2025-01-15',
          tgl_akhir: '2025-01-15',
          kode_sales: 'S01',
        }),
      ).data[0]
    expect(await laporan()).toMatchObject({ premi: 11_213, premi_dibayar: 0 })
    await buildPremi(kasir, S01)
    // Premi that was paid stays as it was, whatever the rate is later.
    await buildPremiPerGram(server, 'S01', 3_000)
    expect(await laporan()).toMatchObject({ premi_dibayar: 11_213 })
  })

  it('of everybody is what each has, also of who has left', async () => {
    const all = async () =>
      must(await kasir.request('GET', 'premi-sales/belum?sampai=2025-01-15')).data as Record<
        string,
        unknown
      >[]
    await inDatabase(server, `UPDATE sales SET status_aktif = false WHERE kode_sales = 'S02'`)
    expect(await all()).toEqual([
      expect.objectContaining({ kode_sales: 'S01', qty: 2, berat: 7.475, premi: 11_213, jumlah: 11_213 }),
      expect.objectContaining({ kode_sales: 'S02', qty: 1, premi: 2_416, potongan: 0, jumlah: 2_416 }),
    ])
    await buildPremi(kasir, { kode_sales: 'S02', sampai: '2025-01-15' })
    expect((await all()).map((s) => s['kode_sales'])).toEqual(['S01'])
  })

  it('knows closed days alone, and people of the shop', async () => {
    expect(refusalAt(await tanyaPremi(kasir, 'S01', '2025-01-16'))).toEqual([
      400,
      'Premi Hanya Sampai Hari Yang Sudah Ditutup, 2025-01-16 Belum',
      ['sampai'],
    ])
    expect(refusal(await bayarPremi(kasir, { ...S01, sampai: '2025-01-16', jumlah: 1 }))).toEqual([
      400,
      'Premi Hanya Sampai Hari Yang Sudah Ditutup, 2025-01-16 Belum',
    ])
    expect(refusal(await tanyaPremi(kasir, 'S99', '2025-01-15'))).toEqual([404, 'Sales S99 Tidak Ada'])
    expect((await tanyaPremi(await ask.as('SLS1'), 'S01', '2025-01-15')).status).toBe(403)
    expect((await bayarPremi(await ask.as('SLS1'), { ...S01, jumlah: 11_213 })).status).toBe(403)
  })
})

describe('paying it', () => {
  it('takes it out of the drawer and marks each line', async () => {
    const before = await kas()
    const no_kas = await buildPremi(kasir, S01)
    expect(no_kas).toBe('KK-TK01-250116-0001')
    expect(await balances(kasir)).toMatchObject({ '1101': before - 11_213, '6103': 11_213 })
    expect(
      await inDatabase(
        server,
        `SELECT status_premi, no_kas_premi, premi_rp::int FROM jual_detail WHERE kode_sales = 'S01'
         ORDER BY no_faktur_jual`,
      ),
    ).toEqual([
      { status_premi: 'DONE', no_kas_premi: no_kas, premi_rp: 3_525 },
      { status_premi: 'DONE', no_kas_premi: no_kas, premi_rp: 7_688 },
    ])
    expect(must(await kasir.request('GET', `premi-sales/${no_kas}`)).data).toMatchObject({
      baris: [{ premi_rp: 3_525 }, { premi_rp: 7_688 }],
      dipotong: [],
    })
    expect(must(await kasir.request('GET', `kas-bank/${no_kas}`)).data).toMatchObject({
      kode_transaksi: 'PREMI',
      kode_sales: 'S01',
      keterangan: 'PREMI SITI S/D 2025-01-15',
    })
    // The premi of other sales people is untouched.
    expect((await premiSekarang(kasir, 'S02', '2025-01-15')).jumlah).toBe(2_416)
  })

  it('a second time is refused: there is nothing left', async () => {
    await buildPremi(kasir, S01)
    expect(refusal(await bayarPremi(kasir, { ...S01, jumlah: 11_213 }))).toEqual([
      409,
      'Tidak Ada Premi Yang Belum Dibayar',
    ])
  })

  it('sent twice is one', async () => {
    const id_trx = idTrx()
    const once = () =>
      kasir.send('POST', 'premi-sales', { ...S01, jumlah: 11_213, keterangan: '', id_trx }, id_trx)
    const first = must(await once()).data
    expect(must(await once()).data).toEqual(first)
    expect(
      await inDatabase(server, `SELECT no_kas FROM kas_bank WHERE kode_transaksi = 'PREMI'`),
    ).toHaveLength(1)
  })

  it('by two at once is one', async () => {
    const owner = await ask.as('OWN1')
    const replies = await Promise.all(
      [kasir, owner, kasir, owner].map((who) => bayarPremi(who, { ...S01, jumlah: 11_213 })),
    )
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409, 409, 409])
    expect((await balances(kasir))['6103']).toBe(11_213)
  })

  it('as it was shown, or not at all', async () => {
    expect(refusalAt(await bayarPremi(kasir, { ...S01, jumlah: 50_000 }))).toEqual([
      409,
      'Premi Sudah Berubah Menjadi Rp. 11,213, Periksa Lagi',
      ['jumlah'],
    ])
    await buildPremiPerGram(server, 'S01', 0)
    expect(refusal(await bayarPremi(kasir, { ...S01, jumlah: 11_213 }))).toEqual([
      409,
      'Tidak Ada Premi Yang Belum Dibayar',
    ])
  })

  it('counts for the limit of the day, with otorisasi of what was shown', async () => {
    await buildSettings(server, { LIMIT_AMBIL_KAS: '13000' })
    await buildPremi(kasir, S01)
    const asked = await bayarPremi(kasir, { kode_sales: 'S02', sampai: '2025-01-15' })
    expect([asked.status, asked.otorisasi?.map((o) => [o.kategori, o.disetujui])]).toEqual([
      403,
      [
        [
          'AMBIL KAS DI ATAS LIMIT',
          [
            { nama: 'Transaksi', nilai: 'PREMI S/D 2025-01-15' },
            { nama: 'Jumlah', nilai: 'Rp. 2,416' },
            { nama: 'Sales', nilai: 'S02' },
            { nama: 'Keterangan', nilai: expect.stringContaining('S/D 2025-01-15') },
            { nama: 'Sudah Diambil Hari Ini', nilai: 'Rp. 11,213' },
            { nama: 'Limit Sehari', nilai: 'Rp. 13,000' },
          ],
        ],
      ],
    ])
    await buildPremi(kasir, { kode_sales: 'S02', sampai: '2025-01-15' })
  })

  it('never by the plain form', async () => {
    expect(
      refusal(
        await kasir.send('POST', 'kas-bank/ambil-kas', {
          kode_transaksi: 'PREMI',
          jumlah: 1_000_000,
          keterangan: 'PREMI',
          id_trx: idTrx(),
        }),
      ),
    ).toEqual([400, 'PREMI Dihitung Dari Penjualan, Gunakan Bayar Premi'])
  })
})

describe('undone on its day', () => {
  it('the money is back, and the lines are to be paid again', async () => {
    const before = await kas()
    const no_kas = await buildPremi(kasir, S01)
    must(await batalKas(kasir, no_kas))
    expect(await kas()).toBe(before)
    expect((await premiSekarang(kasir, 'S01', '2025-01-15')).jumlah).toBe(11_213)
    expect(await buildPremi(kasir, S01)).toBe('KK-TK01-250116-0002')
    expect((await balances(kasir))['6103']).toBe(11_213)
  })

  it('not on a later one', async () => {
    const no_kas = await buildPremi(kasir, S01)
    await besok('2025-01-17')
    expect((await batalKas(kasir, no_kas)).status).toBe(409)
  })

  it('while it is being paid again: one of both orders, never twice', async () => {
    const no_kas = await buildPremi(kasir, S01)
    const owner = await ask.as('OWN1')
    await buildIzin(kasir, () => kasir.send('POST', 'kas-bank/batal', { no_kas, alasan: 'SALAH' }))
    const [batal, bayar] = await Promise.all([
      kasir.send('POST', 'kas-bank/batal', { no_kas, alasan: 'SALAH' }),
      bayarPremi(owner, { ...S01, jumlah: 11_213 }),
    ])
    expect(batal.status).toBe(200)
    expect([200, 409]).toContain(bayar.status)
    expect((await balances(kasir))['6103'] ?? 0).toBe(bayar.status === 200 ? 11_213 : 0)
  })
})

describe('a paid line', () => {
  it('that is cancelled later is taken off the next premi, once', async () => {
    await buildPremi(kasir, S01)
    await batalkan(jual.satu)
    // No premi to pay yet: the deduction stays for the next premi.
    expect(refusal(await bayarPremi(kasir, { ...S01, jumlah: 1 }))).toEqual([
      409,
      'Premi Rp. 0 Tidak Melebihi Potongan Penjualan Batal Rp. 3,525, Potongan Tetap Untuk Premi Berikutnya',
    ])
    // The piece is sold again: it is paid for again.
    await buildValidSale(kasir, { barang: ['00000001'] })
    await buildValidSale(kasir, { barang: ['00000003'] })
    await besok('2025-01-17')
    const next = await premiSekarang(kasir, 'S01', '2025-01-16')
    expect(next).toMatchObject({
      potongan: 3_525,
      dipotong: [{ no_faktur_jual: `${jual.satu}-01`, premi_rp: 3_525, no_kas_premi: 'KK-TK01-250116-0001' }],
    })
    expect(next.jumlah).toBe(next.premi - 3_525)
    const no_kas = await buildPremi(kasir, { kode_sales: 'S01', sampai: '2025-01-16' })
    expect((await premiSekarang(kasir, 'S01', '2025-01-16')).dipotong).toEqual([])
    expect(must(await kasir.request('GET', `premi-sales/${no_kas}`)).data.dipotong).toHaveLength(1)
    // Undone, it is to be taken off again.
    must(await batalKas(kasir, no_kas))
    expect(await premiSekarang(kasir, 'S01', '2025-01-16')).toEqual(next)
    await buildPremi(kasir, { kode_sales: 'S01', sampai: '2025-01-16' })
  })

  it('that was taken off by a later entry holds the first until that is undone', async () => {
    const first = await buildPremi(kasir, { kode_sales: 'S01', sampai: '2025-01-15' })
    await batalkan(jual.satu)
    // The same day, so that both can be undone: a line of the closed day that nobody was paid for yet.
    await lainOleh('S01')
    await buildPremiPerGram(server, 'S01', 100_000)
    const second = await buildPremi(kasir, S01)
    expect(refusal(await batalKas(kasir, first))).toEqual([
      409,
      `Penjualannya Sudah Dipotong Di ${second}, Batalkan Itu Dahulu`,
    ])
    must(await batalKas(kasir, second))
    must(await batalKas(kasir, first))
    // A cancelled sale is neither paid nor taken off any more.
    expect(await premiSekarang(kasir, 'S01', '2025-01-15')).toMatchObject({ potongan: 0, dipotong: [] })
    // The totals of the day hold the old seller: the line gets them back.
    await lainOleh('S02')
  })
  const lainOleh = (kode_sales: string) =>
    inDatabase(server, `UPDATE jual_detail SET kode_sales = $2 WHERE no_faktur_jual = $1`, [
      `${jual.lain}-01`,
      kode_sales,
    ])

  it('that is bought back stays paid', async () => {
    await buildPremi(kasir, S01)
    await buildValidBuy(kasir, {
      beli: [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }],
    })
    expect(
      await inDatabase(
        server,
        `SELECT status_tukar, status_premi FROM jual_detail WHERE no_faktur_jual = $1`,
        [`${jual.satu}-01`],
      ),
    ).toEqual([{ status_tukar: true, status_premi: 'DONE' }])
    expect((await premiSekarang(kasir, 'S01', '2025-01-15')).dipotong).toEqual([])
  })

  it('cancelled while it is being paid is paid and taken off, or neither', async () => {
    const owner = await ask.as('OWN1')
    await buildIzin(owner, () => cancel(owner, jual.satu), { user_id: 'OWN1' })
    const [bayar, batal] = await Promise.all([
      bayarPremi(kasir, { ...S01, jumlah: 11_213 }),
      cancel(owner, jual.satu),
    ])
    expect(batal.status).toBe(200)
    const { potongan, premi } = await premiSekarang(kasir, 'S01', '2025-01-15')
    expect([bayar.status, potongan, premi]).toEqual(bayar.status === 200 ? [200, 3_525, 0] : [409, 0, 7_688])
  })

  it('of a sale that was cancelled on its own day was never to be paid', async () => {
    const no = await buildValidSale(kasir, { barang: ['00000003'] })
    must(await cancelValid(kasir, no))
    await besok('2025-01-17')
    expect((await premiSekarang(kasir, 'S01', '2025-01-16')).jumlah).toBe(11_213)
  })
})
