/** Cash and bank over HTTP: E25 to E30, E43, their limits and rights (DOMAIN §B.9, §O.5; S19). */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { cari } from '#domain/calls/cari.ts'
import { ALL_SCREENS } from '#domain/rules/kas-bank.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { buildBankOut, buildSettings, buildUser } from '#test/tools/factories.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { batalKas, BCA, buildKas, writeKas } from '#test/tools/kas.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { buildPesananProses, buildTukang } from '#test/tools/pesanan.ts'
import { periksaBuku } from '#server/close/reconcile.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, balances, buildOtorisasi } from '#test/tools/till.ts'
import { upah } from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[own, kasir] = await Promise.all([server.client('OWN1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await expectInvariants(server)
  await server.close()
})

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }
const MANDIRI = '9990001112'
const rekeningKedua = () =>
  inDatabase(
    server,
    `INSERT INTO rekening (kode_toko, no_rekening, kode_bank, nama_rekening)
     VALUES ('TK01', '${MANDIRI}', 'MANDIRI', 'KENCANA TK01')`,
  )

describe('money in and out', () => {
  it('S19 to the rupiah; then more than the drawer holds is refused before anybody is asked', async () => {
    await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 5_000_000 })
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 8_000_000, no_rekening: BCA })
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'LISTRIK', jumlah: 350_000 })
    await buildKas(kasir, 'tambah-bank', { kode_transaksi: 'MODAL', jumlah: 1_000_000 })
    await buildKas(kasir, 'ambil-bank', { kode_transaksi: 'ADMIN-BANK', jumlah: 15_000 })
    expect(await balances(own)).toEqual({
      '1101': 6_650_000,
      '1102-1234567890': 33_985_000,
      '3101': 6_000_000,
      '3102': 35_000_000,
      '6102': 15_000,
      '6103': 350_000,
    })
    const reply = await writeKas(kasir, 'ambil-kas', { kode_transaksi: 'GAJI', jumlah: 7_000_000 })
    expect(refusalAt(reply)).toEqual([409, 'Saldo Kas Tidak Cukup', ['jumlah']])
    expect(reply.otorisasi).toBeUndefined()
  })

  it('between drawer and accounts is one entry, and all of it goes back the same day', async () => {
    await rekeningKedua()
    const setor = await buildKas(kasir, 'ambil-kas', {
      kode_transaksi: 'SETOR-BANK',
      jumlah: 9_000_000,
      no_rekening: MANDIRI,
    })
    const tarik = await buildKas(kasir, 'ambil-bank', { kode_transaksi: 'TARIK-BANK', jumlah: 4_000_000 })
    const pindah = await buildKas(kasir, 'ambil-bank', {
      kode_transaksi: 'PINDAH-BANK',
      jumlah: 2_500_000,
      no_rekening_tujuan: MANDIRI,
    })
    expect([setor, tarik, pindah]).toEqual([
      'KK-TK01-250115-0001',
      'BK-TK01-250115-0001',
      'BK-TK01-250115-0002',
    ])
    expect(await balances(own)).toEqual({
      '1101': 5_000_000,
      '1102-1234567890': 18_500_000,
      [`1102-${MANDIRI}`]: 11_500_000,
      '3102': 35_000_000,
    })
    for (const no of [setor, tarik, pindah]) must(await batalKas(kasir, no))
    expect(await balances(own)).toEqual(OPENING)
    expect(refusal(await batalKas(kasir, setor))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
  })

  it('the list of a screen has its own entries alone, each with what was left after it', async () => {
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'MAKAN', jumlah: 100_000, kode_sales: 'S01' })
    await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 500_000 })
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'LISTRIK', jumlah: 250_000 })
    await buildKas(own, 'ambil-kas', { kode_transaksi: 'MAKAN', jumlah: 50_000 })
    await buildKas(kasir, 'ambil-bank', { kode_transaksi: 'ADMIN-BANK', jumlah: 6_500 })
    const { data } = must(await own.request('GET', 'kas-bank?layar=ambil-kas'))
    expect(data.kas).toBe(10_100_000)
    expect(data.rekening).toEqual([
      { no_rekening: BCA, nama_bank: 'BCA', nama_rekening: 'KENCANA TK01', saldo: 24_993_500 },
    ])
    expect(data.diambil).toBe(50_000)
    expect(data.entri.map((e: any) => [e.nama, e.jumlah, e.saldo, e.nama_sales])).toEqual([
      ['MAKAN', 50_000, 10_100_000, '-'],
      ['LISTRIK', 250_000, 10_150_000, '-'],
      ['MAKAN', 100_000, 9_900_000, 'SITI'],
    ])
    // A person who counts the drawer is to count without knowing its balance.
    const buta = must(await kasir.request('GET', 'kas-bank?layar=ambil-kas')).data
    expect(buta).toMatchObject({ kas: 0, laci_dihitung: true, diambil: 350_000, rekening: data.rekening })
    expect(buta.entri.map((e: any) => [e.jumlah, e.saldo])).toEqual([
      [50_000, 0],
      [250_000, 0],
      [100_000, 0],
    ])
    const bank = must(await kasir.request('GET', 'kas-bank?layar=ambil-bank')).data
    expect(bank.entri.map((e: any) => [e.nama, e.saldo])).toEqual([['ADMIN BANK', 24_993_500]])
  })

  it('a repeated request makes one entry', async () => {
    const id_trx = idTrx()
    const content = { kode_transaksi: 'MAKAN', jumlah: 20_000, id_trx }
    const replies = [
      must(await writeKas(kasir, 'ambil-kas', content)),
      must(await writeKas(kasir, 'ambil-kas', content)),
    ]
    expect(replies.map((r) => r.data.no_kas)).toEqual(['KK-TK01-250115-0001', 'KK-TK01-250115-0001'])
    expect((await balances(own))['1101']).toBe(9_980_000)
  })

  it('has a slip on both papers, a copy with otorisasi, and is found by its number', async () => {
    const no = await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'MAKAN', jumlah: 75_000 })
    expect(must(await kasir.send('POST', `kas-bank/${no}/cetak`)).data).toMatchObject({ copy: 0 })
    expect((await kasir.send('POST', `kas-bank/${no}/cetak`)).status).toBe(403)
    for (const kertas of ['A5', '80', 'CONTINUOUS']) {
      const { bytes } = await kasir.file(`kas-bank/${no}/slip?kertas=${kertas}`)
      const text = pdfPages(bytes).flat().join(' ')
      for (const word of ['BUKTI KAS KELUAR', no, 'MAKAN', '75,000', 'Yang Menerima'])
        expect(text, kertas).toContain(word)
    }
    expect(await kasir.call(cari, { query: { teks: 'kk 1' } })).toEqual([
      { jenis: 'KAS BANK', nomor: no, nama: 'MAKAN', keterangan: 'UJI', tgl_system: '2025-01-15' },
    ])
    expect(must(await kasir.request('GET', `kas-bank/${no}`)).data).toMatchObject({ jumlah: 75_000 })
    expect((await kasir.request('GET', 'kas-bank/KK-TK01-250115-0099')).status).toBe(404)
  })
})

