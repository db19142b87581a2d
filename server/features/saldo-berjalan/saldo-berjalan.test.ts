/** Loans, deposits and orders that ran before, from files to the books, and on from there (DOMAIN §O.4-8). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Client } from '#test/tools/client.ts'
import { expectLoansAgree } from '#test/tools/laporan-hutang.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

let server: TestServer
let own: Client
beforeAll(async () => {
  server = await startTestServer({ tanggal: '2025-01-15' })
  own = await server.client('OWN1')
})
afterAll(() => server?.close())

const upload = (...rows: string[]): string => Buffer.from(rows.join('\n')).toString('base64')
const path = (jenis: string, what: string) => `saldo-awal/berjalan/${jenis}/${what}`
const periksa = async (jenis: string, file: string) =>
  must(await own.send('POST', path(jenis, 'periksa'), { berkas: file })).data
const terapkan = (jenis: string, file: string, digest: string, id = idTrx()) =>
  own.send('POST', path(jenis, 'terapkan'), { berkas: file, sidik: digest }, id)
const impor = async (jenis: string, ...rows: string[]) => {
  const file = upload(...rows)
  const found = await periksa(jenis, file)
  expect(found.salah).toEqual([])
  return { found, done: must(await terapkan(jenis, file, found.sidik)).data, file }
}
const saldo = async (kode: string): Promise<number> =>
  (
    await inDatabase<{ saldo: number }>(
      server,
      `SELECT COALESCE(sum(saldo), 0)::bigint AS saldo FROM saldo_akun
       WHERE kode_toko = 'TK01' AND kode_akun = '${kode}'`,
    )
  )[0]!.saldo
const di = async (lokasi: string) =>
  (
    await inDatabase<{ qty: number; berat: number }>(
      server,
      `SELECT COALESCE(sum(qty), 0)::int AS qty, COALESCE(sum(berat), 0)::int AS berat FROM saldo_lokasi
       WHERE kode_toko = 'TK01' AND lokasi = '${lokasi}'`,
    )
  )[0]!

const HUTANG =
  'No Lama;Tanggal;Sales;Nama Customer;No HP;Kondisi Pinjaman;Jumlah Hutang;Sisa Pokok;Bunga Dibayar Sampai;Jatuh Tempo;No Amplop;Berat Bruto;Nama Barang;Group;Kondisi;Jumlah;Berat'
const TITIPAN =
  'No Lama;Tanggal;Sales;Nama Customer;No HP;Titipan;Nama Barang;Group;Jenis;Berat;Harga per Gram;Ongkos;Baki;Barcode'
const PESANAN =
  'No Lama;Tanggal;Sales;Nama Customer;No HP;Estimasi Tanggal;DP;Nama Barang;Group;Jenis;Perkiraan Berat;Mengikat;Harga per Gram;Ongkos;Berat Emas Customer;Kadar Emas Customer'

describe('what ran before the shop began', () => {
  it('loans are owed with their own days, their goods lie in HUTANG', async () => {
    const kondisi = 'P30'
    const before = await saldo('3102')
    const { found, done } = await impor(
      'HUTANG',
      HUTANG,
      `17;2024-10-31;S01;IBU ANI;081234567890;${kondisi};2000000;1500000;2024-12-31;2025-01-31;A17;6;GELANG;G700;MULUS;1;5,2`,
      `17;2024-10-31;S01;IBU ANI;081234567890;${kondisi};2000000;1500000;2024-12-31;2025-01-31;A17;6;CINCIN;G375;PENYOK;2;0,6`,
      `18;2025-01-10;S01;BAPAK BUDI;081234567891;${kondisi};1000000;;;;A18;;KALUNG;G375;;1;4`,
    )
    expect(found).toMatchObject({ dokumen: 2, barang: 3, saldo: 2_500_000, jumlah_salah: 0 })
    expect(done).toMatchObject({ dokumen: 2, saldo: 2_500_000, no_saldo_awal: 'SA-TK01-250115-0001' })
    expect([await saldo('1201'), (await saldo('3102')) - before]).toEqual([2_500_000, -2_500_000])
    expect(await di('HUTANG/HUTANG')).toEqual({ qty: 4, berat: 9_800 })
    expect(
      await inDatabase(
        server,
        `SELECT no_faktur_hutang, sisa_pokok, tgl_bunga_sampai::text, tgl_jatuh_tempo::text, perpanjang_ke,
           berat_bruto FROM hutang ORDER BY 1`,
      ),
    ).toMatchObject([
      {
        no_faktur_hutang: 'HT-TK01-241031-0001',
        sisa_pokok: 1_500_000,
        tgl_bunga_sampai: '2024-12-31',
        tgl_jatuh_tempo: '2025-01-31',
        perpanjang_ke: 2,
        berat_bruto: 6_000,
      },
      {
        no_faktur_hutang: 'HT-TK01-250110-0001',
        sisa_pokok: 1_000_000,
        tgl_jatuh_tempo: '2025-02-10',
        perpanjang_ke: 0,
        berat_bruto: 4_000,
      },
    ])
    // loans that came in are reported from the first day of the shop on, and not as given here
    await expectLoansAgree(server, own, '2025-01-14', '2025-01-15')
    await expectBooksAgree(server.pool)
  })

  it('deposits are owed to customers, their pieces lie in TITIP and go back to their tray when they are cancelled', async () => {
    const { done } = await impor(
      'TITIPAN',
      TITIPAN,
      'T1;2025-01-02;S01;IBU ANI;081234567890;750000;GELANG;G700;GELANG;5,1;1000000;50000;A1;',
      'T1;2025-01-02;S01;IBU ANI;081234567890;750000;CINCIN;G375;CINCIN;1,2;;0;A2;00700001',
      'T2;2025-01-03;S01;BAPAK BUDI;081234567891;200000;;;;;;;;',
    )
    expect(done).toMatchObject({ dokumen: 2, barang: 2, saldo: 950_000 })
    expect([await saldo('2101'), await di('TITIP/TITIP')]).toEqual([-950_000, { qty: 2, berat: 6_300 }])
    await expectBooksAgree(server.pool)
    const seen = must(await own.send('GET', 'titipan/TT-TK01-250102-0001')).data
    expect(seen).toMatchObject({ nama_customer: 'IBU ANI', titipan: 750_000, status_titipan: 'OPEN' })
    const kas = await saldo('1101')
    const gone = must(
      await own.send('POST', 'titipan/batal', {
        no_titip_group: 'TT-TK01-250102-0001',
        urut: 1,
        alasan: 'TIDAK JADI',
        id_otorisasi: await izin('BATAL TITIPAN', 'TT-TK01-250102-0001', '2025-01-02', 750_000),
      }),
    ).data
    expect(gone).toMatchObject({ refund_rp: 750_000, refund: [{ jenis: 'CASH', nominal: 750_000 }] })
    expect([(await saldo('1101')) - kas, await di('TITIP/TITIP')]).toEqual([-750_000, { qty: 0, berat: 0 }])
    await expectBooksAgree(server.pool)
  })

  it('orders keep what was agreed, their DP is owed, gold of the customer lies in SERVICE', async () => {
    const { done } = await impor(
      'PESANAN',
      PESANAN,
      'P1;2025-01-05;S01;IBU PUTRI;081298765432;2025-02-01;1000000;CINCIN NIKAH;G700;CINCIN;4;YA;1150000;300000;2;70',
      'P2;2025-01-06;S01;BAPAK BUDI;081234567891;2025-01-10;0;GELANG;G375;GELANG;5;TIDAK;;0;0;0',
    )
    expect(done).toMatchObject({ dokumen: 2, saldo: 1_000_000 })
    expect([await saldo('2102'), await di('SERVICE/SERVICE')]).toEqual([-1_000_000, { qty: 0, berat: 2_000 }])
    expect(must(await own.send('GET', 'pesanan/PS-TK01-250105-0001')).data).toMatchObject({
      jumlah_bayar: 1_000_000,
      detail_barang: [{ mengikat: true, harga_gram: 1_150_000, berat_customer: 2 }],
    })
    await expectBooksAgree(server.pool)
  })

  it('the same file comes in once; what is wrong is told at its row, all of it', async () => {
    const rows = [TITIPAN, 'T9;2025-01-03;S01;BAPAK BUDI;081234567891;200000;;;;;;;;']
    const { file, found } = await impor('TITIPAN', ...rows)
    expect(refusal(await terapkan('TITIPAN', file, found.sidik))[0]).toBe(409)
    const { salah: wrong, jumlah_salah } = await periksa(
      'TITIPAN',
      upload(
        TITIPAN,
        'T10;2025-01-15;SXX;-;-;0;GELANG;GXX;;5;;0;;',
        'T11;2025-01-03;S01;IBU ANI;081234567890;100000;;;;;;;;',
        'T11;2025-01-03;S01;IBU ANA;081234567890;100000;;;;;;;;',
      ),
    )
    expect(jumlah_salah).toBe(2)
    expect(wrong.map((s: any) => [s.no, s.alasan.map((a: any) => a.column)])).toEqual([
      [
        2,
        [
          'kode_sales',
          'titipan',
          'kode_group',
          'tanggal',
          'nama_customer',
          'no_hp',
          'kode_dept',
          'kode_baki',
        ],
      ],
      [4, ['nama_customer']],
    ])
  })

  it('an envelope holds one loan; days that months do not meet, and more left than was lent, are refused', async () => {
    const { salah: wrong } = await periksa(
      'HUTANG',
      upload(
        HUTANG,
        `20;2024-10-15;S01;IBU ANI;081234567890;P30;2000000;2500000;2024-12-31;2025-01-31;A17;6;GELANG;G700;MULUS;1;5,2`,
      ),
    )
    expect(wrong.map((s: any) => s.alasan.map((a: any) => a.column))).toEqual([
      ['sisa_pokok', 'bunga_sampai', 'jatuh_tempo', 'no_amplop'],
    ])
  })

  it('is for the owner alone, and until the first close', async () => {
    const kasir = await server.client('KSR1')
    expect(refusal(await kasir.send('GET', 'saldo-awal/berjalan'))[0]).toBe(403)
    expect(must(await own.send('GET', 'saldo-awal/berjalan')).data).toMatchObject({
      boleh: true,
      masuk: [
        { jenis: 'HUTANG', dokumen: 2, saldo: 2_500_000 },
        { jenis: 'TITIPAN', dokumen: 3 },
        { jenis: 'PESANAN', dokumen: 2 },
      ],
    })
    must(await own.send('POST', 'system/close', { PROSES: 'close' }))
    own = await server.client('OWN1')
    expect((must(await own.send('GET', 'saldo-awal/berjalan')).data as any).boleh).toBe(false)
    expect(
      refusal(
        await own.send('POST', path('PESANAN', 'periksa'), {
          berkas: upload(
            PESANAN,
            'P7;2025-01-05;S01;IBU;081298765432;2025-02-01;0;CINCIN;G700;CINCIN;4;YA;;0;0;0',
          ),
        }),
      )[0],
    ).toBe(409)
    await expectBooksAgree(server.pool)
  })
})

const rp = (n: number) => `Rp. ${n.toLocaleString('en-US')}`
async function izin(kategori: string, no: string, tanggal: string, jumlah: number): Promise<string> {
  const reply = await own.send('POST', 'authorization', {
    user_id: 'OWN1',
    password: 'Rahasia-123',
    kategori,
    description: no,
    disetujui: [
      { nama: 'Nomor', nilai: no },
      { nama: 'Tanggal', nilai: tanggal },
      { nama: 'Jumlah', nilai: rp(jumlah) },
      { nama: 'Alasan', nilai: 'TIDAK JADI' },
    ],
  })
  return must(reply).data.authorization_id
}
