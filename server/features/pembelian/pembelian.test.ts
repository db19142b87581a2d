/** Buying back: saved, validated, cancelled; with a nota of any shop and without one (DOMAIN §B.3, §C.4, §C.5, §H.2 S07, S09, S12). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import {
  buildValidBuy,
  buy,
  buyBody,
  buildSoldEarlier,
  cancelBuy,
  cancelValidBuy,
  findNota,
  IDENTITAS,
  validateBuy,
  type BuyLine,
} from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildMember, buildPoints, buildSettings, buildUser } from '#test/tools/factories.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import {
  balances,
  buildIzin,
  buildOtorisasi,
  buildSale,
  buildValidSale,
  cancelValid,
  trays,
} from '#test/tools/till.ts'

const OPENING = { '1101': 10_000_000, '1102-1234567890': 25_000_000, '3102': 35_000_000 }

let server: TestServer
let till: Client
let kasir: Client
beforeEach(async () => {
  server = await startTestServer()
  ;[till, kasir] = await Promise.all([server.client('SLS1'), server.client('KSR1')])
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const look = async (no: string, who = kasir) => (await who.request('GET', `pembelian/${no}`)).data
const soldRing = () => buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500, ongkos: 50_000 })
const ring = (more: Partial<BuyLine> = {}): BuyLine => ({
  kode_barcode: '00000001',
  berat: 2.35,
  kondisi: 'MULUS',
  harga: 1_492_500,
  ...more,
})
const unknown = (more: Partial<BuyLine> = {}): BuyLine => ({
  berat: 3,
  kondisi: 'TANPA SURAT',
  harga: 1_512_000,
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  nama_barang: 'CINCIN POLOS',
  ...more,
})
/** The otorisasi that this line needs, given by a supervisor. */
const izinBeli = (line: BuyLine, who = till) =>
  buildIzin(who, () => buy(who, { beli: [line], identitas: IDENTITAS }))
const piece = async (id: number) =>
  (
    await inDatabase<{
      kode_toko: string
      status: string
      berat: number
      kode_baki: string
      punya_faktur_pajak: boolean
    }>(
      server,
      'SELECT kode_toko, status, berat::int, kode_baki, punya_faktur_pajak FROM barang WHERE id = $1',
      [id],
    )
  )[0]
const statusTukar = async (no: string) =>
  (
    await inDatabase<{ t: boolean }>(
      server,
      'SELECT status_tukar AS t FROM jual_detail WHERE no_faktur_jual = $1',
      [no],
    )
  )[0]!.t