describe('what is wrong is told at once', () => {
  it('beside its field', async () => {
    expect(
      refusals(
        await kasir.send('POST', 'kas-bank/ambil-kas', {
          id_trx: idTrx(),
          kode_transaksi: '',
          jumlah: 0,
          keterangan: ' ',
        }),
      ),
    ).toEqual([
      400,
      [
        ['kode_transaksi', 'Kode Transaksi Harus Dipilih'],
        ['jumlah', 'Jumlah Harus Diisi'],
        ['keterangan', 'Keterangan Harus Diisi'],
      ],
    ])
    expect(
      refusals(
        await writeKas(kasir, 'ambil-bank', {
          kode_transaksi: 'PINDAH-BANK',
          jumlah: 1,
          no_rekening: '-',
          no_rekening_tujuan: '777',
          kode_sales: 'XX',
        }),
      ),
    ).toEqual([
      400,
      [
        ['no_rekening', 'Rekening Harus Dipilih'],
        ['no_rekening_tujuan', 'Rekening 777 Tidak Ada'],
        ['kode_sales', 'Kode Sales XX Tidak Aktif'],
      ],
    ])
  })

  it.each([
    ['ambil-kas', 'PREMI', 400, 'PREMI Dihitung Dari Penjualan, Gunakan Bayar Premi'],
    ['ambil-kas', 'SELISIH-KAS-KURANG', 400, 'Selisih Kas Hanya Dari Hitung Kas'],
    ['tambah-kas', 'SELISIH-KAS-LEBIH', 400, 'Selisih Kas Hanya Dari Hitung Kas'],
    ['tambah-kas', 'GAJI', 400, 'GAJI Tidak Dicatat Di Tambah Uang Kas'],
    ['ambil-bank', 'SETOR-BANK', 400, 'SETOR BANK Tidak Dicatat Di Ambil Uang Bank'],
    ['ambil-kas', 'ADMIN-BANK', 400, 'ADMIN BANK Tidak Dicatat Di Ambil Uang Kas'],
    ['ambil-kas', 'TIDAK-ADA', 400, 'Kode Transaksi TIDAK-ADA Tidak Ada'],
  ] as const)('%s takes no %s', async (screen, kode_transaksi, status, message) => {
    const reply = await writeKas(kasir, screen, { kode_transaksi, jumlah: 1_000 })
    expect(refusalAt(reply)).toEqual([status, message, ['kode_transaksi']])
  })

  it('a code of earlier days with an account that documents keep is not used', async () => {
    await inDatabase(
      server,
      `INSERT INTO kode_transaksi (kode_transaksi, nama, jenis, media, kode_akun_lawan)
       VALUES ('LAMA', 'JUAL LAMA', 'IN', 'KAS', '4101')`,
    )
    expect(refusalAt(await writeKas(own, 'tambah-kas', { kode_transaksi: 'LAMA', jumlah: 1_000 }))).toEqual([
      409,
      'Akun Lawan 4101 Dari JUAL LAMA Tidak Boleh Dipakai Lagi, Ubah Di Master Kode Transaksi',
      ['kode_transaksi'],
    ])
    expect(must(await own.request('GET', 'paratransaksi/get/all')).data).toContainEqual(
      expect.objectContaining({ kode_transaksi: 'LAMA', kode_akun_lawan: '4101' }),
    )
  })

  it('a drawer names no account', async () => {
    expect(
      refusals(
        await writeKas(kasir, 'ambil-kas', { kode_transaksi: 'MAKAN', jumlah: 1_000, no_rekening: BCA }),
      ),
    ).toEqual([400, [['no_rekening', 'Rekening Tidak Diisi Untuk MAKAN']]])
  })
})

