/** A real shop beside its model: every step is taken by both, and every answer is foreseen. */
import { expect } from 'vitest'
import { disetujuiBatal } from '#domain/rules/disetujui.ts'
import { rupiah, tambahHari } from '#domain/units.ts'
import { inDatabase } from './ask.ts'
import { expectBooksAgree } from './books.ts'
import { idTrx, refusal, type Client, type Reply } from './client.ts'
import { buildCoupons, buildMember, buildPieces, buildPoints, buildSettings } from './factories.ts'
import { closedDays, expectInvariants, expectPpnAgrees } from './invariants.ts'
import { startTestServer, type TestServer } from './server.ts'
import { fixture, owned, PIECES } from './shop-stock.ts'
import {
  GROUPS,
  layTax,
  type Buyer,
  lineTotal,
  price,
  roundUp,
  ShopModel,
  type DaySettings,
  type ModelLine,
  type ModelPiece,
  type ModelSale,
} from './shop-model.ts'
import { pay, wire } from './shop-payments.ts'
import { balances, buildOtorisasi, cancel, save, trays, validate, type SaleBody } from './till.ts'

export type Sending = 'once' | 'again' | 'thrice'
export type Variant =
  | 'plain'
  | 'lowest'
  | 'odd'
  | 'cheap'
  | 'given'
  | 'dear'
  | 'lighter'
  | 'heavier'
  | 'scale'
  | 'ongkos'
export type Bad =
  | 'taken'
  | 'price'
  | 'gram'
  | 'sales'
  | 'overpay'
  | 'again'
  | 'unauthorised'
  | 'level'
  | 'close'
/** `pick`, `which` and `mask` choose among what there is at that moment. */
export type Step =
  | {
      do: 'sell'
      lines: { pick: number; variant: Variant }[]
      recipe: string
      member: number
      buyer: Buyer
      send: Sending
    }
  | { do: 'validate'; which: number; send: Sending }
  | { do: 'drop'; which: number }
  | { do: 'undo'; which: number; mask: number }
  | { do: 'bad'; which: number; kind: Bad }
const DIKENAL = { npwp_pembeli: '3404010101900001', nama_customer: 'CV EMAS' }
const PEMBELI: Record<Buyer, object> = {
  KONSUMEN: {},
  PEDAGANG: { ...DIKENAL, jenis_pembeli: 'PEDAGANG' },
  PABRIKAN: { ...DIKENAL, jenis_pembeli: 'PABRIKAN' },
  BULION: { ...DIKENAL, jenis_pembeli: 'BULION' },
  BEBAS: {
    ...DIKENAL,
    jenis_pembeli: 'PEDAGANG',
    bebas_pph22: 'SKB',
    no_bebas: 'S-1',
    tgl_bebas: '2025-01-01',
  },
}

export interface Day {
  settings: DaySettings
  steps: Step[]
  /** The calendar has gone on before the close. */
  late: boolean
  /** Number of requests for the close at once. */
  closes: number
}
type Sell = Extract<Step, { do: 'sell' }>

const MEMBERS = ['MTK010000017', 'MTK010000025']
const LANTAI = 'HARGA JUAL DIBAWAH LANTAI'
const ALASAN = 'SALAH INPUT'

/** A shop and its model, led through days by the same steps. */
export class Shop {
  readonly server: TestServer
  readonly model: ShopModel
  today = '2025-01-15'
  settings: DaySettings = { PEMBULATAN: 500, PPN_MODE: 'OFF', FEE_KARTU_MODE: 'TOKO', REFUND_CARA: 'ASAL' }
  till!: Client
  kasir!: Client

  constructor(server: TestServer, model: ShopModel) {
    this.server = server
    this.model = model
  }

