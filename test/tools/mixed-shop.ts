/**
 * A shop where everything happens at once: sales, buy-backs, trade-ins, deposits, gifts, points, corrections, cancels, refusals,
 * closes. Nothing is foreseen; every answer must be one that staff can read, and the invariants must hold whatever came of it.
 */
import { expect } from 'vitest'
import { parseSettings } from '#domain/rules/para-system.ts'
import { hargaBeli } from '#domain/rules/pembelian.ts'
import { acuanPembelian, cariNotaBeli } from '#domain/calls/pembelian.ts'
import { rupiah, tambahHari } from '#domain/units.ts'
import { askOf, inDatabase } from './ask.ts'
import { buy, cancelBuy, IDENTITAS, validateBuy, type BuyLine } from './beli.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import { closeShop } from './close.ts'
import { buildCoupons, buildMember, buildPieces, buildPoints, buildSettings } from './factories.ts'
import { PIECES } from './shop-stock.ts'
import { allowedIfAsked, balances, cancel, save, saleBody, trays, validate } from './till.ts'
import {
  ambilBody,
  batalTitipan,
  cash,
  simpanTitipan,
  tambahTitipan,
  titipanBody,
  validasiTitipan,
} from './titipan.ts'
import { batalPindah, buildTukang, idBarang, koreksiBerat, pindahkan } from './stok.ts'
import { batalTambah, hapuskan, tagUlangkan, tambahkan } from './tambah.ts'
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
import { OlahAcak, type OlahAct } from './mixed-olah.ts'
import { startTestServer, type TestServer } from './server.ts'

export const ACTS = [
  'jual',
  'beli',
  'beliTanpaNota',
  'tukar',
  'titip',
  'titipUang',
  'tambah',
  'ambil',
  'validasi',
  'tolak',
  'batal',
  'beliHadiah',
  'ambilHadiah',
  'tukarPoin',
  'koreksi',
  'batalHadiah',
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
  'konversi',
  'sortir',
  'cuci',
  'cuciKembali',
  'hancur',
  'lebur',
  'keluarLebur',
  'batalOlah',
  'pulangPergi',
] as const
export type Act = (typeof ACTS)[number]
/** `pick` and `more` choose among what there is at that moment. */
export interface MixedStep {
  act: Act
  pick: number
  more: number
}

const MEMBERS = ['MTK010000017', 'MTK010000025']
const GIFTS = ['PAYUNG', 'MUG']

interface Waiting {
  dokumen: 'PENJUALAN' | 'TITIPAN' | 'PEMBELIAN' | 'TUKAR'
  no_faktur_group: string
  urut: number
}

export class MixedShop {
  readonly server: TestServer
  owner!: Client
  today = '2025-01-15'
  /** How often each act went well. */
  readonly done = new Map<Act, number>()

  constructor(server: TestServer) {
    this.server = server
  }