describe('who allows it', () => {
  const ambil = (jumlah: number, as = kasir) => writeKas(as, 'ambil-kas', { kode_transaksi: 'GAJI', jumlah })
  const diminta = async (reply: ReturnType<typeof ambil>) =>
    (await reply).otorisasi?.map(({ kategori }) => kategori)

  it('the limit is of the day and of one user: many small takings are one large one', async () => {
    for (let i = 0; i < 4; i++) must(await ambil(1_250_000))
    expect(await diminta(ambil(1))).toEqual(['AMBIL KAS DI ATAS LIMIT'])
    must(await ambil(5_000_000, own))
  })

  it('what went to the bank and what was undone do not count; what was allowed once does not allow the next', async () => {
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 4_000_000, no_rekening: BCA })
    const { no_kas } = must(await ambil(5_000_000)).data
    must(await batalKas(kasir, no_kas))
    expect(await diminta(ambil(5_000_001))).toEqual(['AMBIL KAS DI ATAS LIMIT'])
    must(await ambil(4_000_000))
    const besar = () => ambil(1_500_000)
    must(await allowedIfAsked(kasir, besar))
    expect(await diminta(ambil(1))).toEqual(['AMBIL KAS DI ATAS LIMIT'])
  })

  it('an otorisasi is good for the sum that was shown, and names who gave it', async () => {
    const { otorisasi } = await ambil(6_000_000)
    expect(otorisasi![0]!.disetujui).toEqual([
      { nama: 'Transaksi', nilai: 'GAJI' },
      { nama: 'Jumlah', nilai: 'Rp. 6,000,000' },
      { nama: 'Keterangan', nilai: 'UJI' },
      { nama: 'Sudah Diambil Hari Ini', nilai: 'Rp. 0' },
      { nama: 'Limit Sehari', nilai: 'Rp. 5,000,000' },
    ])
    await buildOtorisasi(kasir, otorisasi![0]!)
    expect(await diminta(ambil(7_000_000))).toEqual(['AMBIL KAS DI ATAS LIMIT'])
    const { no_kas } = must(await ambil(6_000_000)).data
    expect(must(await kasir.request('GET', `kas-bank/${no_kas}`)).data.otorisasi_by).not.toBe('-')
  })

  it('a code that needs a word, the limit and an empty account are asked for together', async () => {
    await buildSettings(server, { LIMIT_AMBIL_KAS: '100000' })
    const privat = () => writeKas(kasir, 'ambil-kas', { kode_transaksi: 'PRIVE', jumlah: 150_000 })
    expect(await diminta(privat())).toEqual(['TRANSAKSI KHUSUS', 'AMBIL KAS DI ATAS LIMIT'])
    await buildBankOut(server, 24_990_000)
    const bayar = () => writeKas(kasir, 'ambil-bank', { kode_transaksi: 'BAYAR-PEMASOK', jumlah: 3_000_000 })
    expect(await diminta(bayar())).toEqual(['TRANSAKSI KHUSUS', 'SALDO BANK MINUS'])
    must(await allowedIfAsked(kasir, bayar))
    expect(await balances(own)).toMatchObject({ '1102-1234567890': -2_990_000, '5101': 3_000_000 })
    must(await batalKas(kasir, 'BK-TK01-250115-0002'))
  })

  it('the cashier and above enter, back office looks, each shop and screen by itself', async () => {
    const no = await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 1_000 })
    await buildUser(server, { user_id: 'ADM9', level: 'ADM' })
    const [adm, sls] = [await server.client('ADM9'), await server.client('SLS1')]
    for (const screen of ALL_SCREENS) {
      expect((await writeKas(adm, screen, { kode_transaksi: 'MODAL', jumlah: 1 })).status, screen).toBe(403)
      expect((await adm.request('GET', `kas-bank?layar=${screen}`)).status).toBe(200)
      expect((await sls.request('GET', `kas-bank?layar=${screen}`)).status).toBe(403)
    }
    expect((await batalKas(adm, no)).status).toBe(403)
    const [lain] = await inDatabase<{ n: number }>(
      server,
      `SELECT count(*)::int AS n FROM hak_akses WHERE user_id = 'KSR1' AND menu_name = '/tambah-uang-kas'`,
    )
    expect(lain!.n).toBe(1)
    await inDatabase(
      server,
      `DELETE FROM hak_akses WHERE user_id = 'KSR1' AND menu_name = '/tambah-uang-kas'`,
    )
    const kasir2 = await server.client('KSR1')
    expect((await kasir2.request('GET', `kas-bank/${no}`)).status).toBe(403)
    expect((await kasir2.request('GET', 'kas-bank?layar=tambah-kas')).status).toBe(403)
    expect((await batalKas(kasir2, no)).status).toBe(403)
  })

  it('a goldsmith’s fee is undone where it was paid; another day’s entry not at all', async () => {
    await buildTukang(server)
    const { no_kas } = must(await upah(own, { ref_no: await buildPesananProses(own) })).data
    expect(refusal(await batalKas(own, no_kas))).toEqual([
      409,
      'Upah Tukang Dibatalkan Di Lihat Pesanan Atau Lihat Services',
    ])
    expect(must(await own.request('GET', `kas-bank/${no_kas}`)).data.nama).toBe('UPAH TUKANG')
    const masuk = await buildKas(own, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 1_000 })
    await inDatabase(server, `UPDATE toko SET tgl_system = '2025-01-16' WHERE kode_toko = 'TK01'`)
    server.clock.set('2025-01-16')
    const besok = await server.client('OWN1')
    expect(refusal(await batalKas(besok, masuk))).toEqual([
      409,
      'Kas Masuk Tanggal Lain Tidak Bisa Dibatalkan',
    ])
  })

  it('money that has gone on does not come back out of an empty drawer', async () => {
    const no = await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 2_000_000 })
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 11_000_000, no_rekening: BCA })
    expect(refusal(await batalKas(kasir, no))).toEqual([409, 'Saldo Kas Tidak Cukup'])
  })
})

