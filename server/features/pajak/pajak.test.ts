/** Taxes by kind of goods and buyer, over HTTP: what is paid, booked, reported, and taken back (DOMAIN §P.1). */
import { XMLParser } from 'fast-xml-parser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asOwner } from '#test/tools/close.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildPiece, buildSettings } from '#test/tools/factories.ts'
import { expectPpnAgrees } from '#test/tools/invariants.ts'
import { buildKas } from '#test/tools/kas.ts'
import { keluarLebur } from '#test/tools/stok.ts'
import { buildLebur } from '#test/tools/tukang.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { ambilService, buildServiceSelesai } from '#test/tools/service.ts'
import { balances, cancelValid, save, saleBody, validate } from '#test/tools/till.ts'
import { cash } from '#test/tools/titipan.ts'

let server: TestServer
let kasir: Client
let own: Client
beforeEach(async () => {
  server = await startTestServer()
  await buildSettings(server, { PPN_MODE: 'EXCLUDE' })
  ;[kasir, own] = await Promise.all([server.client('KSR1'), server.client('OWN1')])
})
afterEach(async () => {
  await expectPpnAgrees(server, own, '2025-01', '2025-01')
  await expectBooksAgree(server.pool)
  await server.close()
})

const PEDAGANG = {
  jenis_pembeli: 'PEDAGANG',
  npwp_pembeli: '1234567890123456',
  nama_customer: 'CV EMAS JAYA',
}
const group = (kode_group: string, jenis_pajak: string) =>
  asOwner(server, `UPDATE grup SET jenis_pajak = '${jenis_pajak}' WHERE kode_group = '${kode_group}'`)
const tanpaFaktur = (...barcodes: string[]) =>
  asOwner(
    server,
    `UPDATE barang SET punya_faktur_pajak = false WHERE kode_barcode IN ('${barcodes.join("','")}')`,
  )

/** Sold for cash and validated. @param atas what is paid on top of the prices */
async function jual(barang: string[], atas: number, pembeli: object = {}): Promise<string> {
  const body = await saleBody(kasir, { barang, pajak: atas })
  const { no_faktur_group } = must(await save(kasir, { ...body, ...pembeli })).data
  must(await validate(kasir, no_faktur_group))
  return no_faktur_group
}
const lihat = async (no: string) => must(await kasir.request('GET', `penjualan/${no}`)).data
const laporan = async (name: 'ppn' | 'pph22') =>
  (await own.request(
    'GET',
    `${name}/report?bulan_awal=2025-01&bulan_akhir=2025-01${name === 'ppn' ? '&type_laporan=REKAP' : ''}`,
  )) as never as {
    data: Record<string, unknown>[]
    total: Record<string, number>
    bawah: Record<string, number>
  }

describe('by kind of goods', () => {
  it('of bars PPN is not collected, and still listed', async () => {
    await group('LM', 'EMAS_BATANGAN')
    expect(await lihat(await jual(['00000005'], 0))).toMatchObject({ total_bayar: 8_250_000, ppn_rp: 0 })
    expect((await laporan('ppn')).data).toMatchObject([
      { tarif: '0%', jenis_pajak: 'EMAS_BATANGAN', jenis_pembeli: 'KONSUMEN', dpp: 8_250_000, ppn_rp: 0 },
    ])
    expect(
      await inDatabase(server, 'SELECT jenis_pajak, ppn_rate, ppn_dasar, pph_rp::int FROM jual_detail'),
    ).toEqual([
      { jenis_pajak: 'EMAS_BATANGAN', ppn_rate: 0, ppn_dasar: 'PMK 48/2023 (tidak dipungut)', pph_rp: 0 },
    ])
  })

  it('silver is taxed at 1.1 % with or without a tax invoice', async () => {
    await group('G375', 'NON_EMAS')
    const silver = await buildPiece(server, {
      kode_group: 'G375',
      berat: 0.76,
      ongkos: 0,
      punya_faktur_pajak: false,
    })
    expect(await lihat(await jual([silver], 5_434))).toMatchObject({ total: 494_000, ppn_rp: 5_434 })
  })

  it('a scan says how a piece is taxed; a rate is the one of the shop’s day', async () => {
    const scan = async () => must(await kasir.request('GET', 'barang/00000002')).data
    expect(await scan()).toMatchObject({
      jenis_pajak: 'PERHIASAN_EMAS',
      ppn_rate: 1.1,
      ppn_dasar: 'PMK 48/2023',
    })
    await tanpaFaktur('00000002')
    expect(await scan()).toMatchObject({ ppn_rate: 1.65 })
    await asOwner(
      server,
      `INSERT INTO pajak_tarif (jenis_pajak, berlaku_dari, persen, dasar)
       VALUES ('PERHIASAN_EMAS', '2025-01-15', 20000, 'PMK BARU'), ('PERHIASAN_EMAS', '2025-01-16', 30000, 'BESOK')`,
    )
    expect(await scan()).toMatchObject({ ppn_rate: 2, ppn_dasar: 'PMK BARU' })
    expect(await lihat(await jual(['00000002'], 122_380))).toMatchObject({ ppn_rp: 122_380 })
  })
})

