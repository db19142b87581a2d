/** Every builder over random facts: what it makes may be written, and its reversal restores zero. */
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { milligram, persen, rupiah, type Milligram, type Rupiah } from '#domain/units.ts'
import { Neraca } from '#test/tools/neraca.ts'
import { AKUN } from '../akun.ts'
import { AKUN_LAWAN, JURNAL, PEMBATALAN, type KategoriJurnal } from '../jurnal.ts'
import { MUTASI } from '../mutasi.ts'
import { reversalOf } from '../pembalikan.ts'
import { periksaPosting } from '../periksa-posting.ts'
import type { Posting } from '../posting.ts'
import type { Bayar, Benda } from './lines.ts'
import * as hadiah from './hadiah.ts'
import * as hutang from './hutang.ts'
import * as kas from './kas-bank.ts'
import { postingPembelian } from './pembelian.ts'
import { postingPenjualan, type JualLine } from './penjualan.ts'
import * as pesanan from './pesanan.ts'
import { postingSaldoAwal } from './saldo-awal.ts'
import * as service from './service.ts'
import * as stok from './stok.ts'
import * as titipan from './titipan.ts'
import * as tukang from './tukang.ts'
import { postingTukar } from './tukar.ts'

const rp = fc.integer({ min: 1, max: 10 ** 10 }).map(rupiah)
const mg = fc.integer({ min: 1, max: 10 ** 6 }).map(milligram)
const lawan = fc.constantFrom(...AKUN_LAWAN).map((name) => AKUN[name])
const rekening = fc.constantFrom('1234567890', '0987654321')
const nth = (n: number): Benda => ({
  barang_id: n,
  kode_barcode: String(n).padStart(8, '0'),
  kode_group: 'G375',
  kode_dept: 'CINCIN',
  ref_line: `-${n}`,
})
const emas = { kode_tukang: 'T01', kadar: persen(375_000) }
/** Up to four different pieces, each with a weight and a place. */
const pieces = fc
  .array(fc.record({ berat: mg, kode_baki: fc.constantFrom('A1', 'A2'), more: rp }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) =>
    list.map(({ berat, kode_baki, more }, i) => ({
      ...nth(i + 1),
      ...emas,
      berat,
      kode_gudang: 'TOKO',
      kode_baki,
      lokasi: `TOKO/${kode_baki}`,
      harga: more,
    })),
  )
const grams = fc.array(
  fc.record({
    berat: mg,
    kode_group: fc.constantFrom('G375', 'G700'),
    kode_dept: fc.constant('-'),
    ref_line: fc.constant('-'),
    kode_tukang: fc.constant('T01'),
    kadar: fc.constantFrom(persen(375_000), persen(999_900)),
  }),
  { minLength: 1, maxLength: 3 },
)
const goods = grams.chain((list) =>
  fc.integer({ min: 1, max: 3 }).map((qty) => list.map((g) => ({ ...g, qty }))),
)

/** `total` split over ways to pay. */
const paid = (
  total: Rupiah,
  ways: { cut: number; fee: number; fee_mode: Bayar['fee_mode']; no_rekening: string },
): Bayar[] => {
  const cash = Math.floor((total * ways.cut) / 100)
  const line = (jenis: Bayar['jenis'], nominal: number): Bayar => ({
    jenis,
    nominal: rupiah(nominal),
    fee: persen(jenis === 'CREDIT' ? ways.fee : 0),
    fee_mode: ways.fee_mode,
    no_rekening: jenis === 'CASH' ? '-' : ways.no_rekening,
    sub_ref: '-',
  })
  return [line('CASH', cash), line('CREDIT', total - cash)].filter((p) => p.nominal > 0)
}
const ways = fc.record({
  cut: fc.integer({ min: 0, max: 100 }),
  fee: fc.nat(100_000),
  fee_mode: fc.constantFrom('TOKO' as const, 'PELANGGAN' as const),
  no_rekening: rekening,
})
const payments = fc.tuple(rp, ways).map(([total, w]) => ({ total, pembayaran: paid(total, w) }))
const refund = fc
  .tuple(rp, rp, ways)
  .map(([back, potongan, w]) => ({ saldo: rupiah(back + potongan), potongan, refund: paid(back, w) }))
