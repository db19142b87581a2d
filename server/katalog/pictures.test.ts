/** Pictures of the catalogue: stored before their row, taken once, gone with it; what is no picture leaves nothing (spec 002 §7, DOMAIN §F.4). */
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FOLDER_KATALOG } from '#domain/katalog.ts'
import { katalogOf, katalogs } from '#domain/katalog/index.ts'
import { refuseShape } from '#domain/rules/picture-shape.ts'
import { periksaFoto } from '#server/features/foto/periksa.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { objekFoto } from '#server/foto/foto.ts'
import type { Penyimpanan } from '#server/pictures/penyimpanan.ts'
import { diS3 } from '#server/pictures/s3.ts'
import { sapu } from '#server/pictures/sapu.ts'
import { rounds } from '#test/tools/chance.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { PICTURE } from '#test/tools/picture-shape.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { bom, dariTelepon, jpeg, png } from '#test/tools/pictures.ts'
import {
  alamatKatalog as to,
  buildPicture,
  buildKatalog,
  katalogForm,
  fillAgain,
  sendPicture,
  type Values,
} from '#test/tools/katalog.ts'
import { rapuh } from '#test/tools/penyimpanan.ts'
import { startS3 } from '#test/tools/s3.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'

const item = katalogOf('item-katalog')
const kategori = katalogOf('kategori-katalog')
const hadiah = katalogOf('hadiah-katalog')
const splash = katalogOf('splashscreen-katalog')

let folder: string
let storage: ReturnType<typeof rapuh>
let server: TestServer
let owner: Client
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-katalog-'))
  storage = rapuh(diFolder(folder))
  server = await startTestServer({ penyimpanan: storage.penyimpanan })
  owner = await server.client()
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function tersimpan(di: Penyimpanan = storage.penyimpanan): Promise<string[]> {
  const names: string[] = []
  for (const one of FOLDER_KATALOG) for await (const nama of di.list(one)) names.push(nama)
  return names.sort()
}
const objekBuang = async (): Promise<string[]> =>
  (await inDatabase<{ nama: string }>(server, 'SELECT nama FROM objek_buang')).map((row) => row.nama).sort()
/** So many minutes from now. */
async function sapuSekarang(minutes = 0): Promise<{ hilang: number; gagal: string[] }> {
  const gagal: string[] = []
  const now = new Date(server.clock.now().getTime() + minutes * 60_000)
  const hilang = await sapu({ pool: server.pool, penyimpanan: storage.penyimpanan, now }, (nama) =>
    gagal.push(nama),
  )
  return { hilang, gagal }
}
const lihat = (di: string, nama: string, ukuran = 'besar') =>
  owner.file(`app/gambar-katalog/${di}/${nama}?ukuran=${ukuran}`)
const buat = (katalog = kategori, lain: Values = {}) => buildKatalog(server, owner, katalog, lain)
const namaDari = (row: Values): string[] => [row['gambar_name'] as string | string[]].flat()
const ubah = (katalog: typeof item, row: Values, lain: Values) =>
  owner.send(...to(katalog.calls.ubah, String(row[katalog.key])), { ...fillAgain(katalog, row), ...lain })
const hapus = (katalog: typeof item, row: Values) =>
  owner.send(...to(katalog.calls.hapus, String(row[katalog.key])))

