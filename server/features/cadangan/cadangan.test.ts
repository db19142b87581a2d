/** Whole backups from a screen: made, listed, read again by the command itself, taken away whole; by whom, one at a time, and none by name. */
import { createHash, randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buatCadangan, listCadangan } from '#domain/calls/cadangan.ts'
import { LOCK } from '#server/db/locks.ts'
import { readCadangan } from '#server/cadangan/periksa.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { prosesCadangan } from '#server/commands/proses-cadangan.ts'
import type { PetugasOptions } from '#server/process/petugas-cadangan.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { cadangkan, dibuka, disusunLagi, ruangUji, type RuangUji } from '#test/tools/cadangan.ts'
import { refusal, type Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const KUNCI = randomBytes(32).toString('hex')
let ruang: RuangUji
let server: TestServer
let owner: Client
/** The gate that the process and the reading of a file wait for. */
let pintu: Promise<void>
let proses: PetugasOptions['proses']

beforeAll(async () => {
  ruang = await ruangUji()
})
afterAll(() => ruang.close())
beforeEach(async () => {
  pintu = Promise.resolve()
  proses = async (args, berhenti) => {
    const [flag, nilai] = args
    await pintu
    if (flag === '--oleh') await cadangkan(server, ruang.tempat, { oleh: nilai })
    else await periksaNyata(args, berhenti)
  }
  server = await startTestServer({
    rahasia: new Rahasia(Buffer.from(KUNCI, 'hex')),
    cadangan: {
      tempat: { ...ruang.tempat, read: reading },
      bawaan: true,
      jam: undefined,
      simpan: 5,
      proses: (args, berhenti) => proses(args, berhenti),
    },
  })
  owner = await server.client('OWN1')
  return async () => {
    await server.close()
    await rm(join(ruang.folder, 'cadangan'), { recursive: true, force: true })
  }
})
async function* reading(nama: string): AsyncGenerator<Buffer> {
  for await (const chunk of ruang.tempat.read(nama)) {
    yield chunk.subarray(0, 1)
    await pintu
    yield chunk.subarray(1)
  }
}
const periksaNyata: PetugasOptions['proses'] = (args, berhenti) =>
  prosesCadangan({
    ...process.env,
    KENCANA_DATA: ruang.folder,
    KENCANA_KUNCI: KUNCI,
    KENCANA_CADANGAN: join(ruang.folder, 'cadangan'),
  })(args, berhenti)

const fill = () => owner.call(listCadangan, {})
const selesai = () =>
  expect.poll(async () => (await fill()).kerja, { timeout: 60_000, interval: 20 }).toBe(null)
/** Begun, and come out. */
async function dibuat() {
  await owner.call(buatCadangan, {})
  await selesai()
  return (await fill()).cadangan[0]!
}
const audit = () =>
  inDatabase<{ aksi: string; ref: string; user_id: string }>(
    server,
    `SELECT aksi, ref, user_id FROM audit_log WHERE tabel = 'cadangan' ORDER BY id`,
  )

it('a backup is made, listed, read again by the command itself, and taken away whole', async () => {
  expect(await fill()).toMatchObject({ tempat: ruang.tempat.tempat, bawaan: true, jam: null, cadangan: [] })
  const baik = await dibuat()
  expect(baik).toMatchObject({ status: 'BAIK', asal: 'LAYAR', oleh: 'OWN1', ada: true, diperiksa: null })

  await owner.send('POST', `cadangan/${baik.id}/periksa`)
  expect((await fill()).kerja).toMatchObject({ apa: 'PERIKSA', id: baik.id })
  await selesai()
  expect((await fill()).cadangan[0]).toMatchObject({ diperiksa: expect.any(String), temuan: null })

  const file = await owner.file(`cadangan/${baik.id}/berkas`)
  expect([file.status, file.type, file.name]).toEqual([200, 'application/octet-stream', baik.nama])
  const { hash, bytes, manifest } = await readCadangan(potongan(file.bytes), server.app.deps)
  expect([hash, bytes]).toEqual([baik.hash, baik.bytes])
  expect(manifest.tabel.find((t) => t.nama === 'toko')!.baris).toBeGreaterThan(1)
  expect(await audit()).toEqual([
    { aksi: 'TAMBAH', ref: '-', user_id: 'OWN1' },
    { aksi: 'EXPORT', ref: baik.nama, user_id: 'OWN1' },
  ])
  await expectBooksAgree(server.pool)
})
async function* potongan(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

describe('who may', () => {
  it('is who works in any shop: nobody else, whatever their list of rights says', async () => {
    const { id } = await dibuat()
    await inDatabase(
      server,
      `INSERT INTO hak_akses (user_id, menu_name, is_show, boleh_tambah, boleh_ubah, boleh_hapus, boleh_export)
       VALUES ('KSR1', '/cadangan', true, true, true, true, true)`,
    )
    await buildUser(server, { user_id: 'SU9', level: 'SU' })
    for (const [user_id, status] of [
      ['KSR1', 403],
      ['SPV1', 403],
      ['SU9', 200],
    ] as const) {
      const who = await server.client(user_id)
      expect((await who.request('GET', 'cadangan')).status).toBe(status)
      expect((await who.file(`cadangan/${id}/berkas`)).status).toBe(status)
      if (status !== 200) {
        expect((await who.send('POST', 'cadangan')).status).toBe(status)
        expect((await who.send('POST', `cadangan/${id}/periksa`)).status).toBe(status)
      }
    }
    expect((await audit()).map(({ user_id }) => user_id)).toEqual(['OWN1', 'SU9'])
  })

  it('a server that makes none says so', async () => {
    const lain = await startTestServer()
    const pemilik = await lain.client('OWN1')
    expect(await pemilik.call(listCadangan, {})).toMatchObject({ tempat: null, cadangan: [] })
    for (const path of ['cadangan', 'cadangan/1/periksa'])
      expect(refusal(await pemilik.send('POST', path))).toEqual([409, 'Server Ini Tidak Membuat Cadangan'])
    expect((await pemilik.file('cadangan/1/berkas')).status).toBe(409)
    await lain.close()
  })
})

describe('one at a time', () => {
  const SIBUK = [409, 'Cadangan Lain Sedang Dibuat Atau Diperiksa, Tunggu Sampai Selesai']
  const ditutup = () => {
    let buka = () => {}
    pintu = new Promise((resolve) => (buka = resolve))
    return () => buka()
  }

  it('of two that are asked for at once one is made; meanwhile none is read again', async () => {
    const { id } = await dibuat()
    const buka = ditutup()
    const replies = await Promise.all([owner.send('POST', 'cadangan'), owner.send('POST', 'cadangan')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(refusal(await owner.send('POST', `cadangan/${id}/periksa`))).toEqual(SIBUK)
    buka()
    await selesai()
    expect((await fill()).cadangan).toHaveLength(2)
  })

  it('while another process makes one, none is begun; a repeated request begins no second', async () => {
    const lain = await server.pemilik.connect()
    try {
      await lain.query(`SELECT pg_advisory_lock(${LOCK.cadangan}, 0)`)
      expect(refusal(await owner.send('POST', 'cadangan'))).toEqual(SIBUK)
    } finally {
      await lain.query('SELECT pg_advisory_unlock_all()')
      lain.release()
    }
    const key = 'ABCDEF0123456789'
    for (let kali = 0; kali < 2; kali++) {
      expect((await owner.send('POST', 'cadangan', undefined, key)).status).toBe(200)
      await selesai()
    }
    expect((await fill()).cadangan).toHaveLength(1)
  })

  it('a user takes one file at a time, and the next when it has come', async () => {
    const { id } = await dibuat()
    const buka = ditutup()
    const pertama = owner.file(`cadangan/${id}/berkas`)
    await expect
      .poll(async () => (await audit()).filter(({ aksi: actions }) => actions === 'EXPORT').length, {
        interval: 10,
      })
      .toBe(1)
    await expect.poll(() => server.app.deps.cadangan!.diunduh, { interval: 10 }).toBe(1)
    expect((await owner.file(`cadangan/${id}/berkas`)).status).toBe(409)
    buka()
    expect((await pertama).status).toBe(200)
    await expect.poll(() => server.app.deps.cadangan!.diunduh, { interval: 10 }).toBe(0)
    expect((await owner.file(`cadangan/${id}/berkas`)).status).toBe(200)
  })
})

describe('only what the record names, as it was written', () => {
  it('nothing that is asked for by another word than a row is found', async () => {
    const { nama } = await dibuat()
    for (const id of ['0', '-1', '1e1', '999', nama, '..%2F..%2Fetc%2Fpasswd', '%2e%2e'])
      expect((await owner.file(`cadangan/${id}/berkas`)).status, id).toBeGreaterThanOrEqual(400)
    for (const id of ['0', '1e1', nama])
      expect((await owner.file(`cadangan/${id}/berkas`)).status, id).toBeLessThan(500)
  })

  it('a row with another name, of another place, taken away, changed or of another machine is none', async () => {
    const { id, nama } = await dibuat()
    const path = join(ruang.folder, 'cadangan', nama)
    const status = async () => (await owner.file(`cadangan/${id}/berkas`)).status
    const setelah = async (ubah: string) => {
      await server.pemilik.query(
        `ALTER TABLE cadangan DISABLE TRIGGER USER; UPDATE cadangan SET ${ubah} WHERE id = ${id}`,
      )
      return status()
    }
    await writeFile(join(ruang.folder, 'rahasia.tar'), await readFile(path))
    expect(await setelah(`nama = '../rahasia.tar'`)).toBe(404)
    expect(await setelah(`nama = '${nama}', tempat = '/lain'`)).toBe(404)
    expect(await setelah(`tempat = '${ruang.tempat.tempat}', dibuang = now()`)).toBe(404)
    expect(await setelah('dibuang = NULL')).toBe(200)
    await writeFile(path, 'x', { flag: 'a' })
    expect(await status()).toBe(404)
    await rm(path)
    expect(await status()).toBe(404)
    await inDatabase(
      server,
      `INSERT INTO pemulihan (pada, berkas, dibuat, sampai, hash)
       SELECT now(), 'x', now(), max(id), repeat('a', 64) FROM cadangan`,
    )
    expect((await fill()).cadangan).toEqual([])
  })

  it('one of before there were seals is good as long as it is what was written, and none of its hash is not', async () => {
    const { id, nama } = await dibuat()
    const path = join(ruang.folder, 'cadangan', nama)
    const bytes = await disusunLagi(await dibuka(await readFile(path), server.app.deps), {
      digest: (hash) => `${hash}\n`,
    })
    await writeFile(path, bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    await server.pemilik.query(
      `ALTER TABLE cadangan DISABLE TRIGGER USER; UPDATE cadangan
       SET bytes = ${bytes.length}, hash = '${hash}' WHERE id = ${id}`,
    )
    const temuan = async () => {
      await owner.send('POST', `cadangan/${id}/periksa`)
      await selesai()
      return (await fill()).cadangan[0]!.temuan
    }
    expect(await temuan()).toBe(null)
    expect((await owner.file(`cadangan/${id}/berkas`)).status).toBe(200)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)
    expect(await temuan()).toContain(nama)
  })

  it('a file that was changed is found out when it is read again', async () => {
    const { id, nama } = await dibuat()
    const path = join(ruang.folder, 'cadangan', nama)
    const bytes = await readFile(path)
    bytes[bytes.length >> 1]! ^= 1
    await writeFile(path, bytes)
    // Without the process: what it says of such a file, ditolak.test.ts asks.
    proses = async () => {
      await readCadangan(ruang.tempat.read(nama), server.app.deps).catch((error: Error) => {
        throw new Error(`Cadangan gagal: berkas ${nama} ${error.message}`)
      })
    }
    await owner.send('POST', `cadangan/${id}/periksa`)
    await selesai()
    expect((await fill()).cadangan[0]!.temuan).toMatch(new RegExp(`^berkas ${nama} `))
  })

  it('what was in the way before there is a row is told until the next one', async () => {
    const biasa = proses
    proses = () => Promise.reject(new Error('Cadangan gagal: kunci identitas tidak ada'))
    await owner.call(buatCadangan, {})
    await selesai()
    expect(await fill()).toMatchObject({ gagal: { sebab: 'kunci identitas tidak ada' }, cadangan: [] })
    proses = biasa
    await dibuat()
    expect((await fill()).gagal).toBe(null)
  })
})
