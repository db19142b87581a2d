/** A till: sells, confirms, buys back, cancels, each write under its own key and sent again with it until it is answered. */
import { setTimeout as pause } from 'node:timers/promises'
import { kodeIdTrx } from '#domain/rules/kode.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { random } from '#server/process/random.ts'
import type { Catatan, Kunjungan } from './catatan.ts'
import { Peramban, type Reply } from './peramban.ts'

/** A piece of `buildPieces`: 2 g of G375 at the fixture's price; bought back MULUS with 15,000 a gram less. */
const HARGA = 1_300_000
const HARGA_BELI = 1_270_000

/** Between two tries, and between two visits. */
const LAGI_MS = 250
const PAUSE_MS = 200

/** A till that has nothing to sell would look like one that cannot. */
const SEDIKIT = 100

export interface Rak {
  /** A till's own pieces, and those that its neighbour wants as well. */
  milik: string[]
  rebutan: string[]
}

interface Kasir {
  nomor: number
  kode_toko: string
  rak: Rak
  member: readonly string[]
  catatan: Catatan
  peramban: Peramban
  /** Fetches more pieces when the till's shelf is getting empty; nobody waits for it. */
  fill: () => void
  /** True once nothing new may begin; work under way is brought to its end. */
  berhenti: () => boolean
}

const kunci = (): string => kodeIdTrx(random, new Date())

/** Statuses that say nothing of the work itself: the call is sent again. */
const SEMENTARA = new Set([423, 429])

/** @returns the first answer that is one */
async function sampaiDijawab(
  { peramban, catatan, nomor }: Kasir,
  method: 'GET' | 'POST',
  path: string,
  body: object | undefined,
  key?: string,
): Promise<Reply> {
  const mulai = performance.now()
  const answers: string[] = []
  for (;;) {
    const reply = await peramban.kirim(method, path, body, key).catch((error: Error) => error)
    answers.push(
      `${((performance.now() - mulai) / 1000).toFixed(1)} s ${reply instanceof Error ? reply.name : `${reply.status} ${reply.message}`}`,
    )
    if (!(reply instanceof Error) && reply.status < 500 && !SEMENTARA.has(reply.status)) {
      if (answers.length > 1) catatan.wait(`till ${nomor} ${path} ${key}: ${answers.join('; ')}`)
      return reply
    }
    await pause(LAGI_MS)
  }
}

const write = (kasir: Kasir, path: string, body: object, key = kunci()): Promise<Reply> =>
  sampaiDijawab(kasir, 'POST', path, body, key)

export async function kasir(self: Kasir): Promise<void> {
  const { peramban, kode_toko, nomor, rak } = self
  const user_id = `T${kode_toko}-${1 + (nomor % 2)}`
  const masuk = await sampaiDijawab(self, 'POST', 'users/login', { user_id, password: PASSWORD, kode_toko })
  if (masuk.status !== 200) throw new Error(`${user_id}: ${masuk.message}`)
  peramban.token = masuk.data.token
  for (let i = 0; !self.berhenti(); i++) {
    const rebutan = i % 6 === 5
    if (rak.milik.length < SEDIKIT) self.fill()
    const kode_barcode = (rebutan ? rak.rebutan : rak.milik).shift()
    if (kode_barcode) await layani(self, i, kode_barcode, rebutan)
    else if (!rebutan) self.catatan.wait(`till ${nomor}: nothing to sell`)
    await pause(PAUSE_MS)
  }
  peramban.tutup()
}

async function layani(self: Kasir, i: number, kode_barcode: string, rebutan: boolean): Promise<void> {
  const { kode_toko, nomor, catatan } = self
  const kunjungan: Kunjungan = { kode_toko, kasir: nomor, kode_barcode, rebutan, id_trx: kunci() }
  catatan.kunjungan.push(kunjungan)
  if (!(await jual(self, i, kunjungan))) return
  // Seldom: an otorisasi is asked for so often a minute and no more, and the tills of the drill share one address.
  if (i % 20 === 2) await batalkan(self, kunjungan)
  else if (i % 5 === 4 && !rebutan) await beliKembali(self, kunjungan)
}

async function jual(self: Kasir, i: number, kunjungan: Kunjungan): Promise<boolean> {
  const { catatan, member, nomor } = self
  const saved = await write(
    self,
    'penjualan',
    {
      id_trx: kunjungan.id_trx,
      kode_sales: 'S01',
      ...(i % 4 === 0 && { kode_customer: member[(i + nomor) % member.length] }),
      detail_barang: [
        {
          kode_barcode: kunjungan.kode_barcode,
          berat: 2,
          harga_gram: 650_000,
          harga_jual: HARGA,
          ongkos: 0,
          harga_atribut: 0,
        },
      ],
      pembayaran: [{ jenis: 'CASH', nominal: HARGA }],
    },
    kunjungan.id_trx,
  )
  if (saved.status !== 200) {
    kunjungan.ditolak = saved.message
    if (!kunjungan.rebutan) catatan.recordOdd(`jual: ${saved.status} ${saved.message}`)
    return false
  }
  catatan.akui(nomor)
  kunjungan.no = saved.data.no_faktur_group
  kunjungan.tervalidasi = await validasi(self, 'penjualan', 'PENJUALAN', kunjungan.no!)
  return kunjungan.tervalidasi
}

async function validasi(self: Kasir, area: string, jenis: string, no: string): Promise<boolean> {
  const id_trx = kunci()
  const reply = await write(self, `${area}/validasi`, { jenis, no_faktur_group: no, id_trx }, id_trx)
  if (reply.status === 200) self.catatan.akui(self.nomor)
  else self.catatan.recordOdd(`validasi: ${reply.status} ${reply.message}`)
  return reply.status === 200
}

async function beliKembali(self: Kasir, kunjungan: Kunjungan): Promise<void> {
  const beli: Kunjungan['beli'] = (kunjungan.beli = { id_trx: kunci() })
  const saved = await write(
    self,
    'pembelian',
    {
      id_trx: beli.id_trx,
      kode_sales: 'S01',
      detail_beli: [{ kode_barcode: kunjungan.kode_barcode, berat: 2, kondisi: 'MULUS', harga: HARGA_BELI }],
      pembayaran: [{ jenis: 'CASH', nominal: HARGA_BELI }],
    },
    beli.id_trx,
  )
  if (saved.status !== 200) return self.catatan.recordOdd(`beli: ${saved.status} ${saved.message}`)
  self.catatan.akui(self.nomor)
  beli.no = saved.data.no_faktur_group
  beli.tervalidasi = await validasi(self, 'pembelian', 'PEMBELIAN', beli.no!)
}

/** With the owner's word, given again when a try has used it up. */
async function batalkan(self: Kasir, kunjungan: Kunjungan): Promise<void> {
  const body = { no_faktur_group: kunjungan.no, alasan: 'SALAH INPUT' }
  const key = kunci()
  kunjungan.batal = 'DIKIRIM'
  let reply = await write(self, 'penjualan/batal', body, key)
  for (const diminta of reply.otorisasi ?? [])
    await write(self, 'authorization', { user_id: 'OWN1', password: PASSWORD, ...diminta })
  if (reply.otorisasi) reply = await write(self, 'penjualan/batal', body, key)
  if (reply.status !== 200) return self.catatan.recordOdd(`batal: ${reply.status} ${reply.message}`)
  kunjungan.batal = 'DIJAWAB'
  self.catatan.akui(self.nomor)
}