describe('S07: back with its nota', () => {
  it('is found by barcode, by the number of its line, of its nota, and by the QR, with what age takes off', async () => {
    const no = await soldRing()
    for (const kode of [
      '1',
      '00000001',
      no,
      no.slice(0, -3),
      `${no}.ABCD1234`,
      '241206-0001',
      'JL 241206-0001',
    ]) {
      const { status, data } = await findNota(till, kode)
      expect([kode, status, data]).toMatchObject([
        kode,
        200,
        [
          {
            no_faktur_jual: no,
            kode_barcode: '00000001',
            berat: 2.35,
            harga_jual: 1_527_500,
            umur_hari: 40,
            rugi: { tipe: 'RP', nilai: 15_000 },
            toko_jual: 'TK01',
          },
        ],
      ])
    }
    expect(refusal(await findNota(till, '00000002'))).toEqual([
      409,
      'Barang 00000002 Tidak Bisa Dibeli, Status READY',
    ])
    expect(refusal(await findNota(till, '99'))).toEqual([404, 'Barang 00000099 Tidak Ditemukan'])
    expect(refusal(await findNota(till, 'JL-TK01-241206-0099'))).toEqual([
      404,
      'Nota JL-TK01-241206-0099 Tidak Ditemukan',
    ])
  })

  it('is paid 1,492,500 in cash, lies in BELI, and is not bought twice', async () => {
    const no = await soldRing()
    const saved = await buy(till, { beli: [ring({ berat_nota: 2.35, harga_nota: 1_527_500 })] })
    expect([saved.status, saved.data]).toEqual([
      200,
      {
        no_faktur_group: 'BL-TK01-250115-0001',
        no_faktur_group_user: '250115-0001',
        status_valid: 'OPEN',
        total: 1_492_500,
        lapor_ppatk: false,
        alasan_tidak_bisa: [],
        perlu_otorisasi: [],
      },
    ])
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await statusTukar(no)).toBe(false)
    const done = await validateBuy(kasir, 'BL-TK01-250115-0001')
    expect([done.status, done.data]).toEqual([
      200,
      {
        no_faktur_group: 'BL-TK01-250115-0001',
        status_valid: 'DONE',
        no_jurnal: 'BL-TK01-250115-0001',
        poin: 0,
        kupon: [],
        lapor_ppatk: false,
      },
    ])
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 8_507_500, '5101': 1_492_500 })
    expect(await trays(kasir)).toMatchObject({ A1: [1, 5.125], BELI: [1, 2.35] })
    expect(await look('BL-TK01-250115-0001')).toMatchObject({
      kind: 'PEMBELIAN',
      total: 1_492_500,
      total_bayar: -1_492_500,
      identitas: null,
      pembayaran: [{ jenis: 'CASH', nominal: 1_492_500, arah: 'KELUAR' }],
      detail_beli: [
        {
          no_faktur_jual: no,
          harga_rata: 635_106,
          rugi_nota_rp: 35_250,
          potongan_kondisi_rp: 0,
          harga_nota: 1_527_500,
          umur_hari: 40,
          toko_jual: 'TK01',
          kode_gudang: 'BELI',
        },
      ],
    })
    expect(await statusTukar(no)).toBe(true)
    expect(refusal(await findNota(till, '00000001'))).toEqual([
      409,
      'Barang 00000001 Tidak Bisa Dibeli, Status BELI',
    ])
    expect(refusal(await findNota(till, no))).toEqual([409, `Nota ${no} Sudah Dibeli Kembali`])
    expect(refusals(await buy(till, { beli: [ring({ kode_barcode: '-', no_faktur_jual: no })] }))).toEqual([
      409,
      [['detail_beli.0.no_faktur_jual', `Nota ${no} Sudah Dibeli Kembali`]],
    ])
    expect(refusal(await validateBuy(kasir, 'BL-TK01-250115-0001'))).toEqual([
      409,
      'No Faktur BL-TK01-250115-0001 Sudah Di Validasi',
    ])
  })

  it('C4b: a worn and broken piece with attachments', async () => {
    await buildSoldEarlier(server, '00000002', {
      harga_jual: 5_894_000,
      ongkos: 75_000,
      harga_atribut: 150_000,
    })
    const no = await buildValidBuy(kasir, {
      beli: [{ kode_barcode: '00000002', berat: 5.105, kondisi: 'PATAH', harga: 5_475_500 }],
    })
    expect(await look(no)).toMatchObject({
      detail_beli: [
        { harga_rata: 1_072_576, basis_rp: 5_870_999, rugi_nota_rp: 293_550, potongan_kondisi_rp: 102_100 },
      ],
    })
    expect(await trays(kasir)).toMatchObject({ BELI: [1, 5.105] })
  })

  it('is paid by transfer from the shop’s account, and the customer’s account is known', async () => {
    await soldRing()
    const transfer = { jenis: 'TRANSFER', nominal: 1_492_500, nama_bank: 'BCA' }
    expect(refusals(await buy(till, { beli: [ring()], pembayaran: [transfer] }))).toEqual([
      400,
      [['pembayaran.0.keterangan', 'Bank Dan No Rekening Customer Harus Diisi Di Keterangan']],
    ])
    expect(
      refusals(await buy(till, { beli: [ring()], pembayaran: [{ ...transfer, jenis: 'DEBET' }] })),
    ).toEqual([400, [['pembayaran.0.jenis', 'Pembelian Hanya Dibayar CASH Atau TRANSFER']]])
    await buildValidBuy(kasir, {
      beli: [ring()],
      pembayaran: [{ ...transfer, keterangan: 'BRI 0987654321 BUDI' }],
    })
    expect(await balances(kasir)).toEqual({ ...OPENING, '1102-1234567890': 23_507_500, '5101': 1_492_500 })
  })
})

