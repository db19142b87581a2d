/** Photos of a piece: added, ordered, seen, removed; what is no picture, who may not, what a storage does not do (spec 000 §5, §7; DOMAIN §F.4). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FOTO_MAKS } from '#domain/calls/foto.ts'
import { refuseShape } from '#domain/rules/picture-shape.ts'
import { diFolder } from '#server/pictures/folder.ts'
import type { Penyimpanan } from '#server/pictures/penyimpanan.ts'
import { diS3 } from '#server/pictures/s3.ts'
import { sapu } from '#server/pictures/sapu.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { PICTURE } from '#test/tools/picture-shape.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, must, refusal, type Client, type Reply } from '#test/tools/client.ts'
import { buildPiece, buildUser } from '#test/tools/factories.ts'
import { bom, dariTelepon, jpeg, kirimFoto, png } from '#test/tools/pictures.ts'
import { rapuh } from '#test/tools/penyimpanan.ts'
import { startS3 } from '#test/tools/s3.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { objekFoto } from './load.ts'
import { dropWithoutRow, periksaFoto } from './periksa.ts'

const PIECE = '00000001'

let folder: string
let storage: ReturnType<typeof rapuh>
let server: TestServer
let gudang: Client
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-foto-'))
  storage = rapuh(diFolder(folder))
  server = await startTestServer({ penyimpanan: storage.penyimpanan })
  await buildUser(server, { user_id: 'GDG1', level: 'GDG' })
  gudang = await server.client('GDG1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const foto = async (as: Client = gudang, kode = PIECE): Promise<string[]> =>
  must(await as.send('GET', `foto_produk/${kode}/daftar`)).data.foto
const tambah = async (content?: Buffer, kode = PIECE): Promise<string> =>
  must(await kirimFoto(gudang, kode, content ?? (await jpeg()))).data.foto.at(-1)
const picture = (path = '', as: Client = gudang) => as.file(`foto_produk/${PIECE}${path}`)
const tersimpan = async (di: Penyimpanan = storage.penyimpanan): Promise<string[]> => {
  const names: string[] = []
  for await (const nama of di.list('BARANG')) names.push(nama)
  return names.sort()
}
const objekBuang = () => inDatabase<{ nama: string }>(server, 'SELECT nama FROM objek_buang ORDER BY nama')
/** Sweeps now, and returns what was logged of it. */
const sapuSekarang = async (minutes = 0): Promise<{ hilang: number; gagal: string[] }> => {
  const gagal: string[] = []
  const now = new Date(server.clock.now().getTime() + minutes * 60_000)
  const hilang = await sapu({ pool: server.pool, penyimpanan: storage.penyimpanan, now }, (nama) =>
    gagal.push(nama),
  )
  return { hilang, gagal }
}