describe('a picture', () => {
  it('is kept upright, as JPEG, as large as its folder takes it, with a card beside it, and tells nothing else', async () => {
    for (const [di, besar] of [
      ['ITEM', { width: 720, height: 960 }],
      ['SPLASHSCREEN', { width: 1241, height: 1655 }],
    ] as const) {
      const reply = await sendPicture(owner, di, await dariTelepon(2400, 1800))
      expect([reply.status, reply.message, reply.data]).toEqual([
        200,
        'Gambar Tersimpan',
        {
          gambar_name: expect.stringMatching(/^[0-9a-f]{24}$/),
          gambar_path: `/katalog/v1/gambar/${di}/${reply.data.gambar_name}.jpg`,
        },
      ])
      const nama = reply.data.gambar_name
      const asli = await lihat(di, nama)
      expect(await sharp(asli.bytes).metadata()).toMatchObject({ format: 'jpeg', ...besar })
      expect([asli.type, asli.bytes.includes('RAHASIA-PEMOTRET')]).toEqual(['image/jpeg', false])
      expect(await sharp((await lihat(di, nama, 'kecil')).bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 360,
        height: 480,
      })
    }
  })

  it('that no row takes is swept away after an hour, not before, and is no picture for a row then', async () => {
    const gambar_name = await buildPicture(owner, 'KATEGORI_ICON')
    expect(await tersimpan()).toEqual(objekFoto('KATEGORI_ICON', gambar_name).sort())
    expect(await sapuSekarang(59)).toEqual({ hilang: 0, gagal: [] })
    expect(await sapuSekarang(61)).toEqual({ hilang: 2, gagal: [] })
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
    const values = { ...(await katalogForm(server, owner, kategori)), gambar_name }
    expect(refusals(await owner.send(...to(kategori.calls.tambah), values))).toEqual([
      400,
      [['gambar_name', 'Gambar Tidak Ditemukan, Silahkan Pilih Lagi']],
    ])
  })

  it('is of one row alone, of its own folder, and of who really sent it', async () => {
    const row = await buat()
    const tidakAda = [400, [['gambar_name', 'Gambar Tidak Ditemukan, Silahkan Pilih Lagi']]]
    const dengan = async (gambar_name: unknown) =>
      refusals(
        await owner.send(...to(kategori.calls.tambah), {
          ...(await katalogForm(server, owner, kategori)),
          gambar_name,
        }),
      )
    expect(await dengan(row['gambar_name'])).toEqual(tidakAda)
    expect(await dengan(await buildPicture(owner, 'HADIAH'))).toEqual(tidakAda)
    expect(await dengan('f'.repeat(24))).toEqual(tidakAda)
    expect(await dengan('../../etc/passwd')).toEqual([400, [['gambar_name', 'Gambar Tidak Dikenal']]])
    // Two rows at once want the same.
    const gambar_name = await buildPicture(owner, 'KATEGORI_ICON')
    const two = [await katalogForm(server, owner, kategori), await katalogForm(server, owner, kategori)]
    const replies = await Promise.all(
      two.map((body) => owner.send(...to(kategori.calls.tambah), { ...body, gambar_name })),
    )
    expect(replies.map((r) => r.status).sort()).toEqual([200, 400])
  })

  it('of a refused row waits for the next try', async () => {
    const values = await katalogForm(server, owner, kategori)
    const { status } = await owner.send(...to(kategori.calls.tambah), { ...values, warna: 'merah' })
    expect([status, (await owner.send(...to(kategori.calls.tambah), values)).status]).toEqual([400, 200])
  })

  it('stays when its row is edited; another takes its place, and the one before goes after the commit', async () => {
    const row = await buat(hadiah)
    const [lama] = namaDari(row)
    must(await ubah(hadiah, row, { nama_hadiah: 'Payung' }))
    expect([await objekBuang(), (await tersimpan()).length]).toEqual([[], 2])
    const baru = await buildPicture(owner, 'HADIAH')
    // Refused for something else: the old one stays.
    expect((await ubah(hadiah, row, { gambar_name: baru, point: -1 })).status).toBe(400)
    expect((await lihat('HADIAH', lama!)).status).toBe(200)
    must(await ubah(hadiah, row, { gambar_name: baru }))
    expect(await objekBuang()).toEqual(objekFoto('HADIAH', lama!).sort())
    expect(await sapuSekarang()).toEqual({ hilang: 2, gagal: [] })
    expect(await tersimpan()).toEqual(objekFoto('HADIAH', baru).sort())
    // A picture is not taken back from under the sweep.
    expect((await ubah(hadiah, row, { gambar_name: lama })).status).toBe(400)
  })

  it('of an item is one of several: swapped, one replaced, one taken away', async () => {
    const row = await buat(item, {
      gambar_name: [
        await buildPicture(owner, 'ITEM'),
        await buildPicture(owner, 'ITEM'),
        await buildPicture(owner, 'ITEM'),
      ],
    })
    const [a, b, c] = namaDari(row)
    const d = await buildPicture(owner, 'ITEM')
    const edited = must(await ubah(item, row, { gambar_name: [c, d, a] })).data
    expect(edited.gambar_name).toEqual([c, d, a])
    expect(edited.gambar_path).toEqual([c, d, a].map((n) => `/katalog/v1/gambar/ITEM/${n}.jpg`))
    expect(edited.versi).not.toBe(row['versi'])
    must(await ubah(item, edited, { gambar_name: [d] }))
    await sapuSekarang(61)
    expect((await tersimpan()).filter((nama) => nama.startsWith('ITEM/'))).toEqual(
      objekFoto('ITEM', d).sort(),
    )
    expect((await lihat('ITEM', b!)).status).toBe(404)
  })

  it('goes with its row, in every catalogue, and not before the row has gone', async () => {
    for (const katalog of katalogs.filter(({ picture, calls }) => picture && calls.hapus)) {
      const row = await buat(katalog)
      const objek = namaDari(row).flatMap((nama) => objekFoto(katalog.picture!.folder, nama))
      expect(await tersimpan()).toEqual(expect.arrayContaining(objek))
      must(await hapus(katalog, row))
      expect(await tersimpan()).toEqual(expect.arrayContaining(objek))
      await sapuSekarang()
      expect((await tersimpan()).filter((nama) => objek.includes(nama))).toEqual([])
    }
  })

  it('of a category that items use stays with it', async () => {
    const row = await buat()
    await buat(item, { kode_kategori: row['kode_kategori'] })
    expect((await hapus(kategori, row)).status).toBe(409)
    await sapuSekarang()
    expect((await lihat('KATEGORI_ICON', namaDari(row)[0]!)).status).toBe(200)
  })

  it('of a splash screen has one address; the one before it goes', async () => {
    const put = async () => {
      const nama = await buildPicture(owner, 'SPLASHSCREEN')
      must(
        await owner.send(...to(splash.calls.ubah, 'MEMBER'), {
          text: 'Halo',
          position: 'top',
          image_path: nama,
        }),
      )
      return nama
    }
    const lama = await put()
    const baru = await put()
    await sapuSekarang()
    expect(await tersimpan()).toEqual(objekFoto('SPLASHSCREEN', baru).sort())
    expect((await lihat('SPLASHSCREEN', lama)).status).toBe(404)
  })

  it('is of who has a screen of the catalogue', async () => {
    const nama = await buildPicture(owner, 'ITEM')
    const kasir = await server.client('KSR1')
    expect((await sendPicture(kasir, 'ITEM', await jpeg())).status).toBe(403)
    expect((await sendPicture(server.anonymous, 'ITEM', await jpeg())).status).toBe(401)
    expect((await kasir.file(`app/gambar-katalog/ITEM/${nama}`)).status).toBe(403)
    expect(refusal(await sendPicture(owner, 'BARANG', await jpeg()))).toEqual([400, 'Folder Tidak Dikenal'])
    for (const path of ['ITEM/..%2f..%2fx', 'BARANG/x', `BARANG/${nama}`, `ITEM/${nama}.jpg`])
      expect((await owner.file(`app/gambar-katalog/${path}`)).status).toBe(400)
  })
})

