/** Parameter Harga Emas: read, set at once, logged, refused, and in force for the next scan and sale. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scanBarang } from '#domain/calls/barang.ts'
import { hargaEmas, simpanHargaEmas } from '#domain/calls/harga-emas.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildGroup, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildIzin, buildSale, saleBody } from '#test/tools/till.ts'

let server: TestServer
let adm: Client
beforeAll(async () => {
  server = await startTestServer()
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await inDatabase(server, `UPDATE grup SET kadar_jual = 400000 WHERE kode_group = 'G375'`)
  adm = await server.client('ADM1')
})
afterAll(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

type Body = Record<string, unknown> & { group: Record<string, unknown>[] }

/** The body that the screen would send without any change; a test writes its own values over it. */
async function fill(
  changes: Record<string, Record<string, unknown>> = {},
  fine: Record<string, unknown> = {},
): Promise<Body> {
  const { data } = await adm.request('GET', 'harga-emas')
  const fields = [
    'kode_group',
    'cara',
    'margin_per_gram',
    'harga',
    'harga_min_gram',
    'harga_max_gram',
    'harga_beli_gram',
  ]
  const group = (data.group as Record<string, unknown>[]).map((g) => ({
    ...Object.fromEntries(fields.map((f) => [f, g[f]])),
    ...changes[g['kode_group'] as string],
  }))
  return { versi: data.versi, harga_24k: data.harga_24k, harga_beli_24k: data.harga_beli_24k, ...fine, group }
}
const simpan = (body: unknown, as: Client = adm): Promise<Reply> => as.send('PUT', 'harga-emas', body)
const harga = async (kode: string) => {
  const { group } = await adm.call(hargaEmas, {})
  const {
    harga: sell,
    harga_min_gram,
    harga_max_gram,
    harga_beli_gram,
    harga_beli_24k,
  } = group.find((g) => g.kode_group === kode)!
  return [sell, harga_min_gram, harga_max_gram, harga_beli_gram, harga_beli_24k]
}

describe('setting prices', () => {
  test('all rows at once: derived by the rule, logged from and to, in force for the next scan', async () => {
    const body = await fill(
      {
        G375: {
          cara: 'TURUNAN',
          harga: 660_000,
          harga_min_gram: 650_000,
          harga_max_gram: 680_000,
          harga_beli_gram: 570_000,
        },
        G700: { harga: 1_160_000 },
      },
      { harga_24k: 1_650_000, harga_beli_24k: 1_560_000 },
    )
    const reply = await simpan(body)
    expect(refusal(reply)).toEqual([200, 'Harga Emas Berhasil Disimpan'])
    expect(reply.data).toMatchObject({
      harga_24k: 1_650_000,
      harga_beli_24k: 1_560_000,
      versi: 1,
      kelipatan: 1_000,
      diubah_by: 'ADM1',
    })
    expect(await harga('G375')).toEqual([660_000, 650_000, 680_000, 570_000, 1_560_000])
    expect(await adm.request('GET', 'harga-emas/log?tgl_from=2025-01-15&tgl_to=2025-01-15')).toMatchObject({
      data: [
        {
          kode_group: '24K',
          harga_lama: 0,
          harga: 1_650_000,
          harga_beli_lama: 0,
          harga_beli_gram: 1_560_000,
          user_id: 'ADM1',
        },
        {
          kode_group: 'G375',
          cara: 'TURUNAN',
          harga_lama: 650_000,
          harga: 660_000,
          harga_min_lama: 640_000,
          harga_min_gram: 650_000,
          harga_max_lama: 670_000,
          harga_max_gram: 680_000,
          harga_beli_lama: 560_000,
          harga_beli_gram: 570_000,
          user_name: 'ADM1',
        },
        {
          kode_group: 'G700',
          cara: 'MANUAL',
          harga_lama: 1_150_000,
          harga: 1_160_000,
          harga_min_lama: 1_130_000,
          harga_min_gram: 1_130_000,
        },
      ],
    })
    const till = await server.client('SLS1')
    expect(await till.call(scanBarang, { params: { kode_barcode: '00000003' } })).toMatchObject({
      harga_gram: 660_000,
      harga_min_gram: 650_000,
    })
  })

  test('a sale that was saved keeps its price, a till that still has the old one is refused', async () => {
    const till = await server.client('SLS1')
    const [sold, old] = [
      await buildSale(till, { barang: ['00000001'] }),
      await saleBody(till, { barang: ['00000003'] }),
    ]
    const before = await inDatabase(
      server,
      `SELECT harga_gram::int, harga_jual::int FROM jual_detail WHERE no_faktur_group = '${sold}'`,
    )
    expect((await simpan(await fill({ G375: { cara: 'MANUAL', harga: 665_000 } }))).status).toBe(200)
    expect(
      await inDatabase(
        server,
        `SELECT harga_gram::int, harga_jual::int FROM jual_detail WHERE no_faktur_group = '${sold}'`,
      ),
    ).toEqual(before)
    const reply = await till.send('POST', 'penjualan', old)
    expect([reply.status, reply.id, reply.errors?.[0]?.field]).toEqual([
      409,
      'hargaBerubah',
      'detail_barang.0.harga_gram',
    ])
  })

  test('what did not change is not logged, and keeps the time from which it holds', async () => {
    const [logs] = await inDatabase<{ n: number }>(server, 'SELECT count(*)::int AS n FROM log_harga')
    const before = await adm.call(hargaEmas, {})
    expect((await simpan(await fill())).status).toBe(200)
    const after = await adm.call(hargaEmas, {})
    expect(after.group.map((g) => g.berlaku_at)).toEqual(before.group.map((g) => g.berlaku_at))
    expect(await inDatabase(server, 'SELECT count(*)::int AS n FROM log_harga')).toEqual([logs])
  })

  test('how a price comes about is audited, also where the price itself stays', async () => {
    expect((await simpan(await fill({ G700: { margin_per_gram: 250 } }))).status).toBe(200)
    const audited = await inDatabase(
      server,
      `SELECT ref, sebelum, sesudah FROM audit_log WHERE tabel = 'harga_group' ORDER BY id DESC LIMIT 1`,
    )
    expect(audited).toEqual([
      {
        ref: 'G700',
        sebelum: { cara: 'MANUAL', margin_per_gram: 0 },
        sesudah: { cara: 'MANUAL', margin_per_gram: 250 },
      },
    ])
  })
})

