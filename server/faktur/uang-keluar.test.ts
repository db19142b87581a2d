/** Cash out of the drawer over HTTP: whatever takes it counts against the user's day, but what a customer is paid (DOMAIN §B.9, §O.5-5). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DIHITUNG } from '#domain/rules/kas-diambil.ts'
import { buyBody, IDENTITAS } from '#test/tools/beli.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusalAt, type Client, type Reply } from '#test/tools/client.ts'
import { buildSettings } from '#test/tools/factories.ts'
import { hutangBody, simpanHutang } from '#test/tools/hutang.ts'
import { BCA, buildKas, writeKas } from '#test/tools/kas.ts'
import { buildPesanan, buildPesananProses, buildTukang } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildService, buildServiceSelesai } from '#test/tools/service.ts'
import { keluarLebur } from '#test/tools/stok.ts'
import { allowed, allowedIfAsked, balances, buildOtorisasi } from '#test/tools/till.ts'
import { batalUpah, buildLebur, upah } from '#test/tools/tukang.ts'

let server: TestServer
let own: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[own, kasir] = await Promise.all([server.client('OWN1'), server.client('KSR1')])
  await buildTukang(server)
  await inDatabase(
    server,
    `INSERT INTO hadiah (kode_toko, kode_hadiah, nama_hadiah) VALUES ('TK01', 'PEN', 'PULPEN')`,
  )
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const LIMIT = 'AMBIL KAS DI ATAS LIMIT'
const diminta = ({ otorisasi = [] }: Reply): string[] => otorisasi.map(({ kategori }) => kategori)
const hadiah = (total_uang: number, as = kasir, more: object = {}): Promise<Reply> =>
  as.send('POST', 'hadiah/beli', {
    tanggal: '2025-01-15',
    supplier: 'TOKO MAJU',
    detail_hadiah: [{ kode_hadiah: 'PEN', qty: 1, total_uang }],
    ...more,
  })
const ambil = (jumlah: number, as = kasir) => writeKas(as, 'ambil-kas', { kode_transaksi: 'GAJI', jumlah })
/** An order whose work costs just so much. */
const pesanan = (ongkos: number) => buildPesananProses(own, { barang: [{ ongkos }] })

/** Events that count, each by what staff do, after what must be there first. */
const CARA: Record<string, (jumlah: number) => Promise<() => Promise<Reply>>> = {
  'AMBIL UANG KAS': async (jumlah) => () => ambil(jumlah),
  'BELI HADIAH': async (jumlah) => () => hadiah(jumlah),
  'UPAH TUKANG': async (jumlah) => {
    const ref_no = await pesanan(jumlah)
    return () => upah(kasir, { ref_no, jumlah })
  },
  'BATAL KAS/BANK': async (jumlah) => {
    const no_kas = await buildKas(own, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah })
    return () => kasir.send('POST', 'kas-bank/batal', { no_kas, alasan: 'SALAH' })
  },
  'BATAL JUAL LEBUR': async (harga) => {
    await buildLebur(server, own, 2)
    const emas = [{ kode_group: 'G700', berat: 1 }]
    const { no } = must(await keluarLebur(own, { tujuan: 'PEMURNI', emas, harga })).data
    return () => own.send('POST', 'keluar-lebur/batal', { no, alasan: 'SALAH' })
  },
}

