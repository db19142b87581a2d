/** A tray on the scale: what it should weigh is that of the moment of saving; a difference is noted and accepted (DOMAIN §B.15, §B.21-7, §O.1-15). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { closeDay, closeShop } from '#test/tools/close.ts'
import { buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { seharusnya, setujuiTimbang, timbang, buildTimbang } from '#test/tools/opname.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildPindah } from '#test/tools/stok.ts'
import { buildSale, buildValidSale } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let gudang: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  await inDatabase(
    server,
    `UPDATE baki SET berat_baki = 250000, berat_bandrol = 150 WHERE kode_toko = 'TK01' AND kode_baki = 'A1'`,
  )
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const tray = async (kode_baki: string) =>
  (must(await gudang.request('GET', 'timbang-baki/hari-ini')).data as Record<string, any>[]).find(
    (t) => t['kode_baki'] === kode_baki,
  )!
const report = async (asked: Record<string, string> = {}) =>
  must(
    await gudang.request(
      'GET',
      `timbang-baki?${new URLSearchParams({ tanggal: '2025-01-15', kode_gudang: 'ALL', kode_toko: 'ALL', ...asked })}`,
    ),
  ).data as Record<string, unknown>[]

describe('what a tray should weigh', () => {
  it('is its own weight, its pieces with what is set in them, BOOKED too, and a tag for each: its own or the tray’s', async () => {
    const [ring] = await buildPieces(server, [{ berat: 3, berat_atribut: 0.5 }])
    await inDatabase(
      server,
      `INSERT INTO bandrol (kode_bandrol, keterangan, berat_bandrol) VALUES ('BESAR', 'BESAR', 400)`,
    )
    await inDatabase(server, `UPDATE barang SET kode_bandrol = 'BESAR' WHERE kode_barcode = $1`, [ring])
    await buildSale(await ask.as('SLS1'), { barang: ['00000001'] })
    const [atribut] = await inDatabase<{ mg: number }>(
      server,
      `SELECT sum(berat_atribut)::int AS mg FROM barang WHERE kode_barcode IN ('00000001', '00000002')`,
    )
    expect(await tray('A1')).toMatchObject({
      qty: 3,
      berat_barang: (2350 + 5125 + 3500 + atribut!.mg) / 1000,
      berat_bandrol: 0.7,
      berat_baki: 250,
      berat_seharusnya: (2350 + 5125 + 3500 + atribut!.mg + 700 + 250_000) / 1000,
      terakhir: null,
    })
    await buildValidSale(await ask.as('KSR1'), { barang: [ring!] })
    expect((await tray('A1'))['qty']).toBe(2)
  })

  it('keeps which pieces they were', async () => {
    const no = await buildTimbang(gudang, { kode_baki: 'A1' })
    expect(
      await inDatabase(server, `SELECT barcode, qty, status FROM timbang_baki WHERE no = $1`, [no]),
    ).toEqual([{ barcode: ['00000001', '00000002'], qty: 2, status: 'SESUAI' }])
  })
})

describe('a weighing', () => {
  it('within TOLERANSI_TIMBANG is SESUAI, on it too; beyond it a note is needed', async () => {
    expect((await timbang(gudang, { kode_baki: 'A1', selisih: 0.1 })).data).toMatchObject({
      no: 'TB-TK01-250115-0001',
      selisih: 0.1,
      status: 'SESUAI',
    })
    expect(refusalAt(await timbang(gudang, { kode_baki: 'A1', selisih: -0.101 }))).toEqual([
      400,
      'Selisih Harus Diberi Keterangan',
      ['keterangan'],
    ])
    expect(
      (await timbang(gudang, { kode_baki: 'A1', selisih: -0.101, keterangan: 'bandrol lepas' })).data,
    ).toMatchObject({ no: 'TB-TK01-250115-0002', selisih: -0.101, status: 'SELISIH' })
    expect(await tray('A1')).toMatchObject({
      terakhir: {
        no: 'TB-TK01-250115-0002',
        status: 'SELISIH',
        keterangan: 'BANDROL LEPAS',
        input_by: 'GDG1',
      },
    })
  })

  it('of a tray that changed since it was shown is refused with what it should weigh now', async () => {
    const shown = await seharusnya(gudang, 'A1')
    await buildPindah(gudang, { barang: ['00000001'], kode_baki: 'A2' })
    const reply = await gudang.send('POST', 'timbang-baki', {
      kode_baki: 'A1',
      berat_seharusnya: shown,
      berat_timbang: shown,
      id_trx: idTrx(),
    })
    expect(refusalAt(reply)).toEqual([
      409,
      expect.stringMatching(
        /^Isi Baki A1 Baru Saja Berubah Menjadi 1 Barang, Seharusnya 255\.\d{3} g\. Timbang Lagi$/,
      ),
      ['berat_seharusnya'],
    ])
    expect((await tray('A1'))['terakhir']).toBeNull()
  })

  it('while pieces go is of before or of after, never of between', async () => {
    const shown = await seharusnya(gudang, 'A1')
    const weigh = () =>
      gudang.send('POST', 'timbang-baki', {
        kode_baki: 'A1',
        berat_seharusnya: shown,
        berat_timbang: shown,
        id_trx: idTrx(),
      })
    const replies = await Promise.all([
      weigh(),
      buildPindah(await server.client('GDG1'), { barang: ['00000001', '00000002'], kode_baki: 'A2' }).then(
        () => undefined,
      ),
      weigh(),
    ])
    for (const reply of replies) if (reply) expect([200, 409]).toContain(reply.status)
    const kept = await inDatabase<{ qty: number }>(server, `SELECT qty FROM timbang_baki`)
    for (const row of kept) expect(row.qty).toBe(2)
    expect((await weigh()).status).toBe(409)
  })

  it('repeated makes no second, and only of a tray that pieces are sold from', async () => {
    const id_trx = idTrx()
    const [first, second] = [
      await timbang(gudang, { kode_baki: 'A1', id_trx }),
      await timbang(gudang, { kode_baki: 'A1', id_trx }),
    ]
    expect(second.data).toEqual(first.data)
    expect(
      refusalAt(
        await gudang.send('POST', 'timbang-baki', {
          kode_baki: 'TITIP',
          berat_seharusnya: 0,
          berat_timbang: 0,
          id_trx: idTrx(),
        }),
      ),
    ).toEqual([400, 'Baki TITIP Tidak Ada, Atau Bukan Baki Untuk Ditimbang', ['kode_baki']])
  })
})

describe('a difference', () => {
  it('is accepted with otorisasi TIMBANG BAKI SELISIH for its very figures; the last weighing of a tray counts', async () => {
    const no = await buildTimbang(gudang, { kode_baki: 'A1', selisih: 1, keterangan: 'LEBIH' })
    const asked = await gudang.send('POST', 'timbang-baki/setujui', { no })
    expect(refusal(asked)).toEqual([403, 'Perlu Otorisasi TIMBANG BAKI SELISIH'])
    expect(asked.otorisasi![0]!.disetujui).toContainEqual({ nama: 'Selisih', nilai: '1.000 g' })
    expect((await setujuiTimbang(gudang, no)).data).toEqual({ no, status: 'DISETUJUI' })
    expect(refusal(await setujuiTimbang(gudang, no))).toEqual([
      409,
      `Timbang Baki ${no} Tidak Perlu Disetujui, Status DISETUJUI`,
    ])
    const two = await buildTimbang(gudang, { kode_baki: 'A1', selisih: 2, keterangan: 'LEBIH LAGI' })
    await buildTimbang(gudang, { kode_baki: 'A1' })
    expect(refusal(await setujuiTimbang(gudang, two))).toEqual([
      409,
      'Baki A1 Sudah Ditimbang Lagi, Setujui Yang Terakhir',
    ])
    expect(await report({ kode_toko: 'A1' })).toEqual([
      expect.objectContaining({ kode_baki: 'A1', status: 'SESUAI', selisih: 0, user: 'GDG1' }),
    ])
  })
})

describe('the close', () => {
  const setting = (TIMBANG_BAKI_TUTUP: string) =>
    buildSettings(server, { TIMBANG_BAKI_TUTUP, HITUNG_KAS_TUTUP: 'TIDAK' })
  it('WAJIB: every tray with a piece must be weighed, and its difference accepted', async () => {
    await setting('WAJIB')
    await inDatabase(
      server,
      `INSERT INTO baki (kode_toko, kode_baki, kode_gudang, nama_baki, berat_baki)
       VALUES ('TK01', 'KOSONG', 'TOKO', 'KOSONG', 1)`,
    )
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Baki Yang Belum Ditimbang!'])
    for (const { kode_baki, qty } of must(await gudang.request('GET', 'timbang-baki/hari-ini')).data)
      if (qty > 0 && kode_baki !== 'A1') await buildTimbang(gudang, { kode_baki })
    const no = await buildTimbang(gudang, { kode_baki: 'A1', selisih: 3, keterangan: 'TIDAK TAHU' })
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([
      400,
      'Ada Selisih Timbang Baki Yang Belum Disetujui!',
    ])
    must(await setujuiTimbang(gudang, no))
    expect(must(await closeShop(ask, 'KSR1')).data.peringatan).toEqual([])
  })

  it('WAJIB on a late day: trays are weighed and accepted all the same, or the day could never be closed', async () => {
    await setting('WAJIB')
    server.clock.set('2025-01-16')
    gudang = await server.client('GDG1')
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Ada Baki Yang Belum Ditimbang!'])
    for (const { kode_baki, qty } of must(await gudang.request('GET', 'timbang-baki/hari-ini')).data)
      if (qty > 0 && kode_baki !== 'A1') await buildTimbang(gudang, { kode_baki })
    must(
      await setujuiTimbang(
        gudang,
        await buildTimbang(gudang, { kode_baki: 'A1', selisih: 3, keterangan: 'TIDAK TAHU' }),
      ),
    )
    must(await closeShop(ask, 'KSR1'))
  })

  it('PERINGATAN says how many, TIDAK nothing; the reminder likewise', async () => {
    const reminder = async () =>
      (
        must(await (await server.client('SPV1')).request('GET', 'beranda')).data.pengingat as {
          teks: string
        }[]
      ).find((p) => p.teks === 'Baki Belum Ditimbang')
    await setting('TIDAK')
    expect(await reminder()).toBeUndefined()
    await setting('PERINGATAN')
    expect(await reminder()).toMatchObject({ menu: '/timbang-baki', jumlah: expect.any(Number) })
    await buildTimbang(gudang, { kode_baki: 'A1', selisih: 3, keterangan: 'TIDAK TAHU' })
    expect(must(await closeShop(ask, 'KSR1')).data.peringatan).toEqual([
      expect.stringMatching(/^\d+ Baki Belum Ditimbang, 1 Selisih Timbang Baki Belum Disetujui$/),
    ])
  })

  it('the end-of-day summary tells each tray; an earlier day’s report stays', async () => {
    await buildTimbang(gudang, { kode_baki: 'A1', selisih: 1, keterangan: 'LEBIH' })
    const before = await report()
    expect(before.map((r) => [r['kode_baki'], r['status']])).toEqual(
      expect.arrayContaining([
        ['A1', 'SELISIH'],
        ['A2', 'BELUM'],
      ]),
    )
    ask = await closeDay(server, ask, '2025-01-16')
    gudang = await server.client('GDG1')
    expect(await report()).toEqual(before)
    expect((await report({ tanggal: '2025-01-16' })).map((r) => r['status'])).not.toContain('SELISIH')
    expect(await report({ tanggal: '2025-02-01' })).toEqual([])
    const [day] = await inDatabase<{ ringkasan: string }>(
      server,
      `SELECT ringkasan FROM tutup_toko WHERE kode_toko = 'TK01'`,
    )
    expect(JSON.parse(day!.ringkasan).status_timbang).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kode_baki: 'A1', status: 'SELISIH', selisih: 1000 }),
        expect.objectContaining({ kode_baki: 'A2', status: 'BELUM', no: null }),
      ]),
    )
    expect(refusal(await gudang.send('POST', 'timbang-baki/setujui', { no: 'TB-TK01-250115-0001' }))).toEqual(
      [404, 'Timbang Baki TB-TK01-250115-0001 Tidak Ada'],
    )
  })
})
