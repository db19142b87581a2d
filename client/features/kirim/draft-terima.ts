/** A shipment that is checked off and not saved yet: kept in the browser's store, over a reload and a lost answer. */
import type { KirimanLine } from '#domain/calls/terima.ts'
import type { Milligram } from '#domain/units.ts'
import { newIdTrx } from '#client/net/api.ts'
import { draftPlace } from '#client/net/draft.ts'

/** A piece in hand. */
export interface Sampai {
  urut: number
  /** 'gudang/baki'; '' is the document's. */
  tempat: string
  /** The weight on the scale, when it differs from the shipment's. */
  berat: Milligram | null
}

export interface DraftTerima {
  id_trx: string
  /** '' while none is open. */
  no_kirim: string
  /** 'gudang/baki' for all that say nothing else. */
  tempat: string
  keterangan: string
  sampai: Sampai[]
  /** True when sent, while its arrival is unknown. */
  dikirim: boolean
}

export const emptyDraft = (no_kirim = '', tempat = ''): DraftTerima => ({
  id_trx: newIdTrx(),
  no_kirim,
  tempat,
  keterangan: '',
  sampai: [],
  dikirim: false,
})

export const simpanan = draftPlace<DraftTerima>('data_terima_barang_tmp', 'Terima Barang')

export const SORTIR = 'SORTIR/SORTIR'
/** Returns the tray for a piece, by what is chosen. */
export const tempatOf = (line: KirimanLine, { tempat }: Sampai, draft: DraftTerima): string =>
  line.sortir === 'HARUS' ? SORTIR : tempat || draft.tempat

const NOMOR = /^K[RB]-[A-Z0-9]{1,6}-\d{6}-\d{4,}$/
/** The number of a shipment, as its QR says it. */
export const isNomorKirim = (text: string): boolean => NOMOR.test(text)