describe('by buyer', () => {
  it('a trader pays PPh 22 on top; it is a debt of the shop until it is paid in', async () => {
    await tanpaFaktur('00000002')
    const no = await jual(['00000002'], 100_964 + 15_297, PEDAGANG)
    expect(await lihat(no)).toMatchObject({
      total_bayar: 6_235_261,
      ppn_rp: 100_964,
      pph_rp: 15_297,
      jenis_pembeli: 'PEDAGANG',
    })
    expect(await balances(kasir)).toMatchObject({ '1101': 16_235_261, '2104': 100_964, '2105': 15_297 })
    const { data, total, bawah } = await laporan('pph22')
    expect([data, total['pph_rp'], bawah['pph_rp']]).toMatchObject([
      [
        {
          no_faktur: no,
          sumber: 'PENJUALAN',
          nama: 'CV EMAS JAYA',
          nomor: '************3456',
          dasar: 6_119_000,
        },
      ],
      15_297,
      15_297,
    ])
    await buildKas(own, 'ambil-kas', { kode_transaksi: 'SETOR-PPH-22', jumlah: 15_297 })
    expect((await balances(kasir))['2105'] ?? 0).toBe(0)
    expect((await laporan('pph22')).bawah['pph_rp']).toBe(15_297)
    must(await cancelValid(kasir, no))
    expect((await laporan('pph22')).total['pph_rp']).toBe(0)
    expect((await balances(kasir))['2105']).toBe(-15_297)
  })

  it('a factory pays no PPN of gold jewellery; a letter frees of PPh 22; the number is kept so that nobody reads it', async () => {
    const pabrik = { ...PEDAGANG, jenis_pembeli: 'PABRIKAN' }
    expect(await lihat(await jual(['00000002'], 15_297, pabrik))).toMatchObject({ ppn_rp: 0, pph_rp: 15_297 })
    const bebas = { ...PEDAGANG, bebas_pph22: 'SKB', no_bebas: 'KET-01/2025', tgl_bebas: '2025-01-10' }
    expect(await lihat(await jual(['00000001'], 17_353, bebas))).toMatchObject({ ppn_rp: 17_353, pph_rp: 0 })
    const kept = await inDatabase<{ text: string }>(
      server,
      `SELECT encode(nomor_enc, 'escape') || nomor_akhir AS text FROM pembeli_pajak`,
    )
    expect(kept.map(({ text }) => [text.includes('1234567890'), text.slice(-4)])).toEqual([
      [false, '3456'],
      [false, '3456'],
    ])
    const { data } = await own.request('POST', 'pph22/ekspor', { bulan: '2025-01' })
    expect(data).toMatchObject([{ npwp: '1234567890123456', dasar: 6_119_000, pph_rp: 15_297, bebas: '-' }])
    expect(await inDatabase(server, `SELECT 1 FROM audit_log WHERE tabel = 'pembeli_pajak'`)).toHaveLength(1)
  })

  it('who is no consumer is named by number and name; what is asked is said at its field', async () => {
    const body = await saleBody(kasir, { barang: ['00000002'] })
    expect(
      refusals(
        await save(kasir, { ...body, jenis_pembeli: 'PEDAGANG', npwp_pembeli: '12', bebas_pph22: 'PP55' }),
      ),
    ).toEqual([
      400,
      [
        ['npwp_pembeli', 'NPWP/NIK Pembeli Harus 16 Angka'],
        ['nama_customer', 'Nama Pembeli Harus Diisi'],
        ['no_bebas', 'No Surat Bebas PPh 22 Harus Diisi'],
        ['tgl_bebas', 'Tanggal Surat Bebas PPh 22 Harus Diisi'],
      ],
    ])
    expect(refusals(await save(kasir, { ...body, jenis_pembeli: 'LAIN' }))).toEqual([
      400,
      [['jenis_pembeli', 'Jenis Pembeli Tidak Valid']],
    ])
    expect(await inDatabase(server, 'SELECT 1 FROM faktur_group')).toEqual([])
  })

  it('a factory that buys melted gold pays PPh 22 on top, and gets it back with the gold', async () => {
    await buildLebur(server, own, 2)
    const emas = [{ kode_group: 'G700', berat: 1 }]
    const body = { tujuan: 'PEMURNI' as const, emas, harga: 2_000_000, penerima: 'PT PEMURNI' }
    const before = await balances(own)
    const { no, pph_rp } = must(
      await keluarLebur(own, { ...body, jenis_pembeli: 'PABRIKAN', npwp_pembeli: PEDAGANG.npwp_pembeli }),
    ).data
    expect(pph_rp).toBe(5_000)
    expect(await balances(own)).toMatchObject({ '1101': before['1101']! + 2_005_000, '2105': 5_000 })
    expect(pdfPages((await own.file(`keluar-lebur/dokumen/${no}/slip`)).bytes).flat()).toEqual(
      expect.arrayContaining(['PPh 22', 'Rp. 5,000', 'Total Diterima', 'Rp. 2,005,000']),
    )
    expect((await laporan('pph22')).data).toMatchObject([
      { no_faktur: no, sumber: 'JUAL LEBUR', dasar: 2_000_000 },
    ])
  })
})

