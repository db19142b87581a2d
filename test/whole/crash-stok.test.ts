/**
 * Server and database are killed (SIGKILL) while stock documents of every kind are saved: each that was acknowledged is there
 * once, none is half there, what was not acknowledged can be sent again, the books of both shops agree.
 */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { setTimeout as pause } from 'node:timers/promises'
import { random, rounds } from '#test/tools/chance.ts'
import { expectBooksAgree } from '#test/tools/books.ts'
import { idTrx, type Client, type Reply } from '#test/tools/client.ts'
import { CrashServer, heard } from '#test/tools/crash.ts'
import { expectInvariants } from '#test/tools/invariants.ts'
import { sabar } from '#test/tools/sabar.ts'
import { buildTukang } from '#test/tools/stok.ts'
import { barangBaru, type BarangBaru } from '#test/tools/tambah.ts'
import { allowedIfAsked } from '#test/tools/till.ts'

/** In which order they die is tried by crash.test.ts. */
const ROUNDS = rounds(1, 4)
/** A round ends sooner, by the kill. */
const ACTS_PER_ROUND = 60

let server: CrashServer
let sini: Client
let sana: Client
beforeAll(async () => {
  server = await CrashServer.open()
  sini = await server.signIn('OWN1')
  sana = await server.signIn('OWN1', 'TK02')
  await buildTukang(sini)
})
afterAll(() => server.close())

interface Asked {
  staf: Client
  path: string
  body: object
  key: string
  reply?: Reply
}
/** Thrown when nobody answers any more. */
class Dead extends Error {}

const sendAgain = ({ staf, path, body, key }: Asked): Promise<Reply> =>
  allowedIfAsked(staf, () => staf.send('POST', path, body, key), { user_id: 'OWN1' })

let asked: Asked[] = []
const done = (): number => asked.filter((a) => a.reply).length

/** Sends it. @returns the data of the answer @throws Mati */
async function lakukan(staf: Client, path: string, body: object): Promise<any> {
  if (done() >= ACTS_PER_ROUND) throw new Dead()
  const one: Asked = { staf, path, body, key: idTrx() }
  asked.push(one)
  const reply = await heard(() => sendAgain(one))
  if (!reply) throw new Dead()
  expect([path, reply.status, reply.message]).toEqual([path, 200, reply.message])
  one.reply = reply
  return reply.data
}

let nomor = 0
async function baru(jumlah: number, content: BarangBaru = {}): Promise<string[]> {
  const barang = Array.from({ length: jumlah }, () =>
    barangBaru({ nama_barang: `CINCIN ${nomor++}`, ...content }),
  )
  return (await lakukan(sini, 'tambah-data-barang', { sumber: 'PEMASOK', barang })).barcode
}
const idDari = async (kode: string): Promise<number> => {
  const reply = await heard(() => sini.request('GET', `data-barang/lihat?kode_barcode=${kode}`))
  if (!reply) throw new Dead()
  return reply.data.id
}
const A2 = { kode_gudang: 'TOKO', kode_baki: 'A2' }
const ALASAN = { alasan: 'SALAH INPUT' }

const ALUR: (() => Promise<void>)[] = [
  async () => {
    const barang = await baru(2)
    const { no } = await lakukan(sini, 'kirim-barang', { kode_cabang: 'TK02', barang })
    await lakukan(sana, 'terima-barang', {
      no_kirim: no,
      baris: [{ urut: 1, kode_gudang: 'TOKO', kode_baki: 'B1', berat: 2.34 }],
    })
    await lakukan(sini, 'tarik-kirim', { no_kirim: no, baris: [2], ...ALASAN })
    await lakukan(sini, 'hapus-barang', { barang: [barang[1]], ...ALASAN })
  },
  async () => {
    const barang = await baru(2)
    await lakukan(sini, 'konversi-barang', { barang, kode_dept: 'GELANG', ...ALASAN })
    const { no } = await lakukan(sini, 'hancurbarang', { barang: [barang[0]], alasan: 'LEBUR' })
    await lakukan(sini, 'hancurbarang/proses', { no })
    await lakukan(sini, 'hancurbarang/hasil', { no, berat_hasil: 2.3 })
    await lakukan(sini, 'keluar-lebur', {
      tujuan: 'PEMURNI',
      penerima: 'PT PEMURNI',
      emas: [{ kode_group: 'G375', berat: 2.3 }],
      harga: 1_000_000,
    })
    await lakukan(sini, 'cucian/kirim', { kode_tukang: 'T1', barang: [barang[1]] })
    await lakukan(sini, 'cucian/kembali', {
      ...A2,
      barang: [{ id: await idDari(barang[1]!), berat_kembali: 2 }],
    })
  },
  async () => {
    const barang = await baru(2)
    const { no } = await lakukan(sini, 'pindah-barang', { ...A2, barang })
    await lakukan(sini, 'pindah-barang/batal', { no, ...ALASAN })
    await lakukan(sini, 'data-barang/koreksi-berat', { id: await idDari(barang[0]!), berat: 2.3, ...ALASAN })
    await lakukan(sini, 'label/cetak', { barang: [{ kode_barcode: barang[0], qty: 1 }], alasan: '' })
  },
  async () => {
    const kode_baki = `Z${nomor++}`
    await lakukan(sini, 'baki', { kode_baki, nama_baki: kode_baki, kode_gudang: 'TOKO', berat_baki: 1 })
    const [ada] = await baru(2, { kode_baki })
    const { no } = await lakukan(sini, 'opname', { cakupan: 'BAKI', kode_baki })
    await lakukan(sini, `opname/${no}/scan`, { kode_baki, kode_barcode: ada })
    await lakukan(sini, `opname/${no}/final`, {})
  },
]

/** Works in turn, as fast as it goes, until nobody answers. */
async function kerjakan(alur: () => Promise<void>): Promise<void> {
  try {
    for (;;) await alur()
  } catch (error) {
    if (!(error instanceof Dead)) throw error
  }
}

async function underWay(count: number, more: number): Promise<void> {
  while (done() < count) await pause(2)
  await pause(more)
}

it(
  'crashes among stock documents lose nothing that was acknowledged, and leave nothing half done',
  { timeout: sabar(ROUNDS * 60_000) },
  async () => {
    const seen = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      asked = []
      const loads = Promise.all(ALUR.map(kerjakan))
      const [share = 0, later = 0, apart = 0] = random(ROUNDS * 3).slice(round * 3)
      await Promise.race([underWay(20 + Math.floor(share * ACTS_PER_ROUND * 0.6), later * 30), loads])
      await server.pool.end()
      await server.kill(round % 2 ? Math.round((apart - 0.5) * 40) : 0)
      await loads
      await server.start()
      if (round < ROUNDS - 1) server.prepare()
      await expectInvariants(server.asTestServer)
      await expectBooksAgree(server.pool)
      for (const one of asked) {
        const again = await sendAgain(one)
        expect([one.path, again.status, again.message]).toEqual([one.path, 200, again.message])
        if (one.reply) expect(again).toEqual(one.reply)
        seen.add(one.path.replace(/SO-[^/]+/, '{no}'))
      }
    }
    await expectInvariants(server.asTestServer)
    await expectBooksAgree(server.pool)
    expect(seen.size).toBeGreaterThan(8)
  },
)