describe('a photo', () => {
  it('is there for who looks at the piece, large and small, upright, as JPEG that fits', async () => {
    const reply = await kirimFoto(gudang, PIECE, await dariTelepon(1600, 1200))
    expect([reply.status, reply.message, reply.data.foto.length]).toEqual([200, 'Foto Berhasil Disimpan', 1])
    const sales = await server.client('SLS1')
    const besar = await picture('', sales)
    expect([besar.status, besar.type]).toEqual([200, 'image/jpeg'])
    // the photo lay on its side: 1600 × 1200 is 1200 × 1600 upright, and 720 × 960 where 720 × 1366 is the most
    expect(await sharp(besar.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 720, height: 960 })
    const kecil = await picture('?ukuran=kecil', sales)
    expect(await sharp(kecil.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 192 })
    expect(must(await sales.send('GET', `barang/${PIECE}`)).data.foto).toBe(reply.data.foto[0])
  })

  it('that is small stays as small', async () => {
    await tambah(await png(60, 80))
    expect(await sharp((await picture()).bytes).metadata()).toMatchObject({ width: 60, height: 80 })
  })

  it('tells nothing but what is on it: no EXIF, no place, no file behind it', async () => {
    const asli = Buffer.concat([await dariTelepon(), Buffer.from('PK\u0003\u0004<script>alert(1)</script>')])
    expect(asli.includes('RAHASIA-PEMOTRET')).toBe(true)
    expect((await sharp(asli).metadata()).exif).toBeDefined()
    await tambah(asli)
    for (const { bytes } of [await picture(), await picture('?ukuran=kecil')]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
      for (const word of ['Exif', 'RAHASIA-PEMOTRET', 'TELEPON', 'script', 'PK\u0003\u0004'])
        expect([word, bytes.includes(word)]).toEqual([word, false])
    }
  })

  it('is asked for again each time, and sent once: an ETag, kept by who asked alone', async () => {
    await tambah()
    const url = `${server.url}/api/v1/foto_produk/${PIECE}`
    const first = await fetch(url, { headers: { 'x-auth-token': gudang.token } })
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    expect(first.headers.get('vary')).toContain('x-auth-token')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = first.headers.get('etag')!
    const again = await fetch(url, { headers: { 'x-auth-token': gudang.token, 'if-none-match': etag } })
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0])
    // A user who has signed out is not told that the photo is still the same.
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(401)
    await tambah(await jpeg(400, 400, '#333333'))
    await gudang.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: (await foto()).reverse() })
    const other = await fetch(url, { headers: { 'x-auth-token': gudang.token, 'if-none-match': etag } })
    expect(other.status).toBe(200)
    await other.arrayBuffer()
  })

  it('that there is none is a 404 in words, of a piece and of nothing alike', async () => {
    for (const path of ['', '/1', '/2?ukuran=kecil', `/${'a'.repeat(24)}`])
      expect((await picture(path)).status).toBe(404)
    expect(refusal(await gudang.send('GET', 'foto_produk/99999999'))).toEqual([404, 'Foto Tidak Ada'])
    expect(await foto(gudang, '99999999')).toEqual([])
    expect(must(await (await server.client('SLS1')).send('GET', `barang/${PIECE}`)).data.foto).toBeNull()
  })
})

describe('several', () => {
  it('stand in an order that staff choose; the first is the one of the till', async () => {
    const [a, b, c] = [await tambah(), await tambah(), await tambah()]
    const reply = await gudang.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: [c, a, b] })
    expect([reply.status, reply.message]).toEqual([200, 'Urutan Foto Berhasil Dirubah'])
    expect(await foto()).toEqual([c, a, b])
    expect((await picture()).headers.etag).toContain(c)
    expect((await picture('/2')).headers.etag).toContain(a)
    expect((await picture(`/${b}`)).headers.etag).toContain(b)
    expect((await picture('/4')).status).toBe(404)
  })

  it('lose none to who has not seen the newest', async () => {
    const [a, b] = [await tambah(), await tambah()]
    for (const wrong of [[a], [a, a], [b, a, 'f'.repeat(24)], ['f'.repeat(24), a]])
      expect(refusal(await gudang.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: wrong }))).toEqual([
        409,
        'Foto Barang Ini Sudah Berubah, Silahkan Lihat Lagi',
      ])
    expect(await foto()).toEqual([a, b])
  })

  it('are at most eight, however many are sent at once; nothing is left of the others', async () => {
    const content = await jpeg(100, 100)
    const replies = await Promise.all(
      Array.from({ length: FOTO_MAKS + 3 }, () => kirimFoto(gudang, PIECE, content)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(FOTO_MAKS)
    expect(replies.find(({ status }) => status !== 200)!.message).toBe('Satu Barang Paling Banyak 8 Foto')
    expect(new Set(await foto()).size).toBe(FOTO_MAKS)
    expect(await objekBuang()).toHaveLength(6)
    expect(await sapuSekarang(61)).toEqual({ hilang: 6, gagal: [] })
    expect(await tersimpan()).toEqual((await foto()).flatMap(objekFoto).sort())
  })

  it('are none twice: a request that comes again makes no second, also when it comes while the first is at work', async () => {
    const [content, key] = [await jpeg(), idTrx()]
    const replies = await Promise.all([1, 2, 3].map(() => kirimFoto(gudang, PIECE, content, key)))
    expect(replies.map(({ status, data }) => [status, data.foto.length])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ])
    await tambah()
    expect((await kirimFoto(gudang, PIECE, content, key)).data.foto).toHaveLength(1)
    expect(await foto()).toHaveLength(2)
    expect(refusal(await kirimFoto(gudang, PIECE, await png(), key))[0]).toBe(409)
    expect(await foto()).toHaveLength(2)
  })

  it('each leave a row in the log: who, which, when', async () => {
    const nama = await tambah()
    await gudang.send('DELETE', `foto_produk/${PIECE}/${nama}`)
    expect(
      await inDatabase(
        server,
        `SELECT user_id, aksi, ref FROM audit_log WHERE tabel = 'foto_barang' ORDER BY id`,
      ),
    ).toEqual([
      { user_id: 'GDG1', aksi: 'TAMBAH', ref: PIECE },
      { user_id: 'GDG1', aksi: 'HAPUS', ref: PIECE },
    ])
  })
})

