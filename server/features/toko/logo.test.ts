/** The shop's own sign: made anew as it comes in, and on the shop's papers; whatever somebody sends for one ends no print but its own. */
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refuseShape } from '#domain/rules/picture-shape.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { PICTURE } from '#test/tools/picture-shape.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { refusal, refusals, type Client, type Reply } from '#test/tools/client.ts'
import { buildPiece } from '#test/tools/factories.ts'
import { ODD_PICTURES, HOSTILE_PICTURES, writtenPng } from '#test/tools/pictures.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { buildSale, cancel } from '#test/tools/till.ts'
import { siapkanMentah } from './logo.ts'

let server: TestServer
let owner: Client
beforeEach(async () => {
  server = await startTestServer()
  owner = await server.client('OWN1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
})

const send = (method: string, path: string, body?: unknown): Promise<Reply> =>
  owner.send(method, `toko${path}`, body)
const pengaturan = async () => (await send('GET', '/pengaturan')).data

describe('the logo', () => {
  /** Eight by eight points of gold, see-through allowed: what a printer has to unpack. */
  const PNG =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAYAAADED76LAAAAE0lEQVR4nGM4MU3jPz7MMDIUAAAkBaFBzvfANQAAAABJRU5ErkJggg=='
  const broken = (from: number, byte: number): string => {
    const bytes = Buffer.from(PNG.split(',')[1]!, 'base64')
    bytes[from] = byte
    return `data:image/png;base64,${bytes.toString('base64')}`
  }

  it('stands on the papers of the shop', async () => {
    const till = await server.client('SLS1')
    const no = await buildSale(till, { barang: [await buildPiece(server)] })
    const nota = async () => (await owner.file(`penjualan/${no}/nota?kertas=A5`)).bytes.byteLength
    const without = await nota()
    expect((await send('PUT', '/logo', { logo: PNG })).status).toBe(200)
    expect(await nota()).toBeGreaterThan(without)
    expect((await cancel(owner, no)).status).toBe(200)
  })

  it('is made anew, seen by every till, and taken away', async () => {
    expect((await send('PUT', '/logo', { logo: PNG })).status).toBe(200)
    const { logo } = (await (await server.client('SLS1')).request('GET', 'toko/perlengkapan')).data
    expect(logo).toMatch(/^data:image\/png;base64,/)
    expect(logo).not.toBe(PNG)
    expect(
      await sharp(Buffer.from(logo.split(',')[1], 'base64'))
        .raw()
        .toBuffer(),
    ).toEqual(
      await sharp(Buffer.from(PNG.split(',')[1]!, 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer(),
    )
    expect(
      (await (await server.client('OWN1', 'TK02')).request('GET', 'toko/perlengkapan')).data.logo,
    ).toBeNull()
    expect((await send('PUT', '/logo', { logo: null })).status).toBe(200)
    expect((await pengaturan()).logo).toBeNull()
    expect(
      (
        await inDatabase<{ aksi: string }>(
          server,
          `SELECT aksi FROM audit_log WHERE tabel = 'logo_toko' ORDER BY id`,
        )
      ).map((a) => a.aksi),
    ).toEqual(['UBAH', 'HAPUS'])
  })

  it.each([
    [
      'a drawing that may carry scripts',
      `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
    ],
    [
      'bytes that only say they are a picture',
      `data:image/png;base64,${Buffer.from('<script>').toString('base64')}`,
    ],
    ['another kind than it says', PNG.replace('png', 'jpeg')],
    ['a picture with a broken size', broken(19, 9)],
    ['a picture whose points do not unpack', broken(45, 0xff)],
    ['a picture cut short', PNG.slice(0, -24)],
    ['too large', `data:image/png;base64,${'A'.repeat(400_000)}`],
    ['an address', 'https://contoh.id/logo.png'],
  ])('is not %s', async (_, logo) => {
    expect((await send('PUT', '/logo', { logo })).status).toBe(400)
    expect(await inDatabase(server, 'SELECT * FROM logo_toko')).toEqual([])
  })

  const kiriman = (content: Buffer) =>
    `data:image/${content[0] === 0x89 ? 'png' : 'jpeg'};base64,${content.toString('base64')}`

  it('is nothing that a reader of pictures would die of, and a strange one is printed', async () => {
    const till = await server.client('SLS1')
    const no = await buildSale(till, { barang: [await buildPiece(server)] })
    for (const [apa, buat] of HOSTILE_PICTURES) {
      const { status, errors } = await send('PUT', '/logo', { logo: kiriman(await buat()) })
      expect([apa, status, errors?.[0]?.field]).toEqual([apa, 400, 'logo'])
    }
    expect(await inDatabase(server, 'SELECT * FROM logo_toko')).toEqual([])
    for (const [apa, buat] of ODD_PICTURES) {
      expect([apa, (await send('PUT', '/logo', { logo: kiriman(await buat()) })).status]).toEqual([apa, 200])
      expect((await owner.file(`penjualan/${no}/nota?kertas=A5`)).bytes.byteLength).toBeGreaterThan(1_000)
    }
    expect((await cancel(owner, no)).status).toBe(200)
  })

  describe('that an older server kept as it came', () => {
    const simpan = (kode_toko: string, content: Buffer, state = 'MENTAH') =>
      inDatabase(
        server,
        `INSERT INTO logo_toko (kode_toko, tipe, isi, keadaan) VALUES ($1, 'image/png', $2, $3)`,
        [kode_toko, content, state],
      )
    const state = () =>
      inDatabase<{ kode_toko: string; keadaan: string }>(
        server,
        'SELECT kode_toko, keadaan FROM logo_toko ORDER BY kode_toko',
      )
    const jahat = () => HOSTILE_PICTURES[0]![1]() as Buffer

    it('is made anew once; one that nobody can read is on no paper, and its shop is told until it has another', async () => {
      await simpan('TK01', jahat())
      await simpan('TK02', writtenPng({ width: 4096 }))
      const till = await server.client('SLS1')
      const no = await buildSale(till, { barang: [await buildPiece(server)] })
      const nota = async () => (await owner.file(`penjualan/${no}/nota?kertas=A5`)).bytes.byteLength
      const without = await nota()
      expect((await pengaturan()).logo).toBeNull()

      expect(await siapkanMentah(server.pool)).toBe(2)
      expect(await siapkanMentah(server.pool)).toBe(0)
      expect(await state()).toEqual([
        { kode_toko: 'TK01', keadaan: 'RUSAK' },
        { kode_toko: 'TK02', keadaan: 'SIAP' },
      ])
      const lain = await server.client('OWN1', 'TK02')
      expect((await lain.request('GET', 'toko/perlengkapan')).data.logo.length).toBeLessThan(5_000)
      expect(Math.abs((await nota()) - without)).toBeLessThan(100)

      const dikatakan = async () => {
        const { pengingat } = (await owner.request('GET', 'beranda')).data
        const logo = pengingat.filter(({ teks: text }: { teks: string }) => text.includes('Logo'))
        return [(await pengaturan()).logo_rusak, logo]
      }
      expect(await dikatakan()).toEqual([
        true,
        [{ menu: '/settingtoko', teks: 'Logo Toko Rusak, Pilih Lagi', jumlah: 1 }],
      ])
      expect((await send('PUT', '/logo', { logo: PNG })).status).toBe(200)
      expect(await dikatakan()).toEqual([undefined, []])
      expect((await cancel(owner, no)).status).toBe(200)
    })

    it('fails its own print alone, if it should stand there all the same', async () => {
      await simpan('TK01', jahat(), 'SIAP')
      const till = await server.client('SLS1')
      const no = await buildSale(till, { barang: [await buildPiece(server)] })
      const minta = (kertas: string) => owner.send('GET', `penjualan/${no}/nota?kertas=${kertas}`)
      const [a5, roll] = await Promise.all([minta('A5'), owner.file(`penjualan/${no}/nota?kertas=80`)])
      expect(refusal(a5)).toEqual([
        500,
        'Kertas Ini Tidak Bisa Dibuat, Silahkan Coba Lagi Atau Ganti Logo Toko',
      ])
      expect(roll.bytes.byteLength).toBeGreaterThan(1_000)
      expect((await cancel(owner, no)).status).toBe(200)
    })
  })

  it.each(
    (['HEIC', 'AVIF', 'WebP', 'GIF'] as const).flatMap((shape) =>
      ['png', 'heic'].map((disebut) => [shape, disebut] as const),
    ),
  )('says of a %s that calls itself %s how it becomes one', async (shape, disebut) => {
    expect(
      refusals(await send('PUT', '/logo', { logo: `data:image/${disebut};base64,${PICTURE[shape]}` })),
    ).toEqual([400, [['logo', refuseShape(shape)!.message]]])
    expect(await inDatabase(server, 'SELECT * FROM logo_toko')).toEqual([])
  })
})
