/** Coupons looked up, drawn and handed over (DOMAIN §B.11, §C.10, §G-8, §H.1-16; spec 001 §2.2). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disetujuiUndian } from '#domain/rules/disetujui.ts'
import { isKodeKupon } from '#domain/rules/kupon.ts'
import { askOf, inDatabase, type Ask } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, type Reply } from '#test/tools/client.ts'
import { closeDay } from '#test/tools/close.ts'
import { buildCoupons, buildPiece, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed, buildOtorisasi, buildSale, buildValidSale, cancelValid } from '#test/tools/till.ts'

let server: TestServer
let ask: Ask
let kupon: string[]
let faktur: string
beforeAll(async () => {
  server = await startTestServer()
  ask = askOf(server)
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await buildCoupons(server, 'G375', { berat: 2.5 })
  faktur = await buildValidSale(await ask.as('KSR1'), {
    barang: [await buildPiece(server, { berat: 7.6 })],
    nama_customer: 'PAK UNDI',
  })
  kupon = (await ask('KSR1', 'GET', `penjualan/${faktur}`)).data.kupon
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const status = async (kode: string): Promise<string> =>
  (await ask('KSR1', 'GET', `check-kupon/${kode}`)).data.status
const buat = (content: object = {}): Promise<Reply> =>
  ask('ADM1', 'POST', 'undian', {
    kode_undian: 'U1',
    nama_undian: 'UNDIAN TAHUNAN',
    hadiah: 'MOTOR',
    no_izin_undian: 'KEMSOS-1/2025',
    tgl_mulai: '2025-01-01',
    tgl_selesai: '2025-12-31',
    ...content,
  })
const tarik = async (kode_undian: string, body: { kode_kupon?: string } = {}): Promise<Reply> =>
  ask('ADM1', 'POST', `undian/${kode_undian}/menang`, {
    id_otorisasi: await buildOtorisasi(await ask.as('ADM1'), {
      kategori: 'UNDIAN KUPON',
      disetujui: disetujuiUndian(kode_undian, body.kode_kupon),
    }),
    ...body,
  })

describe('a coupon', () => {
  it('is issued for every 2.5 g, with a check character, and found again', async () => {
    expect(kupon).toHaveLength(3)
    expect(kupon.every(isKodeKupon)).toBe(true)
    expect((await ask('SLS1', 'GET', `check-kupon/${kupon[0]!.toLowerCase()}`)).data).toMatchObject({
      no_faktur_jual: `${faktur}-01`,
      nama_customer: 'PAK UNDI',
      kode_customer: 'NONMEMBER',
      status: 'AKTIF',
      barcode: expect.stringMatching(/^\d{8}$/),
    })
  })
  it('nobody has is answered with nothing, in words', async () => {
    const { status, data, message } = await ask('SLS1', 'GET', 'check-kupon/KP25AAAAAAAA')
    expect([status, data, message]).toEqual([200, null, 'Kode Kupon Tersebut Tidak Ada'])
  })
  it('of another shop is not there', async () => {
    const elsewhere = await server.client('OWN1', 'TK02')
    expect((await elsewhere.request('GET', `check-kupon/${kupon[0]}`)).data).toBeNull()
  })
  it('of a cancelled sale is void', async () => {
    const kasir = await ask.as('KSR1')
    const no = await buildValidSale(kasir, { barang: [await buildPiece(server, { berat: 3 })] })
    const [kode] = (await ask('KSR1', 'GET', `penjualan/${no}`)).data.kupon
    await cancelValid(kasir, no)
    expect(await status(kode)).toBe('BATAL')
  })
})

describe('a slip in a parameter', () => {
  it('is told instead of printing millions; nothing was posted, and the sale goes through once it is mended', async () => {
    await buildCoupons(server, 'LM', { berat: 0.001, jumlah_kupon: 1_000 })
    const kasir = await ask.as('KSR1')
    const no = await buildSale(kasir, { barang: ['00000005'] })
    const validasi = () => ask('KSR1', 'POST', 'penjualan/validasi', { no_faktur_group: no })
    expect(await validasi()).toMatchObject({
      status: 409,
      message: 'Kupon Terlalu Banyak (5,000,000), Periksa Parameter Kupon',
    })
    expect((await ask('KSR1', 'GET', `penjualan/${no}`)).data).toMatchObject({
      status_valid: 'OPEN',
      kupon: [],
    })
    await buildCoupons(server, 'LM', { berat: 1 })
    expect((await validasi()).data.kupon).toHaveLength(5)
    await cancelValid(kasir, no)
  })
})

describe('a draw', () => {
  it('without the permit does not happen', async () => {
    must(await buat({ kode_undian: 'TANPA', no_izin_undian: '-' }))
    const reply = await tarik('TANPA')
    expect(refusal(reply)).toEqual([
      409,
      'Undian Belum Memiliki No Izin, Kupon Hanya Berlaku Sebagai Voucher',
    ])
  })
  it('is the back office’s, with a second person', async () => {
    expect((await buat()).data).toMatchObject({ kode_undian: 'U1', peserta: 3, pemenang: 0 })
    expect((await ask('KSR1', 'POST', 'undian/U1/menang', {})).status).toBe(403)
    expect((await ask('ADM1', 'POST', 'undian/U1/menang', {})).message).toBe('Perlu Otorisasi UNDIAN KUPON')
    expect((await buat({ tgl_mulai: '2025-12-31', tgl_selesai: '2025-01-01' })).message).toBe(
      'Tanggal Awal Tidak Boleh Lebih Dari Tanggal Akhir',
    )
    expect((await tarik('TIDAK')).status).toBe(404)
  })
  it('by hand or at random, each coupon once; its gift is handed over, and comes back when that is cancelled', async () => {
    expect((await tarik('U1', { kode_kupon: kupon[1]! })).data).toMatchObject({
      kode_kupon: kupon[1],
      nama_customer: 'PAK UNDI',
    })
    expect((await tarik('U1', { kode_kupon: kupon[1]! })).message).toBe(
      `Kupon ${kupon[1]} Tidak Ikut Undian Ini`,
    )
    const random = (await tarik('U1')).data.kode_kupon
    expect([kupon[0], kupon[2]]).toContain(random)
    expect((await buat()).message).toBe('Undian U1 Sudah Memiliki Pemenang')

    must(await ask('OWN1', 'POST', 'hadiah', { kode_hadiah: 'MOTOR', nama_hadiah: 'MOTOR' }))
    must(
      await ask('KSR1', 'POST', 'hadiah/beli', {
        tanggal: '2025-01-15',
        supplier: 'DEALER',
        detail_hadiah: [{ kode_hadiah: 'MOTOR', qty: 2, total_uang: 4_000_000 }],
      }),
    )
    const serah = (kode_kupon: string) =>
      ask('KSR1', 'POST', 'hadiah/ambil', {
        tanggal: '2025-01-15',
        detail_hadiah: [{ kode_hadiah: 'MOTOR', qty: 1, alasan: 'UNDIAN', kode_kupon }],
      })
    const kalah = kupon.find((k) => k !== kupon[1] && k !== random)!
    expect((await serah(kalah)).message).toBe(`Kupon ${kalah} Bukan Pemenang, Status AKTIF`)
    expect(
      (
        await ask('KSR1', 'POST', 'hadiah/ambil', {
          tanggal: '2025-01-15',
          detail_hadiah: [{ kode_hadiah: 'MOTOR', qty: 1, alasan: 'SOUVENIR', kode_kupon: random }],
        })
      ).message,
    ).toBe('Kode Kupon Hanya Untuk Alasan UNDIAN')
    expect((await serah('KP25AAAAAAAA')).message).toBe('Kode Kupon Tersebut Tidak Ada')
    const { no_pengambilan } = must(await serah(random)).data
    expect(await status(random)).toBe('DIAMBIL')
    expect((await serah(random)).message).toBe(`Kupon ${random} Bukan Pemenang, Status DIAMBIL`)
    expect(
      (await ask('ADM1', 'GET', 'undian/U1/pemenang')).data.find(
        (p: { kode_kupon: string }) => p.kode_kupon === random,
      ),
    ).toMatchObject({ status: 'DIAMBIL', no_pengambilan, menang_by: 'ADM1' })
    must(
      await allowed(await ask.as('ADM1'), () =>
        ask('ADM1', 'POST', 'hadiah/batal', { no_ref: no_pengambilan, alasan: 'SALAH' }),
      ),
    )
    expect(await status(random)).toBe('MENANG')
  })
  it('two at once never draw the same coupon, and say when there is none left', async () => {
    const replies = await Promise.all([tarik('U1'), tarik('U1'), tarik('U1')])
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 409, 409])
    expect(replies.find((r) => r.status === 409)!.message).toBe('Tidak Ada Kupon Yang Bisa Diundi')
    expect(await inDatabase(server, `SELECT count(*)::int AS n FROM kupon WHERE status = 'MENANG'`)).toEqual([
      { n: 3 },
    ])
  })
  it('a cancelled sale takes its winning coupon with it', async () => {
    const { no_pengambilan } = must(
      await ask('KSR1', 'POST', 'hadiah/ambil', {
        tanggal: '2025-01-15',
        detail_hadiah: [{ kode_hadiah: 'MOTOR', qty: 1, alasan: 'UNDIAN', kode_kupon: kupon[0] }],
      }),
    ).data
    const batal = (more: object = {}) =>
      ask('KSR1', 'POST', 'penjualan/batal', { no_faktur_group: faktur, alasan: 'BATAL', ...more })
    const hadiah = `1 MOTOR (Kupon ${kupon[0]}, ${no_pengambilan})`
    const unsaid = await batal()
    expect([unsaid.status, unsaid.message, unsaid.errors?.[0]?.field]).toEqual([
      409,
      `Hadiah Undian Sudah Diserahkan: ${hadiah}. Batalkan Pengambilannya Dulu, Atau Setujui Bahwa Hadiah Tidak Kembali`,
      'hadiah_tidak_kembali',
    ])
    expect((await batal({ hadiah_tidak_kembali: 'ya' })).status).toBe(400)
    expect((await ask('KSR1', 'GET', `penjualan/${faktur}`)).data.hadiah_diserahkan).toMatchObject([
      { kode_kupon: kupon[0], nama_hadiah: 'MOTOR', qty: 1, no_pengambilan },
    ])
    const agreed = () => batal({ hadiah_tidak_kembali: true })
    const asked = await agreed()
    expect(asked.otorisasi![0]!.disetujui).toContainEqual({ nama: 'Hadiah Tidak Kembali', nilai: hadiah })
    must(await allowed(await ask.as('KSR1'), agreed))
    expect(
      await inDatabase(server, 'SELECT hadiah FROM jual_batal WHERE no_faktur_group = $1', [faktur]),
    ).toEqual([{ hadiah }])
    expect([await status(kupon[0]!), await status(kupon[1]!)]).toEqual(['DIAMBIL', 'BATAL'])
    // a gift that comes back afterwards has nobody left who won it
    must(
      await allowed(await ask.as('ADM1'), () =>
        ask('ADM1', 'POST', 'hadiah/batal', { no_ref: no_pengambilan, alasan: 'SALAH' }),
      ),
    )
    expect(await status(kupon[0]!)).toBe('BATAL')
  })
})

describe('what lapses', () => {
  it('says until when it may win', async () => {
    expect(
      (await buat({ kode_undian: 'SINGKAT', tgl_selesai: '2025-01-31', berlaku_sampai: '2025-01-30' }))
        .errors,
    ).toEqual([{ field: 'berlaku_sampai', message: 'Kupon Berlaku Sampai Minimal 2025-01-31' }])
    expect(
      (
        await buat({
          kode_undian: 'SINGKAT',
          tgl_mulai: '2024-01-01',
          tgl_selesai: '2024-01-31',
          berlaku_sampai: '2025-01-14',
        })
      ).message,
    ).toBe('Kupon Berlaku Sampai Minimal 2025-01-15')
  })
  it('goes with the close of the last day of its last draw, drawn or not; a coupon of no draw stays', async () => {
    const terbit = async (): Promise<string> =>
      (
        await ask(
          'KSR1',
          'GET',
          `penjualan/${await buildValidSale(await ask.as('KSR1'), { barang: [await buildPiece(server, { berat: 2.6 })] })}`,
        )
      ).data.kupon[0]
    const [menang, kalah] = [await terbit(), await terbit()]
    await inDatabase(server, `UPDATE kupon SET tgl_system = '2024-06-01' WHERE kode_kupon = ANY ($1)`, [
      [menang, kalah],
    ])
    const [lain, ganda] = [await terbit(), await terbit()]
    await inDatabase(server, `UPDATE kupon SET tgl_system = '2023-06-01' WHERE kode_kupon = $1`, [lain])
    await inDatabase(server, `UPDATE kupon SET tgl_system = '2024-07-01' WHERE kode_kupon = $1`, [ganda])
    must(
      await buat({
        kode_undian: 'TAHUN',
        tgl_mulai: '2024-01-01',
        tgl_selesai: '2024-12-31',
        berlaku_sampai: '2025-01-16',
      }),
    )
    must(
      await buat({
        kode_undian: 'JULI',
        tgl_mulai: '2024-07-01',
        tgl_selesai: '2024-07-31',
        berlaku_sampai: '2025-01-17',
      }),
    )
    must(await tarik('TAHUN', { kode_kupon: menang }))
    const all = () => Promise.all([menang, kalah, ganda, lain].map(status))

    ask = await closeDay(server, ask, '2025-01-16')
    expect(await all()).toEqual(['MENANG', 'AKTIF', 'AKTIF', 'AKTIF'])
    ask = await closeDay(server, ask, '2025-01-17')
    expect(await all()).toEqual(['HANGUS', 'HANGUS', 'AKTIF', 'AKTIF'])
    expect((await tarik('TAHUN')).message).toBe('Undian TAHUN Sudah Berakhir 2025-01-16')
    expect((await ask('ADM1', 'GET', 'undian/TAHUN/pemenang')).data).toMatchObject([
      { kode_kupon: menang, status: 'HANGUS' },
    ])
    expect(
      (
        await ask('KSR1', 'POST', 'hadiah/ambil', {
          tanggal: '2025-01-17',
          detail_hadiah: [{ kode_hadiah: 'MOTOR', qty: 1, alasan: 'UNDIAN', kode_kupon: menang }],
        })
      ).message,
    ).toBe(`Kupon ${menang} Bukan Pemenang, Status HANGUS`)
    ask = await closeDay(server, ask, '2025-01-18')
    expect(await all()).toEqual(['HANGUS', 'HANGUS', 'HANGUS', 'AKTIF'])
  })
})
