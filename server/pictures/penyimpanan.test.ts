/** Rules of every storage: the same is asked of a folder and of a real S3 server. */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomContent, startS3, type S3 } from '#test/tools/s3.ts'
import { cobaPenyimpanan } from './buka.ts'
import { diFolder } from './folder.ts'
import type { Penyimpanan } from './penyimpanan.ts'
import { diS3 } from './s3.ts'

let folder: string
let s3: S3
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-gambar-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const baru = (di = 'BARANG', ending = 'jpg'): string => `${di}/${randomBytes(8).toString('hex')}.${ending}`

async function fill(penyimpanan: Penyimpanan, di: string): Promise<string[]> {
  const names: string[] = []
  for await (const nama of penyimpanan.list(di)) names.push(nama)
  return names.sort()
}

describe.each([
  ['a folder', () => diFolder(folder)],
  ['a bucket', () => diS3(s3.options)],
])('%s', (_, open) => {
  let penyimpanan: Penyimpanan
  beforeAll(() => {
    penyimpanan = open()
  })

  it('gives back what was stored, byte for byte', async () => {
    for (const ending of ['jpg', 'png'])
      for (const size of [1, 5_000, 2_097_152]) {
        const [nama, bytes] = [baru('BARANG', ending), randomContent(size)]
        await penyimpanan.simpan(nama, bytes)
        expect((await penyimpanan.ambil(nama))?.equals(bytes)).toBe(true)
      }
  })

  it('has the newer of two under one name: the splash screens of the catalogue keep theirs', async () => {
    const [nama, newer] = ['SPLASHSCREEN/GUEST-1.png', randomContent()]
    await penyimpanan.simpan(nama, randomContent(9_000))
    await penyimpanan.simpan(nama, newer)
    expect((await penyimpanan.ambil(nama))?.equals(newer)).toBe(true)
  })

  it('has none of what was never stored, and none of what was removed; removing it again is no fault', async () => {
    const nama = baru()
    expect(await penyimpanan.ambil(nama)).toBeUndefined()
    await penyimpanan.hapus(nama)
    await penyimpanan.simpan(nama, randomContent())
    await penyimpanan.hapus(nama)
    expect(await penyimpanan.ambil(nama)).toBeUndefined()
    await penyimpanan.hapus(nama)
  })

  it('lists the names of one folder, all of them, and an empty one', async () => {
    const names = Array.from({ length: 25 }, () => baru('ITEM')).sort()
    await Promise.all(names.map((nama) => penyimpanan.simpan(nama, randomContent(10))))
    await penyimpanan.simpan(baru('HADIAH'), randomContent(10))
    expect(await fill(penyimpanan, 'ITEM')).toEqual(names)
    expect(await fill(penyimpanan, 'BANNER_ICON')).toEqual([])
  })

  it('stores many at once', async () => {
    const many = Array.from({ length: 20 }, () => [baru(), randomContent()] as const)
    await Promise.all(many.map(([nama, bytes]) => penyimpanan.simpan(nama, bytes)))
    for (const [nama, bytes] of many) expect((await penyimpanan.ambil(nama))?.equals(bytes)).toBe(true)
  })

  it.each([
    '../rahasia.jpg',
    'BARANG/../../rahasia.jpg',
    '/etc/passwd',
    'BARANG/..',
    'BARANG/a/b.jpg',
    'BARANG/a b.jpg',
    'BARANG/%2e%2e%2frahasia.jpg',
    'BARANG\\a.jpg',
    'barang/a.jpg',
    'BARANG/a.svg',
    'BARANG/a.jpg\0.png',
    'BARANG/.jpg',
    '',
  ])('takes no way out of it: %j', async (nama) => {
    for (const work of [
      () => penyimpanan.simpan(nama, randomContent(1)),
      () => penyimpanan.ambil(nama),
      () => penyimpanan.hapus(nama),
    ])
      await expect(work()).rejects.toThrow(/not a name/)
  })

  it('is tried at the start, and leaves nothing of that', async () => {
    await cobaPenyimpanan(penyimpanan)
    expect(await fill(penyimpanan, 'PERIKSA')).toEqual([])
  })

  it('tells where it is, and no secret', () => {
    expect(penyimpanan.tempat).not.toContain('S3RVER')
    expect(penyimpanan.tempat.length).toBeGreaterThan(5)
  })
})

describe('what is in the way is told', () => {
  it('a bucket that is not there, another key, a server that is not there', async () => {
    const { options } = s3
    for (const wrong of [
      { ...options, alamat: options.alamat.replace('foto-kencana', 'tidak-ada') },
      { ...options, rahasia: 'BUKANINI' },
      { ...options, alamat: 'http://127.0.0.1:1/foto-kencana' },
    ]) {
      const penyimpanan = diS3(wrong)
      await expect(penyimpanan.simpan(baru(), randomContent(1))).rejects.toThrow()
      await expect(cobaPenyimpanan(penyimpanan)).rejects.toThrow()
      await expect(fill(penyimpanan, 'BARANG')).rejects.toThrow()
    }
  })

  it('a server that is not there, and one that breaks off in the middle, by their name', async () => {
    const tanya = (port: number) =>
      diS3({ ...s3.options, alamat: `http://127.0.0.1:${port}/foto-kencana` }).ambil(baru())
    const broken = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf', () => socket.destroy()),
      )
    })
    await new Promise<void>((ok) => broken.listen(0, '127.0.0.1', ok))
    const { port } = broken.address() as AddressInfo
    await expect(tanya(port)).rejects.toThrow(`127.0.0.1:${port} tidak menjawab (`)
    await new Promise((ok) => broken.close(ok))
    await expect(tanya(port)).rejects.toThrow(`127.0.0.1:${port} tidak menjawab (ECONNREFUSED)`)
  })

  it('a folder that is a file', async () => {
    const file = join(folder, 'berkas')
    await writeFile(file, '')
    await expect(cobaPenyimpanan(diFolder(file))).rejects.toThrow()
  })
})

it('a folder keeps no half of a picture, whatever came between', async () => {
  const penyimpanan = diFolder(folder)
  const nama = baru('BANNER_ICON')
  await penyimpanan.simpan(nama, randomContent())
  await writeFile(join(folder, `${nama}.abc`), 'half')
  expect(await readdir(join(folder, 'BANNER_ICON'))).toHaveLength(2)
  expect(await fill(penyimpanan, 'BANNER_ICON')).toEqual([nama])
})
