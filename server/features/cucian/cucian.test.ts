/** Washing: out, back one by one, lighter or never (DOMAIN §B.18, §O.1-12, §O.1-14). */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildPieces, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  batalStok,
  buildTanpaBarcode,
  buildTukang,
  hilangCuci,
  kembaliCuci,
  kirimCuci,
} from '#test/tools/stok.ts'
import { buildOtorisasi, buildSale, saleBody, save, trays } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let gudang: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  kasir = await ask.as('KSR1')
  await buildTukang(await ask.as('OWN1'))
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const idOf = async (kode: string): Promise<number> =>
  Number(
    (await inDatabase<{ id: number }>(server, 'SELECT id FROM barang WHERE kode_barcode = $1', [kode]))[0]!
      .id,
  )
const barang = async (id: number) =>
  (
    await inDatabase<{ tempat: string; berat: number; ongkos: number; kode_barcode: string | null }>(
      server,
      `SELECT kode_gudang || '/' || kode_baki || ' ' || status AS tempat, berat::int AS berat,
         ongkos::int AS ongkos, kode_barcode FROM barang WHERE id = $1`,
      [id],
    )
  )[0]!
const kembaliSaja = (id: number, berat_kembali: number) =>
  gudang.send('POST', 'cucian/kembali', {
    kode_gudang: 'TOKO',
    kode_baki: 'A1',
    barang: [{ id, berat_kembali }],
    id_trx: idTrx(),
  })
const luar = async () => (await gudang.request('GET', 'cucian/luar')).data as { id: number; no: string }[]