describe('above the limit it is somebody’s to allow', () => {
  // Money that goes to the bank counts as nothing.
  it.each(DIHITUNG.filter((kategori) => kategori !== 'SETOR BANK'))('%s', async (kategori) => {
    await buildSettings(server, { LIMIT_AMBIL_KAS: '400000' })
    const kirim = await CARA[kategori]!(400_001)
    const before = await balances(own)
    const reply = await kirim()
    const [limit] = reply.otorisasi!.filter((o) => o.kategori === LIMIT)
    expect(reply.status).toBe(403)
    expect(limit!.disetujui.slice(-2)).toEqual([
      { nama: 'Sudah Diambil Hari Ini', nilai: 'Rp. 0' },
      { nama: 'Limit Sehari', nilai: 'Rp. 400,000' },
    ])
    expect(await balances(own)).toEqual(before)
    must(await allowed(kategori === 'BATAL JUAL LEBUR' ? own : kasir, kirim))
    expect((await balances(own))['1101']).toBe(before['1101']! - 400_001)
  })

  it('all of it together: one pen, a fee and an entry are one sum', async () => {
    must(await hadiah(2_000_000))
    const ref_no = await pesanan(2_000_000)
    must(await upah(kasir, { ref_no, jumlah: 2_000_000 }))
    must(await ambil(1_000_000))
    for (const reply of [await hadiah(1), await upah(kasir, { ref_no: await pesanan(1), jumlah: 1 })])
      expect(diminta(reply)).toEqual([LIMIT])
    const { otorisasi } = await ambil(250_000)
    expect(otorisasi![0]!.disetujui).toContainEqual({
      nama: 'Sudah Diambil Hari Ini',
      nilai: 'Rp. 5,000,000',
    })
    // Money that another user takes does not count for this one.
    must(await hadiah(1, own))
    expect(must(await kasir.request('GET', 'kas-bank?layar=ambil-kas')).data.diambil).toBe(5_000_000)
  })

  it('a pen of 30,000,000 is told as it is, and what was allowed holds for nothing else', async () => {
    await buildKas(own, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 40_000_000 })
    const { otorisasi } = await hadiah(30_000_000)
    expect(otorisasi).toEqual([
      expect.objectContaining({
        kategori: LIMIT,
        disetujui: [
          { nama: 'Supplier', nilai: 'TOKO MAJU' },
          { nama: 'PEN', nilai: '1 buah, Rp. 30,000,000' },
          { nama: 'Jumlah', nilai: 'Rp. 30,000,000' },
          { nama: 'Dibayar', nilai: 'CASH' },
          { nama: 'Sudah Diambil Hari Ini', nilai: 'Rp. 0' },
          { nama: 'Limit Sehari', nilai: 'Rp. 5,000,000' },
        ],
      }),
    ])
    await buildOtorisasi(kasir, otorisasi![0]!)
    expect((await hadiah(29_000_000)).status).toBe(403)
    expect((await hadiah(30_000_000, kasir, { supplier: 'LAIN' })).status).toBe(403)
    must(await hadiah(4_000_000))
    // More was taken meanwhile, so the otorisasi no longer matches what was shown.
    expect((await hadiah(30_000_000)).status).toBe(403)
    must(await allowed(kasir, () => hadiah(30_000_000)))
  })

  it('what goes to an account, comes from one, or was undone does not count', async () => {
    await buildKas(kasir, 'ambil-kas', { kode_transaksi: 'SETOR-BANK', jumlah: 6_000_000, no_rekening: BCA })
    must(await hadiah(9_000_000, kasir, { jenis_bayar: 'TRANSFER', nama_bank: 'BCA' }))
    const tarik = await buildKas(kasir, 'ambil-bank', { kode_transaksi: 'TARIK-BANK', jumlah: 6_000_000 })
    must(
      await allowed(kasir, () =>
        kasir.send('POST', 'kas-bank/batal', { no_kas: tarik, alasan: 'SALAH REKENING' }),
      ),
    )
    const ref_no = await pesanan(4_000_000)
    must(await batalUpah(kasir, must(await upah(kasir, { ref_no, jumlah: 4_000_000 })).data.no_kas))
    expect(must(await kasir.request('GET', 'kas-bank?layar=ambil-kas')).data.diambil).toBe(0)
    must(await hadiah(4_000_000))
  })

  it('a customer is paid what a rule has priced, however much', async () => {
    await buildSettings(server, { LIMIT_AMBIL_KAS: '100000', AUTO_VALIDASI: 'YA' })
    const emas = { kode_group: 'G375', kode_dept: 'CINCIN', nama_barang: 'CINCIN POLOS' }
    const beli = buyBody({
      beli: [{ ...emas, berat: 3, kondisi: 'TANPA SURAT', harga: 1_512_000 }],
      identitas: IDENTITAS,
    })
    const jual = () => kasir.send('POST', 'pembelian', beli)
    expect(diminta(await jual())).toEqual(['PEMBELIAN TANPA BARCODE'])
    must(await allowed(kasir, jual))
    must(await simpanHutang(kasir, hutangBody()))
    expect(must(await kasir.request('GET', 'kas-bank?layar=ambil-kas')).data.diambil).toBe(0)
    must(await ambil(100_000))
  })

  it('more than the drawer holds is nobody’s to allow', async () => {
    const reply = await hadiah(10_000_001)
    expect(refusalAt(reply).slice(0, 2)).toEqual([409, 'Saldo Kas Tidak Cukup'])
    expect(reply.otorisasi).toBeUndefined()
  })

  it('two at once: the second sees what the first has taken', async () => {
    const ref_no = await pesanan(3_000_000)
    const replies = await Promise.all([
      hadiah(3_000_000),
      upah(kasir, { ref_no, jumlah: 3_000_000 }),
      ambil(3_000_000),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403, 403])
  })
})