  static async open(): Promise<Shop> {
    const server = await startTestServer()
    await buildPoints(server, { tipe: 'RP', kelipatan: 1_000_000 })
    await buildCoupons(server, 'G375', { berat: 1 })
    for (const kode_member of MEMBERS) await buildMember(server, { kode_member })
    const own = owned(await buildPieces(server, PIECES))
    return new Shop(server, new ShopModel([...fixture(), ...own]))
  }

  async live({ settings, steps, late, closes }: Day): Promise<void> {
    ;[this.till, this.kasir] = await Promise.all([this.server.client('SLS1'), this.server.client('KSR1')])
    this.settings = settings
    await buildSettings(this.server, { ...settings, PEMBULATAN: String(settings.PEMBULATAN) })
    for (const s of steps) await this.take(s)
    await this.check()
    await expectPpnAgrees(this.server, await this.server.client('OWN1'), '2025-01', '2025-12')
    await this.close(closes, late)
  }

  open = (): ModelSale[] => this.model.sales.filter((s) => s.status === 'OPEN')
  alive = (): ModelSale[] =>
    this.model.sales.filter((s) => s.status === 'DONE' && s.lines.some((l) => l.live))

  async take(s: Step): Promise<void> {
    if (s.do === 'sell') return this.sell(s)
    if (s.do === 'bad') return this.bad(s.kind, s.which)
    const candidates = s.do === 'undo' ? this.alive() : this.open()
    const sale = candidates[s.which % Math.max(1, candidates.length)]
    if (!sale) return
    if (s.do === 'validate') return this.validate(sale, s.send)
    if (s.do === 'drop') return this.drop(sale)
    return this.undo(sale, s.mask)
  }

  /** The request once, twice after another, or three times at once: one answer. */
  async sent(how: string, ask: () => Promise<Reply>): Promise<Reply> {
    const first = await ask()
    if (how === 'again') expect(await ask()).toEqual(first)
    return first
  }
  async thrice(how: string, ask: () => Promise<Reply>): Promise<Reply> {
    if (how !== 'thrice') return this.sent(how, ask)
    const replies = await Promise.all([ask(), ask(), ask()])
    // a refused request leaves no answer behind: the others may be refused for another reason, but are refused
    if (replies[0]!.status === 200) expect([replies[1], replies[2]]).toEqual([replies[0], replies[0]])
    else expect(replies.every((r) => r.status >= 400)).toBe(true)
    return replies[0]!
  }

  async sell({ lines: wanted, recipe, member, buyer, send }: Sell): Promise<void> {
    const ready = this.model.pieces.filter((p) => p.status === 'READY')
    const chosen = [
      ...new Map(wanted.map((w) => [ready[w.pick % Math.max(1, ready.length)], w.variant])).entries(),
    ].filter(([p]) => p !== undefined) as [ModelPiece, string][]
    if (chosen.length === 0) return
    const built = chosen.map(([piece, v]) => this.line(piece, v))
    const lines = built.map((b) => b.line)
    const due = layTax(lines, this.settings.PPN_MODE, buyer)
    const payments = pay(recipe, due)
    const body = {
      id_trx: idTrx(),
      kode_sales: 'S01',
      kode_customer: MEMBERS[member] ?? 'NONMEMBER',
      ...PEMBELI[buyer],
      detail_barang: built.map(({ line, asked }) => ({
        kode_barcode: line.piece.kode_barcode,
        berat: line.mg / 1000,
        harga_gram: GROUPS[line.piece.kode_group]!.harga,
        harga_jual: asked,
        ongkos: line.ongkos,
        harga_atribut: line.piece.atribut,
      })),
      pembayaran: payments.flatMap((p) => wire(p, recipe)),
    }
    const ids = await this.allow(
      body,
      built.map((b) => b.needs),
    )
    const allowed = {
      ...body,
      detail_barang: body.detail_barang.map((line, i) => ({ ...line, id_otorisasi: ids[i]! })),
    }
    const { status, message, data } = await this.thrice(send, () => save(this.till, allowed))
    expect([status, message]).toEqual([200, 'Penjualan Berhasil Disimpan'])
    expect(data).toMatchObject({
      status_valid: 'OPEN',
      total: lines.reduce((sum, l) => sum + lineTotal(l), 0),
      ppn_rp: lines.reduce((sum, l) => sum + l.ppn, 0),
      pph_rp: lines.reduce((sum, l) => sum + l.pph, 0),
      total_bayar: due,
    })
    this.model.saved({
      no: data.no_faktur_group,
      day: this.today,
      status: 'OPEN',
      lines,
      payments,
      due,
      ppnMode: this.settings.PPN_MODE,
      feeMode: this.settings.FEE_KARTU_MODE,
      member: MEMBERS[member],
      poin: 0,
    })
  }

