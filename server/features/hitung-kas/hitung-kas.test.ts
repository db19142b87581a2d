/** The drawer counted over HTTP: what is kept before it is compared, when a count is worth nothing any more, what becomes of a difference, and what the close says (DOMAIN §B.21, §O.5-4, E35). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PECAHAN } from '#domain/rules/hitung-kas.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, type Client } from '#test/tools/client.ts'
import { closeShop } from '#test/tools/close.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { bukukan, buildHitungKas, hitungList, hitungKas, jelaskan } from '#test/tools/hitung-kas.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { balances, buildIzin, buildValidSale, cancelValid } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ask = askOf(server)
  kasir = await ask.as('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const DI_LACI = 10_000_000
const NO = 'HU-TK01-250115-0001'
const pada = async (no: string) => (await hitungList(kasir)).find((h) => h['no'] === no)!

describe('a count', () => {
  it('tells what should be there only once it is kept', async () => {
    expect(must(await hitungKas(kasir, DI_LACI)).data).toEqual({
      no: NO,
      seharusnya: DI_LACI,
      dihitung: DI_LACI,
      selisih: 0,
      status: 'SESUAI',
    })
    expect(must(await hitungKas(kasir, DI_LACI - 50_000)).data).toMatchObject({
      selisih: -50_000,
      status: 'SELISIH',
    })
    expect(await hitungList(kasir)).toMatchObject([
      { no: 'HU-TK01-250115-0002', selisih: -50_000, status: 'SELISIH', basi: false, input_by: 'KSR1' },
      { no: NO, status: 'SESUAI', basi: true },
    ])
  })

  it('keeps its notes and coins, and prints them', async () => {
    const pecahan = [
      { kode: 'KERTAS 100000', lembar: 99 },
      { kode: 'LOGAM 1000', lembar: 3 },
      { kode: 'KERTAS 1000', lembar: 2 },
      { kode: 'LOGAM 100', lembar: 0 },
    ]
    must(await kasir.send('POST', 'hitung-kas', { pecahan, id_trx: idTrx() }))
    expect(must(await kasir.request('GET', `hitung-kas/${NO}`)).data).toMatchObject({
      dihitung: 9_905_000,
      selisih: -95_000,
      pecahan: [
        { kode: 'KERTAS 100000', nilai: 100_000, lembar: 99, jumlah: 9_900_000 },
        { kode: 'KERTAS 1000', nilai: 1_000, lembar: 2, jumlah: 2_000 },
        { kode: 'LOGAM 1000', nilai: 1_000, lembar: 3, jumlah: 3_000 },
      ],
    })
    const { bytes } = await kasir.file(`hitung-kas/${NO}/slip`)
    const slip = pdfPages(bytes).flat().join(' ')
    for (const text of ['HITUNG KAS', NO, 'KERTAS 100,000', '9,905,000', '10,000,000', 'Yang Menghitung'])
      expect(slip).toContain(text)
  })

  it('of an empty drawer is one too, when it is said to be empty', async () => {
    expect(must(await hitungKas(kasir, 0)).data).toMatchObject({ dihitung: 0, selisih: -DI_LACI })
  })

  it.each([
    [{ pecahan: [] }, 'Uang Belum Dihitung'],
    [{ pecahan: PECAHAN.map(({ kode }) => ({ kode, lembar: 0 })) }, 'Uang Belum Dihitung'],
    [
      { pecahan: [{ kode: 'LOGAM 100', lembar: 1 }], laci_kosong: true },
      'Laci Tidak Kosong, Ada Uang Yang Dihitung',
    ],
  ])('of nothing is none, and tells nothing: %j', async (hitungan, message) => {
    const reply = await kasir.send('POST', 'hitung-kas', { ...hitungan, id_trx: idTrx() })
    expect(refusalAt(reply)).toEqual([400, message, ['pecahan']])
    expect(reply.data).toBeUndefined()
    expect(await hitungList(kasir)).toEqual([])
  })

  it('sent twice is one', async () => {
    const key = idTrx()
    const first = must(await hitungKas(kasir, DI_LACI, key)).data
    expect(must(await hitungKas(kasir, DI_LACI, key)).data).toEqual(first)
    expect(await hitungList(kasir)).toHaveLength(1)
  })

  it.each([
    [[{ kode: 'KERTAS 3000', lembar: 1 }], 'pecahan.0.kode', 'Pecahan Tidak Dikenal'],
    [[{ kode: 'LOGAM 100', lembar: -1 }], 'pecahan.0.lembar', 'Jumlah Lembar Tidak Valid'],
    [[{ kode: 'LOGAM 100', lembar: 1.5 }], 'pecahan.0.lembar', 'Jumlah Lembar Tidak Valid'],
    [[{ kode: 'LOGAM 100', lembar: 100_001 }], 'pecahan.0.lembar', 'Jumlah Lembar Terlalu Banyak'],
    [
      [
        { kode: 'LOGAM 100', lembar: 1 },
        { kode: 'LOGAM 100', lembar: 2 },
      ],
      'pecahan',
      'Pecahan Ditulis Dua Kali',
    ],
  ])('of %j is refused', async (pecahan, field, message) => {
    expect(refusalAt(await kasir.send('POST', 'hitung-kas', { pecahan, id_trx: idTrx() }))).toEqual([
      400,
      message,
      [field],
    ])
  })

  it('is for the till: who sells may not, and another shop sees none of it', async () => {
    await buildHitungKas(kasir, DI_LACI)
    expect((await hitungKas(await ask.as('SLS1'), DI_LACI)).status).toBe(403)
    expect((await ask('SLS1', 'GET', 'hitung-kas')).status).toBe(403)
    expect(refusal(await kasir.request('GET', 'hitung-kas/HU-TK02-250115-0001'))).toEqual([
      404,
      'Hitung Kas HU-TK02-250115-0001 Tidak Ada',
    ])
    const [row] = await inDatabase<{ n: number }>(
      server,
      `SELECT count(*)::int AS n FROM hitung_kas WHERE kode_toko <> 'TK01'`,
    )
    expect(row!.n).toBe(0)
  })

  it('is there on a late day too, for without it the day might not be closed', async () => {
    server.clock.set('2025-01-16')
    const besok = await server.client('KSR1')
    must(await hitungKas(besok, DI_LACI - 500))
    expect(refusal(await bukukan(besok, NO))).toEqual([
      409,
      'Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko',
    ])
    must(await jelaskan(besok, NO))
  })
})

describe('who counts the drawer counts towards nothing', () => {
  const akun = async (as: Client) =>
    must(await as.request('GET', 'keuangan/saldo')).data.map((r: any) => r.kode_akun as string)
  const lembar = async (as: Client, tanggal: string) =>
    must(await as.request('GET', `eod/report?tanggal=${tanggal}`)).data

  it('no call tells what should be there; supervisors are told, and everybody once the day is closed', async () => {
    const [spv, sls] = [await ask.as('SPV1'), await ask.as('SLS1')]
    expect(await akun(spv)).toContain('1101')
    for (const as of [kasir, sls]) expect(await akun(as)).not.toContain('1101')
    expect((await lembar(spv, '2025-01-15')).isi.kas).not.toBeNull()
    const buta = await lembar(kasir, '2025-01-15')
    expect(buta.isi.kas).toBeNull()
    expect(buta.isi.bank).not.toHaveLength(0)
    const xlsx = await kasir.file('eod/report/xlsx?tanggal=2025-01-15')
    expect(xlsx.status).toBe(200)
    expect(must(await kasir.request('GET', 'kas-bank?layar=tambah-kas')).data).toMatchObject({ kas: 0 })
    expect((await kasir.request('GET', 'beranda/angka')).data.uang).toBeNull()
    const { bytes } = await kasir.file('eod/report/pdf?tanggal=2025-01-15')
    expect(pdfPages(bytes).flat().join(' ')).toContain('Terlihat Sesudah Toko Ditutup')

    await buildHitungKas(kasir, DI_LACI)
    must(await closeShop(ask, 'OWN1'))
    server.clock.set('2025-01-16')
    expect((await lembar(await server.client('KSR1'), '2025-01-15')).isi.kas).not.toBeNull()
  })
})

describe('a count is stale', () => {
  it('once the drawer has moved, even back to the same sum', async () => {
    const no = await buildHitungKas(kasir, DI_LACI)
    const jual = await buildValidSale(kasir, { barang: ['00000001'] })
    expect((await pada(no))['basi']).toBe(true)
    must(await cancelValid(kasir, jual))
    expect((await balances(kasir))['1101']).toBe(DI_LACI)
    expect((await pada(no))['basi']).toBe(true)
  })

  it('not when money moves elsewhere', async () => {
    const no = await buildHitungKas(kasir, DI_LACI)
    await buildValidSale(kasir, {
      barang: ['00000001'],
      pembayaran: [{ jenis: 'TRANSFER', nominal: 1_577_500, nama_bank: 'BCA', no_card: '1234567890' }],
    })
    expect((await pada(no))['basi']).toBe(false)
  })

  it('and then its difference is not spoken of any more', async () => {
    const no = await buildHitungKas(kasir, DI_LACI - 100)
    await buildValidSale(kasir, { barang: ['00000001'] })
    const said = `Uang Di Laci Sudah Bergerak Sejak ${no} Dihitung, Hitung Lagi`
    expect(refusal(await jelaskan(kasir, no))).toEqual([409, said])
    expect(refusal(await bukukan(kasir, no))).toEqual([409, said])
  })
})

describe('a difference', () => {
  it('is explained once, with a note', async () => {
    const no = await buildHitungKas(kasir, DI_LACI - 100_000)
    for (const keterangan of ['', ' ', '-'])
      expect(refusalAt(await jelaskan(kasir, no, keterangan))).toEqual([
        400,
        'Keterangan Harus Diisi',
        ['keterangan'],
      ])
    expect(must(await jelaskan(kasir, no, 'dipinjam')).data).toEqual({ no, status: 'DIJELASKAN' })
    expect(await pada(no)).toMatchObject({ status: 'DIJELASKAN', keterangan: 'DIPINJAM', basi: false })
    expect(refusal(await jelaskan(kasir, no))).toEqual([
      409,
      `Hitung Kas ${no} Sudah DIJELASKAN, Tidak Ada Selisih Lagi`,
    ])
    expect((await balances(kasir))['1101']).toBe(DI_LACI)
  })

  it('that is none is not spoken of, nor that of an earlier count', async () => {
    const first = await buildHitungKas(kasir, DI_LACI - 100)
    const second = await buildHitungKas(kasir, DI_LACI)
    expect(refusal(await jelaskan(kasir, first))).toEqual([
      409,
      `Kas Sudah Dihitung Lagi Sesudah ${first}, Pakai Hitungan Yang Terakhir`,
    ])
    expect(refusal(await bukukan(kasir, second))).toEqual([
      409,
      `Hitung Kas ${second} Sudah SESUAI, Tidak Ada Selisih Lagi`,
    ])
    expect(refusal(await jelaskan(kasir, 'HU-TK01-250115-0009'))).toEqual([
      404,
      'Hitung Kas HU-TK01-250115-0009 Tidak Ada',
    ])
  })

  it.each([
    ['is missing', -250_000, 'KK-TK01-250115-0001', { '1101': 9_750_000, '6104': 250_000 }],
    ['is too much', 40_000, 'KM-TK01-250115-0001', { '1101': 10_040_000, '6104': -40_000 }],
  ])('%s, and is booked: the drawer is what was counted', async (_, selisih, no_kas, saldo) => {
    const no = await buildHitungKas(kasir, DI_LACI + selisih)
    expect(must(await bukukan(kasir, no)).data).toEqual({ no, status: 'DIBUKUKAN', no_kas, selisih })
    expect(await balances(kasir)).toMatchObject(saldo)
    // The count is as good as before: what was booked is what it said.
    expect(await pada(no)).toMatchObject({
      status: 'DIBUKUKAN',
      no_kas,
      basi: false,
      otorisasi_by: 'SPV1',
      keterangan: 'KURANG DI LACI',
    })
    // A wrong count is counted again, and booked the other way.
    const again = await buildHitungKas(kasir, DI_LACI)
    must(await bukukan(kasir, again))
    expect(await balances(kasir)).toMatchObject({ '1101': DI_LACI })
    expect((await balances(kasir))['6104']).toBeUndefined()
  })

  it('is booked for what was shown, and no other', async () => {
    const no = await buildHitungKas(kasir, DI_LACI - 100_000)
    const send = (keterangan: string) => () =>
      kasir.send('POST', 'hitung-kas/bukukan', { no, keterangan, id_trx: idTrx() })
    await buildIzin(kasir, send('JATUH'))
    expect((await send('LAIN')()).status).toBe(403)
    const again = await buildHitungKas(kasir, DI_LACI - 900_000)
    const lain = await kasir.send('POST', 'hitung-kas/bukukan', {
      no: again,
      keterangan: 'JATUH',
      id_trx: idTrx(),
    })
    expect([lain.status, lain.otorisasi?.[0]?.kategori]).toEqual([403, 'TRANSAKSI KHUSUS'])
    expect((await balances(kasir))['1101']).toBe(DI_LACI)
  })

  it('booked by two at once is booked once', async () => {
    const no = await buildHitungKas(kasir, DI_LACI - 100_000)
    const owner = await ask.as('OWN1')
    const send = (who: Client) => () =>
      who.send('POST', 'hitung-kas/bukukan', { no, keterangan: 'KURANG', id_trx: idTrx() })
    for (const who of [kasir, owner]) await buildIzin(who, send(who))
    const replies = await Promise.all([send(kasir)(), send(owner)()])
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409])
    expect((await balances(kasir))['1101']).toBe(DI_LACI - 100_000)
  })

  it('counted while somebody sells is compared with the books before or after it, never between', async () => {
    const [counted] = await Promise.all([
      hitungKas(kasir, DI_LACI),
      buildValidSale(await ask.as('OWN1'), { barang: ['00000001'] }),
    ])
    expect([0, -1_577_500]).toContain(must(counted).data.selisih)
  })
})

describe('the close', () => {
  const setting = (HITUNG_KAS_TUTUP: string) => buildSettings(server, { HITUNG_KAS_TUTUP })

  it('WAJIB: there must be a count that is good still, and its difference spoken of', async () => {
    await setting('WAJIB')
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Kas Belum Dihitung!'])
    await buildHitungKas(kasir, DI_LACI)
    await buildValidSale(kasir, { barang: ['00000001'] })
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Kas Belum Dihitung!'])
    const no = await buildHitungKas(kasir, DI_LACI + 1_577_000)
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([
      400,
      'Ada Selisih Hitung Kas Yang Belum Dijelaskan!',
    ])
    must(await bukukan(kasir, no))
    expect(must(await closeShop(ask, 'KSR1')).data.peringatan).not.toContain('Kas Belum Dihitung!')
  })

  it('PERINGATAN only says so, TIDAK says nothing', async () => {
    expect(must(await closeShop(ask, 'KSR1')).data.peringatan).toContain('Kas Belum Dihitung!')
    ask = askOf(server)
    await setting('TIDAK')
    server.clock.set('2025-01-16')
    expect(must(await closeShop(ask, 'KSR1')).data.peringatan).not.toContain('Kas Belum Dihitung!')
  })

  it('of yesterday is not that of today, though nothing has moved', async () => {
    await setting('WAJIB')
    await buildHitungKas(kasir, DI_LACI)
    must(await closeShop(ask, 'KSR1'))
    ask = askOf(server)
    server.clock.set('2025-01-16')
    expect(refusal(await closeShop(ask, 'KSR1'))).toEqual([400, 'Kas Belum Dihitung!'])
    await hitungKas(await ask.as('KSR1'), DI_LACI)
    must(await closeShop(ask, 'KSR1'))
  })

  it('keeps the counts with the day', async () => {
    await buildHitungKas(kasir, DI_LACI)
    const no = await buildHitungKas(kasir, DI_LACI - 500)
    must(await jelaskan(kasir, no, 'RECEH'))
    must(await closeShop(ask, 'KSR1'))
    const [day] = await inDatabase<{ ringkasan: string }>(server, 'SELECT ringkasan FROM tutup_toko')
    expect(JSON.parse(day!.ringkasan).hitung_kas).toEqual([
      {
        no: NO,
        seharusnya: DI_LACI,
        dihitung: DI_LACI,
        selisih: 0,
        cara: null,
        keterangan: null,
        no_kas: null,
        input_by: 'KSR1',
        basi: false,
      },
      {
        no,
        seharusnya: DI_LACI,
        dihitung: DI_LACI - 500,
        selisih: -500,
        cara: 'DIJELASKAN',
        keterangan: 'RECEH',
        no_kas: '-',
        input_by: 'KSR1',
        basi: false,
      },
    ])
  })
})
