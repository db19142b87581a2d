/** Otorisasi: who may give one, and how often, where and how long it can be used (DOMAIN §B.0.7, invariant 28). */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seesEverything, type Level } from '#domain/level.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildPiece, buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { authorise, buildOtorisasi, save, saleBody } from '#test/tools/till.ts'

const MINUTE = 60_000
const HARGA = 'HARGA JUAL DILUAR BATAS'
const ONGKOS = 'ONGKOS TURUN'

let server: TestServer
let till: Client
beforeEach(async () => {
  server = await startTestServer()
  till = await server.client('SLS1')
})
afterEach(() => server.close())

const log = () =>
  inDatabase(
    server,
    'SELECT user_peminta, user_otorisasi, kategori, hasil, dipakai_at IS NOT NULL AS dipakai, ref_no FROM otorisasi ORDER BY id',
  )

function wait(ms: number): void {
  const now = server.clock.now.bind(server.clock)
  server.clock.now = () => new Date(now().getTime() + ms)
}

/** Sells a piece at a price that needs HARGA JUAL DILUAR BATAS. */
const sellCheap = async (as: Client, id_otorisasi: string | null, kode_barcode?: string): Promise<Reply> => {
  const piece = kode_barcode ?? (await buildPiece(server))
  return save(
    as,
    await saleBody(as, { barang: [{ kode_barcode: piece, harga_jual: 500_000, id_otorisasi }] }),
  )
}

describe('giving', () => {
  it('wrong credentials answer one text, whoever was named, and are logged', async () => {
    expect(refusal(await authorise(till, { kategori: HARGA, password: 'salah' }))).toEqual([
      401,
      'Username Atau Password Salah',
    ])
    expect(refusal(await authorise(till, { kategori: HARGA, user_id: 'SIAPA' }))).toEqual([
      401,
      'Username Atau Password Salah',
    ])
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
    expect(await log()).toEqual([
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SPV1',
        kategori: HARGA,
        hasil: 'GAGAL',
        dipakai: false,
        ref_no: '-',
      },
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SIAPA',
        kategori: HARGA,
        hasil: 'GAGAL',
        dipakai: false,
        ref_no: '-',
      },
      {
        user_peminta: 'SLS1',
        user_otorisasi: 'SPV1',
        kategori: HARGA,
        hasil: 'OK',
        dipakai: false,
        ref_no: '-',
      },
    ])
  })

  it('an inactive user is unknown', async () => {
    await inDatabase(server, `UPDATE users SET status_aktif = false WHERE user_id = 'SPV1'`)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([401, 'Username Atau Password Salah'])
  })

  it('nobody with a password that somebody else gave them', async () => {
    await inDatabase(server, `UPDATE users SET ganti_password_wajib = true WHERE user_id = 'SPV1'`)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([
      403,
      'Password Sementara Harus Diganti Dahulu',
    ])
    expect(await log()).toMatchObject([{ user_otorisasi: 'SPV1', hasil: 'GAGAL' }])
  })

  it('an unknown category is refused', async () => {
    expect(refusal(await authorise(till, { kategori: 'APA SAJA' }))).toEqual([400, 'Kategori Harus Di Isi'])
  })

  it('a cashier only with the right for this category', async () => {
    await buildUser(server, { user_id: 'KSR2', level: 'KSR', hak_otorisasi: [ONGKOS] })
    expect(refusal(await authorise(till, { user_id: 'KSR1', kategori: ONGKOS }))).toEqual([
      403,
      `User Tidak Berhak Memberi Otorisasi ${ONGKOS}`,
    ])
    expect((await authorise(till, { user_id: 'KSR2', kategori: ONGKOS })).status).toBe(200)
    expect(refusal(await authorise(till, { user_id: 'KSR2', kategori: HARGA }))).toEqual([
      403,
      `User Tidak Berhak Memberi Otorisasi ${HARGA}`,
    ])
  })

  it('an owner or super-user of another shop may, its supervisor may not', async () => {
    await Promise.all([
      buildUser(server, { user_id: 'OWN2', level: 'OWN', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'SU2', level: 'SU', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'SPV2', level: 'SPV', kode_toko: 'TK02' }),
      buildUser(server, { user_id: 'KSR3', level: 'KSR', kode_toko: 'TK02', hak_otorisasi: [HARGA] }),
    ])
    const statuses = await Promise.all(
      ['OWN2', 'SU2', 'SPV2', 'KSR3'].map(
        async (user_id) => (await authorise(till, { user_id, kategori: HARGA })).status,
      ),
    )
    expect(statuses).toEqual([200, 200, 401, 401])
  })

  it('one’s own act, unless OTORISASI_BEDA_USER', async () => {
    const spv = await server.client('SPV1')
    expect((await authorise(spv, { kategori: HARGA })).status).toBe(200)
    await buildSettings(server, { OTORISASI_BEDA_USER: 'YA' })
    expect(refusal(await authorise(spv, { kategori: HARGA }))).toEqual([
      403,
      'Otorisasi Harus Dari User Lain',
    ])
    expect((await authorise(spv, { user_id: 'OWN1', kategori: HARGA })).status).toBe(200)
  })
})