  /** Without the otorisasi its lines need, a sale is told of all of them; each is given. Answers their ids, line by line. */
  async allow(body: SaleBody, needs: readonly string[][]): Promise<string[][]> {
    if (needs.flat().length === 0) return needs.map(() => [])
    const { status, otorisasi = [] } = await save(this.till, body)
    expect([status, otorisasi.map((o) => [o.disetujui[0]!.nilai, o.kategori])]).toEqual([
      403,
      needs.flatMap((of, i) => of.map((kategori) => [body.detail_barang[i]!.kode_barcode, kategori])),
    ])
    const left = await Promise.all(
      otorisasi.map((o) =>
        buildOtorisasi(this.till, { ...o, ...(o.kategori === LANTAI ? { user_id: 'OWN1' } : {}) }),
      ),
    )
    return needs.map((of) => left.splice(0, of.length))
  }

  /** A line as agreed, and which otorisasi it needs. */
  line(piece: ModelPiece, v: string): { line: ModelLine; asked: number; needs: string[] } {
    const { harga, min, max } = GROUPS[piece.kode_group]!
    const k = this.settings.PEMBULATAN
    const mg = piece.mg + ({ lighter: -50, heavier: 35, scale: -7 }[v] ?? 0)
    const [normal, low, high] = [price(mg, harga, k), price(piece.mg, min, k), price(piece.mg, max, k)]
    // invariant 10
    expect([
      normal % k,
      BigInt(normal) * 1000n >= BigInt(mg) * BigInt(harga),
      BigInt(normal - k) * 1000n < BigInt(mg) * BigInt(harga),
    ]).toEqual([0, true, true])
    const asked =
      {
        lowest: low,
        odd: Math.min(high, low + 123),
        cheap: Math.floor(low * 0.8),
        given: Math.floor(low / 2),
        dear: high + 1,
      }[v] ?? normal
    const jual = roundUp(asked, k)
    const ongkos = v === 'ongkos' ? Math.floor(piece.ongkos / 2) : piece.ongkos
    const needs = [
      ...(jual * 10 < low * 7 ? [LANTAI] : jual < low || jual > high ? ['HARGA JUAL DILUAR BATAS'] : []),
      ...(ongkos < piece.ongkos ? ['ONGKOS TURUN'] : []),
      ...(Math.abs(mg - piece.mg) > 10 ? ['KOREKSI BERAT'] : []),
    ]
    return { line: { piece, mgBooks: piece.mg, mg, jual, ongkos, ppn: 0, pph: 0, live: true }, asked, needs }
  }

  async validate(sale: ModelSale, send: string): Promise<void> {
    const id = idTrx()
    const { status, message, data } = await this.thrice(send, () => validate(this.kasir, sale.no, id))
    if (!this.model.isPaid(sale)) {
      expect([status, message.startsWith('Pembayaran Kurang Rp. ')]).toEqual([409, true])
      return
    }
    expect([status, message]).toEqual([200, 'Validasi Penjualan Berhasil'])
    this.model.validated(sale)
    expect(data.poin).toBe(sale.poin)
  }

  async drop(sale: ModelSale): Promise<void> {
    expect((await cancel(this.till, sale.no)).status).toBe(200)
    this.model.draftCancelled(sale)
  }

