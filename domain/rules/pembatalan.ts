/** May this document be undone now, by whom, and with what otorisasi: one rule for server and screens (DOMAIN §B.0.10). */
import type { DokumenDefinition } from '../dokumen.ts'
import { errors, type Refusal } from '../errors.ts'
import type { Level } from '../level.ts'
import type { Rupiah } from '../units.ts'
import type { KategoriOtorisasi } from './otorisasi.ts'
import { boleh, type JenisStatus, type Status } from './status.ts'

export interface Dibatalkan {
  no: string
  status_valid: string
  /** The day it belongs to. */
  tgl_system: string
  input_by: string
  /** Total amount, for the person who allows the undoing; absent for documents without money. */
  jumlah?: Rupiah
}

export interface Pembatal {
  user_id: string
  level: Level
  /** The shop's day. */
  tgl_system: string
  /** The calendar's. */
  hari_ini: string
}

export type Pembatalan =
  /** The document cannot be undone. */
  | { cara: 'tolak'; refusal: Refusal }
  /** A document not yet confirmed: everything it holds is free again, and no posting is made. */
  | { cara: 'lepas' }
  /** A reversing posting is made. */
  | { cara: 'balik'; otorisasi?: KategoriOtorisasi; /** Said when there is none. */ tanpa?: Refusal }

/** Levels that undo what another has done without an otorisasi for it. */
const PENGAWAS: readonly Level[] = ['OWN', 'SU', 'SPV']
/** Levels that confirm documents, and so may release another's draft. */
const KASIR: readonly Level[] = ['OWN', 'SU', 'SPV', 'KSR']

export function putuskanBatal(kind: DokumenDefinition, dokumen: Dibatalkan, oleh: Pembatal): Pembatalan {
  const { batal, kunci } = kind
  const tolak = (refusal: Refusal): Pembatalan => ({ cara: 'tolak', refusal })
  if (batal.tidakPernah) return tolak(batal.tidakPernah().at(kunci))
  if (!berlanjut(kind.status, dokumen.status_valid, batal.akhir))
    return tolak(batal.sudah(dokumen.no).at(kunci))
  if (dokumen.status_valid === 'OPEN' && !batal.akhir)
    return dokumen.input_by === oleh.user_id || KASIR.includes(oleh.level)
      ? { cara: 'lepas' }
      : tolak(errors.tidakDiizinkan())
  const { hariLain, otorisasi } = batal
  const hariIni = dokumen.tgl_system === oleh.tgl_system
  if (!hariIni && hariLain.aturan === 'tidak') return tolak(hariLain.tolak().at(kunci))
  if (oleh.tgl_system < oleh.hari_ini) return tolak(errors.hariBelumDitutup())
  if (!otorisasi && dokumen.input_by !== oleh.user_id && !PENGAWAS.includes(oleh.level))
    return tolak(errors.tidakDiizinkan())
  if (!otorisasi) return { cara: 'balik' }
  if (hariIni || hariLain.aturan !== 'pemilik') return { cara: 'balik', otorisasi }
  return {
    cara: 'balik',
    otorisasi: 'BATAL BEDA TANGGAL',
    ...(oleh.level === 'OWN' ? {} : { tanpa: hariLain.tolak().at(kunci) }),
  }
}

const berlanjut = <J extends JenisStatus>(jenis: J, status: string, akhir = 'CANC'): boolean =>
  boleh(jenis, status as Status<J>, akhir as Status<J>)