describe('S12: cancelled', () => {
  it('on the same day with otorisasi, everything is as before; and it can be bought again', async () => {
    const no_jual = await soldRing()
    const [{ barang_id }] = (await inDatabase<{ barang_id: number }>(
      server,
      'SELECT barang_id::int FROM jual_detail WHERE no_faktur_jual = $1',
      [no_jual],
    )) as [{ barang_id: number }]
    const before = await piece(barang_id)
    const no = await buildValidBuy(kasir, { beli: [ring({ berat: 2.3, harga: 1_460_500 })] })
    expect(await piece(barang_id)).toMatchObject({
      status: 'BELI',
      berat: 2300,
      kode_baki: 'BELI',
      punya_faktur_pajak: false,
    })
    expect(refusal(await cancelBuy(kasir, no))).toEqual([403, 'Perlu Otorisasi BATAL PEMBELIAN'])
    const { status, data } = await cancelValidBuy(kasir, no)
    expect([status, data]).toEqual([
      200,
      {
        no_faktur_group: no,
        status_valid: 'CANC',
        no_jurnal: `${no}-R`,
        kembali_rp: 1_460_500,
        uang: {
          kembalikan: [],
          terima: [{ jenis: 'CASH', nama_bank: '-', nominal: 1_460_500 }],
          ke_titipan: 0,
          ke_dp: 0,
        },
      },
    ])
    expect(await balances(kasir)).toEqual(OPENING)
    expect((await trays(kasir)).BELI).toBeUndefined()
    expect(await statusTukar(no_jual)).toBe(false)
    expect(await piece(barang_id)).toEqual(before)
    expect(refusal(await cancelBuy(kasir, no))).toEqual([409, 'Transaksi Sudah Dibatalkan'])
    expect(
      await inDatabase(server, 'SELECT alasan, harga::int, kembali, kembali_rp::int FROM beli_batal'),
    ).toEqual([{ alasan: 'SALAH TIMBANG', harga: 1_460_500, kembali: 'CASH', kembali_rp: 1_460_500 }])
    await buildValidBuy(kasir, { beli: [ring()] })
    expect(await balances(kasir)).toMatchObject({ '1101': 8_507_500 })
  })

  it('a draft by its maker, without otorisasi; another sales person may not', async () => {
    await soldRing()
    await buildUser(server, { user_id: 'SLS2' })
    const no = (await buy(till, { beli: [ring()] })).data.no_faktur_group
    expect((await cancelBuy(await server.client('SLS2'), no)).status).toBe(403)
    expect((await cancelBuy(till, no)).data).toMatchObject({ status_valid: 'CANC', no_jurnal: null })
    expect((await buy(till, { beli: [ring()] })).status).toBe(200)
  })

  it('not once the piece has gone on', async () => {
    await soldRing()
    const no = await buildValidBuy(kasir, { beli: [ring()] })
    await inDatabase(
      server,
      `UPDATE barang SET status = 'SORTIR' WHERE kode_barcode = '00000001' RETURNING id`,
    )
    expect(refusal(await cancelValidBuy(kasir, no))).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])
    await inDatabase(server, `UPDATE barang SET status = 'BELI' WHERE kode_barcode = '00000001' RETURNING id`)
  })
})

