/**
 * Dealings of one person are added up over all shops of one calendar day; over many days they are a pattern (DOMAIN §P.2,
 * §G-3). Over real HTTP.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askOf, inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, type Client } from '#test/tools/client.ts'
import { closeDay, holdCloses, heldBackend, waitingBackend } from '#test/tools/close.ts'
import { buildMember, buildPieces, buildSettings, buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { allowedIfAsked, cancel, cancelValid, save, saleBody, validate } from '#test/tools/till.ts'
import { LOCK } from '#server/db/locks.ts'

const SIAPA = {
  jenis: 'KTP',
  nomor: '3404010101900001',
  nama: 'SITI AMINAH',
  alamat: 'SLEMAN',
  pekerjaan: 'DOKTER',
}
type Toko = 'TK01' | 'TK02'
/** Heavy rings at 200,200,000 each. */
const RING = 200_200_000

let server: TestServer
let tills: Record<Toko, Client>
let adm: Client
let rings: Record<Toko, string[]>
const masuk = async () => {
  const [satu, dua, admin] = await Promise.all([
    server.client('SPV1'),
    server.client('SPV2', 'TK02'),
    server.client('ADM1'),
  ])
  tills = { TK01: satu, TK02: dua }
  adm = admin
}
beforeEach(async () => {
  server = await startTestServer()
  await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
  await buildUser(server, { user_id: 'SPV2', kode_toko: 'TK02', level: 'SPV' })
  const heavy = { kode_group: 'G375', berat: 308, ongkos: 0 }
  rings = {
    TK01: await buildPieces(server, [heavy, heavy, heavy]),
    TK02: await buildPieces(
      server,
      [heavy, heavy, heavy].map((piece) => ({ ...piece, kode_toko: 'TK02', kode_baki: 'B1' })),
    ),
  }
  await masuk()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

async function simpan(toko: Toko, more: object = {}): Promise<string> {
  const body = await saleBody(tills[toko], { barang: rings[toko].splice(0, 1) })
  return must(await save(tills[toko], { ...body, identitas: SIAPA, ...more })).data.no_faktur_group
}
/** Sold and validated: its number, and whether it is said to be reported. */
async function laku(toko: Toko, more: object = {}): Promise<{ no: string; lapor: boolean }> {
  const no = await simpan(toko, more)
  return { no, lapor: must(await validate(tills[toko], no)).data.lapor_ppatk }
}
const list = async (who = adm): Promise<any[]> => must(await who.request('GET', 'aml')).data
const pola = async (who = adm): Promise<any[]> => must(await who.request('GET', 'aml/pola')).data
/** A cancel in TK02, which its own SPV allows. */
const batalDua = (no: string) => allowedIfAsked(tills.TK02, () => cancel(tills.TK02, no), { user_id: 'SPV2' })
/** A reporter of a third shop, which has sold them nothing. */
async function third(): Promise<Client> {
  await inDatabase(
    server,
    `INSERT INTO toko SELECT (jsonb_populate_record(t, '{"kode_toko": "TK03"}')).* FROM toko t
     WHERE kode_toko = 'TK02'`,
  )
  await buildUser(server, { user_id: 'ADM3', kode_toko: 'TK03', level: 'ADM' })
  return server.client('ADM3', 'TK03')
}
/** The next day of the whole chain, after a close of both. */
const besok = async (hari: string) => {
  must(await tills.TK02.request('POST', 'system/close', { PROSES: 'close' }))
  await closeDay(server, askOf(server), hari)
  await masuk()
}

describe('sales of one day in two shops', () => {
  it('are one flag that names all of them and both shops; each shop sees it whole, others nothing', async () => {
    expect((await laku('TK01')).lapor).toBe(false)
    const second = await laku('TK02')
    expect(second.lapor).toBe(false)
    expect((await laku('TK02')).lapor).toBe(true)
    const [flag, ...more] = await list()
    expect(more).toEqual([])
    expect(flag).toMatchObject({
      status_aml: 'BARU',
      total: 3 * RING,
      jumlah: 3,
      toko: ['TK01', 'TK02'],
      tgl_awal: '2025-01-15',
      tgl_akhir: '2025-01-15',
      dasar: 'NO IDENTITAS',
    })
    await buildUser(server, { user_id: 'ADM2', kode_toko: 'TK02', level: 'ADM' })
    const dua = await server.client('ADM2', 'TK02')
    const tiga = await third()
    expect(await list(dua)).toEqual([flag])
    const whole = must(await adm.request('GET', `aml/${flag.id}`)).data
    expect(whole.dokumen.map((d: any) => [d.kode_toko, d.jenis, d.tanggal, d.nilai, d.lepas])).toEqual([
      ['TK01', 'JUAL', '2025-01-15', RING, false],
      ['TK02', 'JUAL', '2025-01-15', RING, false],
      ['TK02', 'JUAL', '2025-01-15', RING, false],
    ])
    expect(must(await dua.request('GET', `aml/${flag.id}`)).data).toEqual(whole)
    expect(must(await dua.send('POST', 'aml/ekspor', {})).data).toHaveLength(3)
    expect(await list(tiga)).toEqual([])
    for (const [method, path] of [
      ['GET', `aml/${flag.id}`],
      ['POST', `aml/${flag.id}/identitas`],
    ] as const)
      expect((await tiga.send(method, path, method === 'GET' ? undefined : {})).status).toBe(404)
    expect((await tiga.send('POST', `aml/${flag.id}/lapor`, { catatan: 'X' })).status).toBe(404)
    expect(must(await tiga.send('POST', 'aml/ekspor', {})).data).toEqual([])
    // a document is opened in its own shop alone
    expect((await dua.request('GET', `penjualan/${whole.dokumen[0].no}`)).status).toBe(404)
    // the dashboard of both, of no third
    const pengingat = async (who: Client) =>
      must(await who.request('GET', 'beranda')).data.pengingat.filter((p: any) => p.menu === '/daftar-aml')
    expect([await pengingat(adm), await pengingat(dua), await pengingat(tiga)]).toMatchObject([
      [{ jumlah: 1 }],
      [{ jumlah: 1 }],
      [],
    ])
    // a later one of the day joins it; what is cancelled goes out of it; below the limit it is none
    expect((await laku('TK01')).lapor).toBe(true)
    expect(await list()).toMatchObject([{ total: 4 * RING, jumlah: 4 }])
    must(await batalDua(second.no))
    expect(await list()).toMatchObject([{ status_aml: 'BARU', total: 3 * RING, jumlah: 3 }])
    must(await batalDua(whole.dokumen[2].no))
    expect(await list()).toMatchObject([{ status_aml: 'BUKAN', total: 2 * RING, toko: ['TK01', 'TK02'] }])
  })

  it('of three days are none, but a pattern; of a day that is reported nothing is a pattern', async () => {
    await buildMember(server, { kode_member: 'MTK010000017' })
    const member = { kode_customer: 'MTK010000017' }
    await laku('TK01', member)
    await besok('2025-01-16')
    await laku('TK02', member)
    expect(await pola()).toEqual([])
    await besok('2025-01-17')
    expect((await laku('TK02', member)).lapor).toBe(false)
    expect(await list()).toEqual([])
    const [found, ...more] = await pola()
    expect(more).toEqual([])
    expect(found).toMatchObject({
      kode_member: 'MTK010000017',
      total: 3 * RING,
      jumlah: 3,
      hari: 3,
      toko: ['TK01', 'TK02'],
      tgl_awal: '2025-01-15',
      tgl_akhir: '2025-01-17',
    })
    expect(found.dokumen.map((d: any) => [d.kode_toko, d.tanggal])).toEqual([
      ['TK01', '2025-01-15'],
      ['TK02', '2025-01-16'],
      ['TK02', '2025-01-17'],
    ])
    expect(await pola(await third())).toEqual([])
    expect((await (await server.client('KSR1')).request('GET', 'aml/pola')).status).toBe(403)
    // two more of today: a flag of today, and what is left beside it is too little
    await laku('TK01', member)
    expect((await laku('TK01', member)).lapor).toBe(true)
    expect(await list()).toMatchObject([{ total: 3 * RING, tgl_awal: '2025-01-17', jumlah: 3 }])
    expect(await pola()).toEqual([])
    // AML_POLA_HARI alone decides how far back
    await buildSettings(server, { AML_POLA_HARI: '2' })
    expect(await pola()).toEqual([])
  })

  it('count by the calendar: after its close a shop stands on tomorrow, and sells today', async () => {
    await laku('TK01')
    must(await tills.TK02.request('POST', 'system/close', { PROSES: 'close' }))
    await masuk()
    await laku('TK02')
    const { no, lapor } = await laku('TK02')
    expect(no).toContain('-250116-')
    expect(lapor).toBe(true)
    expect(await list()).toMatchObject([
      { tanggal: '2025-01-15', tgl_awal: '2025-01-15', tgl_akhir: '2025-01-15', total: 3 * RING },
    ])
  })

  it('come to the smallest limit of the shops in which they were', async () => {
    await buildSettings(server, { AML_BATAS: '400000000' }, 'TK02')
    await laku('TK01')
    expect((await laku('TK01')).lapor).toBe(false)
    expect((await laku('TK02')).lapor).toBe(true)
    expect(await list()).toMatchObject([{ total: 3 * RING }])
  })
})

describe('at once', () => {
  const limits = { AML_BATAS: String(2 * RING) }
  it('two tills in two shops miss nothing', async () => {
    await buildSettings(server, limits)
    await buildSettings(server, limits, 'TK02')
    for (let round = 0; round < 2; round += 1) {
      const saved = [await simpan('TK01'), await simpan('TK02')] as const
      const told = await Promise.all([validate(tills.TK01, saved[0]), validate(tills.TK02, saved[1])])
      expect(told.map((t) => must(t).data.lapor_ppatk).sort()).toEqual(
        round === 0 ? [false, true] : [true, true],
      )
    }
    expect(await list()).toMatchObject([{ jumlah: 4, total: 4 * RING }])
  })

  it('a cancel in one shop and the sale that names it in another wait for nobody twice', async () => {
    await buildSettings(server, limits)
    await buildSettings(server, limits, 'TK02')
    const { no } = await laku('TK01')
    const other = await simpan('TK02')
    const [cancelled, validated] = await Promise.all([
      cancelValid(tills.TK01, no),
      validate(tills.TK02, other),
    ])
    expect([cancelled.status, validated.status]).toEqual([200, 200])
    expect((await list()).filter((f) => f.status_aml === 'BARU')).toEqual([])
  })

  it('a shop that closes makes no till of another wait', async () => {
    await buildSettings(server, limits, 'TK02')
    await laku('TK02')
    const held = await holdCloses(server)
    const closing = tills.TK02.request('POST', 'system/close', { PROSES: 'close' })
    try {
      await heldBackend(server)
      expect((await laku('TK01')).lapor).toBe(true)
    } finally {
      await held.letGo()
    }
    expect((await closing).status).toBe(200)
  })

  it('who waits for a person in one shop leaves others of both to sell', async () => {
    const no = await simpan('TK01')
    const other = await simpan('TK02', { identitas: { ...SIAPA, nomor: '3404010101900002' } })
    const holder = await server.pool.connect()
    try {
      await holder.query(`BEGIN; SELECT set_config('app.kode_toko', 'TK01', true)`)
      await holder.query(
        `SELECT pg_advisory_xact_lock(${LOCK.orang}, hashtext(aml_kunci)) FROM faktur_group WHERE no_faktur_group = $1`,
        [no],
      )
      const waiting = validate(tills.TK01, no)
      await waitingBackend(server, `classid = ${LOCK.orang}`)
      expect((await validate(tills.TK02, other)).status).toBe(200)
      await holder.query('ROLLBACK')
      expect((await waiting).status).toBe(200)
    } finally {
      holder.release(true)
    }
  })
})

it('holidays move the deadline; who may not, edits none', async () => {
  await laku('TK01')
  await laku('TK02')
  await laku('TK02')
  expect(await list()).toMatchObject([{ tenggat: '2025-02-04', sisa_hari: 14 }])
  const libur = (who: Client, tanggal: string) =>
    who.send('POST', 'hari-libur', { tanggal, keterangan: 'IMLEK' })
  expect((await libur(await server.client('KSR1'), '2025-01-29')).status).toBe(403)
  must(await libur(await server.client('OWN1'), '2025-01-29'))
  expect((await libur(adm, '2025-01-29')).status).toBe(400)
  expect(await list()).toMatchObject([{ tenggat: '2025-02-05', sisa_hari: 14 }])
  expect(await inDatabase(server, 'SELECT tanggal::text, keterangan FROM hari_libur')).toEqual([
    { tanggal: '2025-01-29', keterangan: 'IMLEK' },
  ])
})
