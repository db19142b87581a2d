/**
 * The same as untuk-yang-ditunjukkan.test.ts of the categories that are left: every category of the list is held by one of the two, or
 * by the test that is named here. One shop for all of them: what one row leaves is no document of another.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KATEGORI_OTORISASI, type KategoriOtorisasi } from '#domain/rules/otorisasi.ts'
import type { SettingKey } from '#domain/rules/para-system.ts'
import { askOf } from '#test/tools/ask.ts'
import { batalLunas, bayar, buildBayarSah } from '#test/tools/bayar-hutang.ts'
import { buildSoldEarlier, buildValidBuy, buy, type BuyLine } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { expectUntukYangDitunjukkan, type Send, type Tried } from '#test/tools/ditunjukkan.ts'
import { buildCoupons, buildPiece, buildPieces, buildUser, withSettings } from '#test/tools/factories.ts'
import { buildHutangSah, hutangBody, simpanHutang } from '#test/tools/hutang.ts'
import { buildKas, writeKas } from '#test/tools/kas.ts'
import { buildKirim } from '#test/tools/kirim.ts'
import { buildPesanan } from '#test/tools/pesanan.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildService } from '#test/tools/service.ts'
import { draftHancur } from '#test/tools/stok.ts'
import { buildTambah } from '#test/tools/tambah.ts'
import { buildValidSale, saleBody, save, type SaleLine } from '#test/tools/till.ts'
import { buildTitipanSah, cash, simpanTitipan, titipanBody } from '#test/tools/titipan.ts'

/** Held elsewhere, by its like. */
const DI_TEMPAT_LAIN: readonly KategoriOtorisasi[] = [
  // untuk-yang-ditunjukkan.test.ts
  'PEMBELIAN TANPA BARCODE',
  'KIRIM BARANG',
  'TIMBANG BAKI SELISIH',
  'KOREKSI POIN',
  'HUTANG SERAH BARANG',
  'SALDO BANK MINUS',
  'STOCK OPNAME FINAL',
  // otorisasi.test.ts
  'BATAL PENJUALAN',
  'HARGA JUAL DILUAR BATAS',
  'KOREKSI BERAT',
  'REPRINT NOTA',
  // arsip.test.ts: for exactly these lines
  'ARSIP TRANSAKSI',
  // retensi.test.ts: for this kind, and so many
  'HAPUS DATA PRIBADI',
]