describe('what a storage does not do', () => {
  it('a picture that cannot be stored is none; what was written of it is swept away', async () => {
    storage.rusakkan('simpan')
    expect(refusal(await sendPicture(owner, 'ITEM', await jpeg()))).toEqual([
      503,
      'Foto Belum Bisa Disimpan, Silahkan Coba Lagi',
    ])
    storage.rusakkan()
    await sapuSekarang(61)
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
  })

  it('a row is gone though its picture is not: that is tried again', async () => {
    const row = await buat()
    const objek = objekFoto('KATEGORI_ICON', namaDari(row)[0]!)
    storage.rusakkan('hapus')
    must(await hapus(kategori, row))
    expect(must(await owner.send(...to(kategori.calls.daftar))).data).toEqual([])
    expect((await sapuSekarang()).gagal.sort()).toEqual(objek.sort())
    expect(await tersimpan()).toEqual(objek.sort())
    storage.rusakkan()
    expect(await sapuSekarang(5)).toEqual({ hilang: 0, gagal: [] })
    expect(await sapuSekarang(11)).toEqual({ hilang: 2, gagal: [] })
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
  })
})

describe('what is no picture is told so, and nothing is stored', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const ditolak = async (content: Buffer) => {
    const reply = await sendPicture(owner, 'ITEM', content)
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
    return refusal(reply)
  }
  const BUKAN: [number, string] = [400, 'Foto Harus JPEG Atau PNG Yang Utuh']

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a text called .jpg', () => Buffer.from('bukan gambar')],
    ['an SVG with a script', () => Buffer.from(SVG)],
    [
      'an SVG behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['half a PNG', async () => (await png(400, 400)).subarray(0, 60)],
  ])('%s', async (_, fill) => {
    expect(await ditolak(await fill())).toEqual(BUKAN)
  })

  it.each(['HEIC', 'AVIF', 'WebP', 'GIF'] as const)('a %s, and how it becomes a JPEG', async (shape) => {
    expect(await ditolak(Buffer.from(PICTURE[shape], 'base64'))).toEqual([400, refuseShape(shape)!.message])
  })

  it('30,000 × 30,000 in a few kilobytes is not unpacked', async () => {
    expect(await ditolak(bom(30_000))).toEqual([
      400,
      'Foto Terlalu Luas, Paling Banyak 50 Megapiksel Dan Sisinya 16,384 Piksel',
    ])
  })

  it('two at once', async () => {
    const replies = await Promise.all(
      [bom(30_000), Buffer.from(SVG)].map((content) => sendPicture(owner, 'ITEM', content)),
    )
    expect(replies.map((r) => r.status)).toEqual([400, 400])
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
  })

  it('more than 2 MB, in words', async () => {
    expect(await ditolak(Buffer.concat([await jpeg(), Buffer.alloc(2_097_152)]))).toEqual([
      400,
      'Foto Paling Besar 2 MB',
    ])
  })

  it('50 MB, when no more of them has come than their beginning', async () => {
    const { status, message } = await diumumkan(50_000_000)
    expect([status, message]).toEqual([413, 'Data Terlalu Besar'])
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
  })

  it('a file that is a picture and something else is kept as the picture alone', async () => {
    const nama = await buildPicture(
      owner,
      'ITEM',
      Buffer.concat([await jpeg(), Buffer.from(`PK\u0003\u0004${SVG}`)]),
    )
    for (const ukuran of ['besar', 'kecil']) {
      const { bytes, type, headers } = await lihat('ITEM', nama, ukuran)
      expect([
        type,
        headers['x-content-type-options'],
        bytes.includes('script'),
        bytes.includes('PK\u0003\u0004'),
      ]).toEqual(['image/jpeg', 'nosniff', false, false])
    }
  })

  /** Announces so many bytes, sends the first of them, and waits for what is said. */
  const diumumkan = (byte: number): Promise<{ status: number; message: string }> =>
    new Promise((resolve, reject) => {
      const asking = request(`${server.url}/api/v1/app/gambar-katalog/ITEM`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': byte,
          'x-auth-token': owner.token,
        },
      })
      asking.on('response', (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          asking.destroy()
          resolve({ status: response.statusCode!, ...JSON.parse(Buffer.concat(parts).toString()) })
        })
      })
      asking.on('error', reject)
      asking.write('{"gambar":"/9j/')
    })
})

