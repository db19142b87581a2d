/** A piece that is bought back, and the price it comes to (DOMAIN §C.4). */
import type { Milligram, Persen, Rupiah } from '#domain/units.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'

/** The sale line that the customer brings back. */
export interface NotaDibawa {
  harga_jual: Rupiah
  ongkos: Rupiah
  harga_atribut: Rupiah
  berat: Milligram
  harga_gram: Rupiah
  /** Weight paid with the customer's own gold: the price does not include the worth of that gold (§O.2-4). */
  berat_customer: Milligram
}

/** Today's buy-back prices of the piece's group in this shop, per gram (table harga_group). */
export interface HargaBeliGroup {
  harga_beli_gram: Rupiah
  harga_beli_24k: Rupiah
}

/** Deduction for age (table parameter_rugi_nota): a percent × 10,000 of the basis, or rupiah per gram bought. */
export interface RugiNota {
  tipe: 'PERSENTASE' | 'RP'
  nilai: number
}

export interface ParameterRugiNota extends RugiNota {
  kode_group: string
  hari_dari: number
  hari_sampai: number
}

/** Deduction for a condition (table kondisi_pembelian). */
export interface KondisiBeli {
  kondisi: string
  tipe: 'PERSENTASE' | 'RP'
  persentase: Persen
  potongan: Rupiah
}

export interface Dibeli {
  nota: NotaDibawa | undefined
  /** On the scale. */
  berat: Milligram
  /** Purity as tested, of a piece without nota whose group does not say it; undefined: the group's price counts. */
  kadar: Persen | undefined
  group: HargaBeliGroup
  rugi: RugiNota | undefined
  kondisi: KondisiBeli
  potongan_manual: Rupiah
}

export interface HargaBeli {
  /** Value of the nota; 0 without one. */
  harga_nota: Rupiah
  /** Amount from which the deductions are taken, to the nearest rupiah; the price itself is computed exactly. */
  basis_rp: Rupiah
  rugi_nota_rp: Rupiah
  potongan_kondisi_rp: Rupiah
  potongan_manual: Rupiah
  harga: Rupiah
  /** harga / berat, per gram. */
  harga_rata: Rupiah
  /** Explains `harga` in parts that add up to it. */
  asal: BagianBeli[]
  /** Otorisasi that a user with the right must give before this line can be saved. */
  otorisasi: KategoriOtorisasi[]
}

export interface BagianBeli {
  nama:
    | 'Harga Nota'
    | 'Harga Hari Ini'
    | 'Emas'
    | 'Susut'
    | 'Rugi Nota'
    | 'Kondisi'
    | 'Potongan'
    | 'Pembulatan'
  /** The sum in words: '2.350 g × Rp. 15,000'; '' when the amount says it all. */
  rumus: string
  /** Deductions are negative. */
  jumlah: Rupiah
}