describe('what is no photo', () => {
  const ditolak = async (content: Buffer): Promise<[number, string]> => {
    const reply = await kirimFoto(gudang, PIECE, content)
    expect([await foto(), await tersimpan(), await objekBuang()]).toEqual([[], [], []])
    return refusal(reply)
  }
  const BUKAN: [number, string] = [400, 'Foto Harus JPEG Atau PNG Yang Utuh']

  const noise = () =>
    sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()

  it.each(['HEIC', 'AVIF', 'WebP', 'GIF'] as const)('a %s is told how it becomes a JPEG', async (shape) => {
    expect(await ditolak(Buffer.from(PICTURE[shape], 'base64'))).toEqual([400, refuseShape(shape)!.message])
  })

  const BUKAN_FOTO: [string, () => Promise<Buffer>][] = [
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['the beginning of a JPEG and then a page', async () => Buffer.from('\xff\xd8\xff\xe0<html>', 'latin1')],
    ['the beginning of a PNG alone', async () => (await png()).subarray(0, 8)],
    [
      'half a JPEG',
      async () =>
        (
          await sharp(await noise())
            .jpeg()
            .toBuffer()
        ).subarray(0, 4_000),
    ],
    ['a PNG whose pixels are not there', async () => (await png(400, 400)).subarray(0, 60)],
    ['one byte', async () => Buffer.from([0xff])],
  ]

  it('is refused, whatever it says it is', async () => {
    for (const [apa, fill] of BUKAN_FOTO) expect([apa, await ditolak(await fill())]).toEqual([apa, BUKAN])
  })

  it('a few kilobytes that would become gigabytes are not unpacked', async () => {
    const content = bom(60_000)
    expect(content.length).toBeLessThan(10_000)
    const [status, message] = await ditolak(content)
    expect([status, message]).toEqual([
      400,
      'Foto Terlalu Luas, Paling Banyak 50 Megapiksel Dan Sisinya 16,384 Piksel',
    ])
  })

  it('what is larger than 2 MB is refused, in words', async () => {
    const besar = Buffer.concat([await jpeg(), Buffer.alloc(2_097_152)])
    expect(refusal(await kirimFoto(gudang, PIECE, besar))[0]).toBe(400)
    const tiga = Buffer.concat([await jpeg(), Buffer.alloc(3_000_000)])
    const { status, message } = await kirimFoto(gudang, PIECE, tiga)
    expect([status, message.length > 0]).toEqual([413, true])
    expect(await foto()).toEqual([])
  })

  it('a way out of the folder is no name', async () => {
    await tambah()
    for (const path of [
      '/..%2f..%2fetc%2fpasswd',
      '/%2e%2e',
      '/1%00',
      '/0',
      '/-1',
      '/1.jpg',
      '/BARANG%2Fx.jpg',
    ]) {
      const { status } = await picture(path)
      expect([path, status >= 400 && status < 500]).toEqual([path, true])
    }
    const hapus = await gudang.send('DELETE', `foto_produk/${PIECE}/..%2F..%2Fkunci-identitas`)
    expect(hapus.status).toBe(400)
  })
})