  async undo(sale: ModelSale, mask: number): Promise<void> {
    const live = sale.lines.filter((l) => l.live)
    const some = live.filter((_, i) => (mask >> i) & 1)
    const lines = some.length ? some : live
    const earlier = sale.day !== this.today
    const numbers = lines.map((l) => `${sale.no}-${String(sale.lines.indexOf(l) + 1).padStart(2, '0')}`)
    const no_faktur_jual = lines.length < live.length ? numbers : undefined
    const id_otorisasi = await buildOtorisasi(this.kasir, {
      ...(earlier ? { user_id: 'OWN1', kategori: 'BATAL BEDA TANGGAL' } : { kategori: 'BATAL PENJUALAN' }),
      disetujui: disetujuiBatal({
        no: sale.no,
        tgl_system: sale.day,
        jumlah: rupiah(lines.reduce((sum, l) => sum + lineTotal(l), 0)),
        lines: lines.length < sale.lines.length ? numbers : undefined,
        alasan: ALASAN,
      }),
    })
    const { status, message } = await cancel(this.kasir, sale.no, {
      alasan: ALASAN,
      id_otorisasi,
      ...(no_faktur_jual ? { no_faktur_jual } : {}),
    })
    if (lines.length < sale.lines.length && sale.payments.length > 1)
      return void expect([status, message]).toEqual([
        409,
        'Pembatalan Sebagian Hanya Untuk Satu Jenis Pembayaran',
      ])
    if (this.model.cashBack(sale, lines, this.settings.REFUND_CARA) > this.model.accounts.get('1101')!)
      return void expect([status, message]).toEqual([409, 'Saldo Kas Tidak Cukup'])
    expect([status, message]).toEqual([200, 'Penjualan Berhasil Dibatalkan'])
    this.model.cancelled(sale, lines, this.settings.REFUND_CARA)
  }

  async bad(kind: string, which: number): Promise<void> {
    const of = <T>(list: T[]): T | undefined => list[which % Math.max(1, list.length)]
    const ready = of(this.model.pieces.filter((p) => p.status === 'READY'))
    const taken = of(this.model.pieces.filter((p) => p.status !== 'READY'))
    const body = (piece: ModelPiece, change: object = {}, head: object = {}): SaleBody & object => ({
      id_trx: idTrx(),
      kode_sales: 'S01',
      pembayaran: [],
      ...head,
      detail_barang: [
        {
          kode_barcode: piece.kode_barcode,
          berat: piece.mg / 1000,
          harga_gram: GROUPS[piece.kode_group]!.harga,
          harga_jual: price(piece.mg, GROUPS[piece.kode_group]!.harga, this.settings.PEMBULATAN),
          ongkos: piece.ongkos,
          harga_atribut: piece.atribut,
          ...change,
        },
      ],
    })
    const tries: Record<string, () => Promise<[status: number, reply: Reply] | undefined>> = {
      taken: async () => taken && [409, await save(this.till, body(taken))],
      price: async () => ready && [403, await save(this.till, body(ready, { harga_jual: 1_000 }))],
      gram: async () => ready && [409, await save(this.till, body(ready, { harga_gram: 1 }))],
      sales: async () => ready && [400, await save(this.till, body(ready, {}, { kode_sales: 'S99' }))],
      overpay: async () =>
        ready && [
          400,
          await save(
            this.till,
            body(ready, {}, { pembayaran: [{ jenis: 'CASH', nominal: 99_000_000_000 }] }),
          ),
        ],
      again: async () => {
        const done = of(this.model.sales.filter((s) => s.status !== 'OPEN'))
        return done && [409, await validate(this.kasir, done.no)]
      },
      unauthorised: async () => {
        const done = of(this.alive())
        return done && [done.day === this.today ? 403 : 409, await cancel(this.kasir, done.no)]
      },
      level: async () => {
        const open = of(this.open())
        return open && [403, await validate(this.till, open.no)]
      },
      close: async () => (this.open().length ? [400, await closeShop(this.kasir, this.today)] : undefined),
    }
    const result = await tries[kind]!()
    if (result) expect([kind, result[1].status, result[1].message !== '']).toEqual([kind, result[0], true])
  }