const jualan = (
  list: (Benda & { berat: Milligram; kode_gudang: string; kode_baki: string; harga: Rupiah })[],
): JualLine[] =>
  list.map((b, i) => ({
    ...b,
    no_faktur_jual: `JL-${i + 1}`,
    berat_awal: b.berat,
    harga_jual: b.harga,
    ongkos: rupiah(0),
    harga_atribut: rupiah(0),
    ppn_rp: rupiah(0),
    pph_rp: rupiah(0),
  }))
const entri = fc.record({
  no_kas: fc.constant('KM-TK01-250115-0001'),
  jumlah: rp,
  keterangan: fc.constant('-'),
  lawan,
  no_rekening: rekening,
})
const gifts = fc
  .uniqueArray(
    fc.record({
      kode_hadiah: fc.constantFrom('H1', 'H2', 'H3'),
      qty: fc.integer({ min: 1, max: 5 }),
      more: fc.nat(50),
      nilai: fc.nat(10 ** 7),
    }),
    { minLength: 1, selector: (g) => g.kode_hadiah },
  )
  .map((list) =>
    list.map((g) => ({ ...g, stock: g.qty + g.more, nilai: rupiah(g.nilai), total_uang: rupiah(g.nilai) })),
  )
const sum = (list: readonly { harga: Rupiah }[]): Rupiah => rupiah(list.reduce((n, x) => n + x.harga, 0))
const V = fc.constantFrom('V:TRANSIT' as const, 'V:PUSAT' as const)
const sumber = fc.constantFrom('V:PEMASOK' as const, 'V:TUKANG' as const, 'V:PUSAT' as const)
const di = (list: readonly stok.BarangDi[], lokasi: string): stok.BarangDi[] =>
  list.map((b) => ({ ...b, lokasi }))