describe('who may', () => {
  it('see: whoever has signed in to the chain; change: who edits Data Barang', async () => {
    const nama = await tambah()
    const kasir = await server.client('KSR1')
    expect((await picture('', kasir)).status).toBe(200)
    await inDatabase(server, `DELETE FROM hak_akses WHERE user_id = 'KSR1' AND menu_name = '/data-barang'`)
    const again = await server.client('KSR1')
    const refused: Reply[] = [
      await kirimFoto(again, PIECE, await jpeg()),
      await again.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: [nama] }),
      await again.send('DELETE', `foto_produk/${PIECE}/${nama}`),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await picture('', server.anonymous)).status).toBe(401)
    expect((await kirimFoto(server.anonymous, PIECE, await jpeg())).status).toBe(401)
    expect(await foto()).toEqual([nama])
  })

  it('another shop of the chain sees them, and changes none: the piece is not there', async () => {
    const nama = await tambah()
    const lain = await server.client('OWN1', 'TK02')
    expect((await picture('', lain)).status).toBe(200)
    expect(await foto(lain)).toEqual([nama])
    for (const reply of [
      await kirimFoto(lain, PIECE, await jpeg()),
      await lain.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: [nama] }),
      await lain.send('DELETE', `foto_produk/${PIECE}/${nama}`),
    ])
      expect(reply.status).toBe(404)
    expect(await foto()).toEqual([nama])
  })

  it('a piece that has gone to another shop takes its photos with it', async () => {
    const kode = await buildPiece(server)
    const nama = await tambah(undefined, kode)
    await inDatabase(
      server,
      `UPDATE barang SET kode_toko = 'TK02', kode_gudang = 'TOKO', kode_baki = 'B1' WHERE kode_barcode = $1`,
      [kode],
    )
    expect(await foto(gudang, kode)).toEqual([nama])
    expect((await kirimFoto(gudang, kode, await jpeg())).status).toBe(404)
    const sana = await server.client('OWN1', 'TK02')
    expect(must(await kirimFoto(sana, kode, await jpeg())).data.foto).toHaveLength(2)
    // As it was: what stands there must agree with the ledger.
    await inDatabase(
      server,
      `UPDATE barang SET kode_toko = 'TK01', kode_gudang = 'TOKO', kode_baki = 'A1' WHERE kode_barcode = $1`,
      [kode],
    )
  })
})

describe('what a storage does not do', () => {
  it('a picture that cannot be stored is no photo; staff are told, and try again', async () => {
    storage.rusakkan('simpan')
    const key = idTrx()
    const content = await jpeg()
    expect(refusal(await kirimFoto(gudang, PIECE, content, key))).toEqual([
      503,
      'Foto Belum Bisa Disimpan, Silahkan Coba Lagi',
    ])
    expect(await foto()).toEqual([])
    storage.rusakkan()
    expect((await kirimFoto(gudang, PIECE, content, key)).status).toBe(200)
    expect(await foto()).toHaveLength(1)
  })

  it('a picture that cannot be read now is not said to be missing', async () => {
    await tambah()
    storage.rusakkan('ambil')
    expect(refusal(await gudang.send('GET', `foto_produk/${PIECE}`))).toEqual([
      503,
      'Foto Belum Bisa Dibaca, Silahkan Coba Lagi',
    ])
  })

  it('a photo is gone with its row; its picture after it, and when the storage would not, later', async () => {
    const nama = await tambah()
    const reply = await gudang.send('DELETE', `foto_produk/${PIECE}/${nama}`)
    expect([reply.status, reply.message, reply.data.foto]).toEqual([200, 'Foto Berhasil Dihapus', []])
    expect((await picture(`/${nama}`)).status).toBe(404)
    storage.rusakkan('hapus')
    expect(await sapuSekarang()).toEqual({ hilang: 0, gagal: objekFoto(nama) })
    expect(await tersimpan()).toEqual(objekFoto(nama).sort())
    storage.rusakkan()
    // Tried again ten minutes later, not at once.
    expect(await sapuSekarang(5)).toEqual({ hilang: 0, gagal: [] })
    expect(await sapuSekarang(11)).toEqual({ hilang: 2, gagal: [] })
    expect([await tersimpan(), await objekBuang()]).toEqual([[], []])
    expect(refusal(await gudang.send('DELETE', `foto_produk/${PIECE}/${nama}`))).toEqual([
      404,
      'Foto Tidak Ada',
    ])
  })

  it('a picture whose row never came is swept away after an hour, not before', async () => {
    await inDatabase(
      server,
      `UPDATE barang SET foto = array_fill('x'::text, ARRAY[8]) WHERE kode_barcode = $1`,
      [PIECE],
    )
    expect((await kirimFoto(gudang, PIECE, await jpeg())).status).toBe(409)
    expect(await tersimpan()).toHaveLength(2)
    expect(await sapuSekarang(59)).toEqual({ hilang: 0, gagal: [] })
    expect(await sapuSekarang(61)).toEqual({ hilang: 2, gagal: [] })
    expect(await tersimpan()).toEqual([])
  })
})