test.each([
  [
    'its counter account',
    `kode_akun_lawan = '5101'`,
    `kode_akun_lawan = '6103'`,
    `kode_transaksi = 'LISTRIK'`,
  ],
  ['the account it went to', `no_rekening = '777'`, `no_rekening = '${BCA}'`, `kategori = 'SETOR BANK'`],
  [
    'what it was',
    `kategori = 'TAMBAH UANG KAS'`,
    `kategori = 'AMBIL UANG KAS'`,
    `kode_transaksi = 'LISTRIK'`,
  ],
])('an entry whose row says otherwise than its journal is found: %s', async (_, wrong, right, where) => {
  await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'LISTRIK', jumlah: 10_000 })
  await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 20_000, no_rekening: BCA })
  await inDatabase(server, `UPDATE kas_bank SET ${wrong} WHERE ${where}`)
  const { selisih } = await periksaBuku(server.pool)
  expect(new Set(selisih.map(({ pemeriksaan }) => pemeriksaan))).toEqual(new Set(['kas bank = jurnal']))
  await inDatabase(server, `UPDATE kas_bank SET ${right} WHERE ${where}`)
})

describe('at the same moment', () => {
  it('two cannot take more than the drawer holds', async () => {
    const ask = () =>
      writeKas(own, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 6_000_000, no_rekening: BCA })
    const replies = await Promise.all([ask(), ask(), ask()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('nor one pass the limit by two hands', async () => {
    const replies = await Promise.all(
      [1, 2, 3].map(() => writeKas(kasir, 'ambil-kas', { kode_transaksi: 'GAJI', jumlah: 3_000_000 })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  })

  it('nor an entry be undone twice', async () => {
    const no = await buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 1_000 })
    const diminta = (await kasir.send('POST', 'kas-bank/batal', { no_kas: no, alasan: 'SALAH' }))
      .otorisasi![0]!
    await buildOtorisasi(kasir, diminta)
    await buildOtorisasi(kasir, diminta)
    const undo = () => kasir.send('POST', 'kas-bank/batal', { no_kas: no, alasan: 'SALAH' })
    const replies = await Promise.all([undo(), undo()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
