/** Taking over from the pusat: in one database, and from a server of its own (DOMAIN §B.19, §O.7-5). */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scanBarang } from '#domain/calls/barang.ts'
import { SET_PUSAT, type PusatRow, type SetPusat } from '#domain/impor/pusat.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowed } from '#test/tools/till.ts'
import { PORTAL_HEADERS, signReply } from '../../rantai/portal-signature.ts'

/** TK01 of `sini` takes over; TK02 is the pusat. */
let sini: TestServer
let spv: Client
beforeEach(async () => {
  sini = await startTestServer()
  spv = await sini.client('SPV1')
})
afterEach(async () => {
  await expectBooksAgree(sini.pool)
  await sini.close()
})

const jadikanPusat = async (server: TestServer, kode_toko = 'TK02') =>
  must(await (await server.client('OWN1')).send('POST', `toko/pusat/${kode_toko}`))

interface Beda {
  kode: string
  nama: string
  tanda: string
  perubahan: { label: string; dari: string; menjadi: string }[]
  alasan: string[]
  sidik: string
}
const cek = (set: SetPusat, as = spv): Promise<Reply> => as.send('POST', 'import-pusat/cek', { set })
const beda = async (set: SetPusat): Promise<Beda[]> => must(await cek(set)).data.baris
const impor = (set: SetPusat, chosen: readonly Beda[], key?: string, as = spv): Promise<Reply> =>
  as.send(
    'POST',
    'import-pusat',
    { set, dipilih: chosen.map(({ kode, sidik: digest }) => ({ kode, sidik: digest })) },
    key ?? idTrx(),
  )
const bisa = (rows: readonly Beda[]): Beda[] => rows.filter((b) => b.tanda !== 'SALAH')
const jumlah = async (set: SetPusat) => must(await cek(set)).data.jumlah

const hargaPusat = (
  server: TestServer,
  kode: string,
  [harga, min, max, beli]: readonly [number, number, number, number],
) =>
  inDatabase(
    server,
    `UPDATE harga_group
     SET harga = ${harga}, harga_min_gram = ${min}, harga_max_gram = ${max}, harga_beli_gram = ${beli}
     WHERE kode_toko = 'TK02' AND kode_group = '${kode}'`,
  )

describe('who is the pusat', () => {
  it('is one shop, said by its owner; without one nothing can be taken over', async () => {
    expect((await spv.request('GET', 'import-pusat')).data).toEqual({ pusat: null, sendiri: false })
    expect(refusal(await cek('harga'))).toEqual([
      409,
      'Belum Ada Toko Pusat, OWN Menetapkannya Di Setting Toko',
    ])
    expect((await spv.send('POST', 'toko/pusat/TK02')).status).toBe(403)
    await jadikanPusat(sini)
    expect((await spv.request('GET', 'import-pusat')).data).toEqual({
      pusat: { kode_toko: 'TK02', nama_toko: expect.any(String), jauh: false },
      sendiri: false,
    })
    await jadikanPusat(sini, 'TK01')
    expect(refusal(await cek('harga'))).toEqual([409, 'Toko Ini Pusat, Tidak Ada Yang Perlu Diimport'])
    expect(await inDatabase(sini, 'SELECT kode_toko FROM toko WHERE is_pusat')).toEqual([
      { kode_toko: 'TK01' },
    ])
  })

  it('is for SPV and above, whatever else a user may do', async () => {
    await jadikanPusat(sini)
    await buildUser(sini, { user_id: 'ADM1', level: 'ADM' })
    for (const user of ['ADM1', 'KSR1']) {
      const as = await sini.client(user)
      expect((await as.request('GET', 'import-pusat')).status).toBe(403)
      expect((await cek('harga', as)).status).toBe(403)
      expect(
        (await impor('harga', [{ kode: 'G375', sidik: 'a'.repeat(64) } as Beda], undefined, as)).status,
      ).toBe(403)
    }
  })
})