const builders: Record<string, fc.Arbitrary<Posting>> = {
  penjualan: fc.tuple(pieces, ways).map(([list, w]) =>
    postingPenjualan({
      no_faktur_group: 'JL-1',
      ppn_mode: 'OFF',
      lines: jualan(list),
      pembayaran: paid(sum(list), w),
    }),
  ),
  'penjualan, scale differs': fc.tuple(pieces, mg).map(([list, berat]) =>
    postingPenjualan({
      no_faktur_group: 'JL-1',
      ppn_mode: 'OFF',
      lines: jualan(list).map((b) => ({ ...b, berat })),
      pembayaran: paid(sum(list), { cut: 100, fee: 0, fee_mode: 'TOKO', no_rekening: '-' }),
    }),
  ),
  titipan: fc
    .tuple(payments, pieces)
    .map(([p, barang]) => titipan.postingTitipan({ no_titip_group: 'TT-1', ...p, barang })),
  'titip uang': payments.map((p) => titipan.postingTitipan({ no_titip_group: 'TT-1', ...p, barang: [] })),
  'tambah titipan': payments.map((p) => titipan.postingTambahTitipan({ no_titip_group: 'TT-1', ...p })),
  'batal titipan': fc
    .tuple(refund, pieces)
    .map(([r, barang]) => titipan.postingBatalTitipan({ no_titip_group: 'TT-1', ...r, barang })),
  'kelebihan dp': fc
    .tuple(refund, fc.constantFrom('TITIPAN' as const, 'DP' as const))
    .map(([r, jenis]) =>
      titipan.postingKelebihanDp({ jenis, no: 'PS-1', no_faktur_group: 'JL-1', refund: r.refund }),
    ),
  pembelian: fc.tuple(pieces, ways).map(([list, w]) =>
    postingPembelian({
      no_faktur_group: 'BL-1',
      lines: list.map((b) => ({ ...b, no_faktur_beli: 'BL-1-01' })),
      pembayaran: paid(sum(list), w),
    }),
  ),
  tukar: fc.tuple(pieces, pieces, ways).map(([old, fresh, w]) => {
    const difference = sum(fresh) - sum(old)
    const beli = old.map((b) => ({ ...b, barang_id: (b.barang_id ?? 0) + 100, no_faktur_beli: 'TK-1-01' }))
    const facts = {
      no_faktur_group: 'TK-1',
      ppn_mode: 'OFF' as const,
      lines: jualan(fresh),
      beli,
      arah: difference > 0 ? ('MASUK' as const) : ('KELUAR' as const),
    }
    return postingTukar({
      ...facts,
      pembayaran: paid(rupiah(Math.abs(difference)), w),
      poin: { kode_member: 'M1', poin: 3 },
    })
  }),
  dp: fc
    .tuple(payments, fc.constantFrom('PESANAN' as const, 'TAMBAH DP PESANAN' as const))
    .map(([p, kategori]) => pesanan.postingDp({ kategori, no_pesanan: 'PS-1', no_setoran: 'PS-1-01', ...p })),
  'emas customer': grams.map((list) => pesanan.postingEmasCustomer('PS-1', list)),
  'emas kembali': fc
    .tuple(grams, grams)
    .map(([dari_service, dari_lebur]) => pesanan.postingEmasKembali('JL-1', { dari_service, dari_lebur })),
  'batal pesanan': fc
    .tuple(refund, pieces, grams)
    .map(([r, barang_jadi, dari_service]) =>
      pesanan.postingBatalPesanan({ no_pesanan: 'PS-1', ...r, barang_jadi, dari_service }),
    ),
  'upah tukang': payments.map(({ total, pembayaran }) =>
    tukang.postingUpahTukang({ no_kas: 'KK-1', untuk: 'PS-1', upah: total, pembayaran }),
  ),
  'bahan tukang': fc
    .tuple(
      grams,
      fc.constantFrom(...tukang.JENIS_BAHAN),
      fc.constantFrom('TOKO' as const, 'CUSTOMER' as const),
    )
    .map(([list, jenis, pemilik]) =>
      tukang.postingBahanTukang(
        'BT-1',
        jenis,
        list.map((e) => ({ ...e, pemilik })),
      ),
    ),
  'pesanan jadi': fc
    .tuple(pieces, grams, grams)
    .map(([barang, di_tukang, di_service]) =>
      pesanan.postingPesananJadi('TA-1', barang, { di_tukang, di_service }),
    ),
  'pesanan dari stok': fc
    .tuple(pieces, grams)
    .map(([barang, di_service]) =>
      pesanan.postingPesananDariStok('JS-1', barang, { di_tukang: [], di_service }),
    ),
  service: fc
    .tuple(payments, goods)
    .map(([p, barang]) => service.postingService({ no_faktur_service: 'SV-1', ...p, barang })),
  'service selesai': fc
    .tuple(grams, mg, fc.constantFrom('LEBUR' as const, emas))
    .filter(([g, n]) => g.some((x) => x.berat !== n))
    .map(([list, berat_selesai, dari]) =>
      service.postingServiceSelesai({
        no_selesai: 'SV-1-S1',
        barang: list.map((b) => ({
          ...b,
          berat_selesai,
          tambahan_dari:
            dari === 'LEBUR'
              ? [{ kode_group: 'G700', kode_dept: 'CINCIN', berat: milligram(berat_selesai - b.berat) }]
              : dari,
          group_tambahan: 'G700',
        })),
      }),
    ),
  'service ambil': fc
    .tuple(payments, rp, goods, fc.nat(100), fc.constantFrom('INCLUDE' as const, 'EXCLUDE' as const))
    .map(([p, dp, barang, ppn, ppn_mode]) => {
      const ppn_rp = rupiah(Math.min(ppn, p.total))
      return service.postingServiceAmbil({
        no_faktur_service: 'SV-1',
        no_setoran: 'SV-1-02',
        dp,
        total: rupiah(p.total + dp - (ppn_mode === 'EXCLUDE' ? ppn_rp : 0)),
        ppn_rp,
        ppn_mode,
        pembayaran: p.pembayaran,
        barang,
      })
    }),
  'batal service': fc.tuple(refund, goods).map(([r, barang]) =>
    service.postingBatalService({
      no_faktur_service: 'SV-1',
      dp: rupiah(r.saldo - r.potongan),
      refund: r.refund,
      barang,
    }),
  ),
  hutang: fc
    .tuple(payments, goods)
    .map(([p, barang]) => hutang.postingHutang({ no_faktur_hutang: 'HT-1', ...p, barang })),
  'bayar bunga': payments.map(({ total, pembayaran }) =>
    hutang.postingBayarBunga({ no_faktur_hutang: 'HT-1', no_transaksi: 'BB-1', bunga: total, pembayaran }),
  ),
  'cicil pokok': payments.map(({ total, pembayaran }) =>
    hutang.postingCicilPokok({ no_faktur_hutang: 'HT-1', no_transaksi: 'CP-1', pokok: total, pembayaran }),
  ),
  'hutang lunas': fc.tuple(payments, fc.nat(100), goods).map(([{ total, pembayaran }, part, barang]) => {
    const bunga = rupiah(Math.floor((total * part) / 101))
    return hutang.postingHutangLunas({
      no_faktur_hutang: 'HT-1',
      no_transaksi: 'LN-1',
      pokok: rupiah(total - bunga),
      bunga,
      pembayaran,
      barang,
    })
  }),
  'serah barang': fc.tuple(rp, rp, payments, goods, pieces).map(([pokok, bunga, p, jaminan, barang]) =>
    hutang.postingSerahBarang({
      no_faktur_hutang: 'HT-1',
      no_transaksi: 'SB-1',
      harga: rupiah(pokok + bunga + p.total),
      pokok,
      bunga,
      kelebihan: p.pembayaran,
      jaminan,
      barang,
    }),
  ),
  'tambah kas': entri.map(kas.postingTambahKas),
  'ambil kas': entri.map(kas.postingAmbilKas),
  'tambah bank': entri.map(kas.postingTambahBank),
  'ambil bank': entri.map(kas.postingAmbilBank),
  'setor bank': entri.map(kas.postingSetorBank),
  'tarik bank': entri.map(kas.postingTarikBank),
  'pindah bank': entri.map((f) => kas.postingPindahBank({ ...f, no_rekening_tujuan: '5550001111' })),
  'selisih kas': fc
    .integer({ min: -(10 ** 9), max: 10 ** 9 })
    .filter((n) => n !== 0)
    .map((n) => kas.postingSelisihKas({ no_kas: 'KK-1', keterangan: '-', selisih: rupiah(n) })),
  'beli hadiah': fc.tuple(gifts, ways).map(([lines, w]) =>
    hadiah.postingBeliHadiah({
      no_pembelian: 'BH-1',
      supplier: 'TOKO',
      lines,
      pembayaran: paid(rupiah(lines.reduce((n, b) => n + b.total_uang, 0)), w),
    }),
  ),
  'ambil hadiah': gifts.map((lines) =>
    hadiah.postingAmbilHadiah({
      no_pengambilan: 'AH-1',
      lines: lines.map((b) => ({ ...b, alasan: 'UNDIAN' })),
    }),
  ),
  'tukar poin': fc
    .tuple(gifts, fc.nat(100))
    .map(([lines, poin]) =>
      hadiah.postingTukarPoin({ no_tukar_poin: 'TP-1', kode_member: 'M1', poin, lines }),
    ),
  'saldo awal': fc.tuple(rp, rp, rp, pieces, gifts).map(([k, b, u, barang, g]) =>
    postingSaldoAwal({
      ref_no: 'SALDO-AWAL',
      barang,
      hadiah: g,
      saldo: [
        { akun: AKUN.KAS, saldo: k },
        { akun: AKUN.BANK, no_rekening: '1', saldo: b },
        { akun: AKUN.DP_PESANAN, sub_ref: 'PS-1', saldo: rupiah(-u) },
      ],
    }),
  ),
  'tambah barang': fc.tuple(sumber, pieces).map(([s, list]) => stok.postingTambahBarang('TA-1', s, list)),
  'hapus barang': fc.tuple(sumber, pieces).map(([s, list]) => stok.postingHapusBarang('TA-1', s, list)),
  pindah: pieces.map((list) => stok.postingPindah('PB-1', 'ETALASE/B7', list)),
  kirim: fc.tuple(V, pieces).map(([v, list]) => stok.postingKirim('KR-1', v, list)),
  terima: pieces.map((list) => stok.postingTerima('TR-1', list)),
  'batal kirim': fc.tuple(V, pieces).map(([v, list]) => stok.postingBatalKirim('KR-1', v, list)),
  hancur: pieces.map((list) => stok.postingHancur('HC-1', list)),
  lebur: fc.tuple(grams, fc.nat(100)).map(([list, part]) =>
    stok.postingLebur(
      'HC-1',
      list.map((g) => ({ ...g, berat_hasil: milligram(Math.floor((g.berat * part) / 100)) })),
    ),
  ),
  konversi: pieces.map((list) =>
    stok.postingKonversi(
      'KV-1',
      list.map((b) => ({ ...b, menjadi: { kode_group: 'G700', kode_dept: 'GELANG' } })),
    ),
  ),
  'cuci keluar': pieces.map((list) => stok.postingCuciKeluar('CU-1', di(list, 'BELI/BELI'))),
  'cuci masuk': fc.tuple(pieces, fc.nat(100)).map(([list, part]) =>
    stok.postingCuciMasuk(
      'CU-1',
      list.map((b) => ({ ...b, berat_kembali: milligram(Math.ceil((b.berat * (100 - part)) / 100) || 1) })),
    ),
  ),
  'lebur ke pusat': fc
    .tuple(grams, fc.constantFrom('V:TRANSIT' as const, 'V:PUSAT' as const))
    .map(([emas, tujuan]) => stok.postingLeburPusat('LB-1', tujuan, emas)),
  'jual lebur': fc
    .tuple(grams, rp, fc.option(rekening, { nil: undefined }))
    .map(([emas, harga, no_rekening]) =>
      stok.postingJualLebur({
        no_lebur: 'LB-1',
        emas,
        harga,
        pph_rp: rupiah(harga % 4_001),
        jenis_bayar: no_rekening ? 'TRANSFER' : 'CASH',
        no_rekening: no_rekening ?? '-',
      }),
    ),
  sortir: fc.tuple(pieces, fc.constantFrom('SORTIR/SORTIR', 'TOKO/A1')).map(([list, ke]) =>
    stok.postingSortir(
      'ST-1',
      di(list, ke).map((b) => ({ ...b, dari: 'BELI/BELI' })),
    ),
  ),
  opname: fc
    .tuple(pieces, pieces, pieces)
    .map(([hilang, ketemu, pindah]) =>
      stok.postingOpname('SO-1', { hilang, ketemu, pindah: pindah.map((b) => ({ ...b, dari: 'TOKO/Z9' })) }),
    ),
  'koreksi berat': fc
    .tuple(pieces, mg)
    .filter(([[b], n]) => b!.berat !== n)
    .map(([[b], n]) => stok.postingKoreksiBerat('KB-1', b!, n)),
}