describe('five failures', () => {
  const wrong = (n: number) => Array.from({ length: n }, () => ({ kategori: HARGA, password: 'salah' }))
  const fail = async (n: number) => {
    for (const attempt of wrong(n)) await authorise(till, attempt)
  }

  it('lock the authoriser, also for the right password, for fifteen minutes', async () => {
    await fail(5)
    expect(refusal(await authorise(till, { kategori: HARGA }))).toEqual([
      423,
      'Akun Terkunci, Hubungi Supervisor',
    ])
    wait(14 * MINUTE)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
    wait(2 * MINUTE)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
  })

  it('count only within fifteen minutes, and a success begins anew', async () => {
    await fail(4)
    wait(16 * MINUTE)
    await fail(4)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
    await fail(4)
    expect((await authorise(till, { kategori: HARGA })).status).toBe(200)
  })

  it('at the same time count each', async () => {
    await Promise.all(wrong(8).map((attempt) => authorise(till, attempt)))
    expect((await authorise(till, { kategori: HARGA })).status).toBe(423)
  })

  it('do not keep the user from signing in, and lock nobody else', async () => {
    await fail(5)
    await server.client('SPV1')
    expect((await authorise(till, { user_id: 'OWN1', kategori: HARGA })).status).toBe(200)
  })
})

describe('using', () => {
  it('once', async () => {
    const id = await buildOtorisasi(till, { kategori: HARGA })
    expect((await sellCheap(till, id)).status).toBe(200)
    expect(refusal(await sellCheap(till, id))).toEqual([403, `Perlu Otorisasi ${HARGA}`])
    expect(await log()).toMatchObject([{ dipakai: true, ref_no: 'JL-TK01-250115-0001' }])
  })

  it('once, also when two ask at the same time', async () => {
    const id = await buildOtorisasi(till, { kategori: HARGA })
    const replies = await Promise.all(Array.from({ length: 6 }, () => sellCheap(till, id)))
    expect(replies.map((r) => r.status).toSorted()).toEqual([200, 403, 403, 403, 403, 403])
  })

  it('for five minutes', async () => {
    const [early, late] = [
      await buildOtorisasi(till, { kategori: HARGA }),
      await buildOtorisasi(till, { kategori: HARGA }),
    ]
    wait(5 * MINUTE - 5_000)
    expect((await sellCheap(till, early)).status).toBe(200)
    wait(10_000)
    expect((await sellCheap(till, late)).status).toBe(403)
  })

  it('in the session that asked for it', async () => {
    const id = await buildOtorisasi(till, { kategori: HARGA })
    expect((await sellCheap(await server.client('SLS1'), id)).status).toBe(403)
    expect((await sellCheap(till, id)).status).toBe(200)
  })

  it('for its category', async () => {
    const id = await buildOtorisasi(till, { kategori: ONGKOS })
    expect((await sellCheap(till, id)).status).toBe(403)
  })

  it('by the header x-authorization-id too', async () => {
    const id = await buildOtorisasi(till, { kategori: HARGA })
    const body = await saleBody(till, {
      barang: [{ kode_barcode: await buildPiece(server), harga_jual: 500_000 }],
    })
    expect((await till.request('POST', 'penjualan', body, { 'x-authorization-id': id })).status).toBe(200)
  })

  it('without naming it, when its description names what it is for', async () => {
    const [piece, other] = [await buildPiece(server), await buildPiece(server)]
    await buildOtorisasi(till, { kategori: HARGA, description: `HARGA ${piece}` })
    expect((await sellCheap(till, null, other)).status).toBe(403)
    expect((await sellCheap(till, null, piece)).status).toBe(200)
  })

  it('not by a made-up id, not by an id of a failed attempt', async () => {
    expect((await sellCheap(till, 'tidak-ada')).status).toBe(403)
    await authorise(till, { kategori: HARGA, password: 'salah' })
    const [row] = await inDatabase<{ authorization_id: string }>(
      server,
      'SELECT authorization_id FROM otorisasi',
    )
    expect((await sellCheap(till, row!.authorization_id)).status).toBe(403)
  })

  it('a refused sale leaves it unused', async () => {
    const piece = await buildPiece(server)
    const id = await buildOtorisasi(till, { kategori: HARGA })
    const body = await saleBody(till, {
      barang: [{ kode_barcode: piece, harga_jual: 500_000, id_otorisasi: id }],
      kode_sales: 'S99',
    })
    expect((await save(till, body)).status).toBe(400)
    expect((await sellCheap(till, id, piece)).status).toBe(200)
  })
})