describe('refused, with nothing changed', () => {
  const cases: [string, () => Promise<Body>, number, string, string][] = [
    [
      'min above the price',
      () => fill({ G700: { harga_min_gram: 1_200_000 } }),
      400,
      'Harga Minimum Tidak Boleh Lebih Dari Harga',
      'group.1.harga_min_gram',
    ],
    [
      'max below the price',
      () => fill({ G700: { harga_max_gram: 1_100_000 } }),
      400,
      'Harga Maksimum Tidak Boleh Kurang Dari Harga',
      'group.1.harga_max_gram',
    ],
    [
      'a derived price that is not the derived one',
      () => fill({ G375: { cara: 'TURUNAN', harga: 661_000 } }),
      409,
      'Harga Turunan Sudah Berubah, Silahkan Ulangi',
      'group.0.harga',
    ],
    [
      'derived without a price of fine gold',
      () => fill({ G375: { cara: 'TURUNAN', harga: 0, harga_min_gram: 0 } }, { harga_24k: 0 }),
      400,
      'Harga 24K Harus Diisi',
      'harga_24k',
    ],
    [
      'somebody else was faster',
      async () => ({ ...(await fill()), versi: 0 }),
      409,
      'Data Sudah Diubah User Lain, Silahkan Ulangi',
      'versi',
    ],
    [
      'a group that is not there',
      async () => {
        const b = await fill()
        return { ...b, group: [...b.group, { ...b.group[0], kode_group: 'TIDAKADA' }] }
      },
      409,
      'Data Sudah Diubah User Lain, Silahkan Ulangi',
      'versi',
    ],
    [
      'a group left out',
      async () => {
        const b = await fill()
        return { ...b, group: b.group.slice(1) }
      },
      409,
      'Data Sudah Diubah User Lain, Silahkan Ulangi',
      'versi',
    ],
    [
      'a group twice',
      async () => {
        const b = await fill()
        return { ...b, group: [b.group[0]!, b.group[0]!, ...b.group.slice(2)] }
      },
      409,
      'Data Sudah Diubah User Lain, Silahkan Ulangi',
      'versi',
    ],
    [
      'a price no gram has',
      () => fill({ G700: { harga: 100_000_001 } }),
      400,
      'Terlalu Besar',
      'group.1.harga',
    ],
  ]
  test.each(cases)('%s', async (_, make, status, message, field) => {
    const before = await adm.request('GET', 'harga-emas')
    const reply = await simpan(await make())
    expect([reply.status, reply.message, reply.errors?.[0]?.field]).toEqual([status, message, field])
    expect((await adm.request('GET', 'harga-emas')).data).toEqual(before.data)
  })

  test('every wrong row is told at once', async () => {
    const { errors } = await simpan(
      await fill({ G375: { harga_min_gram: 9_000_000 }, G700: { harga_max_gram: 1 } }),
    )
    expect(errors?.map((e) => e.field)).toEqual(['group.0.harga_min_gram', 'group.1.harga_max_gram'])
  })

  test('nobody buys above what they sell at, nor above fine gold; it is told at each figure at once', async () => {
    const kini = await adm.call(hargaEmas, {})
    const of = (kode: string) => kini.group.find((g) => g.kode_group === kode)!
    const { harga_beli_24k } = kini
    const reply = await simpan(
      await fill({
        G375: { harga_beli_gram: of('G375').harga + 1 },
        LM: { harga_beli_gram: harga_beli_24k + 1 },
      }),
    )
    expect([reply.status, reply.errors]).toEqual([
      400,
      [
        { field: 'group.0.harga_beli_gram', message: 'Harga Beli Tidak Boleh Lebih Dari Harga Jual' },
        { field: 'group.2.harga_beli_gram', message: 'Harga Beli Tidak Boleh Lebih Dari Harga 24K Beli' },
      ],
    ])
    const fine = await simpan(await fill({}, { harga_beli_24k: kini.harga_24k + 1 }))
    expect([fine.status, fine.errors]).toEqual([
      400,
      [{ field: 'harga_beli_24k', message: 'Harga Beli Tidak Boleh Lebih Dari Harga Jual' }],
    ])
  })

  test('two who save at once: one is told', async () => {
    const body = await fill({ G700: { harga_max_gram: 1_185_000 } })
    const replies = await Promise.all([simpan(body), simpan({ ...body, harga_beli_24k: 1_561_000 })])
    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
  })
})

