/** Labels: designed once, chosen in several ways, printed with a history, and readable (DOMAIN §B.13, §E.1 R12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DESAIN_SIAP, desainSiap } from '#domain/rules/desain-label.ts'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, refusal, refusalAt, refusals, type Client } from '#test/tools/client.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { readBarcode, dariPdf, dariTspl, dariZpl } from '#test/tools/label.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildPindah } from '#test/tools/stok.ts'
import { buildValidSale } from '#test/tools/till.ts'

let server: TestServer
let gudang: Client
let owner: Client
beforeEach(async () => {
  server = await startTestServer()
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
  owner = await askOf(server).as('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const LABEL = {
  printer_barcode: 'ZD421',
  bahasa: 'ZPL',
  dpi: 203,
  huruf_harga: 'MURAHBESTI',
  harga: 'JUAL',
  desain: desainSiap('KUPU-KUPU', ['barcode', 'kode_barcode', 'nama_barang', 'berat', 'kadar', 'kode_harga']),
}
const atur = (label: object = {}) => owner.send('PUT', 'label/pengaturan', { ...LABEL, ...label })
const cetak = (barang: [string, number][], alasan = '', id_trx = idTrx()) =>
  gudang.send('POST', 'label/cetak', {
    barang: barang.map(([kode_barcode, qty]) => ({ kode_barcode, qty })),
    alasan,
    id_trx,
  })
const text = async (path: string) => Buffer.from((await gudang.file(path)).bytes).toString('utf8')
const riwayat = () =>
  gudang.request('GET', 'history/cetak-barcode?tanggal_awal=2025-01-15&tanggal_akhir=2025-01-15')

describe('the design', () => {
  it('begins as the butterfly tag, is kept as it was made, and its change is written down', async () => {
    const before = (await gudang.request('GET', 'label/pengaturan')).data
    expect(before).toMatchObject({
      bahasa: 'PDF',
      dpi: 203,
      huruf_harga: '-',
      desain: { asal: 'KUPU-KUPU', lebar: 720 },
    })
    expect((await atur()).status).toBe(200)
    expect((await gudang.request('GET', 'label/pengaturan')).data).toEqual(LABEL)
    expect(
      await inDatabase(
        server,
        `SELECT sesudah ->> 'huruf_harga' AS huruf FROM audit_log WHERE tabel = 'alat_toko'`,
      ),
    ).toEqual([{ huruf: 'MURAHBESTI' }])
  })

  it('shows a piece of the shop, its price in the shop’s letters', async () => {
    await atur()
    const examples = (await owner.request('GET', 'label/contoh')).data
    expect(examples).toMatchObject({ nyata: true, isi: { nama_toko: 'TOKO EMAS KENCANA' } })
    expect([...String(examples.harga.JUAL)].map((d) => 'MURAHBESTI'[(Number(d) + 9) % 10]).join('')).toBe(
      examples.isi.kode_harga,
    )
  })

  it('is refused when its labels could not be printed or read, each cause at its element', async () => {
    const [barcode, ...rest] = LABEL.desain.elemen
    const desain = (elemen: object[]) => ({ desain: { ...LABEL.desain, elemen } })
    const tolak = async (label: object) => refusals(await atur(label))
    expect(await tolak(desain([{ ...barcode, lebar: 150 }, ...rest]))).toEqual([
      400,
      [['desain.elemen.0', 'Barcode Terlalu Sempit Untuk Printer 203 dpi, Minimal 19.8 mm']],
    ])
    expect(await tolak(desain([{ ...barcode, x: 100 }, ...rest]))).toEqual([
      400,
      [['desain.elemen.0', 'Barcode (Dengan 2.6 mm Kosong Di Kiri Dan Kanan) Masuk Ke Ekor Label']],
    ])
    expect((await tolak(desain(rest)))[1]).toEqual([['desain.elemen', 'Barcode Harus Dicetak']])
    expect((await tolak({ huruf_harga: 'MURAHMURAH' }))[1]).toContainEqual([
      'huruf_harga',
      'Kode Harga Harus 10 Huruf Yang Berbeda',
    ])
    expect((await tolak({ huruf_harga: '' }))[1]).toEqual([
      ['desain.elemen.5', 'Huruf Kode Harga Belum Diisi'],
    ])
    expect((await gudang.send('PUT', 'label/pengaturan', LABEL)).status).toBe(403)
  })
})

describe('choosing', () => {
  const choose = (query: string) => gudang.request('GET', `label/barang?${query}`)
  it('by barcodes, by a stock document, by a tray; the cost of a piece is told to nobody', async () => {
    const scanned = (await choose('barcode=2,00000001,99999999')).data
    expect(scanned.barang.map((b: { kode_barcode: string }) => b.kode_barcode)).toEqual([
      '00000002',
      '00000001',
    ])
    expect(scanned.tidak_ada).toEqual(['99999999'])
    expect(JSON.stringify(scanned)).not.toContain('harga_modal')
    const no = await buildPindah(gudang, { barang: ['00000001', '00000002'], kode_baki: 'A2' })
    await inDatabase(server, `UPDATE barang SET kode_barcode = NULL WHERE kode_barcode = '00000002'`)
    const listed = (await choose(`no=${no}`)).data
    expect(listed.barang).toMatchObject([
      { kode_barcode: '00000001', bisa: true, dicetak: 0, kode_baki: 'A2' },
    ])
    expect(listed.tanpa_barcode).toHaveLength(1)
    expect((await choose('kode_gudang=TOKO&kode_baki=A2')).data.barang.length).toBeGreaterThan(1)
    expect(refusal(await choose('no=TA-TK01-250115-0009'))).toEqual([
      404,
      'Dokumen TA-TK01-250115-0009 Tidak Ada',
    ])
  })

  it('within the shop one works in', async () => {
    const there = await server.client('OWN1', 'TK02')
    expect((await there.request('GET', 'label/barang?barcode=00000001')).data).toMatchObject({
      barang: [],
      tidak_ada: ['00000001'],
    })
  })
})

describe('printing', () => {
  it('writes a row for each barcode, once for its id_trx; R12 lists it', async () => {
    const id_trx = idTrx()
    const first = await cetak(
      [
        ['00000001', 2],
        ['00000003', 1],
      ],
      '',
      id_trx,
    )
    expect([first.status, first.data]).toEqual([200, { id: first.data.id, barang: 2, label: 3 }])
    expect(
      (
        await cetak(
          [
            ['00000001', 2],
            ['00000003', 1],
          ],
          '',
          id_trx,
        )
      ).data,
    ).toEqual(first.data)
    const reply = await riwayat()
    expect(reply.message).toBe('Laporan History Cetak Barcode Tersedia')
    expect(reply.data).toEqual([
      { tanggal: '2025-01-15', user_id: 'GDG1', kode_barcode: '00000001' },
      { tanggal: '2025-01-15', user_id: 'GDG1', kode_barcode: '00000003' },
    ])
  })

  it('an empty history says so in the report’s words', async () => {
    const reply = await riwayat()
    expect([reply.status, reply.message, reply.data]).toEqual([200, 'Data Yang Di Cari Tidak Ada !!!', []])
  })

  it('again only for a reason, and all that is wrong is told at once', async () => {
    await cetak([['00000001', 1]])
    await buildValidSale(await server.client('KSR1'), { barang: ['00000003'] })
    expect(
      refusals(
        await cetak([
          ['00000001', 1],
          ['00000003', 1],
          ['00000001', 1],
          ['99999999', 1],
        ]),
      ),
    ).toEqual([
      409,
      [
        ['barang.1.kode_barcode', 'Label 00000003 Tidak Bisa Dicetak, Status TERJUAL'],
        ['barang.2.kode_barcode', 'Barang 00000001 Sudah Ada Di Daftar'],
        ['barang.3.kode_barcode', 'Barang 99999999 Tidak Ditemukan'],
        ['alasan', 'Ada Label Yang Sudah Pernah Dicetak, Alasan Harus Diisi'],
      ],
    ])
    expect(refusalAt(await cetak([['00000001', 1]]))[2]).toEqual(['alasan'])
    expect((await cetak([['00000001', 1]], 'label rusak')).status).toBe(200)
    expect(await inDatabase(server, `SELECT alasan FROM cetak_label ORDER BY id`)).toEqual([
      { alasan: '-' },
      { alasan: 'LABEL RUSAK' },
    ])
    expect((await gudang.request('GET', 'label/barang?barcode=1')).data.barang[0]).toMatchObject({
      dicetak: 2,
      terakhir: '2025-01-15',
    })
  })

  it('of two who print the same label at once, one is asked why', async () => {
    const both = await Promise.all([cetak([['00000001', 1]]), cetak([['00000001', 1]])])
    expect(both.map((r) => r.status).toSorted()).toEqual([200, 400])
  })

  it('numbers have limits, and a print of another shop is none', async () => {
    expect((await cetak([['00000001', 51]])).status).toBe(400)
    expect((await cetak([['00000001', 0]])).status).toBe(400)
    const { id } = (await cetak([['00000001', 1]])).data
    const there = await server.client('OWN1', 'TK02')
    expect(refusal(await there.request('GET', `label/cetakan/${id}/pdf`))).toEqual([
      404,
      'Cetakan Label Tidak Ada',
    ])
    expect((await gudang.request('GET', 'label/cetakan/x/pdf')).status).toBe(400)
  })
})

describe('what comes out', () => {
  it('as PDF: a page of the label’s size for each, with what it says', async () => {
    await atur()
    const { id } = (
      await cetak([
        ['00000001', 2],
        ['00000003', 1],
      ])
    ).data
    const file = await gudang.file(`label/cetakan/${id}/pdf`)
    const pages = pdfPages(file.bytes)
    expect(pages).toHaveLength(3)
    expect(pages[2]!.join(' ')).toContain('00000003')
    expect(pages[0]!.join(' ')).toContain('2.350 g')
    const box = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(file.bytes).toString('latin1'))!
    expect([Number(box[1]) / 72, Number(box[2]) / 72].map((inch) => Math.round(inch * 254))).toEqual([
      719, 120,
    ])
  })

  it('names that a printer would take for commands stay names', async () => {
    await atur()
    const kode = await buildPiece(server)
    await inDatabase(server, `UPDATE barang SET nama_barang = $2 WHERE kode_barcode = $1`, [
      kode,
      'A^B~C"D_E\\[F ÉМ',
    ])
    const { id } = (await cetak([[kode, 1]])).data
    const zpl = await text(`label/cetakan/${id}/printer?bahasa=ZPL`)
    expect(zpl).toContain('^FDA_5EB_7EC"D_5FE_5C[F E?^FS')
    expect(zpl.match(/\^XA/g)).toHaveLength(1)
    const tspl = await text(`label/cetakan/${id}/printer?bahasa=TSPL`)
    expect(tspl).toContain('"A^B-C\\["]D_E/[F E?"')
    expect(tspl.split('\r\n').filter((line) => line.startsWith('PRINT'))).toEqual(['PRINT 1,1'])
  })

  /**
   * Decoded are: the bars of the PDF itself, drawn in the printer's dots; of ZPL and TSPL the bars that the parameters of the
   * barcode command ask for, drawn in dots by the same encoder. What a printer makes of the command is the printer's.
   */
  it.each(DESAIN_SIAP.flatMap(({ asal }) => [203, 300].map((dpi) => [asal, dpi] as const)))(
    'a scanner reads the barcode of %s at %i dpi, in each of the three',
    async (asal, dpi) => {
      expect((await atur({ dpi, desain: desainSiap(asal) })).status).toBe(200)
      const { id } = (await cetak([['00000003', 1]])).data
      const pdf = (await gudang.file(`label/cetakan/${id}/pdf`)).bytes
      expect(await readBarcode(dariPdf(pdf, dpi))).toEqual(['00000003'])
      expect(await readBarcode(dariZpl(await text(`label/cetakan/${id}/printer?bahasa=ZPL`)))).toEqual([
        '00000003',
      ])
      expect(await readBarcode(dariTspl(await text(`label/cetakan/${id}/printer?bahasa=TSPL`), dpi))).toEqual(
        ['00000003'],
      )
    },
  )
})
