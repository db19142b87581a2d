/**
 * Works with the stock on random days: pieces come, move, leave and arrive, are weighed and counted (mixed-shop.ts).
 */
import { idTrx, must, type Client, type Reply } from './client.ts'
import { batalKirim, hilangKirim, kirimkan, tarikKirim, terimakan } from './kirim.ts'
import {
  batalOpname,
  bukaOpname,
  finalDisetujui,
  ketemukan,
  scanOpname,
  tarikScan,
  timbang,
} from './opname.ts'
import type { TestServer } from './server.ts'
import { batalPindah, idBarang, koreksiBerat, pindahkan } from './stok.ts'
import { batalTambah, hapuskan, tagUlangkan, tambahkan } from './tambah.ts'
import { allowedIfAsked } from './till.ts'

export const STOK_ACTS = [
  'pindah',
  'batalPindah',
  'koreksiBerat',
  'ubahBarang',
  'satuBaki',
  'barangBaru',
  'batalBarangBaru',
  'hapusBarang',
  'tagUlang',
  'kirim',
  'proses',
  'batalKirim',
  'terima',
  'akhiri',
  'timbang',
  'hitung',
  'scan',
  'akhiriHitung',
  'ketemu',
] as const

export class RandomStok {
  private readonly server: TestServer
  private readonly owner: Client
  private readonly rows: <R>(text: string) => Promise<R[]>
  constructor(server: TestServer, owner: Client, rows: <R>(text: string) => Promise<R[]>) {
    this.server = server
    this.owner = owner
    this.rows = rows
  }

  private post(path: string, body: object): Promise<Reply> {
    return this.owner.send('POST', path, body)
  }
  private izinkan(send: () => Promise<Reply>): Promise<Reply> {
    return allowedIfAsked(this.owner, send, { user_id: 'OWN1' })
  }
  private async barcodes(status: string): Promise<string[]> {
    const found = await this.rows<{ kode_barcode: string }>(
      `SELECT kode_barcode FROM barang
       WHERE kode_toko = 'TK01' AND status = '${status}' AND kode_barcode IS NOT NULL ORDER BY id`,
    )
    return found.map((b) => b.kode_barcode)
  }

  async pindah(pick: number): Promise<Reply | undefined> {
    const ready = await this.rows<{ kode_barcode: string; kode_baki: string }>(
      `SELECT kode_barcode, kode_baki FROM barang WHERE kode_toko = 'TK01' AND status = 'READY' ORDER BY 1`,
    )
    const piece = ready[pick % Math.max(1, ready.length)]
    if (!piece) return undefined
    return pindahkan(this.owner, {
      barang: [piece.kode_barcode],
      kode_baki: piece.kode_baki === 'A1' ? 'A2' : 'A1',
    })
  }
  async batalPindah(pick: number): Promise<Reply | undefined> {
    const done = await this.rows<{ no: string }>(
      `SELECT no FROM dokumen_stok WHERE kind = 'PINDAH' AND status_valid = 'DONE' ORDER BY 1`,
    )
    const no = done[pick % Math.max(1, done.length)]?.no
    return no === undefined ? undefined : batalPindah(this.owner, no)
  }

