/** Scales of a shop: the picture of the mark, which of them weighed a sale or a purchase, and what the nota says of it (DOMAIN §G-12). */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diFolder } from '#server/pictures/folder.ts'
import { periksaFoto } from '#server/features/foto/periksa.ts'
import { inDatabase } from '#test/tools/ask.ts'
import { buildSoldEarlier, buy } from '#test/tools/beli.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { must, refusal, refusals, type Client } from '#test/tools/client.ts'
import { buildUser } from '#test/tools/factories.ts'
import { jpeg } from '#test/tools/pictures.ts'
import { pdfPages } from '#test/tools/pdf-text.ts'
import { startTestServer, type TestServer } from '#test/tools/server.ts'
import { save, saleBody } from '#test/tools/till.ts'

let folder: string
let server: TestServer
let owner: Client
let kasir: Client
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kencana-timbangan-'))
  server = await startTestServer({ penyimpanan: diFolder(folder) })
  owner = await server.client('OWN1')
  kasir = await server.client('KSR1')
})
afterEach(async () => {
  await expectBooksAgree(server.pool)
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const scale = (no_timbangan: string, more: object = {}) => ({
  no_timbangan,
  merek: 'AND GF-300',
  kelas: 'II',
  tera_sampai: '2025-06-30',
  ...more,
})
const buat = async (no: string, more: object = {}, as = owner) =>
  must(await as.send('POST', 'timbangan', scale(no, more))).data
const aktif = async (as = kasir): Promise<string[]> =>
  must(await as.send('GET', 'toko/perlengkapan')).data.timbangan.map(
    (t: { no_timbangan: string }) => t.no_timbangan,
  )
const pengingat = async (as: Client) =>
  must(await as.send('GET', 'beranda')).data.pengingat.filter((p: { teks: string }) =>
    p.teks.startsWith('Timbangan'),
  )

/** Warnings of Setting Toko that are about scales. */
const tera = async (): Promise<string[]> =>
  must(await owner.send('GET', 'toko/pengaturan'))
    .data.peringatan.filter((p: { masalah: string }) => p.masalah === 'TERA')
    .map((p: { text: string }) => p.text)

describe('the scales of a shop', () => {
  it('are told to every till while they are in use; the other shop has its own', async () => {
    expect(await aktif()).toEqual([])
    await buat('T2')
    await buat('t-1', { no_izin_tipe: 'ptb.12/2019', kapasitas: 320, daya_baca: 0.001 })
    await buat('T1', {}, await server.client('OWN1', 'TK02'))
    expect(await aktif()).toEqual(['T-1', 'T2'])
    must(await owner.send('DELETE', 'timbangan/T2'))
    expect(await aktif()).toEqual(['T-1'])
    expect(must(await owner.send('GET', 'timbangan')).data).toEqual([
      {
        no_timbangan: 'T-1',
        merek: 'AND GF-300',
        no_izin_tipe: 'PTB.12/2019',
        kelas: 'II',
        kapasitas: 320,
        daya_baca: 0.001,
        tera_sampai: '2025-06-30',
        foto: '-',
        status_aktif: true,
      },
    ])
  })

  it('are spoken of thirty days before their verification ends, to who may do something about it', async () => {
    await buat('T1', { tera_sampai: '2025-02-15' })
    expect(await pengingat(owner)).toEqual([])
    must(await owner.send('PUT', 'timbangan/T1', { tera_sampai: '2025-02-14' }))
    await buat('T2', { tera_sampai: '2024-12-31' })
    await buat('T3')
    const told = [{ menu: '/master-timbangan', teks: 'Timbangan Harus Ditera Ulang', jumlah: 2 }]
    expect(await pengingat(owner)).toEqual(told)
    await buildUser(server, { user_id: 'ADM1', level: 'ADM' })
    expect(await pengingat(await server.client('ADM1'))).toEqual(told)
    expect(await pengingat(kasir)).toEqual([])
    expect(await tera()).toEqual([
      'Tera timbangan T1 berakhir 30 hari lagi (14 Februari 2025). Timbangan dagang wajib ditera ulang.',
      'Tera timbangan T2 sudah berakhir (31 Desember 2024). Timbangan dagang wajib ditera ulang.',
    ])
    must(await owner.send('DELETE', 'timbangan/T2'))
    expect(await pengingat(owner)).toMatchObject([{ jumlah: 1 }])
  })

  it('take the place of the day that was typed before there was a place for them', async () => {
    await inDatabase(
      server,
      `INSERT INTO alat_toko (kode_toko, timbangan_seri, tera_sampai) VALUES ('TK01', 'B-77', '2025-01-20')`,
    )
    expect(await pengingat(owner)).toMatchObject([{ menu: '/settingtoko', jumlah: 1 }])
    await buat('B-77', { tera_sampai: '2026-01-20' })
    expect(await pengingat(owner)).toEqual([])
    expect(await tera()).toEqual([])
  })
})

describe('the mark', () => {
  const kirim = async (as = owner, no_timbangan = 'T1') =>
    as.send('POST', 'timbangan/foto', { no_timbangan, gambar: (await jpeg()).toString('base64') })

  it('is a picture of its scale; the next one takes its place, and all of it is written down', async () => {
    await buat('T1')
    expect((await owner.file('timbangan/T1/foto')).status).toBe(404)
    const { foto } = must(await kirim()).data
    expect(await owner.file('timbangan/t1/foto')).toMatchObject({ status: 200, type: 'image/jpeg' })
    expect((await owner.file('timbangan/T1/foto?ukuran=kecil')).status).toBe(200)
    expect(must(await owner.send('GET', 'timbangan')).data).toMatchObject([{ foto }])
    const { foto: next } = must(await kirim()).data
    expect(await periksaFoto(server.pool, diFolder(folder))).toMatchObject({ foto: 1, withoutFile: [] })
    expect(
      await inDatabase(
        server,
        `SELECT aksi, sesudah FROM audit_log WHERE tabel = 'foto_timbangan' ORDER BY id`,
      ),
    ).toEqual([
      { aksi: 'TAMBAH', sesudah: { foto } },
      { aksi: 'UBAH', sesudah: { foto: next } },
    ])
  })

  it('is not anybody’s to put there or to see, nor of a scale that is not there', async () => {
    await buat('T1')
    must(await kirim())
    expect((await kirim(kasir)).status).toBe(403)
    expect((await kasir.file('timbangan/T1/foto')).status).toBe(403)
    const other = await server.client('OWN1', 'TK02')
    expect(refusals(await kirim(other))).toEqual([
      400,
      [['no_timbangan', 'Timbangan T1 Tidak Ada Atau Tidak Aktif']],
    ])
    expect((await other.file('timbangan/T1/foto')).status).toBe(404)
    must(await owner.send('DELETE', 'timbangan/T1'))
    expect((await kirim()).status).toBe(400)
    expect((await owner.file('timbangan/T1/foto')).status).toBe(200)
  })
})

describe('a sale and a purchase', () => {
  const jual = async (more: object = {}) =>
    save(kasir, { ...(await saleBody(kasir, { barang: ['00000001'] })), ...more })
  const nota = async (no: string, area = 'penjualan') =>
    pdfPages((await kasir.file(`${area}/${no}/nota?kertas=A5`)).bytes)
      .flat()
      .join(' ')
  const setel = (jenis: string, timbangan: boolean) =>
    owner.send('PUT', `nota/pengaturan/${jenis}`, {
      ...{ kepala: [], kaki: '', harga_gram: true, lembar: 1, kertas: 'A5', qr: true },
      timbangan,
    })

  it('keep which scale it was, and say so on the nota where the shop wishes it', async () => {
    await buat('T1')
    const { no_faktur_group: no } = must(await jual({ no_timbangan: 't1' })).data
    expect(must(await kasir.send('GET', `penjualan/${no}`)).data.no_timbangan).toBe('T1')
    expect(await nota(no)).not.toContain('T1')
    must(await setel('JUAL', true))
    expect(await nota(no)).toMatch(/Timbangan\s*:?\s*T1/)
    // The nota stays what it was, whatever becomes of the scale.
    must(await owner.send('DELETE', 'timbangan/T1'))
    expect(await nota(no)).toMatch(/Timbangan\s*:?\s*T1/)
  })

  it('without one are what they were', async () => {
    must(await setel('JUAL', true))
    const { no_faktur_group: no } = must(await jual()).data
    expect(must(await kasir.send('GET', `penjualan/${no}`)).data.no_timbangan).toBeNull()
    expect(await nota(no)).not.toContain('Timbangan')
  })

  it('a purchase keeps it too', async () => {
    await buat('T1')
    await buildSoldEarlier(server, '00000001', { harga_jual: 1_527_500 })
    const beli = [{ kode_barcode: '00000001', berat: 2.35, kondisi: 'MULUS', harga: 1_492_500 }]
    const { no_faktur_group: no } = must(await buy(kasir, { beli, no_timbangan: 'T1' } as never)).data
    expect(must(await kasir.send('GET', `pembelian/${no}`)).data.no_timbangan).toBe('T1')
    must(await setel('BELI', true))
    expect(await nota(no, 'pembelian')).toMatch(/Timbangan\s*:?\s*T1/)
  })

  it('are refused with a scale that nobody knows, the other shop’s, or one out of use; nothing is written', async () => {
    await buat('T1')
    await buat('T2', {}, await server.client('OWN1', 'TK02'))
    await buat('T3')
    must(await owner.send('DELETE', 'timbangan/T3'))
    const beli = [
      { kode_barcode: '-', berat: 3, kondisi: 'TANPA SURAT', harga: 1_512_000, kode_group: 'G375' },
    ]
    for (const no_timbangan of ['T9', 'T2', 'T3']) {
      const told = [400, [['no_timbangan', `Timbangan ${no_timbangan} Tidak Ada Atau Tidak Aktif`]]]
      expect(refusals(await jual({ no_timbangan }))).toEqual(told)
      expect(refusals(await buy(kasir, { beli, no_timbangan } as never))).toEqual(told)
    }
    expect(await inDatabase(server, 'SELECT 1 FROM faktur_group')).toEqual([])
    expect(refusal(await jual({ no_timbangan: 'X'.repeat(21) }))[0]).toBe(400)
  })

  it('the database itself holds no scale of another shop', async () => {
    await buat('T2', {}, await server.client('OWN1', 'TK02'))
    const { no_faktur_group: no } = must(await jual()).data
    await expect(
      inDatabase(server, `UPDATE faktur_group SET no_timbangan = 'T2' WHERE no_faktur_group = $1`, [no]),
    ).rejects.toThrow(/faktur_group_timbangan/)
  })
})