describe('S09: without nota', () => {
  it('needs otorisasi and identity; the piece is known from then on, without barcode', async () => {
    expect(refusals(await buy(till, { beli: [unknown()] }))).toEqual([
      400,
      [['identitas', 'Identitas Penjual Harus Diisi']],
    ])
    const pendek = { ...IDENTITAS, nomor: '34040125019001' }
    expect(refusals(await buy(till, { beli: [unknown()], identitas: pendek }))).toEqual([
      400,
      [['identitas.nomor', 'No KTP Harus 16 Angka']],
    ])
    expect(refusals(await buy(till, { beli: [unknown()], identitas: IDENTITAS }))).toEqual([
      403,
      [['detail_beli.0.kode_barcode', 'Perlu Otorisasi PEMBELIAN TANPA BARCODE']],
    ])
    const { data } = await buy(till, {
      beli: [unknown({ id_otorisasi: await izinBeli(unknown()) })],
      identitas: IDENTITAS,
    })
    await validateBuy(kasir, data.no_faktur_group)
    expect(await balances(kasir)).toEqual({ ...OPENING, '1101': 8_488_000, '5101': 1_512_000 })
    expect(await trays(kasir)).toMatchObject({ BELI: [1, 3] })
    expect(
      await inDatabase(
        server,
        `SELECT kode_barcode, status, berat::int, nama_barang, sumber FROM barang WHERE kode_barcode IS NULL`,
      ),
    ).toEqual([
      { kode_barcode: null, status: 'BELI', berat: 3000, nama_barang: 'CINCIN POLOS', sumber: 'BELI' },
    ])
    expect(await look(data.no_faktur_group)).toMatchObject({
      identitas: { ...IDENTITAS, nomor: '************0001' },
      detail_beli: [{ kode_barcode: '-', no_faktur_jual: '-', berat_nota: 0, harga_nota: 0 }],
    })
    const spv = await server.client('SPV1')
    expect((await look(data.no_faktur_group, spv)).identitas.nomor).toBe('************0001')
    const whole = (who: Client) => who.send('POST', `pembelian/${data.no_faktur_group}/identitas`, {})
    expect([(await whole(kasir)).status, (await whole(spv)).data]).toEqual([403, { nomor: IDENTITAS.nomor }])
    expect(
      await inDatabase(server, `SELECT user_id, ref FROM audit_log WHERE aksi = 'LIHAT IDENTITAS'`),
    ).toEqual([{ user_id: 'SPV1', ref: data.no_faktur_group }])
    const [{ isi: content }] = (await inDatabase<{ isi: string }>(
      server,
      `SELECT encode(identitas_enc, 'escape') AS isi FROM identitas_pelanggan`,
    )) as [{ isi: string }]
    expect(content).not.toContain('3404012501900001')
    await cancelValidBuy(kasir, data.no_faktur_group)
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('of unknown purity is paid by the price of fine gold, once the shop has one', async () => {
    const line = unknown({
      berat: 3.21,
      kondisi: 'MULUS',
      kadar: 45,
      harga: 2_253_500,
    })
    expect(refusals(await buy(till, { beli: [line], identitas: IDENTITAS }))).toEqual([
      409,
      [['detail_beli.0.kadar', 'Harga Beli 24K Group G375 Belum Ada']],
    ])
    await inDatabase(
      server,
      `UPDATE harga_group SET harga_beli_24k = 1560000 WHERE kode_toko = 'TK01' RETURNING 1`,
    )
    const given = { ...line, id_otorisasi: await izinBeli(line) }
    expect((await buy(till, { beli: [given], identitas: IDENTITAS })).data).toMatchObject({
      total: 2_253_500,
    })
  })

  it('of what is no gold is not priced by fine gold: 925 silver would be paid as 22K', async () => {
    await inDatabase(server, `UPDATE harga_group SET harga_beli_24k = 1560000 RETURNING 1`)
    await inDatabase(server, `UPDATE kategori SET status_gold = 'NONGOLD' RETURNING 1`)
    const line = unknown({ berat: 3.21, kondisi: 'MULUS', kadar: 92.5, harga: 4_000_000 })
    expect(refusals(await buy(till, { beli: [line], identitas: IDENTITAS }))).toEqual([
      400,
      [['detail_beli.0.kadar', 'Kadar Hasil Uji Hanya Untuk Emas']],
    ])
  })
})

describe('another shop', () => {
  beforeEach(() => buildUser(server, { user_id: 'KSR2', level: 'KSR', kode_toko: 'TK02' }))

  it('buys what TK01 sold: the piece becomes its own, the money is its own, and TK01’s sale is over', async () => {
    const no_jual = await soldRing()
    const two = await server.client('KSR2', 'TK02')
    await fund('TK02', 2_000_000)
    expect((await findNota(two, '00000001')).data).toMatchObject([
      { toko_jual: 'TK01', nama_toko: 'TOKO EMAS KENCANA' },
    ])
    const no = await buildValidBuy(two, { beli: [ring()] })
    expect(no).toBe('BL-TK02-250115-0001')
    expect(await balances(kasir)).toEqual(OPENING)
    expect(await balances(two)).toMatchObject({ '1101': 507_500, '5101': 1_492_500 })
    expect(await trays(two)).toMatchObject({ BELI: [1, 2.35] })
    expect(await statusTukar(no_jual)).toBe(true)
    expect((await look(no, two)).detail_beli[0]).toMatchObject({ toko_jual: 'TK01' })
    expect((await kasir.request('GET', `pembelian/${no}`)).status).toBe(404)
    const gone = await cancelValid(kasir, no_jual.slice(0, -3))
    expect(refusal(gone)).toEqual([409, 'Barang Sudah Bertransaksi Lagi'])

    const [id_otorisasi] = await buildIzin(two, () => cancelBuy(two, no), { user_id: 'OWN1' })
    const back = await cancelBuy(two, no, id_otorisasi)
    expect(back.status).toBe(200)
    expect(await balances(two)).toMatchObject({ '1101': 2_000_000 })
    expect(
      await inDatabase(
        server,
        `SELECT kode_toko, status, kode_baki FROM barang WHERE kode_barcode = '00000001'`,
      ),
    ).toEqual([{ kode_toko: 'TK01', status: 'TERJUAL', kode_baki: 'A1' }])
    expect(await statusTukar(no_jual)).toBe(false)
  })

  it('and TK01 buy the same piece at the same moment: one of them', async () => {
    await soldRing()
    await fund('TK02', 2_000_000)
    const two = await server.client('KSR2', 'TK02')
    const answers = await Promise.all([
      buy(kasir, { beli: [ring()] }),
      buy(two, { beli: [ring()] }),
      buy(till, { beli: [ring()] }),
    ])
    expect(answers.map((a) => a.status).toSorted()).toEqual([200, 409, 409])
    for (const lost of answers.filter((a) => a.status === 409))
      expect(lost.message).toMatch(/Sudah Dibeli Kembali$/)
  })
})

/** Money in the drawer of a shop that opened without any. */
async function fund(kode_toko: string, amount: number): Promise<void> {
  const { asSystem } = await import('#server/rantai/system-context.ts')
  const { post } = await import('#server/ledger/post.ts')
  const { postingSaldoAwal } = await import('#domain/rules/postings/saldo-awal.ts')
  const { AKUN } = await import('#domain/rules/akun.ts')
  await asSystem(
    server.pool,
    { kode_toko, user: { user_id: 'OWN1', level: 'OWN' }, now: server.clock.now() },
    (ctx) =>
      post(
        ctx,
        postingSaldoAwal({
          ref_no: `SA-${kode_toko}`,
          saldo: [{ akun: AKUN.KAS, saldo: amount as never }],
          barang: [],
        }),
        `SA-${kode_toko}`,
      ),
  )
}

describe('the counter is told', () => {
  it('that the drawer does not hold enough: when saved, in the list, and at validation', async () => {
    await buildSoldEarlier(server, '00000005', { harga_jual: 12_000_000 })
    const line = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 12_000_000 }
    const { data } = await buy(till, { beli: [line] })
    expect(data.alasan_tidak_bisa).toEqual(['Saldo Kas Tidak Cukup'])
    const list = await kasir.request('GET', 'pembelian?status_valid=OPEN')
    expect(list.data).toMatchObject([
      {
        no_faktur_group: data.no_faktur_group,
        kind: 'PEMBELIAN',
        alasan_tidak_bisa: ['Saldo Kas Tidak Cukup'],
      },
    ])
    expect(refusal(await validateBuy(kasir, data.no_faktur_group))).toEqual([409, 'Saldo Kas Tidak Cukup'])
    expect(await balances(kasir)).toEqual(OPENING)
  })

  it('that an account would fall below zero: only with otorisasi', async () => {
    await buildSoldEarlier(server, '00000005', { harga_jual: 26_000_000 })
    const line = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 26_000_000 }
    const { data } = await buy(till, {
      beli: [line],
      pembayaran: [{ jenis: 'TRANSFER', nominal: 26_000_000, nama_bank: 'BCA', keterangan: 'BRI 1 BUDI' }],
    })
    const no = data.no_faktur_group
    expect(data).toMatchObject({ alasan_tidak_bisa: [], perlu_otorisasi: ['SALDO BANK MINUS'] })
    expect((await kasir.request('GET', 'validasi')).data).toMatchObject([
      { alasan_tidak_bisa: [], perlu_otorisasi: ['SALDO BANK MINUS'] },
    ])
    expect(refusal(await validateBuy(kasir, no))).toEqual([403, 'Perlu Otorisasi SALDO BANK MINUS'])
    const [id_otorisasi] = await buildIzin(kasir, () => validateBuy(kasir, no))
    expect((await validateBuy(kasir, no, { id_otorisasi })).status).toBe(200)
    expect(await balances(kasir)).toMatchObject({ '1102-1234567890': -1_000_000 })
  })

  it('everything wrong with every line at once', async () => {
    await soldRing()
    const bad = await buy(till, {
      beli: [
        ring({ kondisi: 'APA SAJA' }),
        ring(),
        { kode_barcode: '00000002', berat: 1, kondisi: 'MULUS', harga: 1 },
        unknown({ kode_group: 'XX', kode_dept: 'YY', nama_barang: '-', berat: 0 }),
      ],
      identitas: IDENTITAS,
    })
    expect(refusals(bad)).toEqual([
      400,
      [
        ['detail_beli.0.kondisi', 'Kondisi APA SAJA Tidak Ada'],
        ['detail_beli.1.kode_barcode', 'Barang 00000001 Sudah Ada Di Daftar'],
        ['detail_beli.2.kode_barcode', 'Nota 00000002 Tidak Ditemukan'],
        ['detail_beli.3.berat', 'Berat Tidak Boleh Kosong'],
        ['detail_beli.3.kode_group', 'Group XX Tidak Ada'],
        ['detail_beli.3.kode_dept', 'Jenis YY Tidak Ada'],
        ['detail_beli.3.nama_barang', 'Nama Barang Tidak Boleh Kosong'],
      ],
    ])
  })

  it('that no condition was chosen, and that the price is another by now', async () => {
    await soldRing()
    expect(refusals(await buy(till, { beli: [ring({ kondisi: '' })] }))).toEqual([
      400,
      [['detail_beli.0.kondisi', 'Silahkan Pilih Kondisi']],
    ])
    expect(refusal(await buy(till, { beli: [ring({ harga: 1_500_000 })] }))).toEqual([
      409,
      'Harga Berubah, Silahkan Ulangi',
    ])
    expect(
      refusal(await buy(till, { beli: [ring()], pembayaran: [{ jenis: 'CASH', nominal: 1_492_501 }] })),
    ).toEqual([400, 'Pembayaran tidak boleh lebih dari sisa'])
  })

  it('that a heavier piece, and a price above the nota, need somebody’s word', async () => {
    await soldRing()
    const heavy = ring({ berat: 2.4, harga: 1_491_500 })
    expect(refusals(await buy(till, { beli: [heavy] }))).toEqual([
      403,
      [['detail_beli.0.berat', 'Perlu Otorisasi BERAT BELI DILUAR TOLERANSI']],
    ])
    await buildSettings(server, { BASIS_BELI: 'TERTINGGI' })
    await inDatabase(
      server,
      `UPDATE harga_group SET harga_beli_gram = 700000 WHERE kode_toko = 'TK01' AND kode_group = 'G375' RETURNING 1`,
    )
    const dear = ring({ harga: 1_610_000 })
    expect(refusals(await buy(till, { beli: [dear] }))).toEqual([
      403,
      [['detail_beli.0.harga', 'Perlu Otorisasi PEMBELIAN DI ATAS NOTA']],
    ])
    const { data } = await buy(till, { beli: [{ ...dear, id_otorisasi: await izinBeli(dear) }] })
    expect((await validateBuy(kasir, data.no_faktur_group)).status).toBe(200)
  })

  it('that the sale is not validated, was cancelled, or has been cancelled since', async () => {
    const open = await buildSale(till, { barang: ['00000003'] })
    expect(refusal(await findNota(till, '00000003'))).toEqual([409, `Nota ${open}-01 Belum Di Validasi`])
    const today = await buildValidSale(kasir, { barang: ['00000001'] })
    const { data } = await buy(till, { beli: [ring()] })
    expect((await cancelValid(kasir, today)).status).toBe(200)
    expect(refusal(await validateBuy(kasir, data.no_faktur_group))).toEqual([
      409,
      `Nota ${today}-01 Sudah Dibatalkan`,
    ])
    expect(refusal(await findNota(till, today))).toEqual([409, `Nota ${today}-01 Sudah Dibatalkan`])
  })
})