describe('a fee above what the customer was told that the work costs', () => {
  const KHUSUS = 'TRANSAKSI KHUSUS'

  it('of an order, all its fees together, from the drawer or an account', async () => {
    const ref_no = await buildPesananProses(own, { barang: [{ ongkos: 200_000 }, { ongkos: 100_000 }] })
    must(await upah(kasir, { ref_no, jumlah: 250_000 }))
    must(await upah(kasir, { ref_no, jumlah: 50_000 }))
    const bank = () =>
      upah(kasir, { ref_no, jumlah: 1, jenis: 'TRANSFER', nama_bank: 'BCA', id_trx: idTrx() })
    const reply = await bank()
    expect(refusalAt(reply)).toEqual([403, 'Perlu Otorisasi TRANSAKSI KHUSUS', ['jumlah']])
    expect(reply.otorisasi).toEqual([
      expect.objectContaining({
        kategori: KHUSUS,
        disetujui: [
          { nama: 'Tukang', nilai: 'TK1' },
          { nama: 'Untuk', nilai: `PESANAN ${ref_no}` },
          { nama: 'Ongkos Disepakati', nilai: 'Rp. 300,000' },
          { nama: 'Upah Sudah Dibayar', nilai: 'Rp. 300,000' },
          { nama: 'Upah', nilai: 'Rp. 1' },
          { nama: 'Dibayar', nilai: `TRANSFER ${BCA}` },
        ],
      }),
    ])
    const { no_kas } = must(await allowedIfAsked(kasir, bank)).data
    expect(must(await own.request('GET', `kas-bank/${no_kas}`)).data.otorisasi_by).toBe('SPV1')
  })

  it('of a repair, as it was agreed and as it was finished; above the limit too it is asked once', async () => {
    const no = await buildService(own, { barang: [{ ongkos: 50_000 }] })
    const service = { ref_type: 'SERVICE', ref_no: no } as const
    expect(diminta(await upah(kasir, { ...service, jumlah: 6_000_000 }))).toEqual([KHUSUS, LIMIT])
    must(await upah(kasir, { ...service, jumlah: 50_000 }))
    const kirim = () => upah(kasir, { ...service, jumlah: 6_000_000 })
    must(await allowed(kasir, kirim))
    const selesai = await buildServiceSelesai(own, {}, [{ ongkos_akhir: 70_000 }])
    expect(diminta(await upah(kasir, { ...service, ref_no: selesai, jumlah: 70_001 }))).toContain(KHUSUS)
  })

  it('a line that was dropped costs nothing; two fees at once are one too many', async () => {
    const ref_no = await pesanan(100_000)
    const replies = await Promise.all([1, 2].map(() => upah(own, { ref_no, jumlah: 60_000 })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const dua = await buildPesanan(own, { barang: [{ ongkos: 100_000 }, { ongkos: 400_000 }] })
    const drop = () =>
      own.send('POST', 'pesanan/batal-baris', { no_pesanan: dua, no: 2, alasan: 'TIDAK JADI SATU' })
    must(await allowedIfAsked(own, drop))
    must(await own.send('POST', 'pesanan/proses', { no_pesanan: dua, kode_tukang: 'TK1' }))
    expect(diminta(await upah(own, { ref_no: dua, jumlah: 100_001 }))).toEqual([KHUSUS])
  })
})
