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
import { must, type Client, type Reply } from './client.ts'
import { closeShop } from './close.ts'
import { buildCoupons, buildMember, buildPieces, buildPoints, buildSettings } from './factories.ts'
import { readSheet } from './lembar.ts'
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
import { batalKirim } from './kirim.ts'
import { ARSIP_ACTS, RandomArsip } from './mixed-arsip.ts'
import { HUTANG_ACTS, RandomHutang } from './mixed-hutang.ts'
import { OLAH_ACTS, RandomOlah } from './mixed-olah.ts'
import { PESANAN_ACTS, RandomPesanan } from './mixed-pesanan.ts'
import { STOK_ACTS, RandomStok } from './mixed-stok.ts'
import { KAS_ACTS, RandomKas } from './mixed-kas.ts'
import { LACI_ACTS, RandomLaci } from './mixed-laci.ts'
import { TUKANG_ACTS, RandomTukang } from './mixed-tukang.ts'
import { buildPremiPerGram } from './premi.ts'
import { batalOpname } from './opname.ts'
import { buildTukang } from './stok.ts'
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
  ...STOK_ACTS,
  ...OLAH_ACTS,
  ...PESANAN_ACTS,
  ...TUKANG_ACTS,
  ...KAS_ACTS,
  ...LACI_ACTS,
  ...HUTANG_ACTS,
  ...ARSIP_ACTS,
  'pulangPergi',
] as const
export type Act = (typeof ACTS)[number]
const isOneOf = <A extends Act>(acts: readonly A[], act: Act): act is A =>
  (acts as readonly Act[]).includes(act)
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
  private stok!: RandomStok
  private olah!: RandomOlah
  private order!: RandomPesanan
  private tukang!: RandomTukang
  private uang!: RandomKas
  private laci!: RandomLaci
  private hutang!: RandomHutang
  private lama!: RandomArsip
  today = '2025-01-15'
  /** Counts how often each act went well. */
  readonly done = new Map<Act, number>()

  constructor(server: TestServer) {
    this.server = server
  }

  static async open(): Promise<MixedShop> {
    const server = await startTestServer()
    await buildPoints(server, { tipe: 'RP', kelipatan: 100_000 })
    await buildCoupons(server, 'G375', { berat: 1 })
    await buildSettings(server, {
      TITIP_POTONGAN_BATAL_PERSEN: '10',
      POIN_POTONG_BELI: 'YA',
      ARSIP_MIN_HARI: '1',
    })
    for (const kode_member of MEMBERS) await buildMember(server, { kode_member })
    await buildPieces(server, PIECES)
    await buildPremiPerGram(server, 'S01', 1_500)
    const shop = new MixedShop(server)
    await shop.signIn()
    await buildTukang(shop.owner)
    for (const kode_hadiah of GIFTS)
      must(await shop.post('hadiah', { kode_hadiah, nama_hadiah: kode_hadiah, poin: 3 }))
    return shop
  }

  async signIn(): Promise<void> {
    this.owner = await this.server.client('OWN1')
    const rows = <R>(text: string) => this.rows<R>(text)
    this.stok = new RandomStok(this.server, this.owner, rows)
    this.olah = new RandomOlah(this.owner, rows)
    this.order = new RandomPesanan(this.owner, rows)
    this.tukang = new RandomTukang(this.owner, rows)
    this.uang = new RandomKas(this.owner, rows)
    this.laci = new RandomLaci(this.owner, rows)
    this.hutang = new RandomHutang(this.owner, rows)
    this.lama = new RandomArsip(this.owner, rows)
  }

  async step({ act, pick, more }: MixedStep): Promise<void> {
    const reply = await this.run({ act, pick, more })
    if (!reply) return
    expect([act, reply.status < 500, reply.message.length > 0], JSON.stringify(reply.body)).toEqual([
      act,
      true,
      true,
    ])
    if (reply.status === 200) this.done.set(act, (this.done.get(act) ?? 0) + 1)
  }

  private run({ act, pick, more }: MixedStep): Promise<Reply | undefined> {
    if (isOneOf(STOK_ACTS, act)) return this.stok[act](pick, more)
    if (isOneOf(OLAH_ACTS, act)) return this.olah[act](pick, more)
    if (isOneOf(PESANAN_ACTS, act)) return this.order[act](pick, more)
    if (isOneOf(TUKANG_ACTS, act)) return this.tukang[act](pick, more)
    if (isOneOf(KAS_ACTS, act)) return this.uang[act](pick, more)
    if (isOneOf(LACI_ACTS, act)) return this.laci[act](pick, more)
    if (isOneOf(HUTANG_ACTS, act)) return this.hutang[act](pick, more)
    if (isOneOf(ARSIP_ACTS, act)) return this.lama[act](pick, more)
    return this[act](pick, more)
  }

  /** Closes the day: first blocked as long as something waits, then through; the calendar goes on. */
  async close(): Promise<void> {
    const ask = askOf(this.server)
    const hutang = await this.hutang.menunggu()
    if ((await this.waiting()).length + hutang.length > 0)
      expect((await closeShop(ask, 'OWN1')).status).toBe(400)
    for (const w of hutang) must(await this.hutang.tolak(w))
    for (let i = 0; i < 3; i++) for (const w of (await this.waiting()).toReversed()) await this.reject(w)
    for (let draft; (draft = await this.stok.kiriman(0, 'DRAFT'));)
      must(await batalKirim(this.owner, draft.no))
    for (const no of await this.stok.counts()) must(await batalOpname(this.owner, no))
    const opened = await readSheet(this.owner, this.today)
    const { status, message } = await closeShop(ask, 'OWN1')
    expect([status, message]).toEqual([200, expect.any(String)])
    const ditutup = this.today
    this.today = tambahHari(this.today, 1)
    this.server.clock.set(this.today)
    await this.signIn()
    expect((await readSheet(this.owner, ditutup)).isi).toEqual(opened.isi)
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
        `SELECT kode_barcode FROM barang
         WHERE kode_toko = 'TK01' AND status = '${status}' AND kode_barcode IS NOT NULL ORDER BY id`,
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
      `SELECT b.kode_barcode FROM barang b JOIN jual_detail j ON j.barang_id = b.id
       WHERE b.status = 'TERJUAL' AND j.status_valid = 'DONE' AND j.status_kembali = 'OPEN'
         AND NOT j.status_tukar
         AND NOT EXISTS (
           SELECT 1 FROM beli_detail d WHERE d.no_faktur_jual = j.no_faktur_jual AND d.status_valid <> 'CANC')
       ORDER BY 1`,
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
      `SELECT no_titip_group AS no FROM titip
       WHERE status_valid = 'DONE' AND status_titipan = 'OPEN' AND no_faktur_group = '-' ORDER BY 1`,
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

  /** Takes back a document that was validated today, or on an earlier day. */
  private async batal(pick: number): Promise<Reply | undefined> {
    const valid = await this.rows<{ dokumen: Waiting['dokumen']; no: string }>(
      `SELECT CASE jenis WHEN 'JUAL' THEN 'PENJUALAN' WHEN 'BELI' THEN 'PEMBELIAN' ELSE 'TUKAR' END
         AS dokumen, no_faktur_group AS no FROM faktur_group WHERE status_valid <> 'OPEN'
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
      `SELECT no_pembelian AS no FROM hadiah_beli UNION ALL SELECT no_pengambilan FROM hadiah_ambil
       UNION ALL SELECT no_tukar_poin FROM tukar_poin ORDER BY 1`,
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