describe('settings', () => {
  it('AUTO_VALIDASI posts with the save', async () => {
    await soldRing()
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    expect((await buy(kasir, { beli: [ring()] })).data).toMatchObject({
      status_valid: 'DONE',
      alasan_tidak_bisa: [],
    })
    expect(await balances(kasir)).toMatchObject({ '1101': 8_507_500 })
  })

  it('AUTO_VALIDASI takes an account below zero only with otorisasi, and the same request is sent again with it', async () => {
    await buildSoldEarlier(server, '00000005', { harga_jual: 26_000_000 })
    await buildSettings(server, { AUTO_VALIDASI: 'YA' })
    const line = { kode_barcode: '00000005', berat: 5, kondisi: 'MULUS', harga: 26_000_000 }
    const body = buyBody({
      beli: [line],
      pembayaran: [{ jenis: 'TRANSFER', nominal: 26_000_000, nama_bank: 'BCA', keterangan: 'BRI 1 BUDI' }],
    })
    expect(refusal(await kasir.request('POST', 'pembelian', body))).toEqual([
      403,
      'Perlu Otorisasi SALDO BANK MINUS',
    ])
    const [id] = await buildIzin(kasir, () => kasir.request('POST', 'pembelian', body))
    const saved = await kasir.request('POST', 'pembelian', body, { 'x-authorization-id': id })
    expect(saved.data).toMatchObject({
      no_faktur_group: 'BL-TK01-250115-0001',
      status_valid: 'DONE',
      perlu_otorisasi: [],
    })
    expect(await balances(kasir)).toMatchObject({ '1102-1234567890': -1_000_000 })
  })

  it('VALIDASI_BEDA_USER', async () => {
    await soldRing()
    await buildSettings(server, { VALIDASI_BEDA_USER: 'YA' })
    const { data } = await buy(kasir, { beli: [ring()] })
    expect(refusal(await validateBuy(kasir, data.no_faktur_group))).toEqual([
      403,
      'Validasi Harus Dari User Lain',
    ])
    expect((await validateBuy(await server.client('SPV1'), data.no_faktur_group)).status).toBe(200)
  })

  it('AML_IDENTITAS_MIN asks for the seller also with a nota', async () => {
    await soldRing()
    await buildSettings(server, { AML_IDENTITAS_MIN: '1492500' })
    expect(refusal(await buy(till, { beli: [ring()] }))).toEqual([400, 'Identitas Penjual Harus Diisi'])
    expect((await buy(till, { beli: [ring()], identitas: IDENTITAS })).status).toBe(200)
  })

  it('POIN_POTONG_BELI takes points off, never more than there are, and a cancel gives them back', async () => {
    await soldRing()
    await buildMember(server, { kode_member: 'MTK010000017' })
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    await buildSettings(server, { POIN_POTONG_BELI: 'YA' })
    await buildValidSale(kasir, { barang: ['00000004'], kode_customer: 'MTK010000017' })
    const point = async () =>
      (
        await inDatabase<{ point: number }>(
          server,
          `SELECT point FROM member WHERE kode_member = 'MTK010000017'`,
        )
      )[0]!.point
    expect(await point()).toBe(14)
    const no = await buildValidBuy(kasir, { beli: [ring()], kode_customer: 'MTK010000017' })
    expect(await point()).toBe(0)
    await cancelValidBuy(kasir, no)
    expect(await point()).toBe(14)
  })
})