const zRow = z.strictObject({
  TrxCode: z.enum(['Normal', '07', 'NoVAT']),
  BuyerName: z.literal('-'),
  BuyerIdOpt: z.literal('NIK'),
  BuyerIdNumber: z.literal('0000000000000000'),
  GoodServiceOpt: z.enum(['A', 'B']),
  SerialNo: z.string().min(1),
  TransactionDate: z.iso.date(),
  TaxBaseSellingPrice: z.string().regex(/^\d+$/),
  OtherTaxBaseSellingPrice: z.string().regex(/^\d+$/),
  VAT: z.string().regex(/^\d+$/),
  STLG: z.literal('0'),
  Info: z.literal('ok'),
})
const zFile = z.object({
  RetailInvoiceBulk: z.object({
    TIN: z.string().regex(/^\d{16}$/),
    TaxPeriodMonth: z.literal('1'),
    TaxPeriodYear: z.literal('2025'),
    ListOfRetailInvoice: z.strictObject({ RetailInvoice: z.array(zRow) }),
  }),
})
const parser = new XMLParser({
  parseTagValue: false,
  ignoreAttributes: false,
  isArray: (name) => name === 'RetailInvoice',
})
const read = (xml: string) => zFile.parse(parser.parse(xml)).RetailInvoiceBulk

describe('proof of a piece’s tax invoice', () => {
  it('is named whole, or there is none; what lacks it is listed', async () => {
    const { id } = must(await own.request('GET', 'data-barang/lihat?kode_barcode=00000002')).data
    const ubah = (content: object) => own.send('POST', 'data-barang/faktur-pajak', { id, ...content })
    const without = async () =>
      ((await own.request('GET', 'data-barang/report-bukti-faktur?bukti=ALL&kode_group=ALL')).data as any[])
        .filter((b) => b.kode_barcode === '00000002')
        .map((b) => b.bukti)
    expect(await without()).toEqual(['TANPA NOMOR'])
    expect(refusals(await ubah({ punya_faktur_pajak: true, faktur_pajak_tgl: '2025-01-16' }))).toEqual([
      400,
      [
        ['faktur_pajak_pemasok', 'Pemasok Harus Diisi'],
        ['faktur_pajak_no', 'No Faktur Pajak Harus Diisi'],
        ['faktur_pajak_tgl', 'Tanggal Faktur Pajak Tidak Boleh Setelah Hari Ini'],
      ],
    ])
    const named = {
      faktur_pajak_pemasok: 'PT HARTADINATA',
      faktur_pajak_no: '04002500123456789',
      faktur_pajak_tgl: '2025-01-10',
    }
    must(await ubah({ punya_faktur_pajak: true, ...named }))
    expect(await without()).toEqual([])
    expect(must(await own.request('GET', 'data-barang/lihat?kode_barcode=00000002')).data).toMatchObject(
      named,
    )
    must(await ubah({ punya_faktur_pajak: false, ...named }))
    expect(await without()).toEqual(['TANPA FAKTUR'])
    expect(must(await kasir.request('GET', 'barang/00000002')).data.ppn_rate).toBe(1.65)
  })
})