let server: TestServer
let kasir: Client
beforeAll(async () => {
  server = await startTestServer()
  kasir = await server.client('KSR1')
  for (const [user_id, level] of [
    ['GDG1', 'GDG'],
    ['ADM1', 'ADM'],
    ['KSR8', 'KSR'],
    ['KSR9', 'KSR'],
  ] as const)
    await buildUser(server, { user_id, level })
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

/** A document that is undone: another of its kind, and another reason, are something else. */
async function batal(
  build: () => Promise<string>,
  path: string,
  kunci: string,
  lain: Record<string, object> = {},
): Promise<Tried> {
  const [ini, itu] = [await build(), await build()]
  const send =
    (no: string, more: object = {}): Send =>
    (as) =>
      as.send('POST', path, { [kunci]: no, alasan: 'SALAH INPUT', ...more })
  return {
    user: 'KSR1',
    ini: send(ini),
    lain: {
      document: send(itu),
      reason: send(ini, { alasan: 'LAIN' }),
      ...Object.fromEntries(Object.entries(lain).map(([what, more]) => [what, send(ini, more)])),
    },
  }
}

async function dibeli(): Promise<{ kode_barcode: string; line: (more?: Partial<BuyLine>) => BuyLine }> {
  const kode_barcode = await buildPiece(server, { berat: 2 })
  await buildSoldEarlier(server, kode_barcode, { harga_jual: 1_000_000 })
  return {
    kode_barcode,
    line: (more) => ({ kode_barcode, berat: 2, kondisi: 'MULUS', harga: 970_000, ...more }),
  }
}

const jual =
  (line: Partial<SaleLine> & { kode_barcode: string }): Send =>
  async (as) =>
    save(as, await saleBody(as, { barang: [line] }))
const beli =
  (line: BuyLine): Send =>
  (as) =>
    buy(as, { beli: [line] })

/** The prices of gold as they are now, but for one. */
async function harga(kode: string, harga: number): Promise<Send> {
  const { data } = await (await server.client('ADM1')).request('GET', 'harga-emas')
  const { versi, harga_24k, harga_beli_24k } = data
  const group = (data.group as Record<string, unknown>[]).map(
    ({
      kode_group,
      cara,
      margin_per_gram,
      harga: kini,
      harga_min_gram,
      harga_max_gram,
      harga_beli_gram,
    }) => ({
      ...{ kode_group, cara, margin_per_gram, harga: kini, harga_min_gram, harga_max_gram, harga_beli_gram },
      ...(kode_group === kode && { harga, harga_min_gram: harga, harga_max_gram: harga }),
    }),
  )
  return (as) => as.send('PUT', 'harga-emas', { versi, harga_24k, harga_beli_24k, group })
}

const TRIED: Partial<Record<KategoriOtorisasi, () => Promise<Tried>>> = {
  'BATAL PEMBELIAN': () =>
    batal(
      async () => buildValidBuy(kasir, { beli: [(await dibeli()).line()] }),
      'pembelian/batal',
      'no_faktur_group',
    ),
  'BATAL TITIPAN': () =>
    batal(() => buildTitipanSah(kasir, { pembayaran: cash(100_000) }), 'titipan/batal', 'no_titip_group'),
  'BATAL PESANAN': () =>
    batal(() => buildPesanan(kasir, { pembayaran: cash(500_000) }), 'pesanan/batal', 'no_pesanan', {
      'money that the shop keeps': { potongan_rp: 100_000 },
    }),
  'BATAL SERVICE': () => batal(() => buildService(kasir), 'service/batal', 'no_faktur_service'),
  'BATAL HUTANG': () => batal(() => buildHutangSah(kasir), 'hutang/batal', 'no_faktur_hutang'),
  'BATAL HUTANG LUNAS': async () => {
    const lunas = async () => {
      const no = await buildHutangSah(kasir, { jumlah_hutang: 500_000 })
      await buildBayarSah(kasir, no, { jenis: 'LUNAS' })
      return no
    }
    const [ini, itu] = [await lunas(), await lunas()]
    return { user: 'KSR1', ini: (as) => batalLunas(as, ini), lain: { loan: (as) => batalLunas(as, itu) } }
  },
  'BATAL KAS': () =>
    batal(
      () => buildKas(kasir, 'tambah-kas', { kode_transaksi: 'MODAL', jumlah: 1_000 }),
      'kas-bank/batal',
      'no_kas',
    ),
  'BATAL KIRIM': async () => {
    const gudang = await server.client('GDG1')
    const no = await buildKirim(gudang, { barang: await buildPieces(server, [{}, {}]) })
    const tarik =
      (rows: number[], alasan = 'TIDAK SAMPAI'): Send =>
      (as) =>
        as.send('POST', 'tarik-kirim', { no_kirim: no, baris: rows, alasan })
    return {
      user: 'GDG1',
      oleh: 'OWN1',
      ini: tarik([1]),
      lain: { line: tarik([2]), 'all of them': tarik([1, 2]), reason: tarik([1], 'LAIN') },
    }
  },
  'BATAL HADIAH': async () => {
    const owner = await server.client('OWN1')
    must(await owner.send('POST', 'hadiah', { kode_hadiah: 'PAYUNG', nama_hadiah: 'PAYUNG', poin: 10 }))
    const detail_hadiah = [{ kode_hadiah: 'PAYUNG', qty: 1, total_uang: 10_000 }]
    return batal(
      async () =>
        must(
          await kasir.send('POST', 'hadiah/beli', { tanggal: '2025-01-15', supplier: 'MAJU', detail_hadiah }),
        ).data.no_pembelian,
      'hadiah/batal',
      'no_ref',
    )
  },
  'HARGA JUAL DIBAWAH LANTAI': async () => {
    const [piece = '', other = ''] = await buildPieces(server, [{}, {}])
    const line = { kode_barcode: piece, harga_jual: 500_000 }
    return {
      user: 'SLS1',
      oleh: 'OWN1',
      ini: jual(line),
      lain: {
        price: jual({ ...line, harga_jual: 499_500 }),
        piece: jual({ ...line, kode_barcode: other }),
      },
    }
  },
  'ONGKOS TURUN': async () => {
    const [piece = '', other = ''] = await buildPieces(server, [{ ongkos: 50_000 }, { ongkos: 50_000 }])
    return {
      user: 'SLS1',
      ini: jual({ kode_barcode: piece, ongkos: 10_000 }),
      lain: {
        fee: jual({ kode_barcode: piece, ongkos: 5_000 }),
        piece: jual({ kode_barcode: other, ongkos: 10_000 }),
      },
    }
  },
  'FEE KARTU DI ATAS MASTER': async () => {
    const titip =
      (fee: number, nominal: number): Send =>
      async (as) =>
        simpanTitipan(
          as,
          await titipanBody(as, {
            pembayaran: [{ jenis: 'CREDIT', nominal, nama_bank: 'BCA', no_card: '4111111111111234', fee }],
          }),
        )
    return {
      user: 'KSR1',
      ini: titip(5, 100_000),
      lain: { fee: titip(6, 100_000), sum: titip(5, 200_000) },
    }
  },
  'PEMBELIAN DI ATAS NOTA': async () => {
    const { line } = await dibeli()
    return {
      user: 'SLS1',
      ini: beli(line({ harga: 1_090_000 })),
      lain: { deduction: beli(line({ harga: 1_080_000, potongan_manual: 10_000 })) },
    }
  },
  'BERAT BELI DILUAR TOLERANSI': async () => {
    const { line } = await dibeli()
    return {
      user: 'SLS1',
      ini: beli(line({ berat: 2.1, harga: 968_500 })),
      lain: { weight: beli(line({ berat: 2.2, harga: 967_000 })) },
    }
  },
  'PINJAMAN DI ATAS MAKSIMUM': async () => {
    const pinjam =
      (jumlah_hutang: number, berat = 3): Send =>
      (as) =>
        simpanHutang(as, hutangBody({ jumlah_hutang, barang: [{ berat }] }))
    return {
      user: 'KSR1',
      ini: pinjam(4_000_000),
      lain: { sum: pinjam(4_100_000), goods: pinjam(4_000_000, 2.9) },
    }
  },
  'BUNGA DIUBAH': async () => {
    const [no, other] = [await buildHutangSah(kasir), await buildHutangSah(kasir)]
    const bunga =
      (hutang: string, jumlah: number): Send =>
      (as) =>
        bayar(as, hutang, { jenis: 'BUNGA', bunga: jumlah })
    return {
      user: 'KSR1',
      ini: bunga(no, 10_000),
      lain: { sum: bunga(no, 5_000), loan: bunga(other, 10_000) },
    }
  },
  'AMBIL KAS DI ATAS LIMIT': async () => {
    const ambil =
      (jumlah: number, content: object = {}): Send =>
      (as) =>
        writeKas(as, 'ambil-kas', { kode_transaksi: 'GAJI', jumlah, ...content })
    return {
      user: 'KSR8',
      ini: ambil(110_000),
      lain: {
        sum: ambil(110_001),
        code: ambil(110_000, { kode_transaksi: 'MAKAN' }),
        reason: ambil(110_000, { keterangan: 'LAIN' }),
      },
    }
  },
  'TRANSAKSI KHUSUS': async () => {
    const privat =
      (jumlah: number, content: object = {}): Send =>
      (as) =>
        writeKas(as, 'ambil-kas', { kode_transaksi: 'PRIVE', jumlah, ...content })
    return {
      user: 'KSR9',
      ini: privat(10_000),
      lain: { sum: privat(10_001), reason: privat(10_000, { keterangan: 'LAIN' }) },
    }
  },
  'UBAH HARGA EMAS': async () => ({
    user: 'ADM1',
    oleh: 'OWN1',
    ini: await harga('G700', 1_400_000),
    lain: { price: await harga('G700', 1_500_000), group: await harga('G375', 900_000) },
  }),
  'HANCUR BARANG': async () => {
    const gudang = await server.client('GDG1')
    const draft = async () =>
      must(await draftHancur(gudang, { barang: [await buildPiece(server)] })).data.no as string
    const [ini, itu] = [await draft(), await draft()]
    const proses =
      (no: string): Send =>
      (as) =>
        as.send('POST', 'hancurbarang/proses', { no })
    return { user: 'GDG1', oleh: 'OWN1', ini: proses(ini), lain: { draft: proses(itu) } }
  },
  'HAPUS BARANG': async () => {
    const { barcode } = await buildTambah(await server.client('GDG1'), { barang: [{}, {}] })
    const [satu = '', dua = ''] = barcode
    const hapus =
      (barang: string[], alasan = 'SALAH TIMBANG'): Send =>
      (as) =>
        as.send('POST', 'hapus-barang', { barang, alasan })
    return {
      user: 'GDG1',
      oleh: 'OWN1',
      ini: hapus([satu]),
      lain: { piece: hapus([dua]), 'one more': hapus([satu, dua]), reason: hapus([satu], 'LAIN') },
    }
  },
  'KONVERSI BARANG': async () => {
    const [satu = '', dua = ''] = await buildPieces(server, [{}, {}])
    const konversi =
      (barang: string[], content: object = {}): Send =>
      (as) =>
        as.send('POST', 'konversi-barang', { barang, kode_dept: 'GELANG', alasan: 'SALAH INPUT', ...content })
    return {
      user: 'GDG1',
      oleh: 'OWN1',
      ini: konversi([satu]),
      lain: {
        piece: konversi([dua]),
        goal: konversi([satu], { kode_dept: 'KALUNG' }),
        reason: konversi([satu], { alasan: 'LAIN' }),
      },
    }
  },
  'UNDIAN KUPON': async () => {
    await buildCoupons(server, 'G375', { berat: 2.5 })
    const no = await buildValidSale(kasir, { barang: [await buildPiece(server, { berat: 5.1 })] })
    const [satu, dua] = must(await kasir.request('GET', `penjualan/${no}`)).data.kupon as string[]
    const adm = await server.client('ADM1')
    for (const kode_undian of ['U1', 'U2'])
      must(
        await adm.send('POST', 'undian', {
          ...{ kode_undian, nama_undian: 'UNDIAN', hadiah: 'MOTOR', no_izin_undian: 'KEMSOS-1/2025' },
          ...{ tgl_mulai: '2025-01-01', tgl_selesai: '2025-12-31' },
        }),
      )
    const tarik =
      (kode_kupon?: string, undian = 'U1'): Send =>
      (as) =>
        as.send('POST', `undian/${undian}/menang`, kode_kupon ? { kode_kupon } : {})
    return {
      user: 'ADM1',
      ini: tarik(satu),
      lain: { coupon: tarik(dua), 'at random': tarik(), draw: tarik(satu, 'U2') },
    }
  },
}

/** Without which a row would need more of the shop than it has. */
const SETELAN: Partial<Record<KategoriOtorisasi, Partial<Record<SettingKey, string>>>> = {
  'PEMBELIAN DI ATAS NOTA': { BASIS_BELI: 'TERTINGGI' },
  'AMBIL KAS DI ATAS LIMIT': { LIMIT_AMBIL_KAS: '100000' },
}

it.each(Object.keys(TRIED) as KategoriOtorisasi[])('%s', async (kategori) => {
  const tried = await TRIED[kategori]!()
  const coba = () => expectUntukYangDitunjukkan(server, kategori, tried)
  const setelan = SETELAN[kategori]
  await (setelan ? withSettings(server, setelan, coba) : coba())
})

it('BATAL BEDA TANGGAL', async () => {
  const lain = await startTestServer()
  const disana = await lain.client('KSR1')
  const sales = [
    await buildValidSale(disana, { barang: ['00000001'] }),
    await buildValidSale(disana, { barang: ['00000003'] }),
  ]
  await closeDay(lain, askOf(lain), '2025-01-16')
  const tried = await batal(async () => sales.pop()!, 'penjualan/batal', 'no_faktur_group')
  await expectUntukYangDitunjukkan(lain, 'BATAL BEDA TANGGAL', { ...tried, user: 'OWN1', oleh: 'OWN1' })
  await expectBooksAgree(lain.pool)
  await lain.close()
})

it('every category of the list is tried, here or where it is named', () => {
  expect([...Object.keys(TRIED), 'BATAL BEDA TANGGAL', ...DI_TEMPAT_LAIN].toSorted()).toEqual(
    [...KATEGORI_OTORISASI].toSorted(),
  )
})
