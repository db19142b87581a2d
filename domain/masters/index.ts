/** Every master, and every call derived from one. */
import type { CallDefinition } from '../call.ts'
import type { AnyMaster } from '../master-types.ts'
import { baki } from './baki.ts'
import { bandrol } from './bandrol.ts'
import { bank } from './bank.ts'
import { group } from './group.ts'
import { gudang } from './gudang.ts'
import { hadiah } from './hadiah.ts'
import { hariLibur } from './hari-libur.ts'
import { jenis } from './jenis.ts'
import { kadar } from './kadar.ts'
import { kategori } from './kategori.ts'
import { kodeTransaksi } from './kode-transaksi.ts'
import { kondisiBarang } from './kondisi-barang.ts'
import { kondisiPembelian } from './kondisi-pembelian.ts'
import { kondisiPinjaman } from './kondisi-pinjaman.ts'
import { marketplace } from './marketplace.ts'
import { parameterKupon } from './parameter-kupon.ts'
import { parameterPoint } from './parameter-point.ts'
import { parameterRugiNota } from './parameter-rugi-nota.ts'
import { printer } from './printer.ts'
import { rekening } from './rekening.ts'
import { sales } from './sales.ts'
import { timbangan } from './timbangan.ts'
import { tukang } from './tukang.ts'

/** A master stands behind the masters it refers to. */
export const masters: readonly AnyMaster[] = [
  kategori,
  group,
  jenis,
  kadar,
  gudang,
  baki,
  bandrol,
  bank,
  rekening,
  sales,
  tukang,
  timbangan,
  printer,
  marketplace,
  kodeTransaksi,
  kondisiBarang,
  kondisiPembelian,
  kondisiPinjaman,
  hadiah,
  parameterPoint,
  parameterRugiNota,
  parameterKupon,
  hariLibur,
]

export const masterCalls: readonly CallDefinition[] = masters.flatMap((m) => [
  ...Object.values(m.calls),
  ...Object.values(m.screen),
])

/** The master whose screen stands at a path. */
export const masterAt = (path: string): AnyMaster | undefined => masters.find((m) => m.menu === path)