  /** Mostly a piece that nobody holds: of the others it is refused. */
  async koreksiBerat(pick: number, more: number): Promise<Reply | undefined> {
    const rows = await this.rows<{ kode_barcode: string; berat: number }>(
      `SELECT kode_barcode, berat FROM barang
       WHERE kode_toko = 'TK01' AND kode_barcode IS NOT NULL
         AND status ${more % 5 ? "= 'READY'" : "<> 'TERJUAL'"} ORDER BY id`,
    )
    const piece = rows[pick % Math.max(1, rows.length)]
    if (!piece) return undefined
    const berat = Math.max(1, piece.berat + (more % 2 ? 1 : -1) * (1 + (more % 30)))
    return this.izinkan(() => koreksiBerat(this.owner, piece.kode_barcode, berat / 1000))
  }
  async ubahBarang(pick: number, more: number): Promise<Reply | undefined> {
    const ready = await this.barcodes('READY')
    const kode = ready[pick % Math.max(1, ready.length)]
    if (kode === undefined) return undefined
    return this.post('data-barang/ubah-ongkos', {
      id: await idBarang(this.owner, kode),
      ongkos: (more % 9) * 10_000,
      tipe_ongkos: 'NOMINAL',
      nama_atribut: '-',
      berat_atribut: 0,
      harga_atribut: (more % 3) * 25_000,
    })
  }
  async satuBaki(pick: number): Promise<Reply> {
    const [dari_baki, kode_baki] = pick % 2 ? ['A1', 'A2'] : ['A2', 'A1']
    const seen = await this.owner.request('GET', `pindah-barang-satu-baki/TOKO/${dari_baki}`)
    return this.post('pindah-barang-satu-baki', {
      dari_gudang: 'TOKO',
      dari_baki,
      kode_gudang: 'TOKO',
      kode_baki,
      sidik: must(seen).data.sidik,
      id_trx: idTrx(),
    })
  }
  barangBaru(pick: number, more: number): Promise<Reply> {
    return tambahkan(this.owner, {
      sumber: ['PEMASOK', 'PUSAT', 'PESANAN'][more % 3]!,
      barang: Array.from({ length: 1 + (pick % 3) }, (_, i) => ({
        kode_group: ['G375', 'G700'][(pick + i) % 2]!,
        berat: (500 + ((pick + i * 977) % 5_000)) / 1000,
        ongkos: (more % 4) * 12_345,
        kode_baki: i % 2 ? 'A1' : 'A2',
      })),
    })
  }
  async batalBarangBaru(pick: number): Promise<Reply | undefined> {
    const docs = await this.rows<{ no: string }>(
      `SELECT no FROM dokumen_stok WHERE kind IN ('TAMBAH', 'TAG ULANG') ORDER BY 1`,
    )
    const doc = docs[pick % Math.max(1, docs.length)]
    return doc && batalTambah(this.owner, doc.no)
  }
  async hapusBarang(pick: number): Promise<Reply | undefined> {
    const added = await this.rows<{ kode_barcode: string }>(
      `SELECT d.kode_barcode FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) WHERE h.kind = 'TAMBAH'
       ORDER BY 1`,
    )
    const piece = added[pick % Math.max(1, added.length)]
    return piece && hapuskan(this.owner, [piece.kode_barcode])
  }
  async tagUlang(pick: number): Promise<Reply | undefined> {
    const without = await this.rows<{ id: number }>(
      `SELECT id FROM barang WHERE kode_toko = 'TK01' AND kode_barcode IS NULL ORDER BY id`,
    )
    const piece = without[pick % Math.max(1, without.length)]
    return piece && tagUlangkan(this.owner, [Number(piece.id)])
  }
  async kirim(pick: number, more: number): Promise<Reply | undefined> {
    const ready = await this.barcodes('READY')
    if (ready.length < 8) return undefined
    const barang = [...new Set([ready[pick % ready.length]!, ready[more % ready.length]!])]
    return kirimkan(this.owner, { barang, draf: more % 5 === 0 })
  }
  /** A shipment in this state; of those that are out, one of its lines too. */
  async kiriman(pick: number, status: 'DRAFT' | 'KIRIM') {
    const found = await this.rows<{ no: string; urut: number | null }>(
      `SELECT k.no, l.urut FROM kirim k LEFT JOIN kirim_barang l ON l.no = k.no AND l.status = 'KIRIM'
       WHERE k.status_kirim = '${status}' ORDER BY 1, 2`,
    )
    return found[pick % Math.max(1, found.length)]
  }
  async proses(pick: number): Promise<Reply | undefined> {
    const draft = await this.kiriman(pick, 'DRAFT')
    return draft && this.post('kirim-barang/proses', { no: draft.no })
  }
  async batalKirim(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, more % 2 ? 'KIRIM' : 'DRAFT')
    return kirim && batalKirim(this.owner, kirim.no)
  }
  /** The other shop has a day and a session of its own. */
  async terima(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, 'KIRIM')
    if (!kirim?.urut) return undefined
    const sana = await this.server.client('OWN1', 'TK02')
    const berat = more % 7 === 0 ? { berat: 1 } : {}
    return allowedIfAsked(sana, () =>
      terimakan(sana, { no_kirim: kirim.no, lines: [{ urut: kirim.urut!, ...berat }] }),
    )
  }
  async akhiri(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, 'KIRIM')
    if (!kirim?.urut) return undefined
    return (more % 2 ? tarikKirim : hilangKirim)(this.owner, { no_kirim: kirim.no, lines: [kirim.urut] })
  }
  timbang(pick: number, more: number): Promise<Reply> {
    return timbang(this.owner, {
      kode_baki: pick % 2 ? 'A1' : 'A2',
      selisih: (more % 5) / 10 - 0.1,
      keterangan: more % 3 ? 'BANDROL LEPAS' : '',
    })
  }
  /** Counts that are open. */
  async counts(): Promise<string[]> {
    const open = await this.rows<{ no: string }>(
      `SELECT no FROM opname WHERE kode_toko = 'TK01' AND status = 'OPEN' ORDER BY 1`,
    )
    return open.map(({ no }) => no)
  }
  hitung(pick: number): Promise<Reply> {
    const kode_baki = ['A1', 'A2', 'TITIP'][pick % 4]
    return bukaOpname(this.owner, kode_baki ? { cakupan: 'BAKI', kode_baki } : { cakupan: 'SEMUA' })
  }
  /** A piece of any status, in any tray; now and then the scan is taken back. */
  async scan(pick: number, more: number): Promise<Reply | undefined> {
    const [no] = await this.counts()
    const pieces = await this.rows<{ kode_barcode: string; kode_baki: string }>(
      `SELECT kode_barcode, kode_baki FROM barang WHERE kode_toko = 'TK01' AND kode_barcode IS NOT NULL ORDER BY id`,
    )
    if (!no) return undefined
    if (more % 7 === 0) return tarikScan(this.owner, no)
    // As one clerk walks along the trays.
    let reply: Reply | undefined
    for (const p of pieces.filter((_, i) => (i + pick) % (1 + (more % 3)) === 0)) {
      const found = await scanOpname(this.owner, no, more % 5 ? p.kode_baki : 'A1', p.kode_barcode)
      if (reply?.status !== 200 || found.status >= 500) reply = found
    }
    return reply
  }
  async akhiriHitung(pick: number): Promise<Reply | undefined> {
    const [no] = await this.counts()
    if (!no) return undefined
    return pick % 4 ? finalDisetujui(this.owner, no) : batalOpname(this.owner, no)
  }
  async ketemu(pick: number): Promise<Reply | undefined> {
    const lost = await this.barcodes('HILANG')
    const kode_barcode = lost[pick % Math.max(1, lost.length)]
    return kode_barcode === undefined
      ? undefined
      : this.izinkan(() => ketemukan(this.owner, { kode_barcode, kode_baki: pick % 2 ? 'A1' : 'A2' }))
  }
}