  async check(): Promise<void> {
    expect(await balances(this.kasir)).toEqual(this.model.expectedBalances())
    expect(await trays(this.kasir)).toEqual(this.model.expectedTrays())
    const members = await inDatabase<{ kode_member: string; point: number }>(
      this.server,
      'SELECT kode_member, point FROM member',
    )
    expect(Object.fromEntries(members.map((m) => [m.kode_member, m.point]))).toEqual(
      Object.fromEntries(MEMBERS.map((m) => [m, this.model.points.get(m) ?? 0])),
    )
    const [coupons] = await inDatabase<{ n: number }>(
      this.server,
      `SELECT count(*)::int AS n FROM kupon WHERE status = 'AKTIF'`,
    )
    expect(coupons!.n).toBe(this.model.expectedCoupons())
    await expectInvariants(this.server)
    await expectBooksAgree(this.server.pool)
  }

  async close(closes: number, late: boolean): Promise<void> {
    if (late) {
      this.server.clock.set(tambahHari(this.today, 1))
      const ready = this.model.pieces.find((p) => p.status === 'READY')
      ;[this.till, this.kasir] = await Promise.all([this.server.client('SLS1'), this.server.client('KSR1')])
      if (ready)
        expect(
          (
            await save(this.till, {
              id_trx: idTrx(),
              kode_sales: 'S01',
              detail_barang: [
                { kode_barcode: ready.kode_barcode, berat: 1, harga_gram: 1, harga_jual: 1, ongkos: 0 },
              ],
              pembayaran: [],
            })
          ).message,
        ).toBe('Tanggal System Tidak Sama Dengan Tanggal Hari Ini, Silahkan Tutup Toko')
    }
    for (const sale of this.open())
      await (this.model.isPaid(sale) ? this.validate(sale, 'once') : this.drop(sale))

    const closers = await Promise.all(
      Array.from({ length: closes }, (_, i) => this.server.client(i % 2 ? 'SPV1' : 'KSR1')),
    )
    const replies = await Promise.all(closers.map((as) => closeShop(as, this.today)))
    expect(replies.map((r) => r.status).filter((s) => ![200, 401, 409, 422].includes(s))).toEqual([])
    const closed = replies.filter((r) => r.status === 200)
    expect(closed.length).toBeGreaterThan(0)
    for (const old of [this.till, this.kasir, ...closers]) {
      const reply = await old.request('GET', 'users/me')
      expect(refusal(reply)).toEqual([401, 'Invalid token.'])
    }
    const again = await closeShop(await this.server.client('KSR1'), this.today)
    expect([again.status, again.data]).toEqual([200, closed[0]!.data])

    this.today = tambahHari(this.today, 1)
    const frozen = await closedDays(this.server, this.today)
    if (this.#frozen !== undefined)
      expect(await closedDays(this.server, tambahHari(this.today, -1))).toBe(this.#frozen)
    this.#frozen = frozen
    const [toko] = await inDatabase<{ tgl_system: string }>(
      this.server,
      `SELECT tgl_system FROM toko WHERE kode_toko = 'TK01'`,
    )
    expect(toko!.tgl_system).toBe(this.today)
    this.server.clock.set(this.today)
    ;[this.till, this.kasir] = await Promise.all([this.server.client('SLS1'), this.server.client('KSR1')])
    await this.check()
  }
  #frozen: string | undefined
}

const closeShop = (as: Client, tgl_system: string): Promise<Reply> =>
  as.request('POST', 'system/close', { PROSES: 'close', tgl_system })
