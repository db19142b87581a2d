/** Gifts bought, given away, taken back: stock, average cost and money to the rupiah, and who gets the last one (DOMAIN §B.10, §C.11, §H.1-13, 15). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#domain/errors.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Reply } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildUser } from '#test/tools/factories.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, balances, buildIzin } from '#test/tools/till.ts'

const TANGGAL = '2025-01-15'
let server: TestServer
let ask: Ask
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  for (const [kode_hadiah, nama_hadiah] of [
    ['PAYUNG', 'PAYUNG'],
    ['GELAS', 'GELAS SET'],
  ])
    expect((await ask('OWN1', 'POST', 'hadiah', { kode_hadiah, nama_hadiah, poin: 10 })).status).toBe(200)
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const beli = (detail_hadiah: object[], more: object = {}): Promise<Reply> =>
  ask('KSR1', 'POST', 'hadiah/beli', { tanggal: TANGGAL, supplier: 'TOKO MAJU', detail_hadiah, ...more })
const ambil = (detail_hadiah: object[], more: object = {}): Promise<Reply> =>
  ask('KSR1', 'POST', 'hadiah/ambil', { tanggal: TANGGAL, detail_hadiah, ...more })
const otorisasi = async (kategori: string, description: string): Promise<string> =>
  (await ask('KSR1', 'POST', 'authorization', { user_id: 'SPV1', password: PASSWORD, kategori, description }))
    .data.authorization_id
const batal = async (no_ref: string): Promise<Reply> =>
  allowedIfAsked(await ask.as('KSR1'), () => ask('KSR1', 'POST', 'hadiah/batal', { no_ref, alasan: 'SALAH' }))
const gift = async (kode: string) =>
  (await ask('OWN1', 'GET', 'hadiah/get/all')).data.find(
    (h: { kode_hadiah: string }) => h.kode_hadiah === kode,
  )
const accounts = async () => balances(await ask.as('OWN1'))

describe('buying', () => {
  it('raises stock and value, and the drawer pays', async () => {
    const reply = await beli([
      { kode_hadiah: 'PAYUNG', qty: 3, total_uang: 100_000 },
      { kode_hadiah: 'GELAS', qty: 5 },
    ])
    expect([reply.status, reply.message, reply.data]).toEqual([
      200,
      'Data Barang Berhasil Di Simpan',
      { no_pembelian: 'BH-TK01-250115-0001', total_uang: 100_000 },
    ])
    expect([await gift('PAYUNG'), await gift('GELAS')]).toMatchObject([
      { stock: 3, nilai: 100_000 },
      { stock: 5, nilai: 0 },
    ])
    expect(await accounts()).toMatchObject({ '1101': 9_900_000, '1402': 100_000 })
  })

  it('by transfer leaves the account, and an account below zero needs somebody', async () => {
    expect(
      (
        await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 1_000_000 }], {
          jenis_bayar: 'TRANSFER',
          nama_bank: 'BCA',
        })
      ).status,
    ).toBe(200)
    expect(await accounts()).toMatchObject({ '1101': 10_000_000, '1102-1234567890': 24_000_000 })
    const terlalu = (more: object = {}) =>
      beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 30_000_000 }], {
        jenis_bayar: 'TRANSFER',
        nama_bank: 'BCA',
        ...more,
      })
    expect((await terlalu()).message).toBe('Perlu Otorisasi SALDO BANK MINUS')
    const [id_otorisasi] = await buildIzin(await ask.as('KSR1'), terlalu)
    expect((await terlalu({ id_otorisasi })).status).toBe(200)
  })

  it('is refused in words, all lines at once, and nothing has changed', async () => {
    const before = await accounts()
    const replies = [
      await beli([]),
      await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 1 }], { supplier: ' ' }),
      await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 1 }], { tanggal: '2025-01-14' }),
      await beli([
        { kode_hadiah: 'PAYUNG', qty: 1 },
        { kode_hadiah: 'PAYUNG', qty: 1 },
        { kode_hadiah: 'TIDAK', qty: 1 },
      ]),
      await beli([{ kode_hadiah: 'PAYUNG', qty: 0 }]),
      await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 10_000_001 }]),
      await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 5 }], {
        jenis_bayar: 'TRANSFER',
        nama_bank: 'MANDIRI',
      }),
    ]
    expect(replies.map(refusal)).toEqual([
      [400, 'Data Hadiah Masih Kosong'],
      [400, 'Nama Supplier Masih Kosong'],
      [400, 'Tanggal Tidak Sama Dengan Tanggal System'],
      [400, 'Nama Hadiah Tersebut Sudah Ada Ditabel'],
      [400, 'Qty Beli Harus Di Isi'],
      [409, 'Saldo Kas Tidak Cukup'],
      [400, 'Rekening Bank MANDIRI Tidak Ada'],
    ])
    expect(replies[3]!.errors?.map((e) => e.field)).toEqual([
      'detail_hadiah.1.kode_hadiah',
      'detail_hadiah.2.kode_hadiah',
    ])
    expect(await accounts()).toEqual(before)
  })

  it('the same request twice is one document', async () => {
    const body = {
      tanggal: TANGGAL,
      supplier: 'TOKO',
      detail_hadiah: [{ kode_hadiah: 'PAYUNG', qty: 2, total_uang: 10 }],
    }
    const [a, b] = [
      await ask('KSR1', 'POST', 'hadiah/beli', body, 'AAAABBBBCCCCDDDD'),
      await ask('KSR1', 'POST', 'hadiah/beli', body, 'AAAABBBBCCCCDDDD'),
    ]
    expect(b.data).toEqual(a.data)
    expect(await gift('PAYUNG')).toMatchObject({ stock: 2, nilai: 10 })
  })
})

describe('giving away', () => {
  it('costs the average, and the last one takes what is left', async () => {
    await beli([{ kode_hadiah: 'PAYUNG', qty: 3, total_uang: 100_000 }])
    const first = await ambil([{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'SOUVENIR' }])
    expect([first.message, first.data]).toEqual([
      'Data Barang Berhasil Di Simpan',
      { no_pengambilan: 'AH-TK01-250115-0001', nilai: 33_333 },
    ])
    expect((await ambil([{ kode_hadiah: 'PAYUNG', qty: 2, alasan: 'ULANG TAHUN' }])).data.nilai).toBe(66_667)
    expect(await gift('PAYUNG')).toMatchObject({ stock: 0, nilai: 0 })
    expect(await accounts()).toMatchObject({ '1101': 9_900_000, '6101': 100_000 })
  })

  it('each line for its own reason', async () => {
    await beli([
      { kode_hadiah: 'PAYUNG', qty: 3, total_uang: 30_000 },
      { kode_hadiah: 'GELAS', qty: 1, total_uang: 5_000 },
    ])
    await ambil([
      { kode_hadiah: 'PAYUNG', qty: 1, alasan: 'RUSAK' },
      { kode_hadiah: 'GELAS', qty: 1, alasan: 'PROMOSI' },
    ])
    const rows = await inDatabase(
      server,
      `SELECT kode_hadiah, keterangan, stock_out FROM mutasi_hadiah WHERE kategori = 'PENGAMBILAN' ORDER BY id`,
    )
    expect(rows).toEqual([
      { kode_hadiah: 'PAYUNG', keterangan: 'RUSAK', stock_out: 1 },
      { kode_hadiah: 'GELAS', keterangan: 'PROMOSI', stock_out: 1 },
    ])
  })

  it('more than there is, or without a reason, is refused', async () => {
    await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 1_000 }])
    const replies = [
      await ambil([{ kode_hadiah: 'PAYUNG', qty: 2, alasan: 'SOUVENIR' }]),
      await ambil([{ kode_hadiah: 'PAYUNG', qty: 1 }]),
      await ambil([{ kode_hadiah: '', qty: 1, alasan: 'RUSAK' }]),
      await ambil([{ kode_hadiah: 'PAYUNG', alasan: 'RUSAK' }]),
    ]
    expect(replies.map(refusal)).toEqual([
      [409, 'Stock Hadiah Kurang Dari Yang Di Input'],
      [400, 'Alasan Ambil Harus Dipilih'],
      [400, 'Nama Hadiah Harus Dipilih'],
      [400, 'Qty Ambil Harus Dipilih'],
    ])
    expect(await gift('PAYUNG')).toMatchObject({ stock: 1 })
  })

  it('of the last gift: one of eight counters gets it, the others are told', async () => {
    await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 7_000 }])
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ambil([{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'SOUVENIR' }])),
    )
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(new Set(replies.filter((r) => r.status === 409).map((r) => r.message))).toEqual(
      new Set(['Stock Hadiah Kurang Dari Yang Di Input']),
    )
    expect(await gift('PAYUNG')).toMatchObject({ stock: 0, nilai: 0 })
  })
})

describe('taking back', () => {
  it('gives everything back the same day, once, with a second person', async () => {
    const before = await accounts()
    const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 3, total_uang: 100_000 }])).data
    const { no_pengambilan } = (await ambil([{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'SOUVENIR' }])).data
    expect(
      (await ask('KSR1', 'POST', 'hadiah/batal', { no_ref: no_pengambilan, alasan: 'SALAH' })).message,
    ).toBe('Perlu Otorisasi BATAL HADIAH')
    expect((await batal(no_pembelian)).message).toBe('Stock Hadiah Kurang Dari Yang Di Input')
    expect([(await batal(no_pengambilan)).status, (await batal(no_pengambilan)).message]).toEqual([
      200,
      'Transaksi Sudah Dibatalkan',
    ])
    expect((await batal(no_pembelian)).data).toEqual({ no_ref: no_pembelian, status: 'CANC' })
    expect(await gift('PAYUNG')).toMatchObject({ stock: 0, nilai: 0 })
    expect(Object.fromEntries(Object.entries(await accounts()).filter(([, saldo]) => saldo !== 0))).toEqual(
      before,
    )
    expect((await ask('KSR1', 'GET', 'hadiah/dokumen?jenis=BELI')).data).toMatchObject([
      { no_ref: no_pembelian, status: 'CANC', alasan_batal: 'SALAH' },
    ])
  })

  it('of a purchase that others were averaged with is refused when value would be left without pieces', async () => {
    const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 3 }])).data
    await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 100_000 }])
    await ambil([{ kode_hadiah: 'PAYUNG', qty: 1, alasan: 'SOUVENIR' }])
    const reply = await batal(no_pembelian)
    expect(refusal(reply)).toEqual([409, 'Stock Hadiah Kurang Dari Yang Di Input'])
    expect(await gift('PAYUNG')).toMatchObject({ stock: 3, nilai: 75_000 })
  })

  it('of another day is refused', async () => {
    const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 5 }])).data
    ask = await closeDay(server, ask, '2025-01-16')
    expect((await batal(no_pembelian)).message).toBe('Transaksi Hadiah Tanggal Lain Tidak Bisa Dibatalkan')
    expect(
      (await ask('KSR1', 'POST', 'hadiah/batal', { no_ref: 'AH-TK01-250115-0009', alasan: 'X' })).status,
    ).toBe(404)
  })
})

describe('the slip', () => {
  it('is counted, and a copy needs somebody', async () => {
    const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 3, total_uang: 100_000 }])).data
    expect((await ask('KSR1', 'POST', `hadiah/dokumen/${no_pembelian}/cetak`, {})).data).toEqual({
      no_ref: no_pembelian,
      cetak: 1,
      copy: 0,
      sementara: false,
    })
    expect((await ask('KSR1', 'POST', `hadiah/dokumen/${no_pembelian}/cetak`, {})).message).toBe(
      'Perlu Otorisasi REPRINT NOTA',
    )
    expect(
      (
        await ask('KSR1', 'POST', `hadiah/dokumen/${no_pembelian}/cetak`, {
          id_otorisasi: await otorisasi('REPRINT NOTA', no_pembelian),
        })
      ).data.copy,
    ).toBe(1)
    const { bytes } = await (await ask.as('KSR1')).file(`hadiah/dokumen/${no_pembelian}/slip`)
    const text = pdfPages(bytes).flat().join(' ')
    for (const part of ['BUKTI BELI HADIAH', no_pembelian, 'COPY 1', 'TOKO MAJU', 'PAYUNG', 'Rp. 100,000'])
      expect(text).toContain(part)
  })

  it('of another shop is not there', async () => {
    const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 5 }])).data
    const elsewhere = await server.client('OWN1', 'TK02')
    expect((await elsewhere.request('GET', `hadiah/dokumen/${no_pembelian}/slip`)).status).toBe(404)
    expect((await elsewhere.request('GET', 'hadiah/dokumen?jenis=BELI')).data).toEqual([])
  })
})

it('without the right nothing is bought, given or taken back', async () => {
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  for (const path of ['hadiah/beli', 'hadiah/ambil', 'hadiah/batal'])
    expect((await ask('GDG1', 'POST', path, {})).status).toBe(403)
})

it('a right on one gift screen is none on the documents of another', async () => {
  const { no_pembelian } = (await beli([{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 5 }])).data
  await inDatabase(
    server,
    `UPDATE hak_akses SET boleh_hapus = true WHERE user_id = 'SLS1' AND menu_name = '/ambil-hadiah'`,
  )
  ask.forget('SLS1')
  const asSls = (method: string, path: string, body?: object) => ask('SLS1', method, path, body)
  const replies = [
    await asSls('GET', 'hadiah/dokumen?jenis=BELI'),
    await asSls('GET', `hadiah/dokumen/${no_pembelian}/slip`),
    await asSls('POST', `hadiah/dokumen/${no_pembelian}/cetak`, {}),
    await asSls('POST', 'hadiah/batal', {
      no_ref: no_pembelian,
      alasan: 'X',
    }),
  ]
  expect(replies.map(refusal)).toEqual(replies.map(() => [403, errors.tidakDiizinkan().message]))
  expect((await asSls('GET', 'hadiah/dokumen?jenis=AMBIL')).status).toBe(200)
})