const reversible = (kategori: string): boolean => !(kategori in JURNAL) || kategori in PEMBATALAN

test.each(Object.entries(builders))('%s', (_, arbitrary) => {
  fc.assert(
    fc.property(arbitrary, (p) => {
      expect(periksaPosting(p)).toEqual([])
      const books = new Neraca()
      const stored = books.post(p)
      if (!reversible(p.kategori)) return
      const undo = reversalOf(stored)
      books.post(undo)
      expect(books.sisa()).toEqual({})
      expect(undo.stok.flatMap((m) => [m.membalik?.dari, m.membalik?.ke]).toSorted()).toEqual(
        stored.stok.map((r) => r.id).toSorted(),
      )
    }),
    { numRuns: 50 },
  )
})

it('between them they reach every money event and every mutation', () => {
  const samples = Object.values(builders).flatMap((b) => fc.sample(b, { numRuns: 40, seed: 7 }))
  const undone = samples.filter((p) => reversible(p.kategori)).map((p) => reversalOf(new Neraca().post(p)))
  const all = [...samples, ...undone]
  expect(new Set(all.map((p) => p.kategori).filter((k): k is KategoriJurnal => k in JURNAL))).toEqual(
    new Set(Object.keys(JURNAL)),
  )
  expect(new Set(all.flatMap((p) => p.stok.map((m) => m.kode_mutasi)))).toEqual(new Set(Object.keys(MUTASI)))
})

it('an event that is not undone line by line cannot be', () => {
  const stored = new Neraca().post(
    kas.postingSelisihKas({ no_kas: 'KK-1', keterangan: '-', selisih: rupiah(1) }),
  )
  expect(() => reversalOf(stored)).toThrow('SELISIH KAS is not undone line by line')
})