describe('in one database', () => {
  beforeEach(async () => {
    await jadikanPusat(sini)
    await inDatabase(
      sini,
      `INSERT INTO harga_24k (kode_toko, harga_jual, harga_beli) VALUES ('TK02', 1700000, 1600000)`,
    )
  })

  it('masters are the same already', async () => {
    for (const set of SET_PUSAT.filter((s) => s !== 'harga' && s !== 'hadiah'))
      expect([set, (await cek(set)).status]).toEqual([set, 409])
    expect(refusal(await cek('group'))).toEqual([409, 'Group Sudah Sama Di Semua Toko Server Ini'])
  })

  it('prices are shown, taken over as chosen, in force and logged, and the same from then on', async () => {
    await hargaPusat(sini, 'G375', [660_000, 650_000, 680_000, 570_000])
    await hargaPusat(sini, 'G700', [1_160_000, 1_140_000, 1_190_000, 1_050_000])
    const rows = await beda('harga')
    expect(rows.map((b) => [b.kode, b.tanda])).toEqual([
      ['HARGA 24K', 'BARU'],
      ['G375', 'BERUBAH'],
      ['G700', 'BERUBAH'],
    ])
    expect(rows[1]!.perubahan).toEqual([
      { label: 'Harga per Gram', dari: 'Rp. 650,000', menjadi: 'Rp. 660,000' },
      { label: 'Harga Minimum', dari: 'Rp. 640,000', menjadi: 'Rp. 650,000' },
      { label: 'Harga Maksimum', dari: 'Rp. 670,000', menjadi: 'Rp. 680,000' },
      { label: 'Harga Beli', dari: 'Rp. 560,000', menjadi: 'Rp. 570,000' },
    ])
    const reply = await impor('harga', [rows[0]!, rows[1]!])
    expect([...refusal(reply), reply.data]).toEqual([
      200,
      'Data Pusat Berhasil Diimport',
      { BARU: 1, BERUBAH: 1, SAMA: 0, SALAH: 0 },
    ])
    expect(
      await inDatabase(
        sini,
        `SELECT kode_toko, kode_group, harga_lama::int, harga::int, user_id FROM log_harga ORDER BY id`,
      ),
    ).toEqual([
      { kode_toko: 'TK01', kode_group: 'G375', harga_lama: 650_000, harga: 660_000, user_id: 'SPV1' },
    ])
    expect((await beda('harga')).map((b) => b.kode)).toEqual(['G700'])
    const till = await sini.client('SLS1')
    expect(await till.call(scanBarang, { params: { kode_barcode: '00000001' } })).toMatchObject({
      harga_gram: 660_000,
    })
    expect(
      (await spv.request('GET', 'import-pusat/riwayat?tgl_from=2025-01-01&tgl_to=2025-01-15')).data,
    ).toMatchObject([
      {
        user_name: 'SUPERVISOR SATU',
        kode_pusat: 'TK02',
        jauh: false,
        data_set: 'harga',
        baru: 1,
        berubah: 1,
        sama: 0,
        kode: ['HARGA 24K', 'G375'],
      },
    ])
  })

  it('a price that moves more than 5 % needs UBAH HARGA EMAS, for exactly these prices', async () => {
    await hargaPusat(sini, 'G375', [700_000, 690_000, 710_000, 600_000])
    const rows = (await beda('harga')).filter((b) => b.kode === 'G375')
    const without = await impor('harga', rows)
    expect(without.otorisasi).toMatchObject([
      { kategori: 'UBAH HARGA EMAS', disetujui: [{ nama: expect.stringContaining('G375') }, {}, {}, {}] },
    ])
    expect((await allowed(spv, () => impor('harga', rows))).status).toBe(200)
    expect((await beda('harga')).map((b) => b.kode)).toEqual(['HARGA 24K'])
  })

  it('a derived price follows its fine gold: neither is taken over without the other', async () => {
    await inDatabase(sini, `UPDATE grup SET kadar_jual = 400000 WHERE kode_group = 'G375'`)
    await inDatabase(
      sini,
      `INSERT INTO harga_24k (kode_toko, harga_jual, harga_beli, versi) VALUES ('TK01', 1650000, 1560000, 1)`,
    )
    await inDatabase(
      sini,
      `UPDATE harga_group SET cara = 'TURUNAN', harga = 660000 WHERE kode_toko = 'TK01' AND kode_group = 'G375'`,
    )
    await hargaPusat(sini, 'G375', [680_000, 640_000, 680_000, 560_000])
    const rows = await beda('harga')
    expect(rows.map((b) => b.kode)).toEqual(['HARGA 24K', 'G375'])
    const ikut = 'Harga G375 Turunan Dari Harga 24K, Pilih Keduanya Atau Simpan Parameter Harga Emas Dahulu'
    expect(refusals(await impor('harga', [rows[0]!]))).toEqual([400, [['dipilih', `G375: ${ikut}`]]])
    expect(refusals(await impor('harga', [rows[1]!]))).toEqual([400, [['dipilih.0', ikut]]])
    expect((await impor('harga', rows)).status).toBe(200)
    expect(
      await inDatabase(
        sini,
        `SELECT cara, harga::int FROM harga_group WHERE kode_toko = 'TK01' AND kode_group = 'G375'`,
      ),
    ).toEqual([{ cara: 'TURUNAN', harga: 680_000 }])
  })

  it('what breaks a rule of prices says so, and cannot be chosen; the others can', async () => {
    await hargaPusat(sini, 'LM', [1_700_000, 1_700_000, 1_700_000, 1_650_000])
    await hargaPusat(sini, 'G700', [1_160_000, 1_140_000, 1_190_000, 1_050_000])
    const rows = await beda('harga')
    const wrong = rows.find((b) => b.kode === 'LM')!
    expect([wrong.tanda, wrong.alasan]).toEqual([
      'SALAH',
      ['Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli'],
    ])
    expect(refusals(await impor('harga', [wrong]))).toEqual([
      400,
      [['dipilih.0', 'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli']],
    ])
    expect(
      (
        await impor(
          'harga',
          rows.filter((b) => b.kode === 'G700'),
        )
      ).status,
    ).toBe(200)
  })

  it('what changed between Cek and Import, there or here, is told and not imported', async () => {
    await hargaPusat(sini, 'G375', [660_000, 650_000, 680_000, 570_000])
    const rows = (await beda('harga')).filter((b) => b.kode === 'G375')
    await hargaPusat(sini, 'G375', [661_000, 650_000, 680_000, 570_000])
    const berubah = [409, [['dipilih.0', 'G375 Sudah Berubah Sejak Dicek, Silahkan Cek Lagi']]]
    expect(refusals(await impor('harga', rows))).toEqual(berubah)
    await hargaPusat(sini, 'G375', [660_000, 650_000, 680_000, 570_000])
    await inDatabase(
      sini,
      `UPDATE harga_group SET harga = 651000 WHERE kode_toko = 'TK01' AND kode_group = 'G375'`,
    )
    expect(refusals(await impor('harga', rows))).toEqual(berubah)
    expect(refusals(await impor('harga', [{ ...rows[0]!, kode: 'TIDAKADA' }]))[0]).toBe(409)
    expect(await inDatabase(sini, 'SELECT count(*)::int AS n FROM import_pusat')).toEqual([{ n: 0 }])
  })

  it('two who import the same at once: it happens once, and each is told what came of theirs', async () => {
    await hargaPusat(sini, 'G375', [660_000, 650_000, 680_000, 570_000])
    const rows = await beda('harga')
    const own = await sini.client('OWN1')
    const replies = await Promise.all([impor('harga', rows), impor('harga', rows, undefined, own)])
    expect(replies.filter((r) => r.data?.BERUBAH === 1).length).toBe(1)
    const [lain] = replies.filter((r) => r.data?.BERUBAH !== 1)
    expect(lain!.status === 200 ? lain!.data.SAMA : lain!.message).toEqual(
      lain!.status === 200 ? rows.length : 'Data Sudah Diubah User Lain, Silahkan Ulangi',
    )
    expect(await inDatabase(sini, 'SELECT count(*)::int AS n FROM log_harga')).toEqual([{ n: 1 }])
  })

  it('gifts of the pusat come without their stock; a deactivated one is told', async () => {
    const own = await sini.client('OWN1', 'TK02')
    for (const [kode_hadiah, poin] of [
      ['GELAS', 5],
      ['PAYUNG', 20],
      ['LAMA', 1],
    ] as const)
      must(await own.send('POST', 'hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, poin }))
    must(await spv.send('POST', 'hadiah', { kode_hadiah: 'GELAS', nama_hadiah: 'GELAS', poin: 3 }))
    must(await spv.send('POST', 'hadiah', { kode_hadiah: 'LAMA', nama_hadiah: 'LAMA', poin: 1 }))
    must(await spv.send('DELETE', 'hadiah/LAMA'))
    const rows = await beda('hadiah')
    expect(rows.map((b) => [b.kode, b.tanda, b.perubahan, b.alasan])).toEqual([
      ['GELAS', 'BERUBAH', [{ label: 'Poin', dari: '3', menjadi: '5' }], []],
      ['LAMA', 'SALAH', [], ['Kode Hadiah LAMA DELETED']],
      [
        'PAYUNG',
        'BARU',
        [
          { label: 'Nama Hadiah', dari: '', menjadi: 'PAYUNG' },
          { label: 'Poin', dari: '', menjadi: '20' },
        ],
        [],
      ],
    ])
    const key = idTrx()
    const first = await impor('hadiah', bisa(rows), key)
    const again = await impor('hadiah', bisa(rows), key)
    expect(again).toEqual(first)
    expect((await impor('hadiah', bisa(rows))).data).toEqual({ BARU: 0, BERUBAH: 0, SAMA: 2, SALAH: 0 })
    expect(
      await inDatabase(
        sini,
        `SELECT kode_hadiah, poin, stock FROM hadiah WHERE kode_toko = 'TK01' AND status_aktif ORDER BY 1`,
      ),
    ).toEqual([
      { kode_hadiah: 'GELAS', poin: 5, stock: 0 },
      { kode_hadiah: 'PAYUNG', poin: 20, stock: 0 },
    ])
    expect(await inDatabase(sini, 'SELECT baru, berubah, sama FROM import_pusat ORDER BY id')).toEqual([
      { baru: 1, berubah: 1, sama: 0 },
      { baru: 0, berubah: 0, sama: 2 },
    ])
    expect(
      await inDatabase(
        sini,
        `SELECT aksi FROM audit_log WHERE tabel = 'hadiah' AND ref = 'PAYUNG' AND kode_toko = 'TK01'`,
      ),
    ).toEqual([{ aksi: 'TAMBAH' }])
  })

  it('whatever the pusat asks for its gifts: imported twice is imported once, and then all is the same', async () => {
    const own = await sini.client('OWN1', 'TK02')
    let n = 0
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(
          fc.record({ kode: fc.integer({ min: 1, max: 6 }), poin: fc.integer({ min: 0, max: 900 }) }),
          {
            selector: (h) => h.kode,
            minLength: 1,
          },
        ),
        async (gifts) => {
          n++
          for (const { kode, poin } of gifts) {
            const body = { kode_hadiah: `H${kode}`, nama_hadiah: `HADIAH ${kode} ${n}`, poin }
            const { kode_hadiah: _, ...content } = body
            if ((await own.send('POST', 'hadiah', body)).status !== 200)
              must(await own.send('PUT', `hadiah/H${kode}`, content))
          }
          const rows = await beda('hadiah')
          if (rows.length === 0) return
          must(await impor('hadiah', rows))
          expect(must(await impor('hadiah', rows)).data.SAMA).toBe(rows.length)
          const { BARU, BERUBAH, SALAH: WRONG } = await jumlah('hadiah')
          expect([BARU, BERUBAH, WRONG]).toEqual([0, 0, 0])
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe('from a server of its own', () => {
  let sana: TestServer
  let pusat: Client
  beforeEach(async () => {
    sana = await startTestServer()
    pusat = await sana.client('OWN1', 'TK02')
  })
  afterEach(async () => {
    await expectBooksAgree(sana.pool)
    await sana.close()
  })
  const pasang = async (url: string, { di_sana = true } = {}): Promise<string> => {
    const { kunci } = must(await pusat.send('POST', 'toko/kunci-portal/baru')).data
    const own = await sini.client('OWN1')
    must(await own.send('PUT', 'toko/jauh/TK02', { jauh: true, portal: url }))
    must(await own.send('PUT', 'toko/kunci-portal', { kode_toko: 'TK02', kunci }))
    must(await pusat.send('PUT', 'toko/kunci-portal', { kunci }))
    await jadikanPusat(sini)
    if (di_sana) await jadikanPusat(sana)
    return kunci
  }

  it('masters come one after the other, each what the one before needs, until all is the same', async () => {
    await pasang(sana.url)
    expect((await spv.request('GET', 'import-pusat')).data.pusat).toMatchObject({ jauh: true })
    for (const set of SET_PUSAT.filter((s) => s !== 'harga'))
      expect([set, await beda(set)]).toEqual([set, []])
    must(
      await pusat.send('POST', 'kategori', {
        kode_kategori: 'PLATINA',
        nama_kategori: 'PLATINA',
        status_gold: 'NONGOLD',
      }),
    )
    must(
      await pusat.send('POST', 'group', {
        kode_group: 'G420',
        nama_group: 'EMAS 420',
        kode_kategori: 'PLATINA',
        kadar: 42,
        kadar_cetak: '10K',
      }),
    )
    must(
      await pusat.send('POST', 'jenis', {
        kode_dept: 'BROS',
        nama_dept: 'BROS',
        kode_kategori: 'PLATINA',
        kode_group: 'G420',
      }),
    )
    must(
      await pusat.send('POST', 'ruginota', {
        kode_group: 'G420',
        tipe: 'RP',
        nilai: 12_000,
        hari_dari: 0,
        hari_sampai: 30,
      }),
    )
    must(
      await pusat.send('POST', 'parapoin', {
        kode_group: 'G420',
        tipe: 'BERAT',
        kelipatan: 1.5,
        poin: 2,
        tgl_mulai: '2025-01-01',
        tgl_selesai: '2025-12-31',
      }),
    )
    must(
      await pusat.send('PUT', 'transaksi-kupon?kode_group=G420', {
        jumlah_kupon: 1,
        berat: 5,
        type_kupon: 'BERAT',
      }),
    )
    must(await pusat.send('PUT', 'parabeli/MULUS', { kondisi: 'MULUS SEKALI' }))
    // too early: what they name is not here yet
    expect((await beda('jenis')).map((b) => [b.kode, b.tanda])).toEqual([['BROS', 'SALAH']])
    expect((await beda('parameter-rugi-nota')).map((b) => [b.kode, b.tanda])).toEqual([['G420 0', 'SALAH']])
    const dibawa: Partial<Record<SetPusat, string[]>> = {}
    for (const set of SET_PUSAT.filter((s) => s !== 'harga')) {
      const rows = await beda(set)
      if (rows.length) dibawa[set] = rows.map((b) => `${b.kode} ${b.tanda}`)
      if (rows.length) must(await impor(set, rows))
      expect([set, await beda(set)]).toEqual([set, []])
    }
    expect(dibawa).toEqual({
      kategori: ['PLATINA BARU'],
      group: ['G420 BARU'],
      jenis: ['BROS BARU'],
      'kondisi-pembelian': ['MULUS BERUBAH'],
      'parameter-rugi-nota': ['G420 0 BARU'],
      'parameter-point': ['G420 BERAT 2025-01-01 BARU'],
      'parameter-kupon': ['G420 BERUBAH'],
    })
    // the hooks ran: a price row in every shop
    expect(
      await inDatabase(sini, `SELECT kode_toko FROM harga_group WHERE kode_group = 'G420' ORDER BY 1`),
    ).toEqual([{ kode_toko: 'TK01' }, { kode_toko: 'TK02' }])
  })

  it('a range that was changed there is the same row here, and one that meets another is refused in words', async () => {
    const rule = { kode_group: 'ALL', tipe: 'RP', kelipatan: 1_000_000, poin: 1 }
    const made = must(
      await pusat.send('POST', 'parapoin', { ...rule, tgl_mulai: '2026-01-01', tgl_selesai: '2026-06-30' }),
    ).data
    await pasang(sana.url)
    must(await impor('parameter-point', await beda('parameter-point')))
    must(await pusat.send('PUT', `parapoin/${made.id}`, { tgl_selesai: '2026-09-30' }))
    const rows = await beda('parameter-point')
    expect(rows.map((b) => [b.kode, b.tanda, b.perubahan])).toEqual([
      [
        'ALL RP 2026-01-01',
        'BERUBAH',
        [{ label: 'Tanggal Selesai', dari: '2026-06-30', menjadi: '2026-09-30' }],
      ],
    ])
    must(await spv.send('POST', 'parapoin', { ...rule, tgl_mulai: '2026-08-01', tgl_selesai: '2026-12-31' }))
    const [bertemu] = await beda('parameter-point')
    expect(bertemu!.tanda).toBe('SALAH')
    expect(bertemu!.alasan[0]).toContain('2026-08-01')
  })

  it('a code of the pusat is a code, and never the name that another row has here', async () => {
    must(
      await pusat.send('POST', 'kategori', {
        kode_kategori: 'XAU',
        nama_kategori: 'XAU',
        status_gold: 'GOLD',
      }),
    )
    must(await pusat.send('POST', 'jenis', { kode_dept: 'BROS', nama_dept: 'BROS', kode_kategori: 'XAU' }))
    must(
      await spv.send('POST', 'kategori', {
        kode_kategori: 'LAIN',
        nama_kategori: 'XAU',
        status_gold: 'NONGOLD',
      }),
    )
    await pasang(sana.url)
    const [row] = await beda('jenis')
    expect([row!.tanda, row!.alasan[0]]).toEqual(['SALAH', expect.stringContaining('Kategori XAU Tidak Ada')])
  })

  it('prices of its own server, with groups that are not here yet', async () => {
    await pasang(sana.url)
    await hargaPusat(sana, 'G375', [660_000, 650_000, 680_000, 570_000])
    await inDatabase(
      sana,
      `INSERT INTO grup (kode_group, nama_group, kode_kategori, kadar, kadar_cetak)
       VALUES ('G999', 'BARU', 'EMAS', 999000, '24K')`,
    )
    await inDatabase(
      sana,
      `INSERT INTO harga_group (kode_toko, kode_group, harga, harga_min_gram, harga_max_gram, harga_beli_gram)
       VALUES ('TK02', 'G999', 1700000, 1700000, 1700000, 1600000)`,
    )
    const rows = await beda('harga')
    expect(rows.map((b) => [b.kode, b.tanda, b.alasan])).toEqual([
      ['G375', 'BERUBAH', []],
      ['G999', 'SALAH', ['Group G999 Belum Ada Di Sini, Import Group Dahulu']],
    ])
    expect((await impor('harga', bisa(rows))).status).toBe(200)
  })

  it('a server that is away, one without our key, and one that is no pusat are told in words', async () => {
    await pasang('http://127.0.0.1:9')
    expect(refusal(await cek('kategori'))).toEqual([502, 'Server Toko TK02 Tidak Tersambung'])
    await pasang(sana.url, { di_sana: false })
    await jadikanPusat(sana, 'TK01')
    expect(refusal(await cek('kategori'))).toEqual([409, 'Toko TK02 Bukan Pusat Di Servernya'])
    must(await pusat.send('DELETE', 'toko/kunci-portal'))
    expect((await cek('kategori')).message).toContain('Tidak Mengenal Kunci Portal')
    must(await (await sini.client('OWN1')).send('DELETE', 'toko/kunci-portal?kode_toko=TK02'))
    expect(refusal(await cek('kategori'))).toEqual([
      409,
      'Kunci Portal Toko TK02 Belum Dipasang, Hubungi OWN',
    ])
  })

  it('a repeated import is answered though the pusat is away by then', async () => {
    await pasang(sana.url)
    must(await pusat.send('POST', 'kadar', { kode_kadar: 'K10', nama: '10K', persen: 41.7, cetak: '10K' }))
    const rows = await beda('kadar')
    const key = idTrx()
    const first = must(await impor('kadar', rows, key))
    await sana.app.server.close()
    expect(await impor('kadar', rows, key)).toEqual(first)
    expect(refusal(await impor('kadar', rows))).toEqual([502, 'Server Toko TK02 Tidak Tersambung'])
  })

  describe('what stands at its address', () => {
    let close = async (): Promise<void> => {}
    afterEach(() => close())
    /** Answers what is put into `content`, with the right signature. */
    async function palsu(): Promise<(text: string) => void> {
      let said = ''
      let kunci = ''
      const answer: RequestListener = (request, response) => {
        const tanda = request.headers[PORTAL_HEADERS.tanda] as string
        response.setHeader(PORTAL_HEADERS.tanda, signReply(kunci, tanda, said))
        response.end(said)
      }
      const server = createServer(answer)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      close = async () => {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
      kunci = await pasang(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      return (text) => {
        said = text
      }
    }
    const data = (row: unknown) => JSON.stringify({ data: { pusat: true, baris: row }, message: '' })
    const KATEGORI: PusatRow = { kode_kategori: 'X', nama_kategori: 'X', status_gold: 'GOLD', urut: 0 }
    const HARGA: PusatRow = {
      kode_group: 'G375',
      nama_group: 'G',
      harga: 1,
      harga_min_gram: 1,
      harga_max_gram: 1,
      harga_beli_gram: 1,
    }

    it('is read as what a stranger says: what makes no sense is no answer, and changes nothing', async () => {
      const said = await palsu()
      const unreadable = [502, 'Jawaban Server Toko TK02 Tidak Bisa Dibaca']
      const cases: [SetPusat, string][] = [
        ['kategori', ''],
        ['kategori', '{"data":'],
        ['kategori', '[]'],
        ['kategori', JSON.stringify({ data: { baris: [] } })],
        ['kategori', data([{ ...KATEGORI, kode_kategori: { $gt: '' } }])],
        ['kategori', data([{ ...KATEGORI, kode_kategori: 'X\u0000' }])],
        ['kategori', data([{ ...KATEGORI, kode_kategori: 'x' }])],
        ['kategori', data([{ ...KATEGORI, kode_kategori: null }])],
        ['kategori', data([KATEGORI, KATEGORI])],
        ['kategori', data([{ ...KATEGORI, status_aktif: false }])],
        ['kategori', data([{ kode_kategori: 'X' }])],
        [
          'kategori',
          data(Array.from({ length: 5_001 }, (_, i) => ({ ...KATEGORI, kode_kategori: `X${i}` }))),
        ],
        ['kategori', ' '.repeat(5_000_000)],
        [
          'parameter-rugi-nota',
          data([{ kode_group: 'G375', tipe: 'RP', nilai: 1, hari_dari: 'nol', hari_sampai: 1 }]),
        ],
        ['harga', data([{ ...HARGA, harga: -1 }])],
        ['harga', data([{ ...HARGA, harga: 1.5 }])],
        ['harga', data([{ ...HARGA, harga: 1e15 }])],
        ['harga', data([{ ...HARGA, harga: '650000' }])],
        ['harga', data([{ ...HARGA, harga_min_gram: undefined }])],
        ['harga', data([HARGA, HARGA])],
        ['harga', data([{ ...HARGA, toko: 'TK01' }])],
      ]
      for (const [set, text] of cases) {
        said(text)
        expect([text.slice(0, 80), refusal(await cek(set))]).toEqual([text.slice(0, 80), unreadable])
      }
    })

    it('what a form would refuse is refused at its row; the others can be had', async () => {
      const said = await palsu()
      said(
        data([
          { ...KATEGORI, kode_kategori: 'A', nama_kategori: '' },
          { ...KATEGORI, kode_kategori: 'B', urut: 1e12 },
          { ...KATEGORI, kode_kategori: 'C', status_gold: 'PERAK' },
          { ...KATEGORI, kode_kategori: 'D', nama_kategori: 'A\u0000B' },
          { ...KATEGORI, kode_kategori: 'E', nama_kategori: '<img src=x onerror=alert(1)>' },
        ]),
      )
      const rows = await beda('kategori')
      expect(rows.map((b) => [b.kode, b.tanda])).toEqual([
        ['A', 'SALAH'],
        ['B', 'SALAH'],
        ['C', 'SALAH'],
        ['D', 'SALAH'],
        ['E', 'BARU'],
      ])
      const all = await impor('kategori', rows)
      expect([all.status, all.errors!.map((e) => e.field)]).toEqual([
        400,
        ['dipilih.0', 'dipilih.1', 'dipilih.2', 'dipilih.3'],
      ])
      expect((await impor('kategori', bisa(rows))).data).toEqual({ BARU: 1, BERUBAH: 0, SAMA: 0, SALAH: 0 })
      said(data([{ ...KATEGORI, kode_kategori: 'E', nama_kategori: 'LAIN' }]))
      expect(refusals(await impor('kategori', bisa(rows)))[0]).toBe(409)
      expect(
        await inDatabase(
          sini,
          `SELECT count(*)::int AS n FROM kategori WHERE kode_kategori IN ('A','B','C','D')`,
        ),
      ).toEqual([{ n: 0 }])
    })
  })
})