describe('out', () => {
  it('of a tray and BELI, with or without barcode; what is out is listed, and sold by nobody', async () => {
    const tanpa = await buildTanpaBarcode(server, kasir)
    const reply = await kirimCuci(gudang, { barang: ['00000001', tanpa] })
    expect([reply.message, reply.data]).toEqual([
      'Kirim Cuci Berhasil Disimpan',
      { no: 'CU-TK01-250115-0001', qty: 2, berat: 5.35 },
    ])
    expect((await luar()).map((b) => b.no)).toEqual(['CU-TK01-250115-0001', 'CU-TK01-250115-0001'])
    expect(await luar()).toMatchObject([{ nama_tukang: 'TUKANG T1' }, { nama_tukang: 'TUKANG T1' }])
    expect((await trays(await ask.as('OWN1')))['CUCI']).toEqual([2, 5.35])
    expect((await save(kasir, await saleBody(kasir, { barang: ['00000001'] }))).status).toBe(409)
    expect(
      (
        await inDatabase<{ c: boolean }>(
          server,
          'SELECT status_cuci AS c FROM beli_detail WHERE barang_id = $1',
          [tanpa],
        )
      )[0]!.c,
    ).toBe(true)
    expect((await batalStok(gudang, 'cucian/kirim', reply.data.no)).status).toBe(200)
    expect((await barang(tanpa)).tempat).toBe('BELI/BELI BELI')
    expect((await barang(await idOf('00000001'))).tempat).toBe('TOKO/A1 READY')
  })

  it('to a goldsmith that there is', async () => {
    expect(refusalAt(await kirimCuci(gudang, { barang: ['00000001'], kode_tukang: 'TIDAK' }))).toEqual([
      400,
      'Tukang TIDAK Tidak Ada',
      ['kode_tukang'],
    ])
  })

  it('two washes at once, and a sale at the same time: one wins', async () => {
    const both = await Promise.all([
      kirimCuci(gudang, { barang: ['00000001'] }),
      kirimCuci(await server.client('OWN1'), { barang: ['00000001'] }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const [sent] = await Promise.all([
      kirimCuci(gudang, { barang: ['00000002'] }),
      buildSale(kasir, { barang: ['00000002'] }).catch(() => undefined),
    ])
    expect((await barang(await idOf('00000002'))).tempat).toMatch(sent.status === 200 ? /CUCI$/ : /BOOKED$/)
  })
})

describe('back', () => {
  it('one by one, with ongkos and a barcode; more loss than 1 % is told, heavier is refused', async () => {
    const tanpa = await buildTanpaBarcode(server, kasir)
    const satu = await idOf('00000001')
    await kirimCuci(gudang, { barang: ['00000001', tanpa] })
    expect(
      refusals(
        await kembaliCuci(gudang, {
          barang: [
            { id: satu, berat_kembali: 2.351 },
            { id: tanpa, berat_kembali: 0 },
          ],
        }),
      )[1],
    ).toEqual([
      ['barang.0', 'Barang 00000001 Dikirim 2.350 g, Tidak Bisa Kembali Lebih Berat'],
      ['barang.1', 'Berat Kembali Harus Diisi'],
    ])
    const back = await kembaliCuci(gudang, {
      barang: [{ id: tanpa, berat_kembali: 2.9, ongkos: 75_000 }],
      kode_baki: 'A2',
    })
    const { kode_barcode } = await barang(tanpa)
    expect(kode_barcode).toMatch(/^\d{8}$/)
    expect([back.message, back.data]).toEqual([
      'Kembali Cuci Berhasil Disimpan',
      { no: 'CU-TK01-250115-0002', qty: 1, berat: 2.9, susut: 0.1, peringatan: [kode_barcode] },
    ])
    expect(await barang(tanpa)).toMatchObject({ tempat: 'TOKO/A2 READY', berat: 2_900, ongkos: 75_000 })
    const slip = pdfPages((await gudang.file(`cucian/kembali/dokumen/${back.data.no}/slip`)).bytes).flat()
    expect(slip.join(' ')).toContain('Berat Dikirim 3.000 g Selisih -0.100 g Berat Kembali 2.900 g')
    expect((await luar()).map((b) => b.id)).toEqual([satu])
    // The wash it left with is not undone any more; its return is, weight and ongkos with it.
    expect(refusalAt(await batalStok(gudang, 'cucian/kirim', 'CU-TK01-250115-0001'))).toEqual([
      409,
      'Barang Sudah Bertransaksi Lagi',
      ['no'],
    ])
    expect((await batalStok(gudang, 'cucian/kembali', back.data.no)).status).toBe(200)
    expect(await barang(tanpa)).toMatchObject({ tempat: 'CUCI/CUCI CUCI', berat: 3_000, ongkos: 0 })
    expect((await batalStok(gudang, 'cucian/kirim', 'CU-TK01-250115-0001')).status).toBe(200)
  })

  it('with more loss than 1 % only as somebody allows, the losses of earlier washes with it; bought again it begins anew', async () => {
    const id = await idOf('00000002')
    const cuci = async (berat_kembali: number) => {
      await kirimCuci(gudang, { barang: [id] })
      return kembaliSaja(id, berat_kembali)
    }
    // 5.125 g: 0.051 is within 1 %.
    expect((await cuci(5.1)).data).toMatchObject({ susut: 0.025, peringatan: [] })
    expect((await cuci(5.074)).data).toMatchObject({ susut: 0.026, peringatan: [] })
    const third = await cuci(5.073)
    expect(refusal(third)).toEqual([403, 'Perlu Otorisasi KOREKSI BERAT'])
    expect(third.otorisasi).toMatchObject([
      {
        kategori: 'KOREKSI BERAT',
        disetujui: [
          {
            nama: '00000002',
            nilai: 'GELANG 5.074 g, G700 / GELANG menjadi 5.073 g, sebelumnya susut 0.051 g',
          },
        ],
      },
    ])
    expect(await luar()).toMatchObject([{ id, sudah_susut: 0.051 }])
    await buildOtorisasi(gudang, third.otorisasi![0]!)
    expect(refusal(await kembaliSaja(id, 1))).toEqual([403, 'Perlu Otorisasi KOREKSI BERAT'])
    expect((await kembaliSaja(id, 5.073)).data).toMatchObject({ peringatan: ['00000002'] })
    // Without loss it comes back as it went.
    expect((await cuci(5.073)).status).toBe(200)
    await inDatabase(server, `UPDATE barang SET tgl_last_beli = '2025-01-16' WHERE id = $1`, [id])
    expect((await cuci(5.05)).status).toBe(200)
  })

  it('makes nothing cheaper than who may change ongkos would', async () => {
    const id = await idOf('00000001')
    await kirimCuci(gudang, { barang: [id] })
    const murah = { barang: [{ id, berat_kembali: 2.35, ongkos: 0 }] }
    expect(refusalAt(await kembaliCuci(gudang, murah))).toEqual([
      403,
      'Ongkos Barang 00000001 Rp. 50,000, Hanya Bisa Diturunkan Oleh ADM Atau SPV',
      ['barang.0'],
    ])
    expect((await kembaliCuci(await ask.as('SPV1'), murah)).status).toBe(200)
  })

  it('twice at once: once; not what was sold since', async () => {
    const satu = await idOf('00000001')
    await kirimCuci(gudang, { barang: ['00000001'] })
    const wanted = { barang: [{ id: satu, berat_kembali: 2.34 }] }
    const both = await Promise.all([
      kembaliCuci(gudang, wanted),
      kembaliCuci(await server.client('OWN1'), wanted),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
    const { no } = both.find((r) => r.status === 200)!.data
    await buildSale(kasir, { barang: ['00000001'] })
    // An owner undoes what another user has done, whichever of the two it was.
    const owner = await server.client('OWN1')
    expect(refusalAt(await batalStok(owner, 'cucian/kembali', no))[1]).toBe('Barang Sudah Bertransaksi Lagi')
  })
})

describe('never back', () => {
  it('is lost with an otorisasi, out of the books, and stays so', async () => {
    const satu = await idOf('00000001')
    await kirimCuci(gudang, { barang: ['00000001', '00000003'] })
    expect(
      refusal(
        await gudang.send('POST', 'cucian/hilang', {
          id_trx: 'LENYAP0000000001',
          alasan: 'KABUR',
          barang: [satu],
        }),
      ),
    ).toEqual([403, 'Perlu Otorisasi STOCK OPNAME FINAL'])
    const gone = await hilangCuci(gudang, [satu])
    expect([gone.message, gone.data]).toEqual([
      'Hilang Di Cucian Berhasil Dicatat',
      { no: 'CU-TK01-250115-0002', qty: 1, berat: 2.35 },
    ])
    expect((await barang(satu)).tempat).toMatch(/HILANG$/)
    expect(refusal(await batalStok(gudang, 'cucian/hilang', gone.data.no))[0]).toBe(409)
    expect(refusal(await hilangCuci(gudang, [satu]))[0]).toBe(409)
    expect((await luar()).length).toBe(1)
  })

  it('lost and back at once: one of the two', async () => {
    const satu = await idOf('00000001')
    await kirimCuci(gudang, { barang: ['00000001'] })
    const both = await Promise.all([
      hilangCuci(gudang, [satu]),
      kembaliCuci(await server.client('OWN1'), { barang: [{ id: satu, berat_kembali: 2.3 }] }),
    ])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 409])
  })
})

it('washing keeps every gram but the loss, whatever comes back when (H-2, H-27)', async () => {
  const codes = await buildPieces(
    server,
    [1.001, 2.5, 3.333, 7].map((berat) => ({ berat, kode_baki: 'A1' })),
  )
  const gram = async () =>
    (
      await inDatabase<{ toko: number; susut: number; qty: number }>(
        server,
        `SELECT COALESCE(sum(berat) FILTER (WHERE lokasi NOT LIKE 'V:%'), 0)::int AS toko,
           COALESCE(sum(berat) FILTER (WHERE lokasi = 'V:SUSUT'), 0)::int AS susut,
           COALESCE(sum(qty) FILTER (WHERE lokasi NOT LIKE 'V:%'), 0)::int AS qty FROM saldo_lokasi
         WHERE kode_toko = 'TK01'`,
      )
    )[0]!
  const first = await gram()
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(codes, { minLength: 1 }),
      fc.nat(900),
      fc.boolean(),
      async (barangs, loss, batal) => {
        const ids = await Promise.all(barangs.map(idOf))
        expect((await kirimCuci(gudang, { barang: barangs })).status).toBe(200)
        const back = await Promise.all(
          ids.map(async (id) => ({ id, berat_kembali: Math.max(1, (await barang(id)).berat - loss) / 1000 })),
        )
        const reply = await kembaliCuci(gudang, { barang: back })
        expect(reply.status).toBe(200)
        if (batal) {
          expect((await batalStok(gudang, 'cucian/kembali', reply.data.no)).status).toBe(200)
          expect((await kembaliCuci(gudang, { barang: back })).status).toBe(200)
        }
        const now = await gram()
        expect([now.toko + now.susut, now.qty]).toEqual([first.toko, first.qty])
      },
    ),
    { numRuns: 6 },
  )
})