it('the proof of the pictures knows the catalogue: a row without its picture, a picture without its row', async () => {
  const row = await buat(item)
  const [a] = namaDari(row)
  const all = must(await owner.send(...to(item.calls.daftar))).data
  expect(all).toHaveLength(1)
  const proof = () => periksaFoto(server.pool, storage.penyimpanan)
  // Two of the item, one each of its category, two banners and two infos.
  expect(await proof()).toEqual({ foto: 7, withoutFile: [], withoutRow: [] })
  await storage.penyimpanan.hapus(`ITEM/${a}.jpg`)
  await storage.penyimpanan.simpan('HADIAH/yatim.jpg', await jpeg())
  expect(await proof()).toEqual({
    foto: 7,
    withoutFile: [{ kode_barcode: row['kode_barang'], nama: `ITEM/${a}.jpg` }],
    withoutRow: ['HADIAH/yatim.jpg'],
  })
})

it('whatever is made, edited, put in order and deleted: the storage holds the pictures of the rows, and no other', async () => {
  const dicoba = [kategori, hadiah, item]
  const step = fc.record({
    apa: fc.constantFrom('buat', 'buat', 'ubah', 'gambar', 'hapus', 'urut', 'yatim', 'ditolak'),
    mana: fc.nat(2),
    yang: fc.nat(20),
    banyak: fc.integer({ min: 1, max: 5 }),
  })
  const list = async (katalog: typeof item): Promise<Values[]> =>
    must(await owner.send(...to(katalog.calls.daftar))).data
  const newPicture = async (katalog: typeof item, banyak: number) => {
    const names: string[] = []
    for (let i = 0; i < (katalog.picture!.maks > 1 ? banyak : 1); i++)
      names.push(await buildPicture(owner, katalog.picture!.folder))
    return katalog.picture!.maks > 1 ? names : names[0]
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const { apa, mana, yang, banyak } of steps) {
        const katalog = dicoba[mana]!
        const rows = await list(katalog)
        const row = rows[yang % Math.max(rows.length, 1)]
        if (apa === 'buat') await buat(katalog)
        if (apa === 'yatim') await buildPicture(owner, katalog.picture!.folder)
        if (apa === 'ditolak')
          await owner.send(...to(katalog.calls.tambah), {
            ...(await katalogForm(server, owner, katalog)),
            tayang: 'ya',
          })
        if (!row) continue
        if (apa === 'ubah') await ubah(katalog, row, { tayang: row['tayang'] === false })
        if (apa === 'gambar')
          must(await ubah(katalog, row, { gambar_name: await newPicture(katalog, banyak) }))
        if (apa === 'hapus') await hapus(katalog, row)
        if (apa === 'urut')
          must(
            await owner.send(...to(katalog.calls.urutkan), {
              kode: rows.map((r) => r[katalog.key]).reverse(),
            }),
          )
      }
      await sapuSekarang(61)
      const expected: string[] = []
      for (const katalog of katalogs)
        if (katalog.picture && !katalog.picture.tetap)
          for (const row of await list(katalog))
            expected.push(...namaDari(row).flatMap((nama) => objekFoto(katalog.picture!.folder, nama)))
      expect(await tersimpan()).toEqual(expected.sort())
      expect(await objekBuang()).toEqual([])
    }),
    { numRuns: rounds(5, 12) },
  )
}, 240_000)

it('all of it with a bucket', async () => {
  const s3 = await startS3()
  const penyimpanan = diS3(s3.options)
  const other = await startTestServer({ penyimpanan })
  try {
    const as = await other.client()
    const row = await buildKatalog(other, as, hadiah)
    const [lama] = namaDari(row)
    const baru = await buildPicture(as, 'HADIAH')
    const kode = String(row['kode_hadiah'])
    must(await as.send(...to(hadiah.calls.ubah, kode), { ...fillAgain(hadiah, row), gambar_name: baru }))
    const bersihkan = () =>
      sapu({ pool: other.pool, penyimpanan, now: other.clock.now() }, (nama, error) => {
        throw new Error(`${nama}: ${error}`)
      })
    await bersihkan()
    expect(await tersimpan(penyimpanan)).toEqual(objekFoto('HADIAH', baru).sort())
    expect((await as.file(`app/gambar-katalog/HADIAH/${lama}`)).status).toBe(404)
    must(await as.send(...to(hadiah.calls.hapus, kode)))
    await bersihkan()
    expect(await tersimpan(penyimpanan)).toEqual([])
  } finally {
    await other.close()
    await s3.close()
  }
})
