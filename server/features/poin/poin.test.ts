/** Points earned, corrected, spent, taken back and expired: one chain per member that never falls below nothing (DOMAIN §B.12, §C.9, §H.1-14). */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disetujuiPoin } from '#domain/rules/disetujui.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Reply } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildPiece, buildPoints, buildSettings } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, buildOtorisasi, buildValidSale, cancel, cancelValid } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let member: string
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  member = (
    await ask('SLS1', 'POST', 'member', { nama_customer: 'BU POIN', no_hp: '081200001111', setuju: true })
  ).data.kode_member
  for (const [kode_hadiah, poin, qty] of [
    ['GELAS', 5, 10],
    ['PAYUNG', 20, 1],
  ] as const) {
    must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, poin }))
    must(
      await ask('OWN1', 'POST', 'hadiah/beli', {
        tanggal: '2025-01-15',
        supplier: 'TOKO',
        detail_hadiah: [{ kode_hadiah, qty, total_uang: qty * 10_000 }],
      }),
    )
  }
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const koreksi = async (poin: number): Promise<Reply> => {
  const content = { kode_member: member, poin, alasan: 'UJI' }
  const id_otorisasi = await buildOtorisasi(await ask.as('OWN1'), {
    kategori: 'KOREKSI POIN',
    disetujui: disetujuiPoin(content),
  })
  return ask('OWN1', 'POST', 'poin/koreksi', { ...content, id_otorisasi })
}
const tukar = (detail_hadiah: object[], user = 'KSR1'): Promise<Reply> =>
  ask(user, 'POST', 'tukar-poin', { kode_member: member, detail_hadiah })
const riwayat = async () => (await ask('OWN1', 'GET', `member/${member}/riwayat`)).data
const point = async (): Promise<number> => (await riwayat()).member.point

describe('a correction', () => {
  it('goes up and down with a second person, and is numbered', async () => {
    expect(
      (await ask('OWN1', 'POST', 'poin/koreksi', { kode_member: member, poin: 5, alasan: 'UJI' })).message,
    ).toBe('Perlu Otorisasi KOREKSI POIN')
    expect((await koreksi(12)).data).toEqual({
      no_poin: 'PN-TK01-250115-0001',
      kode_member: member,
      poin_awal: 0,
      poin: 12,
      poin_akhir: 12,
    })
    expect((await koreksi(-2)).data).toMatchObject({
      no_poin: 'PN-TK01-250115-0002',
      poin_awal: 12,
      poin_akhir: 10,
    })
    expect((await riwayat()).poin).toMatchObject([
      { kategori: 'KOREKSI', poin: -2, poin_akhir: 10 },
      { kategori: 'KOREKSI', poin: 12, deskripsi: 'UJI' },
    ])
  })
  it('never below nothing, of nothing, without a reason or of nobody', async () => {
    await koreksi(3)
    const bad = (body: object) =>
      ask('OWN1', 'POST', 'poin/koreksi', { kode_member: member, poin: 1, alasan: 'UJI', ...body })
    const replies = [
      await koreksi(-4),
      await bad({ poin: 0 }),
      await bad({ alasan: ' ' }),
      await bad({ kode_member: 'MTK019999999' }),
      await bad({ poin: 0.5 }),
    ]
    expect(replies.map(refusal)).toEqual([
      [409, 'Poin Tidak Cukup, Sisa Poin 3'],
      [400, 'Poin Tidak Boleh Kosong'],
      [400, 'Alasan Harus Diisi'],
      [400, 'Member MTK019999999 Tidak Ada'],
      [400, 'Poin Harus Bilangan Bulat'],
    ])
    expect(await point()).toBe(3)
  })
})