describe('invariant 28', () => {
  const LEVELS: readonly Level[] = ['OWN', 'SU', 'SPV', 'KSR', 'SLS', 'GDG', 'ADM', 'KTL']
  const PASSWORD_OF = { right: undefined, wrong: 'bukan-ini' } as const
  const attempt = fc.record({
    kind: fc.constant('ask' as const),
    level: fc.constantFrom(...LEVELS),
    right: fc.boolean(),
    password: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const),
    kategori: fc.constantFrom(HARGA, ONGKOS),
    session: fc.nat(1),
  })
  const use = fc.record({
    kind: fc.constant('use' as const),
    which: fc.nat(40),
    kategori: fc.constantFrom(HARGA, ONGKOS),
    session: fc.nat(1),
  })

  it('only who has the right gives one, and each is used at most once, by whom and for what it was given', async () => {
    for (const level of LEVELS) {
      await buildUser(server, { user_id: `${level}A`, level })
      await buildUser(server, { user_id: `${level}B`, level, hak_otorisasi: [ONGKOS] })
    }
    const sessions = [till, await server.client('SLS1')] as const
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(attempt, use), { minLength: 5, maxLength: 12 }), async (steps) => {
        await inDatabase(server, 'UPDATE users SET gagal_otorisasi = 0')
        const given: { id: string; kategori: string; session: number; used: boolean }[] = []
        const pieces = await buildPieces(
          server,
          steps.map(() => ({ ongkos: 10_000 })),
        )
        for (const [i, step] of steps.entries()) {
          const as = sessions[step.session]!
          if (step.kind === 'ask') {
            const password = PASSWORD_OF[step.password]
            const reply = await authorise(as, {
              user_id: `${step.level}${step.right ? 'B' : 'A'}`,
              kategori: step.kategori,
              ...(password ? { password } : {}),
            })
            const may = seesEverything(step.level) || (step.right && step.kategori === ONGKOS)
            expect(reply.status).toBe(step.password === 'wrong' ? 401 : may ? 200 : 403)
            if (reply.status === 200)
              given.push({
                id: reply.data.authorization_id,
                kategori: step.kategori,
                session: step.session,
                used: false,
              })
          } else {
            const one = given[step.which % Math.max(1, given.length)]
            const change = step.kategori === HARGA ? { harga_jual: 500_000 } : { ongkos: 0 }
            const reply = await save(
              as,
              await saleBody(as, {
                barang: [{ kode_barcode: pieces[i]!, ...change, id_otorisasi: one?.id ?? 'x' }],
              }),
            )
            const good =
              one !== undefined && !one.used && one.kategori === step.kategori && one.session === step.session
            expect(reply.status).toBe(good ? 200 : 403)
            if (good) one.used = true
          }
        }
      }),
      { numRuns: 12 },
    )
    const rows = await inDatabase<{
      hasil: string
      level: Level
      right: boolean
      ref_no: string
      dipakai: boolean
    }>(
      server,
      `SELECT o.hasil, u.level, EXISTS (SELECT 1 FROM hak_otorisasi h WHERE h.user_id = u.user_id AND h.kategori = o.kategori) AS right, o.ref_no, o.dipakai_at IS NOT NULL AS dipakai
       FROM otorisasi o JOIN users u ON u.user_id = o.user_otorisasi`,
    )
    expect(rows.filter((r) => r.hasil === 'OK' && !seesEverything(r.level) && !r.right)).toEqual([])
    const used = rows.filter((r) => r.dipakai).map((r) => r.ref_no)
    expect(used.length).toBeGreaterThan(0)
    expect(new Set(used).size).toBe(used.length)
  })
})
