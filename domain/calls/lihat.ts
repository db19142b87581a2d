/** The call that shows a document whole, by its kind: whoever may make it may open one by its number. */
import type { CallDefinition } from '../call.ts'
import type { DokumenDefinition } from '../dokumen.ts'
import { dokumenKasBank } from '../dokumen/kas-bank.ts'
import { dokumenStok } from '../dokumen/stok.ts'
import { KAS_BANK_SCREENS, nomorScreen } from '../rules/kas-bank.ts'
import { callsStok } from './dokumen-stok.ts'
import { lihatHutang } from './hutang.ts'
import { lihatPembelian } from './pembelian.ts'
import { lihatPenjualan } from './penjualan.ts'
import { lihatPesanan } from './pesanan.ts'
import { lihatService } from './service.ts'
import { lihatTitipan } from './titipan.ts'

type May = CallDefinition['may']

const MAY: Readonly<Record<string, May>> = {
  PENJUALAN: lihatPenjualan.may,
  PEMBELIAN: lihatPembelian.may,
  TUKAR: lihatPembelian.may,
  TITIPAN: lihatTitipan.may,
  PESANAN: lihatPesanan.may,
  SERVICE: lihatService.may,
  HUTANG: lihatHutang.may,
  'BAYAR BUNGA': lihatHutang.may,
  PERPANJANG: lihatHutang.may,
  'CICIL POKOK': lihatHutang.may,
  'HUTANG LUNAS': lihatHutang.may,
  ...Object.fromEntries(dokumenStok.map((dokumen) => [dokumen.kind, callsStok(dokumen).lihat.may])),
  // An entry of drawer or account is for everybody who may look at the screen of its series.
  ...Object.fromEntries(
    Object.values(dokumenKasBank).map(({ kind, nomor }) => [
      kind,
      { menus: [KAS_BANK_SCREENS[nomorScreen(`${nomor}-`)!].menu], action: 'lihat' } satisfies May,
    ]),
  ),
}

/** @returns undefined for a kind that no screen opens by its number */
export const mayView = ({ kind }: Pick<DokumenDefinition, 'kind'>): May | undefined => MAY[kind]
