/** Reports on a real standby: never an answer without what the primary had written, and the primary's whenever it cannot. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sabar } from '#test/tools/sabar.ts'
import { makeStandby, type Standby } from '#test/tools/standby.ts'
import { alamatDatabase } from './alamat.ts'
import { createPool, type PoolOptions } from './client.ts'
import { hubungi } from './find-primary.ts'
import { untilConnected } from './disconnected.ts'
import { fromReplica, becauseOfStandby, type ReadOrigin, type State } from './replica.ts'
import { throwAwayDatabase, type ThrowAway } from './throwAwayDatabase.ts'

let utama: ThrowAway
let standby: Standby
let pool: pg.Pool
let pemilik: pg.Pool
let asal: ReadOrigin
let dikatakan: State[]

beforeAll(async () => {
  utama = await throwAwayDatabase({ durable: false })
  standby = await makeStandby(utama)
  pool = createPool({ url: utama.urlServer, max: 2 })
  pemilik = createPool({ url: utama.url, max: 2 })
  await pemilik.query('CREATE TABLE catatan (n int); GRANT SELECT ON catatan TO PUBLIC')
}, sabar(60_000))
beforeEach(() => {
  dikatakan = []
  asal = replica({ url: standby.url })
})
afterAll(async () => {
  await pool?.end()
  await pemilik?.end()
  await standby?.stop()
  await utama?.stop()
})

const replica = (rest: { url: string; sabarMs?: number; istirahatMs?: number }): ReadOrigin =>
  fromReplica({
    utama: { url: utama.urlServer },
    pool,
    write: (state) => dikatakan.push(state),
    sabarMs: sabar(5_000),
    answerMs: sabar(20_000),
    istirahatMs: 0,
    ...rest,
  })

/** Asks as a report would at the place it is sent to. */
async function tanya<Row extends pg.QueryResultRow>({ url }: PoolOptions, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
const dimana = (dari: PoolOptions) =>
  tanya<{ siaga: boolean; n: number; login: string }>(
    dari,
    'SELECT pg_is_in_recovery() AS siaga, count(*)::int AS n, current_user AS login FROM catatan',
  ).then(([row]) => row!)

it('a report right after a write reads it on the standby, as the server’s own login, however often', async () => {
  for (let n = 1; n <= 20; n++) {
    await pemilik.query('INSERT INTO catatan VALUES (1)')
    expect(await asal.read(dimana)).toEqual({ siaga: true, n, login: 'kencana_server' })
  }
  expect(dikatakan).toEqual([{ dipakai: true, sebab: 'it has caught up' }])
  await asal.close()
})

it('of two machines the one that is asked for answers, whichever is named first', async () => {
  for (const [peran, benar] of [
    ['read-write', false],
    ['primary', false],
    ['standby', true],
  ] as const)
    for (const machines of [
      [standby, utama],
      [utama, standby],
    ]) {
      const hosts = machines.map(({ url }) => new URL(url).host).join(',')
      const url = alamatDatabase(
        `${utama.urlServer.replace(new URL(utama.urlServer).host, hosts)}?target_session_attrs=${peran}`,
      )
      const satu = await hubungi(url)
      expect((await satu.query('SELECT pg_is_in_recovery() AS siaga')).rows).toEqual([{ siaga: benar }])
      await satu.end()
      const dua = createPool({ url, max: 2 })
      const tanya = () => dua.query('SELECT pg_is_in_recovery() AS siaga').then(({ rows }) => rows)
      expect(await untilConnected(tanya, { sekali: true })).toEqual([{ siaga: benar }])
      await dua.end()
    }
})

it('one that does not catch up is not asked: the primary answers, and the log is told once each way', async () => {
  asal = replica({ url: standby.url, sabarMs: 50 })
  await standby.query('SELECT pg_wal_replay_pause()')
  try {
    await pemilik.query('INSERT INTO catatan VALUES (2)')
    await expect
      .poll(() => standby.query('SELECT pg_get_wal_replay_pause_state() AS keadaan'))
      .toEqual([{ keadaan: 'paused' }])
    await pemilik.query('INSERT INTO catatan VALUES (2)')
    expect((await asal.read(dimana)).siaga).toBe(false)
    expect((await asal.read(dimana)).siaga).toBe(false)
    expect(dikatakan).toEqual([{ dipakai: false, sebab: 'it is more than 50 ms behind' }])
  } finally {
    await standby.query('SELECT pg_wal_replay_resume()')
    await asal.close()
  }
  asal = replica({ url: standby.url })
  await expect.poll(async () => (await asal.read(dimana)).siaga).toBe(true)
  await asal.close()
})

it('one that is left is not looked at for a while', async () => {
  asal = replica({ url: standby.url, istirahatMs: 3_600_000 })
  await asal.read(({ url }) =>
    url === utama.urlServer ? Promise.resolve() : Promise.reject(new Error('Connection terminated')),
  )
  expect((await asal.read(dimana)).siaga).toBe(false)
  expect(dikatakan.map(({ dipakai }) => dipakai)).toEqual([true, false])
  await asal.close()
})

it('a report that must give way to what is replayed is made again on the primary', async () => {
  const pertama: boolean[] = []
  const { siaga: onStandby } = await asal.read(async (dari) => {
    pertama.push(dari.url !== utama.urlServer)
    if (pertama.length > 1) return dimana(dari)
    const client = new pg.Client({ connectionString: dari.url })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await client.query('SELECT count(*) FROM catatan')
      await pemilik.query('DELETE FROM catatan WHERE n = 1')
      await pemilik.query('VACUUM catatan')
      for (;;) {
        await client.query('SELECT count(*) FROM catatan')
        await pause(10)
      }
    } finally {
      await client.end().catch(() => {})
    }
  })
  expect(pertama).toEqual([true, false])
  expect(onStandby).toBe(false)
  expect(dikatakan.at(-1)).toMatchObject({ dipakai: false })
  await asal.close()
})

it('what is wrong with a report itself is wrong on the standby too, and nobody is asked twice', async () => {
  let kali = 0
  const wrong = asal.read((dari) => (kali++, tanya(dari, 'SELECT 1 / 0')))
  await expect(wrong).rejects.toMatchObject({ code: '22012' })
  expect(kali).toBe(1)
  await asal.close()
})

it('one that is gone is left, and found again when it is back', async () => {
  await standby.stop()
  expect((await asal.read(dimana)).siaga).toBe(false)
  await standby.start()
  await expect.poll(async () => (await asal.read(dimana)).siaga).toBe(true)
  expect(dikatakan.map(({ dipakai }) => dipakai)).toEqual([false, true])
  await asal.close()
})

it('what is no standby of this very database is never asked', async () => {
  asal = replica({ url: utama.url })
  expect((await asal.read(dimana)).siaga).toBe(false)
  expect(dikatakan).toEqual([{ dipakai: false, sebab: 'it is no standby of this database' }])
  await asal.close()
})

describe('whether an error is the standby’s', () => {
  it.each([
    ['40001', true],
    ['40P01', true],
    ['57P01', true],
    ['08006', true],
    ['53300', true],
    ['ECONNREFUSED', true],
    ['57014', false],
    ['42501', false],
    ['22012', false],
    ['ENOSPC', false],
  ])('%s: %s', (code, benar) => {
    expect(becauseOfStandby(Object.assign(new Error('x'), { code }))).toBe(benar)
  })
  it('a connection that broke has words alone', () => {
    expect(becauseOfStandby(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(becauseOfStandby(new Error('something else'))).toBe(false)
  })
})