describe('otorisasi UBAH HARGA EMAS', () => {
  // The price when the day began: the changes above do not move it.
  const AWAL = 1_150_000
  test('5 % of where the day began exactly needs none, one rupiah more does, and it is used once', async () => {
    const limit = AWAL * 1.05
    const { group } = await adm.call(hargaEmas, {})
    expect(group.find((g) => g.kode_group === 'G700')!.awal_hari.harga).toBe(AWAL)
    const most = await fill({ G700: { harga: limit, harga_max_gram: 1_239_000 } })
    expect((await simpan(most)).status).toBe(200)
    const beyond = await fill({ G700: { harga: limit + 1 } })
    const refused = await simpan(beyond)
    expect([refused.status, refused.message, refused.errors?.[0]?.field]).toEqual([
      403,
      'Perlu Otorisasi UBAH HARGA EMAS',
      'group.1.harga',
    ])
    const [id_otorisasi] = await buildIzin(adm, () => simpan(beyond))
    const further = await fill({ G700: { harga: limit + 2, harga_max_gram: limit + 2 } })
    expect((await simpan({ ...further, id_otorisasi })).status).toBe(403)
    expect((await simpan({ ...beyond, id_otorisasi })).status).toBe(200)
    expect(
      await inDatabase(
        server,
        `SELECT ref_no FROM otorisasi WHERE authorization_id = '${id_otorisasi}' AND dipakai_at IS NOT NULL`,
      ),
    ).toHaveLength(1)
    const other = await simpan({ ...(await fill({ G700: { harga_beli_gram: 1 } })), id_otorisasi })
    expect([other.status, other.errors?.[0]?.field]).toEqual([403, 'group.1.harga_beli_gram'])
    expect((await simpan(await fill({ G700: { harga: AWAL } }))).status).toBe(200)
    const again = await simpan({ ...(await fill({ G700: { harga: limit + 1 } })), id_otorisasi })
    expect([again.status, again.otorisasi]).toEqual([403, refused.otorisasi])
  })

  test('the price of fine gold counts too', async () => {
    const reply = await simpan(await fill({}, { harga_24k: 2_000_000 }))
    expect([reply.status, reply.errors?.[0]?.field]).toEqual([403, 'harga_24k'])
  })

  test('the first price of a group needs none', async () => {
    await buildGroup(server, { kode_group: 'G999', kadar: 99, harga: 0 })
    const reply = await simpan(
      await fill({
        G999: {
          harga: 1_600_000,
          harga_min_gram: 1_600_000,
          harga_max_gram: 1_600_000,
          harga_beli_gram: 1_500_000,
        },
      }),
    )
    expect(reply.status).toBe(200)
  })
})