describe('an exchange', () => {
  it('takes points and stock together, at the average cost', async () => {
    await koreksi(26)
    expect(
      (
        await tukar([
          { kode_hadiah: 'GELAS', qty: 1 },
          { kode_hadiah: 'PAYUNG', qty: 1 },
        ])
      ).data,
    ).toEqual({
      no_tukar_poin: 'TP-TK01-250115-0001',
      kode_member: member,
      poin_awal: 26,
      poin: 25,
      poin_akhir: 1,
    })
    expect((await ask('KSR1', 'GET', 'hadiah/dokumen?jenis=TUKAR')).data).toMatchObject([
      {
        no_ref: 'TP-TK01-250115-0001',
        poin: 25,
        nilai: 20_000,
        detail_hadiah: [
          { kode_hadiah: 'GELAS', poin: 5 },
          { kode_hadiah: 'PAYUNG', poin: 20 },
        ],
      },
    ])
  })
  it('is refused in words: too few points, no stock, not for points, all at once', async () => {
    await koreksi(10)
    must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah: 'PULPEN', nama_hadiah: 'PULPEN' }))
    const all = await tukar([
      { kode_hadiah: 'PAYUNG', qty: 2 },
      { kode_hadiah: 'PULPEN', qty: 1 },
    ])
    expect([all.status, all.errors]).toEqual([
      400,
      [
        { field: 'detail_hadiah.1.kode_hadiah', message: 'Hadiah PULPEN Tidak Bisa Ditukar Dengan Poin' },
        { field: 'detail_hadiah.0.qty', message: 'Stock Hadiah Kurang Dari Yang Di Input' },
        { field: 'detail_hadiah.1.qty', message: 'Stock Hadiah Kurang Dari Yang Di Input' },
        { field: 'detail_hadiah', message: 'Poin Tidak Cukup, Sisa Poin 10' },
      ],
    ])
    expect((await tukar([])).message).toBe('Data Hadiah Masih Kosong')
    expect((await tukar([{ kode_hadiah: 'GELAS', qty: 1 }], 'SLS1')).status).toBe(403)
  })
  it('of the same points at eight counters: as many as they last, the others are told', async () => {
    await koreksi(15)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => tukar([{ kode_hadiah: 'GELAS', qty: 1 }])),
    )
    expect(replies.filter((r) => r.status === 200)).toHaveLength(3)
    expect(new Set(replies.filter((r) => r.status !== 200).map((r) => `${r.status} ${r.message}`))).toEqual(
      new Set(['409 Poin Tidak Cukup, Sisa Poin 0']),
    )
    expect(await point()).toBe(0)
  })
  it('taken back the same day gives points and gift back', async () => {
    await koreksi(20)
    const { no_tukar_poin } = (await tukar([{ kode_hadiah: 'PAYUNG', qty: 1 }])).data
    must(
      await allowed(await ask.as('OWN1'), () =>
        ask('OWN1', 'POST', 'hadiah/batal', { no_ref: no_tukar_poin, alasan: 'SALAH' }),
      ),
    )
    expect(await point()).toBe(20)
    expect((await tukar([{ kode_hadiah: 'PAYUNG', qty: 1 }])).status).toBe(200)
  })
})

describe('with a sale', () => {
  it('earned points that were spent keep the sale from being cancelled', async () => {
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    const kasir = await ask.as('KSR1')
    const no = await buildValidSale(kasir, {
      barang: [await buildPiece(server, { berat: 2 })],
      kode_customer: member,
    })
    expect(await point()).toBe(13)
    await tukar([{ kode_hadiah: 'GELAS', qty: 2 }])
    expect((await cancelValid(kasir, no)).message).toBe('Poin Sudah Ditukar, Penjualan Tidak Bisa Dibatalkan')
    await koreksi(10)
    expect((await cancelValid(kasir, no)).status).toBe(200)
    expect(await point()).toBe(0)
  })
})

describe('the chain', () => {
  it('holds over any mix of corrections and exchanges, one after another or at once', async () => {
    const step = fc.oneof(
      fc
        .integer({ min: -12, max: 12 })
        .filter((n) => n !== 0)
        .map((poin) => ({ poin })),
      fc.integer({ min: 1, max: 2 }).map((qty) => ({ qty })),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        await Promise.all(
          steps.map((s) => ('poin' in s ? koreksi(s.poin) : tukar([{ kode_hadiah: 'GELAS', qty: s.qty }]))),
        )
        const { member: now, poin } = await riwayat()
        expect(now.point).toBe(poin[0]?.poin_akhir ?? 0)
        for (const [i, row] of poin.entries()) {
          expect(row.poin_awal).toBe(poin[i + 1]?.poin_akhir ?? 0)
          expect(row.poin_akhir).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 12 },
    )
  })
})

describe('expiry at the close', () => {
  it('takes what is left of points older than POIN_MASA_BULAN, the oldest being spent first', async () => {
    await buildSettings(server, { POIN_MASA_BULAN: '1' })
    await koreksi(20)
    await tukar([{ kode_hadiah: 'GELAS', qty: 1 }])
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-02-10' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-02-10')
    ask = askOf(server)
    await koreksi(6)
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-02-14' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-02-14')
    ask = askOf(server)
    // Not yet: the day itself is still within the month.
    ask = await closeDay(server, ask, '2025-02-15')
    expect(await point()).toBe(21)
    ask = await closeDay(server, ask, '2025-02-16')
    expect(await point()).toBe(6)
    expect((await riwayat()).poin[0]).toMatchObject({
      kategori: 'HANGUS',
      poin: -15,
      poin_akhir: 6,
      tgl_trx: '2025-02-15',
    })
    ask = await closeDay(server, ask, '2025-02-17')
    expect(await point()).toBe(6)
  })
  it('leaves new points alone when an old sale is cancelled', async () => {
    await buildSettings(server, { POIN_MASA_BULAN: '1' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    const jual = async (): Promise<string> =>
      buildValidSale(await ask.as('KSR1'), {
        barang: [await buildPiece(server, { berat: 2 })],
        kode_customer: member,
      })
    const lama = await jual()
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-02-15' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-02-15')
    ask = askOf(server)
    await jual()
    const owner = await ask.as('OWN1')
    must(await allowed(owner, () => cancel(owner, lama), { user_id: 'OWN1' }))
    expect(await point()).toBe(13)
    ask = await closeDay(server, ask, '2025-02-16')
    expect(await point()).toBe(13)
  })
  it('takes nothing while points last for ever', async () => {
    await koreksi(20)
    await inDatabase(server, `UPDATE toko SET tgl_system = '2030-01-15' WHERE kode_toko = 'TK01'`)
    server.clock.set('2030-01-15')
    ask = await closeDay(server, askOf(server), '2030-01-16')
    expect(await point()).toBe(20)
  })
})