it('the same request twice is one purchase', async () => {
  await soldRing()
  const body = buyBody({ beli: [ring()] })
  const [first, second] = [
    await till.request('POST', 'pembelian', body),
    await till.request('POST', 'pembelian', body),
  ]
  expect(second).toEqual(first)
})

it('a day is not closed over a purchase that nobody validated; validated, it is in the summary', async () => {
  await soldRing()
  const no = (await buy(till, { beli: [ring()] })).data.no_faktur_group
  expect(refusal(await closeDay())).toEqual([400, 'Ada Pembelian Yang Belum Di Validasi!'])
  await validateBuy(kasir, no)
  expect((await closeDay()).status).toBe(200)
  const [{ ringkasan }] = (await inDatabase<{ ringkasan: { pembelian: unknown } }>(
    server,
    `SELECT ringkasan::json FROM tutup_toko WHERE kode_toko = 'TK01'`,
  )) as [{ ringkasan: { pembelian: unknown } }]
  expect(ringkasan.pembelian).toEqual([
    { kode_group: 'G375', qty: 1, berat: 2350, harga_nota: 1_527_500, harga: 1_492_500 },
  ])
})
const closeDay = () => kasir.send('POST', 'system/close', { PROSES: 'close' }, 'A'.repeat(16))

it('its nota says who sold, what was taken off, and that it is a copy; the second needs otorisasi', async () => {
  await soldRing()
  const id_otorisasi = await izinBeli(unknown(), kasir)
  const no = await buildValidBuy(kasir, { beli: [ring(), unknown({ id_otorisasi })], identitas: IDENTITAS })
  const print = (id?: string) =>
    kasir.send('POST', `pembelian/${no}/cetak`, id ? { id_otorisasi: id } : undefined)
  expect((await print()).data).toMatchObject({ cetak: 1, copy: 0 })
  expect(refusal(await print())).toEqual([403, 'Perlu Otorisasi REPRINT NOTA'])
  expect(
    (await print(await buildOtorisasi(kasir, { kategori: 'REPRINT NOTA', description: no }))).data,
  ).toMatchObject({
    cetak: 2,
    copy: 1,
  })
  for (const kertas of ['A5', '80']) {
    const words = pdfPages((await kasir.file(`pembelian/${no}/nota?kertas=${kertas}`)).bytes)
      .flat()
      .join(' ')
    for (const said of [
      'NOTA PEMBELIAN',
      'COPY 1',
      'BUDI SANTOSO',
      '************0001',
      '1,492,500',
      '35,250',
      '168,000',
      'JL-TK01-241206-0001-01',
    ])
      expect(words, kertas).toContain(said)
  }
})