describe('the proof of the pictures', () => {
  it('finds a photo without its picture, and a picture without its piece', async () => {
    const [a, b] = [await tambah(), await tambah()]
    const proof = () => periksaFoto(server.pool, storage.penyimpanan)
    expect(await proof()).toEqual({ foto: 2, withoutFile: [], withoutRow: [] })
    const [hilang] = objekFoto(a)
    await storage.penyimpanan.hapus(hilang!)
    await storage.penyimpanan.simpan('BARANG/yatim.jpg', await jpeg())
    expect(await proof()).toEqual({
      foto: 2,
      withoutFile: [{ kode_barcode: PIECE, nama: hilang }],
      withoutRow: ['BARANG/yatim.jpg'],
    })
    // Only a user who looks at that one photo is worse off.
    expect((await picture(`/${a}`)).status).toBe(404)
    expect((await picture(`/${b}`)).status).toBe(200)
    await dropWithoutRow(server.pool, ['BARANG/yatim.jpg'], server.clock.now())
    expect((await proof()).withoutRow).toEqual([])
    await sapuSekarang()
    expect(await tersimpan()).not.toContain('BARANG/yatim.jpg')
  })

  it('does not take for lost what is on its way in or out', async () => {
    const nama = await tambah()
    await gudang.send('DELETE', `foto_produk/${PIECE}/${nama}`)
    expect(await periksaFoto(server.pool, storage.penyimpanan)).toEqual({
      foto: 0,
      withoutFile: [],
      withoutRow: [],
    })
  })
})

it('all of it with a bucket', async () => {
  const s3 = await startS3()
  const penyimpanan = diS3(s3.options)
  const other = await startTestServer({ penyimpanan })
  try {
    const owner = await other.client()
    const [a, b] = must(await kirimFoto(owner, PIECE, await dariTelepon())).data.foto.concat(
      must(await kirimFoto(owner, PIECE, await png())).data.foto.at(-1),
    )
    must(await owner.send('PUT', `foto_produk/${PIECE}/urutan`, { foto: [b, a] }))
    const first = await owner.file(`foto_produk/${PIECE}`)
    expect([first.status, await sharp(first.bytes).metadata()]).toMatchObject([
      200,
      { width: 300, height: 400 },
    ])
    must(await owner.send('DELETE', `foto_produk/${PIECE}/${b}`))
    await sapu({ pool: other.pool, penyimpanan, now: other.clock.now() }, (nama, error) => {
      throw new Error(`${nama}: ${error}`)
    })
    expect(await tersimpan(penyimpanan)).toEqual(objekFoto(a).sort())
    expect(await periksaFoto(other.pool, penyimpanan)).toEqual({ foto: 1, withoutFile: [], withoutRow: [] })
  } finally {
    await other.close()
    await s3.close()
  }
})