describe('a day in small steps', () => {
  let shop: TestServer
  let owner: Client
  beforeAll(async () => {
    shop = await startTestServer()
    owner = await shop.client('OWN1')
  })
  afterAll(async () => {
    await expectBooksAgree(shop.pool)
    await shop.close()
  })
  const set = async (kode: string, change: Record<string, unknown>, fine = {}): Promise<Reply> => {
    const { data } = await owner.request('GET', 'harga-emas')
    const group = (data.group as Record<string, unknown>[]).map(
      ({ kode_group, cara, margin_per_gram, harga, harga_min_gram, harga_max_gram, harga_beli_gram }) => ({
        ...{ kode_group, cara, margin_per_gram, harga, harga_min_gram, harga_max_gram, harga_beli_gram },
        ...(kode_group === kode ? change : {}),
      }),
    )
    const { versi, harga_24k, harga_beli_24k } = data
    return owner.send('PUT', 'harga-emas', { versi, harga_24k, harga_beli_24k, ...fine, group })
  }
  const beli = (harga_beli_gram: number, more = {}) => set('G375', { harga_beli_gram, ...more })
  const izin = async (send: () => Promise<Reply>) => (await buildIzin(owner, send))[0]

  test('adds up; what was allowed in between moves nothing; tomorrow counts anew', async () => {
    // 560,000 when the day began: 588,000 is 5 %.
    expect((await beli(570_000)).status).toBe(200)
    expect((await beli(588_000)).status).toBe(200)
    expect((await beli(588_001)).status).toBe(403)
    const id_otorisasi = await izin(() => beli(600_000))
    expect((await set('-', {}, { id_otorisasi })).status, 'nothing moves: nothing is used').toBe(200)
    expect((await set('G375', { harga_beli_gram: 600_000 }, { id_otorisasi })).status).toBe(200)
    expect((await beli(601_000)).status, 'it was allowed for 600,000').toBe(403)
    expect(
      (await set('G700', { harga_beli_gram: 1_041_000 })).status,
      'what stays is not asked for again',
    ).toBe(200)
    expect((await beli(580_000)).status, 'back to where nobody need be asked').toBe(200)

    await inDatabase(shop, `UPDATE toko SET tgl_system = tgl_system + 1 WHERE kode_toko = 'TK01'`)
    expect((await beli(609_000)).status, '5 % of 580,000').toBe(200)
    expect((await beli(609_001)).status).toBe(403)
  })

  test('of a price that is first set today, from that first one; of fine gold as of the groups', async () => {
    await buildGroup(shop, { kode_group: 'G917', kadar: 91.7, harga: 0 })
    const sell = (harga: number) => set('G917', { harga, harga_min_gram: harga, harga_max_gram: harga })
    expect((await sell(1_000_000)).status).toBe(200)
    expect((await sell(1_040_000)).status).toBe(200)
    expect((await sell(1_060_000)).status).toBe(403)
    expect((await set('-', {}, { harga_24k: 1_000_000 })).status).toBe(200)
    expect((await set('-', {}, { harga_24k: 1_050_000 })).status).toBe(200)
    expect((await set('-', {}, { harga_24k: 1_060_000 })).errors?.[0]?.field).toBe('harga_24k')
  })
})

describe('whose prices', () => {
  test('another shop keeps its own', async () => {
    const other = await server.client('OWN1', 'TK02')
    const before = await other.call(hargaEmas, {})
    await adm.send('PUT', 'harga-emas', await fill({ LM: { harga_beli_gram: 1_559_000 } }))
    expect(await other.call(hargaEmas, {})).toEqual(before)
  })

  test('a till may neither look nor change', async () => {
    const till = await server.client('SLS1')
    expect((await till.request('GET', 'harga-emas')).status).toBe(403)
    expect((await simpan(await fill(), till)).status).toBe(403)
  })

  test('what is paid for fine gold is every group’s, also of one that was not there when it was set', async () => {
    const owner = await server.client('OWN1')
    const { harga_beli_24k } = await adm.call(hargaEmas, {})
    expect(harga_beli_24k).toBeGreaterThan(0)
    expect(
      (
        await owner.send('POST', 'group', {
          kode_group: 'G917',
          nama_group: 'EMAS 22K',
          kode_kategori: 'EMAS',
          kadar: 91.7,
          kadar_cetak: '22K',
        })
      ).status,
    ).toBe(200)
    expect(await harga('G917')).toEqual([0, 0, 0, 0, harga_beli_24k])
    expect((await owner.send('DELETE', 'group/G917')).status).toBe(200)
    expect((await simpan(await fill({}, { harga_beli_24k: harga_beli_24k + 1_000 }))).status).toBe(200)
    expect((await owner.send('POST', 'group/reactive/by-kode-group/G917')).status).toBe(200)
    expect(await harga('G917')).toEqual([0, 0, 0, 0, harga_beli_24k + 1_000])
    expect((await owner.send('DELETE', 'group/G917')).status).toBe(200)
  })

  test('an inactive group is priced as long as pieces of it stand in the shop', async () => {
    await inDatabase(server, `UPDATE grup SET status_aktif = false WHERE kode_group IN ('LM', 'G999')`)
    const { group } = await adm.call(hargaEmas, {})
    expect(group.map((g) => g.kode_group)).toEqual(['G375', 'G700', 'LM'])
  })
})

test('the log needs its days in order', async () => {
  const reply = await adm.request('GET', 'harga-emas/log?tgl_from=2025-01-16&tgl_to=2025-01-15')
  expect([reply.status, reply.errors?.[0]?.field]).toEqual([400, 'tgl_from'])
  expect(simpanHargaEmas.write.day).toBe('any')
})