describe('Coretax', () => {
  const buat = (per = 'NOTA') => own.request('POST', 'ppn/coretax', { bulan: '2025-01', per })
  const npwp = (text: string) => asOwner(server, `UPDATE toko SET npwp = '${text}' WHERE kode_toko = 'TK01'`)

  it('is refused without sixteen digits, and of a month without sales', async () => {
    expect(refusal(await buat())).toEqual([409, 'NPWP Toko Harus 16 Angka, Isi Di Setting Toko'])
    await npwp('3404.0101.0190.0001')
    expect(refusal(await buat())).toEqual([404, 'Tidak Ada Penjualan Di Bulan Ini'])
    expect(
      (await server.client('SLS1').then((s) => s.request('POST', 'ppn/coretax', { bulan: '2025-01' })))
        .status,
    ).toBe(403)
  })

  it('a file for each code, read back: as the report and the books; traders apart; what was cancelled is not there', async () => {
    await npwp('3404010101900001')
    await group('LM', 'EMAS_BATANGAN')
    const satu = await jual(['00000002'], 67_309)
    await jual(['00000005'], 0)
    const pedagang = await jual(['00000001'], 17_353 + 3_943, PEDAGANG)
    const batal = await jual(['00000003'], 25_097)
    must(await cancelValid(kasir, batal))
    must(await ambilService(kasir, await buildServiceSelesai(own, {}), cash(121_320)))
    const { files, faktur_05, batal: dibatalkan } = must(await buat()).data
    expect(files.map((b: any) => [b.trx_code, b.nama, b.jumlah, b.dpp, b.ppn_rp])).toEqual([
      ['Normal', 'coretax-TK01-2025-01-normal.xml', 2, 6_239_000, 68_629],
      ['07', 'coretax-TK01-2025-01-07.xml', 1, 8_250_000, 0],
    ])
    const normal = read(files[0].xml)
    expect(normal.TIN).toBe('3404010101900001')
    expect(
      normal.ListOfRetailInvoice.RetailInvoice.map((r) => [
        r.SerialNo,
        r.GoodServiceOpt,
        r.TaxBaseSellingPrice,
        r.VAT,
      ]),
    ).toContainEqual([satu, 'A', '6119000', '67309'])
    const vat = files
      .flatMap((b: any) => read(b.xml).ListOfRetailInvoice.RetailInvoice)
      .reduce((n: number, r: any) => n + Number(r.VAT), 0)
    const { total, bawah } = await laporan('ppn')
    expect([vat + 17_353, vat + 17_353]).toEqual([total['ppn_rp'], bawah['ppn_rp']])
    expect(faktur_05).toMatchObject([
      {
        no_faktur: pedagang,
        nama: 'CV EMAS JAYA',
        jenis_pembeli: 'PEDAGANG',
        dpp: 1_577_500,
        ppn_rp: 17_353,
      },
    ])
    expect(dibatalkan).toMatchObject([{ no_faktur: batal, dpp: -2_281_500, ppn_rp: -25_097 }])

    for (const [per, serial] of [
      ['HARI', 'TK01-20250115'],
      ['BULAN', 'TK01-202501'],
    ]) {
      const rows = must(await buat(per)).data.files.flatMap(
        (b: any) => read(b.xml).ListOfRetailInvoice.RetailInvoice,
      )
      expect(rows.map((r: any) => [r.TrxCode, r.GoodServiceOpt, r.SerialNo, r.VAT])).toEqual([
        ['Normal', 'A', serial, '67309'],
        ['Normal', 'B', serial, '1320'],
        ['07', 'A', serial, '0'],
      ])
    }
    await buildSettings(server, { CORETAX_DPP: 'NILAI_LAIN' })
    const [lain] = must(await buat('BULAN')).data.files.flatMap(
      (b: any) => read(b.xml).ListOfRetailInvoice.RetailInvoice,
    )
    expect(lain.OtherTaxBaseSellingPrice).toBe('560908')
  })

  it('is refused when the books say otherwise', async () => {
    await npwp('3404010101900001')
    await jual(['00000002'], 67_309)
    await asOwner(
      server,
      'UPDATE jual_detail SET ppn_rp = ppn_rp - 1; UPDATE faktur_group SET ppn_rp = ppn_rp - 1',
    )
    expect(refusal(await buat())).toEqual([409, 'PPN Rp. 67,308 Tidak Sama Dengan Buku 2104 Rp. 67,309'])
    await asOwner(
      server,
      'UPDATE jual_detail SET ppn_rp = ppn_rp + 1; UPDATE faktur_group SET ppn_rp = ppn_rp + 1',
    )
  })
})