  static async open(): Promise<MixedShop> {
    const server = await startTestServer()
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    await buildCoupons(server, 'G375', { berat: 1 })
    await buildSettings(server, { TITIP_POTONGAN_BATAL_PERSEN: '10', POIN_POTONG_BELI: 'YA' })
    for (const kode_member of MEMBERS) await buildMember(server, { kode_member })
    await buildPieces(server, PIECES)
    const shop = new MixedShop(server)
    await shop.signIn()
    await buildTukang(shop.owner)
    for (const kode_hadiah of GIFTS)
      must(await shop.post('hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, poin: 3 }))
    return shop
  }

  async signIn(): Promise<void> {
    this.owner = await this.server.client('OWN1')
  }

  async step({ act, pick, more }: MixedStep): Promise<void> {
    const reply = await this[act](pick, more)
    if (!reply) return
    expect([act, reply.status < 500, reply.message.length > 0], JSON.stringify(reply.body)).toEqual([
      act,
      true,
      true,
    ])
    if (reply.status === 200) this.done.set(act, (this.done.get(act) ?? 0) + 1)
  }

  /** Closes the day: first blocked as long as something waits, then through; the calendar goes on. */
  async close(): Promise<void> {
    const ask = askOf(this.server)
    if ((await this.waiting()).length > 0) expect((await closeShop(ask, 'OWN1')).status).toBe(400)
    for (let i = 0; i < 3; i++) for (const w of (await this.waiting()).toReversed()) await this.reject(w)
    for (let draf; (draf = await this.kiriman(0, 'DRAFT'));) must(await batalKirim(this.owner, draf.no))
    for (const no of await this.counts()) must(await batalOpname(this.owner, no))
    const { status, message } = await closeShop(ask, 'OWN1')
    expect([status, message]).toEqual([200, expect.any(String)])
    this.today = tambahHari(this.today, 1)
    this.server.clock.set(this.today)
    await this.signIn()
  }

  private post(path: string, body: object): Promise<Reply> {
    return this.owner.send('POST', path, body)
  }
  private async rows<R>(text: string): Promise<R[]> {
    return inDatabase<R>(this.server, text)
  }
  private async barcodes(status: string): Promise<string[]> {
    return (
      await this.rows<{ kode_barcode: string }>(
        `SELECT kode_barcode FROM barang WHERE kode_toko = 'TK01' AND status = '${status}' AND kode_barcode IS NOT NULL ORDER BY id`,
      )
    ).map((b) => b.kode_barcode)
  }
  private async waiting(): Promise<Waiting[]> {
    return must(await this.owner.request('GET', 'validasi')).data
  }
  private customer(more: number): { kode_customer?: string } {
    return more % 3 === 0 ? {} : { kode_customer: MEMBERS[more % 2]! }
  }
  private izinkan(send: () => Promise<Reply>): Promise<Reply> {
    return allowedIfAsked(this.owner, send, { user_id: 'OWN1' })
  }

  private async jual(pick: number, more: number): Promise<Reply | undefined> {
    const ready = await this.barcodes('READY')
    if (ready.length === 0) return undefined
    const barang = [...new Set([ready[pick % ready.length]!, ready[(pick + more) % ready.length]!])].slice(
      0,
      1 + (more % 2),
    )
    return save(this.owner, await saleBody(this.owner, { barang, ...this.customer(more) }))
  }

  private async lineOf(kode_barcode: string, more: number): Promise<BuyLine> {
    const acuan = await this.owner.call(acuanPembelian, {})
    const [nota] = await this.owner.call(cariNotaBeli, { params: { kode: kode_barcode } })
    const kondisi = acuan.kondisi[more % 2]!
    const berat = Math.max(1, nota!.berat - (more % 40))
    const { harga } = hargaBeli(
      {
        nota: nota!,
        berat: berat as never,
        kadar: undefined,
        group: nota!,
        rugi: nota!.rugi ?? undefined,
        kondisi,
        potongan_manual: rupiah(0),
      },
      parseSettings(),
    )
    return {
      kode_barcode,
      no_faktur_jual: nota!.no_faktur_jual,
      berat: berat / 1000,
      kondisi: kondisi.kondisi,
      harga,
    }
  }
  /** A piece that a customer may bring back. */
  private async sold(pick: number): Promise<string | undefined> {
    const rows = await this.rows<{ kode_barcode: string }>(
      `SELECT b.kode_barcode FROM barang b JOIN jual_detail j ON j.barang_id = b.id WHERE b.status = 'TERJUAL' AND j.status_valid = 'DONE' AND j.status_kembali = 'OPEN' AND NOT j.status_tukar
         AND NOT EXISTS (SELECT 1 FROM beli_detail d WHERE d.no_faktur_jual = j.no_faktur_jual AND d.status_valid <> 'CANC') ORDER BY 1`,
    )
    return rows[pick % Math.max(1, rows.length)]?.kode_barcode
  }
  private async beli(pick: number, more: number): Promise<Reply | undefined> {
    const kode_barcode = await this.sold(pick)
    return kode_barcode === undefined
      ? undefined
      : buy(this.owner, { beli: [await this.lineOf(kode_barcode, more)], ...this.customer(more) })
  }
  private async beliTanpaNota(pick: number, more: number): Promise<Reply> {
    const mg = 500 + (pick % 3000)
    const harga = hargaBeli(
      {
        nota: undefined,
        berat: mg as never,
        kadar: undefined,
        group: { harga_beli_gram: rupiah(560_000), harga_beli_24k: rupiah(0) },
        rugi: undefined,
        kondisi: {
          kondisi: 'TANPA SURAT',
          tipe: 'PERSENTASE',
          persentase: 100_000 as never,
          potongan: rupiah(0),
        },
        potongan_manual: rupiah(0),
      },
      parseSettings(),
    ).harga
    const line = {
      berat: mg / 1000,
      kondisi: 'TANPA SURAT',
      harga,
      kode_group: 'G375',
      kode_dept: 'CINCIN',
      nama_barang: 'CINCIN LAMA',
    }
    const send = () => buy(this.owner, { beli: [line], identitas: IDENTITAS })
    return more % 4 ? this.izinkan(send) : send()
  }
  private async tukar(pick: number, more: number): Promise<Reply | undefined> {
    const [kode_barcode, ready] = [await this.sold(pick), await this.barcodes('READY')]
    if (kode_barcode === undefined || ready.length === 0) return undefined
    return save(this.owner, await this.tukarBody(kode_barcode, ready[more % ready.length]!, more))
  }
  private async tukarBody(lama: string, baru: string, more: number) {
    const { detail_barang, ...head } = await saleBody(this.owner, {
      barang: [baru],
      pembayaran: [],
      ...this.customer(more),
    })
    const detail_beli = [await this.lineOf(lama, more)]
    const due =
      detail_barang.reduce((sum, b) => sum + b.harga_jual + b.ongkos + b.harga_atribut, 0) -
      detail_beli[0]!.harga
    return {
      ...head,
      detail_barang,
      detail_beli,
      pembayaran: due === 0 ? [] : [{ jenis: 'CASH', nominal: Math.abs(due) }],
    }
  }

  private async titip(pick: number, more: number): Promise<Reply | undefined> {
    const ready = await this.barcodes('READY')
    if (ready.length === 0) return undefined
    return simpanTitipan(
      this.owner,
      await titipanBody(this.owner, {
        barang: [ready[pick % ready.length]!],
        pembayaran: cash(200_000 + (more % 5) * 400_000),
        ...this.customer(more),
      }),
    )
  }
  private async titipUang(pick: number): Promise<Reply> {
    return simpanTitipan(this.owner, await titipanBody(this.owner, { pembayaran: cash(1_000 + pick) }))
  }
  private async deposit(pick: number): Promise<string | undefined> {
    const open = await this.rows<{ no: string }>(
      `SELECT no_titip_group AS no FROM titip WHERE status_valid = 'DONE' AND status_titipan = 'OPEN' AND no_faktur_group = '-' ORDER BY 1`,
    )
    return open[pick % Math.max(1, open.length)]?.no
  }
  private async tambah(pick: number, more: number): Promise<Reply | undefined> {
    const no = await this.deposit(pick)
    return no === undefined ? undefined : tambahTitipan(this.owner, no, cash(1_000 + more))
  }
  private async ambil(pick: number, more: number): Promise<Reply | undefined> {
    const [no, ready] = [await this.deposit(pick), await this.barcodes('READY')]
    if (no === undefined) return undefined
    const [own] = await this.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM titip_detail WHERE no_titip_group = '${no}'`,
    )
    if (own!.n === 0 && ready.length === 0) return undefined
    const loaded = await this.owner.request('GET', `titipan/${no}/ambil`)
    if (loaded.status !== 200) return loaded
    return save(
      this.owner,
      await ambilBody(this.owner, no, own!.n === 0 ? { lain: [ready[more % ready.length]!] } : {}),
    )
  }

  private async pindah(pick: number): Promise<Reply | undefined> {
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
  private async batalPindah(pick: number): Promise<Reply | undefined> {
    const done = await this.rows<{ no: string }>(
      `SELECT no FROM dokumen_stok WHERE kind = 'PINDAH' AND status_valid = 'DONE' ORDER BY 1`,
    )
    const no = done[pick % Math.max(1, done.length)]?.no
    return no === undefined ? undefined : batalPindah(this.owner, no)
  }

  /** Mostly a piece that nobody holds: of the others it is refused. */
  private async koreksiBerat(pick: number, more: number): Promise<Reply | undefined> {
    const rows = await this.rows<{ kode_barcode: string; berat: number }>(
      `SELECT kode_barcode, berat FROM barang WHERE kode_toko = 'TK01' AND kode_barcode IS NOT NULL AND status ${more % 5 ? "= 'READY'" : "<> 'TERJUAL'"} ORDER BY id`,
    )
    const piece = rows[pick % Math.max(1, rows.length)]
    if (!piece) return undefined
    const berat = Math.max(1, piece.berat + (more % 2 ? 1 : -1) * (1 + (more % 30)))
    return this.izinkan(() => koreksiBerat(this.owner, piece.kode_barcode, berat / 1000))
  }
  private async ubahBarang(pick: number, more: number): Promise<Reply | undefined> {
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
  private async satuBaki(pick: number): Promise<Reply> {
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
  private barangBaru(pick: number, more: number): Promise<Reply> {
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
  private async batalBarangBaru(pick: number): Promise<Reply | undefined> {
    const docs = await this.rows<{ no: string }>(
      `SELECT no FROM dokumen_stok WHERE kind IN ('TAMBAH', 'TAG ULANG') ORDER BY 1`,
    )
    const doc = docs[pick % Math.max(1, docs.length)]
    return doc && batalTambah(this.owner, doc.no)
  }
  private async hapusBarang(pick: number): Promise<Reply | undefined> {
    const added = await this.rows<{ kode_barcode: string }>(
      `SELECT d.kode_barcode FROM dokumen_stok h JOIN dokumen_stok_barang d USING (no) WHERE h.kind = 'TAMBAH' ORDER BY 1`,
    )
    const piece = added[pick % Math.max(1, added.length)]
    return piece && hapuskan(this.owner, [piece.kode_barcode])
  }
  private async tagUlang(pick: number): Promise<Reply | undefined> {
    const without = await this.rows<{ id: number }>(
      `SELECT id FROM barang WHERE kode_toko = 'TK01' AND kode_barcode IS NULL ORDER BY id`,
    )
    const piece = without[pick % Math.max(1, without.length)]
    return piece && tagUlangkan(this.owner, [Number(piece.id)])
  }
  private async kirim(pick: number, more: number): Promise<Reply | undefined> {
    const ready = await this.barcodes('READY')
    if (ready.length < 8) return undefined
    const barang = [...new Set([ready[pick % ready.length]!, ready[more % ready.length]!])]
    return kirimkan(this.owner, { barang, draf: more % 5 === 0 })
  }
  /** A shipment in this state; of those that are out, one of its lines too. */
  private async kiriman(pick: number, status: 'DRAFT' | 'KIRIM') {
    const found = await this.rows<{ no: string; urut: number | null }>(
      `SELECT k.no, l.urut FROM kirim k LEFT JOIN kirim_barang l ON l.no = k.no AND l.status = 'KIRIM' WHERE k.status_kirim = '${status}' ORDER BY 1, 2`,
    )
    return found[pick % Math.max(1, found.length)]
  }
  private async proses(pick: number): Promise<Reply | undefined> {
    const draf = await this.kiriman(pick, 'DRAFT')
    return draf && this.post('kirim-barang/proses', { no: draf.no })
  }
  private async batalKirim(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, more % 2 ? 'KIRIM' : 'DRAFT')
    return kirim && batalKirim(this.owner, kirim.no)
  }
  /** The other shop has a day and a session of its own. */
  private async terima(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, 'KIRIM')
    if (!kirim?.urut) return undefined
    const sana = await this.server.client('OWN1', 'TK02')
    const berat = more % 7 === 0 ? { berat: 1 } : {}
    return allowedIfAsked(sana, () =>
      terimakan(sana, { no_kirim: kirim.no, baris: [{ urut: kirim.urut!, ...berat }] }),
    )
  }
  private async akhiri(pick: number, more: number): Promise<Reply | undefined> {
    const kirim = await this.kiriman(pick, 'KIRIM')
    if (!kirim?.urut) return undefined
    return (more % 2 ? tarikKirim : hilangKirim)(this.owner, { no_kirim: kirim.no, baris: [kirim.urut] })
  }
  private timbang(pick: number, more: number): Promise<Reply> {
    return timbang(this.owner, {
      kode_baki: pick % 2 ? 'A1' : 'A2',
      selisih: (more % 5) / 10 - 0.1,
      keterangan: more % 3 ? 'BANDROL LEPAS' : '',
    })
  }
  /** Counts that are open. */
  private async counts(): Promise<string[]> {
    const open = await this.rows<{ no: string }>(
      `SELECT no FROM opname WHERE kode_toko = 'TK01' AND status = 'OPEN' ORDER BY 1`,
    )
    return open.map(({ no }) => no)
  }
  private hitung(pick: number): Promise<Reply> {
    const kode_baki = ['A1', 'A2', 'TITIP'][pick % 4]
    return bukaOpname(this.owner, kode_baki ? { cakupan: 'BAKI', kode_baki } : { cakupan: 'SEMUA' })
  }
  /** A piece of any status, in any tray; now and then the scan is taken back. */
  private async scan(pick: number, more: number): Promise<Reply | undefined> {
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
  private async akhiriHitung(pick: number): Promise<Reply | undefined> {
    const [no] = await this.counts()
    if (!no) return undefined
    return pick % 4 ? finalDisetujui(this.owner, no) : batalOpname(this.owner, no)
  }
  private async ketemu(pick: number): Promise<Reply | undefined> {
    const lost = await this.barcodes('HILANG')
    const kode_barcode = lost[pick % Math.max(1, lost.length)]
    return kode_barcode === undefined
      ? undefined
      : this.izinkan(() => ketemukan(this.owner, { kode_barcode, kode_baki: pick % 2 ? 'A1' : 'A2' }))
  }
  private olah(act: OlahAct, pick: number, more: number): Promise<Reply | undefined> {
    return new OlahAcak(this.owner, (text) => this.rows(text))[act](pick, more)
  }
  private konversi = (pick: number, more: number) => this.olah('konversi', pick, more)
  private sortir = (pick: number, more: number) => this.olah('sortir', pick, more)
  private cuci = (pick: number, more: number) => this.olah('cuci', pick, more)
  private cuciKembali = (pick: number, more: number) => this.olah('cuciKembali', pick, more)
  private hancur = (pick: number, more: number) => this.olah('hancur', pick, more)
  private lebur = (pick: number, more: number) => this.olah('lebur', pick, more)
  private keluarLebur = (pick: number, more: number) => this.olah('keluarLebur', pick, more)
  private batalOlah = (pick: number, more: number) => this.olah('batalOlah', pick, more)

  private async validasi(pick: number): Promise<Reply | undefined> {
    const list = await this.waiting()
    const w = list[pick % Math.max(1, list.length)]
    return w && this.confirm(w)
  }
  private confirm({ dokumen, no_faktur_group, urut }: Waiting): Promise<Reply> {
    if (dokumen === 'TITIPAN') return validasiTitipan(this.owner, no_faktur_group, urut)
    return dokumen === 'PENJUALAN'
      ? validate(this.owner, no_faktur_group)
      : validateBuy(this.owner, no_faktur_group, { jenis: dokumen })
  }
  private async tolak(pick: number): Promise<Reply | undefined> {
    const list = await this.waiting()
    const w = list[pick % Math.max(1, list.length)]
    return w && this.reject(w)
  }
  private reject({ dokumen, no_faktur_group, urut }: Waiting): Promise<Reply> {
    if (dokumen === 'TITIPAN') return batalTitipan(this.owner, no_faktur_group, { urut })
    return dokumen === 'PENJUALAN'
      ? cancel(this.owner, no_faktur_group)
      : cancelBuy(this.owner, no_faktur_group)
  }

  /** Something validated today, or on an earlier day, is taken back. */
  private async batal(pick: number): Promise<Reply | undefined> {
    const valid = await this.rows<{ dokumen: Waiting['dokumen']; no: string }>(
      `SELECT CASE jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END AS dokumen, no_faktur_group AS no FROM faktur_group WHERE status_valid <> 'OPEN'
       UNION ALL SELECT 'TITIPAN', no_titip_group FROM titip WHERE status_valid = 'DONE' ORDER BY 2`,
    )
    const v = valid[pick % Math.max(1, valid.length)]
    return v && this.undo(v.dokumen, v.no)
  }
  private undo(dokumen: Waiting['dokumen'], no: string): Promise<Reply> {
    return this.izinkan(() => {
      if (dokumen === 'TITIPAN') return batalTitipan(this.owner, no)
      return dokumen === 'PENJUALAN' ? cancel(this.owner, no) : cancelBuy(this.owner, no)
    })
  }

  private beliHadiah(pick: number, more: number): Promise<Reply> {
    return this.post('hadiah/beli', {
      tanggal: this.today,
      supplier: 'CV MAJU',
      detail_hadiah: [
        { kode_hadiah: GIFTS[pick % 2]!, qty: 1 + (more % 7), total_uang: 10_000 + (pick % 77_777) },
      ],
    })
  }
  private ambilHadiah(pick: number, more: number): Promise<Reply> {
    return this.post('hadiah/ambil', {
      tanggal: this.today,
      detail_hadiah: [{ kode_hadiah: GIFTS[pick % 2]!, qty: 1 + (more % 3), alasan: 'SOUVENIR' }],
    })
  }
  private tukarPoin(pick: number, more: number): Promise<Reply> {
    return this.post('tukar-poin', {
      kode_member: MEMBERS[pick % 2]!,
      detail_hadiah: [{ kode_hadiah: GIFTS[more % 2]!, qty: 1 + (more % 3) }],
    })
  }
  private koreksi(pick: number, more: number): Promise<Reply> {
    return this.izinkan(() =>
      this.post('poin/koreksi', {
        kode_member: MEMBERS[pick % 2]!,
        poin: more % 2 ? 1 + (pick % 9) : -1 - (pick % 30),
        alasan: 'KOREKSI',
      }),
    )
  }
  private async batalHadiah(pick: number): Promise<Reply | undefined> {
    const docs = await this.rows<{ no: string }>(
      `SELECT no_pembelian AS no FROM hadiah_beli UNION ALL SELECT no_pengambilan FROM hadiah_ambil UNION ALL SELECT no_tukar_poin FROM tukar_poin ORDER BY 1`,
    )
    const doc = docs[pick % Math.max(1, docs.length)]
    return doc && this.izinkan(() => this.post('hadiah/batal', { no_ref: doc.no, alasan: 'SALAH' }))
  }

  /** Save, validate, cancel on one day: everything is as it was (invariant 8). */
  private async pulangPergi(pick: number, more: number): Promise<Reply | undefined> {
    const before = await this.standing()
    const kinds = ['jual', 'beli', 'tukar', 'titip'] as const
    const kind = kinds[more % kinds.length]!
    const saved = await this[kind](pick, more)
    if (saved?.status !== 200) return saved
    const no = (saved.data.no_faktur_group ?? saved.data.no_titip_group) as string
    const w = (await this.waiting()).find((x) => x.no_faktur_group === no)!
    const confirmed = await this.confirm(w)
    if (confirmed.status !== 200) return this.reject(w)
    // A deposit is given back less the shop's share: that one is not as it was.
    const undone = kind === 'titip' ? undefined : await this.undo(w.dokumen, no)
    if (undone?.status === 200) expect({ kind, ...(await this.standing()) }).toEqual({ kind, ...before })
    return undone ?? confirmed
  }
  private async standing(): Promise<Record<string, unknown>> {
    const points = await this.rows(
      `SELECT kode_member, point, trx_count, trx_terakhir FROM member ORDER BY 1`,
    )
    const [coupons] = await this.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM kupon WHERE status = 'AKTIF'`,
    )
    const pieces = await this.rows(
      `SELECT kode_barcode, status, berat, kode_baki FROM barang WHERE kode_barcode IS NOT NULL ORDER BY id`,
    )
    return {
      balances: await balances(this.owner),
      trays: Object.fromEntries(
        Object.entries(await trays(this.owner)).filter(([, [qty, berat]]) => qty !== 0 || berat !== 0),
      ),
      points,
      coupons,
      pieces,
    }
  }
}
